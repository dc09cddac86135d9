import DSDiagnostics
import DSImage
import Testing

/// What files state about their colours, in words and as sRGB.
struct ColorTests {
  private static func numbers(_ name: String, _ values: Int...) -> [UInt8] {
    TestPNG.chunk(name, values.flatMap(TestPNG.number))
  }

  private static func profile(_ bytes: [UInt8]) -> [UInt8] {
    TestPNG.chunk("iCCP", Array("icc".utf8) + [0, 0] + TestPNG.stored(bytes))
  }

  /// A PNG of one row of colours, with chunks in front of the pixels.
  private static func png(_ colors: [[UInt8]], _ chunks: [UInt8]...) -> [UInt8] {
    TestPNG.file(
      TestPNG.header(colors.count, 1), chunks.flatMap { $0 },
      TestPNG.chunk("IDAT", TestPNG.stored([0] + colors.flatMap { $0 })))
  }

  private func stated(_ chunks: [UInt8]...) throws -> StatedColors {
    try StatedColors(Self.png([[1, 2, 3]], chunks.flatMap { $0 }), file: "a.png")
  }

  private func converted(_ file: [UInt8], file name: String = "a.png") throws -> [[Int]] {
    var picture = try StillPicture(file, keepsHidden: false, file: name)
    if let conversion = try SRGBConversion.make(from: picture.colors, file: name) { try picture.convert(conversion) }
    return picture.bitmap.pixels.map { pixel in [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) } }
  }

  private static let words: [(chunks: [UInt8], words: String)] = [
    ([], "no colour information, so sRGB"), (TestPNG.chunk("sRGB", [0]), "sRGB"),
    (profile(TestProfile.colors("Display P3", TestProfile.displayP3)), "Display P3 profile"),
    (numbers("gAMA", 45_455), "gamma 1/2.2"), (numbers("gAMA", 55_556), "gamma 1/1.8"),
    (numbers("gAMA", 100_000), "gamma 1"), (numbers("gAMA", 48_780), "gamma 1/2.05"), (numbers("gAMA", 0), "gamma 0"),
    (
      numbers("gAMA", 45_455) + numbers("cHRM", 31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000),
      "gamma 1/2.2, primaries of Display P3"
    ),
    (numbers("cHRM", 31_270, 32_900, 1, 2, 3, 4, 5, 6), "primaries of its own"),
    (TestPNG.chunk("cICP", [1, 13, 0, 1]), "sRGB"), (TestPNG.chunk("cICP", [12, 13, 0, 1]), "Display P3"),
    (TestPNG.chunk("cICP", [9, 16, 0, 1]), "BT.2020 primaries, PQ transfer"),
    (TestPNG.chunk("cICP", [9, 18, 0, 0]), "BT.2020 primaries, HLG transfer, narrow range"),
    (TestPNG.chunk("cICP", [99, 98, 2, 1]), "number 99 primaries, number 98 transfer, matrix 2"),
    (TestPNG.chunk("cICP", [9]), "code points that do not exist"),
    // cICP counts before a profile, and that before sRGB.
    (TestPNG.chunk("sRGB", [0]) + TestPNG.chunk("cICP", [12, 13, 0, 1]), "Display P3"),
    (TestPNG.chunk("sRGB", [0]) + profile(TestProfile.colors("Wide", TestProfile.displayP3)), "Wide profile"),
  ]

  @Test(arguments: words)
  func `what two files state is said in words`(chunks: [UInt8], words: String) throws {
    // A file that differs from all of these.
    let other = try stated(Self.numbers("gAMA", 12_345))
    let found = try #require(ColorDifference(expected: other, actual: try stated(chunks)))
    #expect(found.actual == words && found.expected == "gamma 1/8.1")
    #expect(found.line.hasPrefix("expected: gamma 1/8.1; actual: \(words) (") && found.chunks.contains("gAMA"))
  }

  @Test func `a JPEG and a PNG differ in their colours only if those mean something else`() throws {
    let wide = TestProfile.colors("Display P3", TestProfile.displayP3)
    let jpeg = try StatedColors(TestJPEG.halved, file: "a.jpg")
    let wideJPEG = try StatedColors(Self.jpeg(with: wide), file: "a.jpg")
    #expect(ColorDifference(expected: jpeg, actual: try stated(TestPNG.chunk("sRGB", [0]))) == nil)
    #expect(ColorDifference(expected: wideJPEG, actual: try stated(Self.profile(wide))) == nil)
    let found = try #require(ColorDifference(expected: wideJPEG, actual: try stated(TestPNG.chunk("sRGB", [0]))))
    #expect(found.line == "expected: Display P3 profile; actual: sRGB" && found.chunks.isEmpty)
  }

  @Test func `profiles of the same name that are not the same are told apart`() throws {
    let one = try stated(Self.profile(TestProfile.colors("Screen", TestProfile.displayP3)))
    let other = try stated(Self.profile(TestProfile.colors("Screen", TestProfile.sRGB)))
    #expect(
      ColorDifference(expected: one, actual: other)?.line
        == "expected and actual: Screen profile, but not the same (iCCP)")
    #expect(ColorDifference(expected: one, actual: one) == nil)
  }

  /// A JPEG with a profile in parts of 100 bytes, the last first.
  private static func jpeg(with profile: [UInt8]) -> [UInt8] {
    let starts = Array(stride(from: 0, to: profile.count, by: 100))
    var file = TestJPEG.halved
    for (index, start) in starts.enumerated() {
      let part = profile[start..<min(start + 100, profile.count)]
      file = TestJPEG.file(
        file, with: 0xE2, Array("ICC_PROFILE".utf8) + [0, UInt8(index + 1), UInt8(starts.count)] + part)
    }
    return file
  }

  private static let patches: [[UInt8]] = [
    [128, 128, 128], [255, 128, 64], [64, 160, 96], [200, 100, 50], [0, 0, 0],
  ]
  /// From the published primaries and curves in double precision: to XYZ by the matrix of the one space, and from it by
  /// the inverse of that of sRGB, clipped, with the curve of sRGB.
  private static let fromP3 = [[128, 128, 128], [255, 119, 38], [0, 163, 89], [215, 93, 31], [0, 0, 0]]
  private static let from2020 = [[140, 140, 140], [255, 115, 59], [0, 177, 102], [246, 94, 50], [0, 0, 0]]

  private func expectNear(_ found: [[Int]], _ expected: [[Int]], within steps: Int = 1) {
    #expect(found.count == expected.count)
    for (a, b) in zip(found.joined(), expected.joined()) { #expect(abs(a - b) <= steps, "\(found) \(expected)") }
  }

  @Test func `a patch of Display P3 has the known colours in sRGB, whatever says that it is one`() throws {
    let chunks = [
      Self.profile(TestProfile.colors("Display P3", TestProfile.displayP3)), TestPNG.chunk("cICP", [12, 13, 0, 1]),
      Self.numbers("cHRM", 31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000),
    ]
    for chunk in chunks { expectNear(try converted(Self.png(Self.patches, chunk)), Self.fromP3) }
    expectNear(try converted(Self.png(Self.patches, TestPNG.chunk("cICP", [9, 14, 0, 1]))), Self.from2020)
  }

  @Test func `a gamma of 1 turns 128 into 188`() throws {
    #expect(try converted(Self.png([[128, 128, 128]], Self.numbers("gAMA", 100_000))) == [[188, 188, 188]])
  }

  @Test func `a picture of a design system is converted, and what cannot be is a warning`() throws {
    func asset(_ chunks: [UInt8]...) throws -> AssetPicture {
      try decodeAsset(Self.png([[128, 128, 128]], chunks.flatMap { $0 }), .png, file: "a.png")
    }
    let gamma = try asset(Self.numbers("gAMA", 100_000))
    #expect(gamma.bitmap.pixels == [0xFFBC_BCBC] && gamma.warning == nil)
    for stated in [[], TestPNG.chunk("sRGB", [0]), Self.numbers("gAMA", 45_455)] {
      let plain = try asset(stated)
      #expect(plain.bitmap.pixels == [0xFF80_8080] && plain.warning == nil)
    }
    // PQ, and a profile that is none.
    for stated in [TestPNG.chunk("cICP", [9, 16, 0, 1]), Self.profile([1, 2, 3])] {
      let kept = try asset(stated)
      #expect(kept.bitmap.pixels == [0xFF80_8080] && kept.warning?.id == "unread-picture-data")
    }
    #expect(throws: PictureError.self) { try decodeAsset([1, 2, 3], .png, file: "a.png") }
    #expect(throws: PictureError.self) { try decodeAsset([1, 2, 3], .jpeg, file: "a.jpg") }
  }

  @Test func `samples of 16 bits are converted as such`() throws {
    let file = TestPNG.file(
      TestPNG.header(1, 1, bitDepth: 16), Self.numbers("gAMA", 100_000),
      TestPNG.chunk("IDAT", TestPNG.stored([0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x90])))
    var picture = try StillPicture(file, keepsHidden: false, file: "a.png")
    let conversion = try #require(try SRGBConversion.make(from: picture.colors, file: "a.png"))
    try picture.convert(conversion)
    #expect(picture.bitmap.pixels == [0xFFBC_BCBC])
    let samples = try #require(picture.samples)
    // The curve of sRGB at 0x8080 / 65535.
    #expect(abs(Int(samples[0]) - 48_276) <= 2 && samples[2] > samples[0] && samples[3] == 65_535)
  }

  @Test func `colours that are sRGB are not touched`() throws {
    let all: [[UInt8]] = (0...255).map { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }
    let chunks = [
      [], TestPNG.chunk("sRGB", [0]), Self.numbers("gAMA", 45_455), TestPNG.chunk("cICP", [1, 13, 0, 1]),
      Self.profile(TestProfile.colors("Anything", TestProfile.sRGB)),
    ]
    for chunk in chunks { #expect(try converted(Self.png(all, chunk)) == all.map { $0.map(Int.init) }) }
  }

  @Test func `a JPEG, a WebP and a grey picture are converted too`() throws {
    let wide = TestProfile.colors("Display P3", TestProfile.displayP3)
    let plain = try converted(TestJPEG.halved, file: "a.jpg")
    #expect(try converted(Self.jpeg(with: wide), file: "a.jpg") != plain)
    let webp = try StillPicture(Self.webp(with: wide), keepsHidden: false, file: "a.webp")
    #expect(
      ColorDifference(expected: webp.colors, actual: try stated(Self.profile(wide))) == nil)
    #expect(try converted(Self.webp(with: wide), file: "a.webp") != converted(TestWebP.lossless, file: "a.webp"))
    let grey = Self.png([[128, 128, 128]], Self.profile(TestProfile.grey(gamma: 1)))
    #expect(try converted(grey) == [[188, 188, 188]])
  }

  /// A lossless WebP with a profile.
  private static func webp(with profile: [UInt8]) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + TestPNG.number(content.count).reversed() + content + (content.count % 2 == 0 ? [] : [0])
    }
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [0x20, 0, 0, 0, 20, 0, 0, 13, 0, 0]) + chunk("ICCP", profile)
      + TestWebP.lossless[12...]
    return Array("RIFF".utf8) + TestPNG.number(body.count).reversed() + body
  }

  private static let unconverted: [(chunks: [UInt8], part: String)] = [
    (TestPNG.chunk("cICP", [9, 16, 0, 1]), "BT.2020 primaries, PQ transfer"),
    (TestPNG.chunk("cICP", [9, 18, 0, 1]), "BT.2020 primaries, HLG transfer"),
    (TestPNG.chunk("cICP", [1, 13, 0, 0]), "narrow range"), (TestPNG.chunk("cICP"), "code points that do not exist"),
    (profile(TestProfile.empty(space: "CMYK")), "Inks profile is of the colours CMYK"),
    (profile([1, 2, 3]), "its icc profile is damaged"), (profile([]), "damaged"),
    (profile(Array(repeating: 7, count: Limits.profileBytes + 1)), "has more than 4194304 bytes"),
    (profile(TestProfile.grey(gamma: 1)), "its profile is of grey, and the picture is not"),
    (numbers("gAMA", 0), "no colours have gamma 0"), (numbers("cHRM", 0, 0, 0, 0, 0, 0, 0, 0), "no colours have"),
    (numbers("cHRM", 1), "no colours have primaries of its own"),
  ]

  @Test(arguments: unconverted)
  func `colours that cannot be converted are refused by name, with a hint`(chunks: [UInt8], part: String) throws {
    let error = #expect(throws: PictureError.self) { try converted(Self.png([[1, 2, 3]], chunks)) }
    let found = try #require(error?.diagnostic)
    #expect(found.id == "unconverted-colors" && found.message.contains(part), "\(found.message)")
    #expect(found.hint?.contains("--convert-to-srgb") == true && found.location == SourceLocation(file: "a.png"))
  }

  @Test func `no damage of a profile does more than change colours or fail`() {
    let whole = TestProfile.colors("Display P3", TestProfile.displayP3)
    for count in 0..<whole.count {
      _ = try? converted(Self.png([[1, 2, 3]], Self.profile(Array(whole.prefix(count)))))
    }
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x5A
      _ = try? converted(Self.png([[200, 2, 3]], Self.profile(damaged)))
    }
  }
}
