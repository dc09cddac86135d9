import DSDiagnostics
import DSImage
import Testing

/// What pictures say of their colours and of how they were held, and which of it is reported.
struct UnreadMeaningTests {
  /// The warning of a PNG with some chunks before its pixels.
  private func warning(_ chunks: [UInt8]...) throws -> Diagnostic? {
    let file = TestPNG.file(
      TestPNG.header(1, 1), chunks.flatMap { $0 }, TestPNG.chunk("IDAT", TestPNG.stored([0, 1, 2, 3])))
    _ = try decodePNG(file, policy: .asset, file: "a.png")
    return unreadMeaning(ofPNG: file, file: "a.png")
  }

  private static func numbers(_ name: String, _ numbers: Int...) -> [UInt8] {
    var content: [UInt8] = []
    for number in numbers { content += TestPNG.number(number) }
    return TestPNG.chunk(name, content)
  }

  private static let gamma = numbers("gAMA", 45_455)
  private static let points = numbers("cHRM", 31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000)
  private static let otherPoints = numbers("cHRM", 31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000)
  private static let standard = TestPNG.chunk("sRGB", [0])

  /// A profile with a description and nothing else.
  static func profile(_ name: String, isOfVersion4: Bool) -> [UInt8] {
    let text = Array(name.utf8)
    var description: [UInt8] = []
    func add(_ word: String) { description += Array(word.utf8) }
    func add(_ numbers: Int...) { for number in numbers { description += TestPNG.number(number) } }
    if isOfVersion4 {
      add("mluc")
      add(0, 1, 12)
      add("enUS")
      add(2 * text.count, 28)
      for byte in text { description += [0, byte] }
    } else {
      add("desc")
      add(0, text.count + 1)
      description += text + [0]
    }
    var profile = [UInt8](repeating: 0, count: 128) + TestPNG.number(2)
    for (tag, start, length) in [("cprt", 0, 4), ("desc", 156, description.count)] {
      profile += Array(tag.utf8) + TestPNG.number(start) + TestPNG.number(length)
    }
    return profile + description
  }

  private static func chunk(_ name: String, _ profile: [UInt8]) -> [UInt8] {
    TestPNG.chunk("iCCP", Array(name.utf8) + [0, 0] + TestPNG.stored(profile))
  }

  /// What a camera says of how it was held.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    var content = Array("MM".utf8) + [0, 42] + TestPNG.number(8)
    content += [0, 1, 1, 0x12, 0, 3] + TestPNG.number(1)
    content += [0, orientation, 0, 0] + TestPNG.number(0)
    return TestPNG.chunk("eXIf", content)
  }

  private static let sRGB: [[UInt8]] = [
    [], gamma, points, gamma + points, standard, standard + numbers("gAMA", 100_000) + otherPoints,
    numbers("gAMA", 45_454), chunk("sRGB IEC61966-2.1", []),
    chunk("ICC Profile", profile("sRGB IEC61966-2.1", isOfVersion4: false)),
    chunk("icc", profile("sRGB v4 ICC preference", isOfVersion4: true)), TestPNG.chunk("cICP", [1, 13, 0, 1]),
    TestPNG.chunk("cICP", [1, 13, 0, 1]) + chunk("Display P3", profile("Display P3", isOfVersion4: true)), exif(1),
  ]

  @Test(arguments: sRGB)
  func `values that mean sRGB, and an upright picture, are no warning`(chunks: [UInt8]) throws {
    #expect(try warning(chunks) == nil)
  }

  private static let displayP3 = chunk("icc", profile("Display P3", isOfVersion4: true))
  private static let others: [(chunks: [UInt8], part: String)] = [
    (numbers("gAMA", 100_000), "chunk gAMA, the gamma 100000/100000"), (otherPoints, "chunk cHRM, primaries that"),
    (gamma + otherPoints, "chunk cHRM, primaries that"),
    (TestPNG.chunk("cICP", [9, 16, 0, 1]), "chunk cICP, the colour space 9-16-0-1"),
    (chunk("Display P3", []), "chunk iCCP, the colour profile 'Display P3'"),
    (chunk("icc", profile("Adobe RGB (1998)", isOfVersion4: false)), "the colour profile 'Adobe RGB (1998)'"),
    (displayP3, "the colour profile 'Display P3'"), (displayP3 + standard, "the colour profile 'Display P3'"),
    (chunk("icc", [1, 2, 3]), "the colour profile 'icc'"), (exif(6), "chunk eXIf, which turns or mirrors"),
  ]

  @Test(arguments: others)
  func `what changes the colours or the orientation is one warning at the file`(chunks: [UInt8], part: String) throws {
    let found = try #require(try warning(chunks))
    #expect(found.id == "unread-picture-data" && found.severity == .warning)
    #expect(found.location == SourceLocation(file: "a.png"))
    #expect(found.message.contains(part), "\(found.text)")
  }

  @Test func `two such parts are one warning`() throws {
    let found = try #require(try warning(Self.numbers("gAMA", 100_000), Self.exif(3)))
    #expect(found.message.contains("gAMA") && found.message.contains("eXIf"))
  }

  @Test func `a profile that is damaged anywhere is named by its chunk and stops nothing`() throws {
    let whole = Self.profile("Display P3", isOfVersion4: true)
    for count in 0..<whole.count {
      let found = try #require(try warning(Self.chunk("icc", Array(whole.prefix(count)))))
      #expect(found.message.contains("the colour profile '"), "\(count): \(found.text)")
    }
    for index in 128..<156 {
      var bytes = whole
      bytes[index] = 0xFF
      #expect(try warning(Self.chunk("icc", bytes)) != nil)
    }
    #expect(try warning(TestPNG.chunk("iCCP", Array("icc".utf8) + [0, 0, 9, 9, 9])) != nil)
    #expect(try warning(TestPNG.chunk("iCCP")) != nil)
  }

  @Test(arguments: [("sRGB IEC61966-2.1", false), ("Display P3", true), ("Adobe RGB (1998)", true)])
  func `a JPEG's profile is a warning by its name`(name: String, isNamed: Bool) throws {
    for isOfVersion4 in [false, true] {
      let part = Array("ICC_PROFILE".utf8) + [0, 1, 1] + Self.profile(name, isOfVersion4: isOfVersion4)
      let file =
        Array(TestJPEG.halved.prefix(2)) + [0xFF, 0xE2, UInt8((part.count + 2) >> 8), UInt8((part.count + 2) & 255)]
        + part + TestJPEG.halved.dropFirst(2)
      _ = try decodeJPEG(file, file: "a.jpg")
      let found = unreadMeaning(ofJPEG: file, file: "a.jpg")
      #expect((found != nil) == isNamed && found?.message.contains("part APP2, the colour profile '\(name)'") ?? true)
    }
    #expect(unreadMeaning(ofJPEG: TestJPEG.halved, file: "a.jpg") == nil)
  }
}
