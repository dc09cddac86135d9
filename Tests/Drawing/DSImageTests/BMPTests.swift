import DSDiagnostics
import DSImage
import Testing

struct BMPTests {
  private func pixels(_ file: [UInt8]) throws -> [UInt32] { try decodeBMP(file, file: "a.bmp").bitmap.pixels }

  private func error(_ file: [UInt8]) -> BMPError? {
    do throws(BMPError) {
      _ = try decodeBMP(file, file: "a.bmp")
      return nil
    } catch {
      return error
    }
  }

  private static let colors: [[UInt8]] = [[0, 0, 255], [0, 255, 0], [255, 0, 0], [30, 20, 10]]
  private static let (red, green, blue, dark): (UInt32, UInt32, UInt32, UInt32) = (
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF0A_141E
  )

  @Test(arguments: [40, 52, 56, 64, 108, 124, 12])
  func `rows come from the bottom, or from the top if the height is negative`(header: Int) throws {
    var maker = BMPMaker(header: header)
    let rows: [UInt8] = [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0]
    let bottomUp: [UInt32] = [0xFF09_0807, 0xFF0C_0B0A, 0xFF03_0201, 0xFF06_0504]
    #expect(try pixels(maker.file(rows)) == bottomUp)
    maker.height = -2
    if header != 12 { #expect(try pixels(maker.file(rows)) == Array(bottomUp[2...] + bottomUp[..<2])) }
  }

  @Test(arguments: [1, 2, 4, 8], [12, 40])
  func `palettes have up to eight bits`(bits: Int, header: Int) throws {
    let maker = BMPMaker(
      width: 3, height: 1, bits: bits, header: header, palette: Array(Self.colors.prefix(bits == 1 ? 2 : 4)))
    let row: [UInt8] = [1: [0b0100_0000], 2: [0b0001_1100], 4: [0x01, 0x30], 8: [0, 1, 3]][bits]!
    let expected = bits == 1 ? [Self.red, Self.green, Self.red] : [Self.red, Self.green, Self.dark]
    #expect(try pixels(maker.file(row + [UInt8](repeating: 0, count: 4 - row.count))) == expected)
  }

  @Test func `16 bits without masks have five each, rounded to the nearest`() throws {
    let maker = BMPMaker(bits: 16)
    let file = maker.file([0xFF, 0x7F, 0x03, 0x80, 0x60, 0x00, 0x00, 0x0C])
    #expect(try pixels(file) == [0xFF00_1900, 0xFF19_0000, 0xFFFF_FFFF, 0xFF00_0019])
  }

  @Test func `masks say where channels are, and only a mask makes the fourth alpha`() throws {
    var maker = BMPMaker(width: 1, height: 1, bits: 32)
    let pixel: [UInt8] = [10, 20, 30, 128]
    #expect(try pixels(maker.file(pixel)) == [0xFF1E_140A])
    (maker.compression, maker.masks) = (3, [0xFF, 0xFF00, 0xFF_0000])
    #expect(try pixels(maker.file(pixel)) == [0xFF0A_141E])
    for (header, compression) in [(40, 6), (56, 3), (108, 3), (124, 3)] {
      (maker.header, maker.compression) = (header, compression)
      maker.masks = [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000]
      if header > 56 { maker.fields = [70: 0x7352_4742] }
      #expect(try pixels(maker.file(pixel)) == [0x801E_140A])
      #expect(try pixels(maker.file([10, 20, 30, 0])) == [0])
      #expect(
        try decodeBMP(maker.file([10, 20, 30, 0]), keepsHidden: true, file: "a").bitmap.pixels == [0x001E_140A])
    }
    maker = BMPMaker(width: 2, height: 1, bits: 16, compression: 3, masks: [0xF800, 0x07E0, 0x001F])
    #expect(try pixels(maker.file([0x00, 0xF8, 0xE0, 0x07])) == [Self.red, Self.green])
  }

  @Test func `channels of more than 8 bits are kept`() throws {
    let maker = BMPMaker(
      width: 1, height: 1, bits: 32, header: 56, compression: 3,
      masks: [0x3FF0_0000, 0x000F_FC00, 0x0000_03FF, 0xC000_0000])
    let picture = try decodeBMP(maker.file([0x01, 0xFC, 0x0F, 0xC0]), file: "a.bmp")
    #expect(picture.samples == [0, 65_535, 64, 65_535] && picture.bitmap.pixels == [0xFF00_FF00])
  }

