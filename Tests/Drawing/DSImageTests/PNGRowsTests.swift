import DSDiagnostics
import DSImage
import Testing

/// Rows that are decoded one by one, from files that are wrong.
struct PNGRowsTests {
  private static let rows = TestPNG.rows(40, 30, bitDepth: 8, channels: 3, interlaced: false) { x, y, z in
    x * y * 7 + z
  }
  private static let data = TestPNG.stored(rows)

  /// Why a file is refused, at whichever row; nil where it is not.
  private func cause(_ file: [UInt8]) -> PNGError.Cause? {
    do {
      let rows = try PNGRows(file, file: "x.png")
      var pixels = [UInt32](repeating: 0, count: rows.width)
      for _ in 0..<rows.height {
        try pixels.withUnsafeMutableBufferPointer { try rows.next(into: $0, samples: nil) }
      }
      try rows.finish()
    } catch { return (error as? PNGError)?.cause }
    return nil
  }

  private func file(_ data: [UInt8], height: Int = 30) -> [UInt8] {
    TestPNG.file(TestPNG.header(40, height), TestPNG.chunk("IDAT", data))
  }

  @Test func `data that are too long, too short or damaged are refused as in whole pictures`() {
    #expect(cause(file(Self.data)) == nil)
    #expect(cause(file(Self.data, height: 29)) == .tooMuchData)
    #expect(cause(file(Self.data, height: 31)) == .tooLittleData)
    #expect(cause(file(Self.data + [0])) == .tooMuchData)
    #expect(cause(file(Array(Self.data.dropLast()))) == .tooLittleData)
    #expect(
      cause(file(Array(Self.data.dropLast()) + [Self.data.last.map { $0 ^ 1 } ?? 0])) == .corruptData(detail: nil))
    var filtered = Self.rows
    filtered[0] = 9
    #expect(cause(file(TestPNG.stored(filtered))) == .badFilter(number: 9))
    #expect(cause(Array(file(Self.data).dropLast(12))) == .cutShort)
  }

  @Test func `more pixels are taken than of a whole picture, up to a limit`() {
    let large = TestPNG.file(TestPNG.header(8000, 6000), TestPNG.chunk("IDAT", Self.data))
    #expect(cause(large) == .tooLittleData)
    #expect(throws: PNGError.self) { try decodePNG(large, policy: .asset, file: "x.png") }
    #expect(
      cause(TestPNG.file(TestPNG.header(8193, 8192), TestPNG.chunk("IDAT", Self.data)))
        == .tooManyPixels(width: 8193, height: 8192, side: Limits.comparedSide, limit: Limits.comparedPixels))
  }

  @Test(arguments: [(1, 30_000), (30_000, 1), (Limits.comparedSide, 1), (1, Limits.comparedSide)])
  func `a picture that is compared may be long and thin, and one that is drawn may not`(width: Int, height: Int) throws
  {
    let rows = [UInt8](repeating: 0, count: (1 + (width + 7) / 8) * height)
    let file = TestPNG.file(
      TestPNG.header(width, height, bitDepth: 1, colorType: 0), TestPNG.chunk("IDAT", TestPNG.stored(rows)))
    let picture = try decodePNG(file, policy: .asset, bounds: .compared, file: "x.png")
    #expect(picture.width == width && picture.height == height && cause(file) == nil)
    #expect(throws: PNGError.self) { try decodePNG(file, policy: .asset, file: "x.png") }
  }

  @Test func `a side beyond the limit of comparing is refused by the header alone`() {
    #expect(
      cause(TestPNG.file(TestPNG.header(Limits.comparedSide + 1, 1), TestPNG.chunk("IDAT", Self.data)))
        == .tooManyPixels(
          width: Limits.comparedSide + 1, height: 1, side: Limits.comparedSide, limit: Limits.comparedPixels))
  }

  @Test func `a picture of few colours has the file of its bitmap`() {
    for (colors, width, height) in [(1, 1, 1), (2, 9, 3), (4, 30, 7), (16, 31, 40), (200, 64, 50), (256, 300, 30)] {
      let all = (0..<UInt32(colors)).map { ($0 % 3 == 1 ? 0x8000_0000 : 0xFF00_0000) | $0 * 77 }
      var picture = IndexedPicture(width: width, height: height, colors: all)
      for y in 0..<height {
        for x in 0..<width { picture[x, y] = UInt8((x / 3 * 5 + y / 2 * 31) % colors) }
      }
      let bitmap = picture.bitmap
      #expect(bitmap[width - 1, height - 1] == all[Int(picture[width - 1, height - 1])])
      #expect(PNGEncoder().encode(picture) == encodePNG(bitmap))
    }
  }
}
