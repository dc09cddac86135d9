import DSImage
import Testing

/// Two files that are compared before their filters are undone.
struct PlainPairTests {
  /// A kind of picture, and how many samples a pixel has.
  struct Kind: CustomTestStringConvertible {
    var colorType: Int
    var bitDepth: Int
    var colors = 0
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
    var testDescription: String { "type \(colorType), \(bitDepth) bits, \(colors) colours" }

    static let all: [Kind] =
      [1, 2, 4, 8].map { Kind(colorType: 0, bitDepth: $0) } + [2, 4, 6].map { Kind(colorType: $0, bitDepth: 8) }
      + [1, 2, 4, 8].flatMap { bits in
        [1 << bits, 1 << bits - 1].map { Kind(colorType: 3, bitDepth: bits, colors: $0) }
      }
  }

  /// A file of a kind with rows of all filters in turn, and what it must be read as.
  private static func file(
    _ kind: Kind, _ width: Int, _ height: Int, _ change: (Int, Int, inout Int) -> Void = { _, _, _ in }
  ) throws -> (bytes: [UInt8], bitmap: Bitmap) {
    let most = kind.colors > 0 ? kind.colors : 1 << kind.bitDepth
    let rows = TestPNG.rows(width, height, bitDepth: kind.bitDepth, channels: kind.channels, interlaced: false) {
      x, y, channel in
      var sample = (x * x * 31 + y * 977 + channel * 59) / 7 % most
      change(x, y, &sample)
      return min(sample, most - 1)
    }
    var extra: [UInt8] = []
    if kind.colors > 0 {
      extra = TestPNG.chunk("PLTE", (0..<kind.colors * 3).map { UInt8($0 * 37 & 255) })
    }
    let bytes = TestPNG.file(
      TestPNG.header(width, height, bitDepth: kind.bitDepth, colorType: kind.colorType), extra,
      TestPNG.chunk("IDAT", TestPNG.stored(rows)))
    return (bytes, try decodePNG(bytes, policy: .asset, file: "x.png"))
  }

  /// Both rows of every row that is handed on.
  private func rows(_ expected: [UInt8], _ actual: [UInt8], all: Bool) -> [Int: (old: [UInt32], new: [UInt32])]? {
    guard let pair = PlainPair(expected: expected, actual: actual, room: 1 << 20) else { return nil }
    var found: [Int: (old: [UInt32], new: [UInt32])] = [:]
    let isWhole = pair.forEachRow(all: all) { y, old, new in found[y] = (Array(old), Array(new)) }
    return isWhole ? found : nil
  }

  private func row(_ y: Int, of bitmap: Bitmap) -> [UInt32] {
    y < bitmap.height ? Array(bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]) : []
  }

  @Test(arguments: Kind.all)
  func `every row is handed on as the decoder reads it, and every row that differs`(kind: Kind) throws {
    let plain = try Self.file(kind, 19, 23)
    let others = try [
      plain, Self.file(kind, 19, 23) { x, y, sample in if x == 18, y == 9 { sample ^= 1 } },
      Self.file(kind, 19, 23) { x, y, sample in if y % 7 > 4, x > 3 { sample = sample / 2 } },
      Self.file(kind, 19, 23) { _, y, sample in if y == 0 { sample ^= 1 } }, Self.file(kind, 19, 17),
      Self.file(kind, 19, 30), Self.file(kind, 12, 23),
      Self.file(Kind(colorType: 6, bitDepth: 8), 19, 23),
      Self.file(Kind(colorType: 3, bitDepth: 8, colors: 40), 19, 23),
    ]
    for (old, new) in others.flatMap({ [(plain, $0), ($0, plain)] }) {
      let all = try #require(rows(old.bytes, new.bytes, all: true))
      let some = try #require(rows(old.bytes, new.bytes, all: false))
      for y in 0..<max(old.bitmap.height, new.bitmap.height) {
        let (expected, actual) = (row(y, of: old.bitmap), row(y, of: new.bitmap))
        #expect(all[y]?.old == expected && all[y]?.new == actual)
        if let pair = some[y] {
          #expect(pair.old == expected && pair.new == actual)
        } else {
          #expect(expected == actual)
        }
      }
      #expect(old.bytes != new.bytes || some.isEmpty, "equal rows are not read")
    }
  }

  @Test func `what is damaged or of another kind is left to others`() throws {
    let kind = Kind(colorType: 3, bitDepth: 8, colors: 255)
    let good = try Self.file(kind, 5, 4).bytes
    func file(_ rows: [UInt8], colorType: Int = 3, bitDepth: Int = 8, extra: [UInt8] = [], interlaced: Bool = false)
      -> [UInt8]
    {
      TestPNG.file(
        TestPNG.header(5, 4, bitDepth: bitDepth, colorType: colorType, interlaced: interlaced),
        colorType == 3 ? TestPNG.chunk("PLTE", (0..<765).map { UInt8($0 & 255) }) : [], extra,
        TestPNG.chunk("IDAT", TestPNG.stored(rows)))
    }
    var rows = [UInt8](repeating: 0, count: 24)
    #expect(self.rows(file(rows), file(rows), all: false) != nil)
    rows[20] = 255
    #expect(self.rows(file(rows), file(rows), all: false) == nil, "the palette has no such colour")
    rows[20] = 0
    rows[12] = 5
    #expect(self.rows(file(rows), file(rows), all: false) == nil, "there is no such filter")
    let damaged: [[UInt8]] = [
      Array(good.dropLast()), [], file(Array(repeating: 0, count: 23)), file(Array(repeating: 0, count: 25)),
      file(Array(repeating: 0, count: 44), colorType: 0, bitDepth: 16),
      file(Array(repeating: 0, count: 24), colorType: 0, extra: TestPNG.chunk("tRNS", [0, 3])),
      file(Array(repeating: 0, count: 28), interlaced: true),
    ]
    for other in damaged {
      #expect(PlainPair(expected: good, actual: other, room: 1 << 20) == nil)
      #expect(PlainPair(expected: other, actual: good, room: 1 << 20) == nil)
    }
    #expect(PlainPair(expected: good, actual: good, room: 47) == nil, "both take 48 bytes")
    #expect(PlainPair(expected: good, actual: good, room: 48) != nil)
  }
}
