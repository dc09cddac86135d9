import DSImage
import Testing

/// Every kind of PNG that there is, as in PngSuite: colour type × bit depth × interlaced, with and without transparency.
struct PNGKindsTests {
  struct Kind: CustomTestStringConvertible {
    var colorType: Int
    var bitDepth: Int
    var interlaced: Bool
    var transparency: Bool
    var testDescription: String {
      "type \(colorType), \(bitDepth) bits\(interlaced ? ", interlaced" : "")\(transparency ? ", tRNS" : "")"
    }
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

    static let all: [Kind] = {
      let depths: [(Int, [Int])] = [
        (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
      ]
      var kinds: [Kind] = []
      for (type, depths) in depths {
        for depth in depths {
          for interlaced in [false, true] {
            for transparency in type < 4 ? [false, true] : [false] {
              kinds.append(
                Kind(colorType: type, bitDepth: depth, interlaced: interlaced, transparency: transparency))
            }
          }
        }
      }
      return kinds
    }()
  }

  private static let palette: [(color: UInt32, alpha: UInt8)] = (0..<256).map { (index: Int) in
    let alpha: UInt8 = index % 3 == 0 ? UInt8(index) : 255
    return (UInt32(index * 7_919 % 0xFF_FFFF), alpha)
  }

  /// The sample at a place, which reaches every value that the depth has.
  private func sample(_ kind: Kind, _ x: Int, _ y: Int, _ channel: Int) -> Int {
    (x * 2_531 + y * 977 + channel * 5_003) % (1 << kind.bitDepth)
  }

  /// What the picture must decode to.
  private func expected(_ kind: Kind, _ width: Int, _ height: Int, key: [Int]) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let most = (1 << kind.bitDepth) - 1
    for y in 0..<height {
      for x in 0..<width {
        let samples = (0..<kind.channels).map { sample(kind, x, y, $0) }
        let bytes = samples.map { UInt32((Double($0) * 255 / Double(most)).rounded()) }
        var (color, alpha): (UInt32, UInt32) = (0, 255)
        switch kind.colorType {
        case 3:
          color = Self.palette[samples[0]].color
          if kind.transparency { alpha = UInt32(Self.palette[samples[0]].alpha) }
        case 0, 4: color = bytes[0] * 0x01_0101
        default: color = bytes[0] << 16 | bytes[1] << 8 | bytes[2]
        }
        if kind.colorType >= 4 { alpha = bytes[kind.channels - 1] }
        if kind.transparency, kind.colorType < 3, samples == key { alpha = 0 }
        bitmap[x, y] = alpha == 0 ? 0 : alpha << 24 | color
      }
    }
    return bitmap
  }

  @Test(arguments: Kind.all)
  func `every kind is read as an asset, and the kinds of baselines alike by both decoders`(kind: Kind) throws {
    for (width, height) in [(32, 32), (1, 1), (3, 9), (13, 2)] {
      let key = (0..<kind.channels).map { sample(kind, width / 2, height / 2, $0) }
      var extra: [UInt8] = []
      if kind.colorType == 3 {
        let colors = Self.palette.prefix(1 << kind.bitDepth)
        extra += TestPNG.chunk(
          "PLTE", colors.flatMap { color in [16, 8, 0].map { UInt8(color.color >> UInt32($0) & 255) } })
        if kind.transparency { extra += TestPNG.chunk("tRNS", colors.map(\.alpha)) }
      } else if kind.transparency {
        extra += TestPNG.chunk("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
      }
      let rows = TestPNG.rows(
        width, height, bitDepth: kind.bitDepth, channels: kind.channels, interlaced: kind.interlaced
      ) { sample(kind, $0, $1, $2) }
      let data = TestPNG.stored(rows)
      // The data in pieces, one of them empty.
      let pieces = [data.prefix(3), data.dropFirst(3).prefix(0), data.dropFirst(3)]
      let file = TestPNG.file(
        TestPNG.header(
          width, height, bitDepth: kind.bitDepth, colorType: kind.colorType, interlaced: kind.interlaced),
        TestPNG.chunk("gAMA", [0, 0, 0x40, 0]), extra, pieces.flatMap { TestPNG.chunk("IDAT", Array($0)) },
        TestPNG.chunk("tEXt", Array("Comment\0x".utf8)))
      let bitmap = expected(kind, width, height, key: key)
      #expect(try decodePNG(file, policy: .asset, file: "x.png") == bitmap)
      if !kind.interlaced {
        try expectRows(of: file, bitmap)
      } else {
        #expect(throws: PNGError.self) { try PNGRows(file, file: "x.png") }
      }
      let isBaseline =
        !kind.interlaced && kind.bitDepth <= 8 && (kind.colorType != 0 || kind.bitDepth == 8) && kind.colorType != 4
      if isBaseline {
        #expect(try decodePNG(file, policy: .baseline, file: "x.png") == bitmap)
      } else {
        #expect { try decodePNG(file, policy: .baseline, file: "x.png") } throws: {
          if case .notABaseline? = ($0 as? PNGError)?.cause { true } else { false }
        }
      }
    }
  }

  /// The rows of a file, one after the other, are those that the whole picture has.
  private func expectRows(of file: [UInt8], _ bitmap: Bitmap) throws {
    let rows = try PNGRows(file, file: "x.png")
    #expect(rows.width == bitmap.width && rows.height == bitmap.height)
    let detail = try PNGDetail(file, file: "x.png")
    #expect(rows.isDeep == (detail.samples != nil))
    #expect(rows.colorChunks == detail.colorChunks)
    var pixels = [UInt32](repeating: 1, count: rows.width)
    var samples = [UInt16](repeating: 1, count: rows.width * 4)
    var (allPixels, allSamples): ([UInt32], [UInt16]) = ([], [])
    for _ in 0..<rows.height {
      try pixels.withUnsafeMutableBufferPointer { pixels in
        try samples.withUnsafeMutableBufferPointer { try rows.next(into: pixels, samples: $0) }
      }
      allPixels += pixels
      allSamples += samples
    }
    try rows.finish()
    #expect(allPixels == bitmap.pixels)
    #expect(allSamples == detail.samples ?? bitmap.samples)
  }
}
