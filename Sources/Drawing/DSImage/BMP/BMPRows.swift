/// The rows of a BMP that is not compressed, each of whole groups of four bytes.
struct BMPRows {
  private let bytes: [UInt8]
  private let header: BMPHeader
  private let file: String
  private let rowBytes: Int

  /// The rows of a file.
  /// - Throws: if they are not all there.
  init(_ bytes: [UInt8], _ header: BMPHeader, file: String) throws(BMPError) {
    (self.bytes, self.header, self.file) = (bytes, header, file)
    rowBytes = (header.width * header.bits + 31) / 32 * 4
    guard rowBytes * header.height <= bytes.count - header.data else {
      throw BMPError(.cutShort, at: bytes.count, file: file)
    }
  }

  /// The whole picture.
  func picture(keepsHidden: Bool) throws(BMPError) -> DecodedPicture {
    let (width, height) = (header.width, header.height)
    if case .masks(let masks) = header.storage, masks.depth > 8 {
      return DecodedPicture(width: width, height: height, samples: samples(masks), keepsHidden: keepsHidden)
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let start = start(ofRow: y)
      for x in 0..<width { pixels[y * width + x] = try pixel(x, start) }
    }
    return DecodedPicture(width: width, height: height, pixels: pixels, keepsHidden: keepsHidden)
  }

  /// Where a row begins, counted from the top of the picture.
  private func start(ofRow y: Int) -> Int {
    header.data + (header.isTopDown ? y : header.height - 1 - y) * rowBytes
  }

  /// The pixel of a column in the row that begins at a byte.
  private func pixel(_ x: Int, _ start: Int) throws(BMPError) -> UInt32 {
    switch header.storage {
    case .bytes: return 0xFF00_0000 | UInt32(number(start + 3 * x, 3))
    case .masks(let masks):
      let stored = number(start + x * header.bits / 8, header.bits / 8)
      let channels = [masks.red, masks.green, masks.blue].reduce(UInt32(0)) {
        $0 << 8 | UInt32($1.value(stored, full: 255))
      }
      return UInt32(masks.alpha?.value(stored, full: 255) ?? 255) << 24 | channels
    case .palette, .runs:
      let place = start + x * header.bits / 8
      let index = Int(bytes[place]) >> (8 - header.bits - x * header.bits % 8) & (1 << header.bits - 1)
      guard index < header.palette.count else {
        throw BMPError(.paletteIndex(index: index, colors: header.palette.count), at: place, file: file)
      }
      return header.palette[index]
    }
  }

  /// Red, green, blue and alpha in 16 bits.
  private func samples(_ masks: BMPMasks) -> [UInt16] {
    var samples = [UInt16](repeating: .max, count: 4 * header.width * header.height)
    var place = 0
    for y in 0..<header.height {
      let start = start(ofRow: y)
      for x in 0..<header.width {
        let stored = number(start + x * header.bits / 8, header.bits / 8)
        samples[place] = UInt16(masks.red.value(stored, full: 65_535))
        samples[place + 1] = UInt16(masks.green.value(stored, full: 65_535))
        samples[place + 2] = UInt16(masks.blue.value(stored, full: 65_535))
        if let alpha = masks.alpha { samples[place + 3] = UInt16(alpha.value(stored, full: 65_535)) }
        place += 4
      }
    }
    return samples
  }

  private func number(_ place: Int, _ count: Int) -> Int {
    var number = 0
    for index in 0..<count { number |= Int(bytes[place + index]) << (8 * index) }
    return number
  }
}
