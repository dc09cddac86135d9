import DSDiagnostics

/// The data of a BMP about its picture: the headers BITMAPCOREHEADER, BITMAPINFOHEADER with its extensions, BITMAPV4HEADER
/// and BITMAPV5HEADER.
struct BMPHeader {
  /// How pixels are stored.
  enum Storage {
    /// As indices of a palette, several or one a byte.
    case palette
    /// The same in runs of 4 or 8 bits an index.
    case runs
    /// Blue, green and red in three bytes.
    case bytes
    /// In numbers of 16 or 32 bits.
    case masks(BMPMasks)
  }

  private(set) var width = 0
  private(set) var height = 0
  /// Whether the first row is the top one.
  private(set) var isTopDown = false
  /// Bits of a pixel.
  private(set) var bits = 0
  private(set) var storage = Storage.palette
  /// Opaque colours.
  private(set) var palette: [UInt32] = []
  /// Where the pixels begin.
  private(set) var data = 0
  /// What the colours mean.
  private(set) var colors = ColorMeaning.unstated

  /// The header of a file.
  init(_ bytes: [UInt8], bounds: PictureBounds, file: String) throws(BMPError) {
    guard bytes.count <= bounds.fileBytes else {
      throw BMPError(.fileTooLarge(bytes: bytes.count, limit: bounds.fileBytes), at: 0, file: file)
    }
    guard bytes.starts(with: "BM".utf8) else { throw BMPError(.notBMP, at: 0, file: file) }
    let fields = BMPFields(bytes, file: file)
    data = try fields.number(10, 4)
    let size = try fields.number(14, 4)
    guard [12, 40, 52, 56, 64, 108, 124].contains(size) else {
      throw fields.problem(.unreadKind("a header of \(size) bytes"), at: 14)
    }
    guard bytes.count >= 14 + size else { throw fields.problem(.cutShort, at: bytes.count) }
    try readSize(fields, isCore: size == 12, bounds)
    let maskEnd = try readStorage(fields, headerSize: size)
    guard data >= maskEnd else { throw fields.problem(.badHeader(field: "place of the pixels"), at: 10) }
    guard data <= bytes.count else { throw fields.problem(.cutShort, at: bytes.count) }
    if bits <= 8 { try readPalette(fields, at: maskEnd, isCore: size == 12) }
    if size >= 108 { colors = try BMPColors.meaning(fields, headerSize: size) }
  }

  private mutating func readSize(_ fields: BMPFields, isCore: Bool, _ bounds: PictureBounds) throws(BMPError) {
    let planes: Int
    if isCore {
      (width, height) = (try fields.number(18, 2), try fields.number(20, 2))
      (planes, bits) = (try fields.number(22, 2), try fields.number(24, 2))
    } else {
      (width, height) = (try fields.signedNumber(18), try fields.signedNumber(22))
      (planes, bits) = (try fields.number(26, 2), try fields.number(28, 2))
      (isTopDown, height) = (height < 0, abs(height))
    }
    guard width > 0 else { throw fields.problem(.badHeader(field: "width"), at: 18) }
    guard height > 0 else { throw fields.problem(.badHeader(field: "height"), at: isCore ? 20 : 22) }
    guard planes == 1 else {
      throw fields.problem(.badHeader(field: "number of planes"), at: isCore ? 22 : 26)
    }
    guard max(width, height) <= bounds.side, width * height <= bounds.pixels else {
      throw fields.problem(
        .tooManyPixels(width: width, height: height, side: bounds.side, limit: bounds.pixels), at: 18)
    }
  }

  /// Reads how pixels are stored, and returns where the header with its masks ends.
  private mutating func readStorage(_ fields: BMPFields, headerSize: Int) throws(BMPError) -> Int {
    let end = 14 + headerSize
    let compression = headerSize == 12 ? 0 : try fields.number(30, 4)
    switch (compression, bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8): storage = .palette
    case (0, 16): storage = .masks(BMPMasks.plain16!)
    case (0, 24): storage = .bytes
    case (0, 32): storage = .masks(BMPMasks.plain32!)
    case (1, 8), (2, 4):
      if isTopDown { throw fields.problem(.badHeader(field: "negative height"), at: 22) }
      storage = .runs
    case (3, 16) where headerSize != 64, (3, 32) where headerSize != 64, (6, 16), (6, 32):
      // The shortest header is followed by its masks, and the others have them.
      let count = headerSize == 40 ? (compression == 6 ? 4 : 3) : headerSize >= 56 ? 4 : 3
      let stated = try fields.numbers(54, count)
      guard let masks = BMPMasks(stated, bits: bits) else {
        throw fields.problem(.badHeader(field: "masks"), at: 54)
      }
      guard masks.depth <= UInt16.bitWidth else {
        throw fields.problem(.unreadKind("\(masks.depth) bits a channel"), at: 54)
      }
      storage = .masks(masks)
      return headerSize == 40 ? end + 4 * count : end
    case (0, _): throw fields.problem(.unreadKind("\(bits) bits a pixel"), at: headerSize == 12 ? 24 : 28)
    default: throw fields.problem(.unreadKind(Self.name(compression, bits, headerSize)), at: 30)
    }
    return end
  }

  private static func name(_ compression: Int, _ bits: Int, _ headerSize: Int) -> String {
    switch (compression, headerSize) {
    case (3, 64): "Huffman compression"
    case (4, 64): "RLE compression of 24 bits a pixel"
    case (1, _), (2, _): "RLE compression of \(bits) bits a pixel"
    case (3, _), (6, _): "masks for \(bits) bits a pixel"
    case (4, _): "an embedded JPEG"
    case (5, _): "an embedded PNG"
    default: "compression \(compression)"
    }
  }

  /// Reads the colours up to the pixels. Old programs write fewer than the header promises; pixels that have missing
  /// colours are errors.
  private mutating func readPalette(_ fields: BMPFields, at start: Int, isCore: Bool) throws(BMPError) {
    let size = isCore ? 3 : 4
    let stated = isCore ? 0 : try fields.number(46, 4)
    let count = min(stated == 0 ? 1 << bits : min(stated, 256), (data - start) / size)
    for index in 0..<count { palette.append(UInt32(0xFF00_0000 | (try fields.number(start + index * size, 3)))) }
  }
}