  @Test func `runs repeat, list and skip pixels, and those that they skip are transparent`() throws {
    let maker = BMPMaker(width: 4, height: 2, bits: 8, compression: 1, palette: Self.colors)
    // Two red, an end of a row, three single pixels with a filling byte, and an end.
    let bottom: [UInt8] = [2, 0, 0, 0, 0, 3, 1, 2, 3, 0, 0, 1]
    #expect(
      try pixels(maker.file(bottom)) == [Self.green, Self.blue, Self.dark, 0, Self.red, Self.red, 0, 0])
    let skipping: [UInt8] = [0, 2, 3, 1, 1, 1]
    #expect(try pixels(maker.file(skipping + [0, 1])) == [0, 0, 0, Self.green, 0, 0, 0, 0])
    // Without an end.
    #expect(
      try pixels(maker.file([4, 0, 0, 0, 4, 1])) == Array(repeating: Self.green, count: 4)
        + Array(repeating: Self.red, count: 4))
    var four = maker
    (four.bits, four.compression) = (4, 2)
    #expect(
      try pixels(four.file([3, 0x01, 0, 0, 0, 4, 0x01, 0x23, 0, 1]))
        == [Self.red, Self.green, Self.blue, Self.dark, Self.red, Self.green, Self.red, 0])
    for bad: [UInt8] in [[5, 0], [0, 5, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], [0, 2, 5, 0], [0, 0, 0, 0, 0, 0]] {
      #expect(error(maker.file(bad + [0, 1]))?.cause == .badRun, "\(bad)")
    }
    #expect(error(maker.file([1, 4, 0, 1]))?.cause == .paletteIndex(index: 4, colors: 4))
    #expect(error(maker.file([4, 0]))?.cause == .cutShort)
  }

  @Test func `headers of versions 4 and 5 state colours`() throws {
    var maker = BMPMaker(width: 1, height: 1, header: 124)
    let pixel: [UInt8] = [1, 2, 3, 0]
    func difference(_ fields: [Int: Int], then rest: [UInt8] = []) throws -> String? {
      maker.fields = fields
      let plain = try StatedColors(BMPMaker(width: 1, height: 1).file(pixel), file: "a.bmp")
      return ColorDifference(expected: plain, actual: try StatedColors(maker.file(pixel, then: rest), file: "a.bmp"))?
        .actual
    }
    #expect(try difference([:]) == nil)
    #expect(try difference([70: 0x7352_4742]) == nil)
    #expect(try difference([70: 0x5769_6E20]) == nil)
    let profile = TestProfile.colors("Display P3", TestProfile.displayP3)
    let place = [70: 0x4D42_4544, 126: 128, 130: profile.count]
    #expect(try difference(place, then: profile) == "Display P3 profile")
    #expect(throws: PictureError.self) { try difference(place, then: Array(profile.dropLast())) }
    #expect(try difference([70: 0x4C49_4E4B, 126: 128, 130: 4], then: Array("a.i\0".utf8)) == "linked a.i profile")
    let gammas = [110: 0x1CCCD, 114: 0x1CCCD, 118: 0x1CCCD]
    #expect(try difference(gammas) == "gamma 1/1.8")
    #expect(try difference(gammas.mapValues { _ in 36_409 }) == "gamma 1/1.8")
    let unit = Double(1 << 30)
    let ends = [0.64, 0.33, 0.03, 0.3, 0.6, 0.1, 0.15, 0.06, 0.79].map { Int($0 * unit) }
    let fields = Dictionary(uniqueKeysWithValues: ends.enumerated().map { (74 + 4 * $0, $1) })
    #expect(try difference(fields.merging([110: 0x23333, 114: 0x23333, 118: 0x23333]) { $1 }) == nil)
    maker.fields = [110: 1, 114: 2]
    #expect(error(maker.file(pixel))?.cause == .unreadKind("different gammas for red, green and blue"))
    maker.fields = [70: 77]
    #expect(error(maker.file(pixel))?.cause == .badHeader(field: "colour space"))
  }

  @Test func `what is not read is refused by name, and what cannot be by its field`() {
    func cause(_ change: (inout BMPMaker) -> Void) -> BMPError.Cause? {
      var maker = BMPMaker()
      change(&maker)
      return error(maker.file([UInt8](repeating: 0, count: 64)))?.cause
    }
    #expect(cause { $0.compression = 4 } == .unreadKind("an embedded JPEG"))
    #expect(cause { $0.compression = 5 } == .unreadKind("an embedded PNG"))
    #expect(cause { $0.compression = 9 } == .unreadKind("compression 9"))
    #expect(cause { ($0.compression, $0.bits, $0.header) = (3, 1, 64) } == .unreadKind("Huffman compression"))
    #expect(cause { $0.bits = 64 } == .unreadKind("64 bits a pixel"))
    #expect(cause { ($0.compression, $0.bits) = (1, 4) } == .unreadKind("RLE compression of 4 bits a pixel"))
    #expect(cause { $0.fields = [14: 41] } == .unreadKind("a header of 41 bytes"))
    #expect(cause { ($0.compression, $0.bits, $0.height) = (1, 8, -2) } == .badHeader(field: "negative height"))
    #expect(cause { $0.width = 0 } == .badHeader(field: "width"))
    #expect(cause { $0.height = 0 } == .badHeader(field: "height"))
    #expect(cause { $0.fields = [26: 24 << 16 | 2] } == .badHeader(field: "number of planes"))
    for masks in [[0, 0, 0], [5, 8, 16], [7, 4, 8], [0x1_0000, 1, 2]] {
      #expect(cause { ($0.compression, $0.bits, $0.masks) = (3, 16, masks) } == .badHeader(field: "masks"))
    }
    #expect(
      cause { ($0.compression, $0.bits, $0.masks) = (3, 32, [0x7FFF_F000, 1, 2]) } == .unreadKind("19 bits a channel"))
    let (side, limit) = (Limits.comparedSide, Limits.imagePixels)
    for (width, height) in [(side + 1, 1), (1, side + 1), (4_097, 4_096), (1 << 31 - 1, 1 << 31 - 1)] {
      #expect(
        cause { ($0.width, $0.height) = (width, -height) }
          == .tooManyPixels(width: width, height: height, side: side, limit: limit))
    }
    #expect(error(Array("BA".utf8))?.cause == .notBMP)
    #expect(
      error([UInt8](repeating: 0, count: Limits.imageFileBytes + 1))?.cause
        == .fileTooLarge(bytes: Limits.imageFileBytes + 1, limit: Limits.imageFileBytes))
    #expect(BMPError(.unreadKind("x"), at: 7, file: "a.bmp").diagnostic.hint?.hasPrefix("export ") == true)
  }

  private static let files = [
    BMPMaker().file([1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0]),
    BMPMaker(width: 3, height: 1, bits: 4, header: 12, palette: colors).file([0x01, 0x30, 0, 0]),
    BMPMaker(width: 1, height: 1, bits: 32, compression: 3, masks: [0xFF, 0xFF00, 0xFF_0000]).file([1, 2, 3, 4]),
    BMPMaker(width: 4, height: 2, bits: 8, compression: 1, palette: colors)
      .file([2, 0, 0, 0, 0, 3, 1, 2, 3, 0, 0, 1]),
    BMPMaker(width: 1, height: 1, header: 124).file([1, 2, 3, 0]),
  ]

  @Test(arguments: files)
  func `a file that ends early is an error with the place and a hint, wherever it ends`(file: [UInt8]) {
    for count in file.indices {
      guard let error = error(Array(file.prefix(count))) else {
        Issue.record("read \(count) of \(file.count) bytes")
        continue
      }
      #expect(error.offset <= count && error.diagnostic.hint != nil)
      if count >= 2 { #expect(error.cause == .cutShort && error.offset == count) }
    }
  }

  @Test(arguments: files)
  func `no damage of a byte does more than change pixels or fail`(file: [UInt8]) {
    for place in file.indices {
      for change in [0x5A, 0xFF, 0x01] as [UInt8] {
        var damaged = file
        damaged[place] ^= change
        _ = error(damaged)
      }
    }
  }
}
