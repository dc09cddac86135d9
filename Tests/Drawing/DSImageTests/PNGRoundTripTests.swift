import Testing

@testable import DSImage

struct PNGRoundTripTests {
  /// Encodes with both efforts and reads the result with both decoders.
  private func check(_ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for effort in PNGEffort.allCases {
      let file = encodePNG(bitmap, effort: effort)
      for policy in [PNGPolicy.baseline, .asset] {
        let decoded = try decodePNG(file, policy: policy, file: "x.png")
        #expect(
          decoded == bitmap, "\(bitmap.width)×\(bitmap.height), \(effort), \(policy)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 200, 256, 257, 1000])
  func `a picture of any number of colours comes back as it was`(colors: Int) throws {
    for (width, height) in [(1, 1), (7, 3), (9, 1), (1, 40), (64, 33)] {
      for opaque in [true, false] {
        try check(
          TestBitmaps.noise(width: width, height: height, colors: colors, opaque: opaque, seed: UInt64(colors)))
      }
    }
  }

  @Test func `pictures of user interfaces come back as they were`() throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      try check(TestBitmaps.card(width: 231, height: 97, seed: seed))
      try check(TestBitmaps.card(width: 120, height: 160, seed: seed, translucent: true))
    }
  }

  @Test func `a picture of several blocks comes back as it was`() throws {
    try check(TestBitmaps.noise(width: 400, height: 200, colors: 5000, opaque: false, seed: 4))
  }

  @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 176, 177, 185, 360])
  func `rows that differ from the row above in any of their columns come back as they were`(width: Int) throws {
    for opaque in [true, false] {
      let noise = TestBitmaps.noise(
        width: width, height: 600 / width + 2, colors: 1000, opaque: opaque, seed: UInt64(width))
      var picture = Bitmap(width: width, height: 3 * noise.height, pixels: noise.pixels + noise.pixels + noise.pixels)
      for y in noise.height..<picture.height {
        for x in 0..<width where x < y % (width + 1) || x > y * 7 % (width + 1) {
          picture[x, y] = picture[x, y - 1]
        }
      }
      try check(picture)
    }
  }

  @Test func `rows beyond the compression window come back as they were`() throws {
    try check(Bitmap(width: 12_000, height: 3, pixels: (0..<36_000).map { 0xFF00_0000 | UInt32($0 % 12_000) }))
  }

  @Test func `flat pictures take hardly any space`() throws {
    let flat = Bitmap(width: 800, height: 400, filledWith: 0xFF12_3456)
    try check(flat)
    #expect(encodePNG(flat).count < 400)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `more effort makes a smaller file`(seed: UInt64) {
    let picture = TestBitmaps.card(width: 400, height: 240, seed: seed)
    let (fast, small) = (encodePNG(picture, effort: .fast), encodePNG(picture, effort: .small))
    #expect(small.count * 20 < fast.count * 19, "\(small.count) against \(fast.count) bytes")
  }

  @Test func `repetitions as far back as the window reaches are found`() throws {
    // Rows of noise that come again 31 rows later.
    let rows = TestBitmaps.noise(width: 1000, height: 31, colors: 256, opaque: true, seed: 6)
    let twice = Bitmap(width: 1000, height: 62, pixels: rows.pixels + rows.pixels)
    try check(twice)
    #expect(encodePNG(twice, effort: .small).count < encodePNG(rows, effort: .small).count * 11 / 10)
  }

  @Test func `an encoder that was used before writes the same bytes`() {
    let encoder = PNGEncoder()
    let first = TestBitmaps.card(width: 200, height: 100)
    let second = TestBitmaps.noise(width: 50, height: 60, colors: 300, opaque: true, seed: 3)
    let expected = [first, second].map { encodePNG($0) }
    #expect([first, second, first].map { encoder.encode($0) } == expected + [expected[0]])
  }

  @Test func `the smallest format is chosen`() throws {
    func header(_ colors: Int, opaque: Bool = true) throws -> PNGHeader {
      let file = encodePNG(TestBitmaps.noise(width: 60, height: 60, colors: colors, opaque: opaque, seed: 9))
      return try PNGStructure(file, policy: .asset, file: "x.png").header
    }
    #expect(try header(2).bitDepth == 1)
    #expect(try header(4).bitDepth == 2)
    #expect(try header(16).bitDepth == 4)
    #expect(try header(256).colorType == .palette)
    #expect(try header(400).colorType == .rgb)
    #expect(try header(400, opaque: false).colorType == .rgba)
  }
}
