import CPNG

/// The decompressed rows of a picture that is not interlaced, and how they become pixels or samples.
struct PNGRowReader {
  private let header: PNGHeader
  private let palette: [UInt32]
  private let transparency: [UInt8]
  /// For every row the filter byte, then the filtered bytes.
  private var rows: [UInt8]
  /// Where the compressed pixels begin in the file.
  private let start: Int
  private let file: String

  /// Decompresses the pixels' data; exactly the promised number of bytes must be in it, and nothing behind them.
  init(_ bytes: [UInt8], _ structure: PNGStructure, file: String) throws(PNGError) {
    header = structure.header
    palette = try structure.colors(bytes)
    transparency = structure.transparency.map { Array(bytes[$0]) } ?? []
    start = structure.data[0].lowerBound
    self.file = file
    let whole = structure.data.count == 1
    let stream = whole ? bytes : structure.data.flatMap { bytes[$0] }
    let range = whole ? structure.data[0] : 0..<stream.count
    let count = header.dataBytes
    var result = cpng_ok
    var consumed = 0
    rows = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      stream.withUnsafeBufferPointer {
        result = cpng_inflate(
          $0.baseAddress! + range.lowerBound, range.count, target.baseAddress!, count, &consumed)
      }
      initialized = result == cpng_ok ? count : 0
    }
    let cause: PNGError.Cause? =
      switch result {
      case cpng_ok: consumed == range.count ? nil : .tooMuchData
      case cpng_too_short: .tooLittleData
      case cpng_too_long: .tooMuchData
      case cpng_no_memory: .noMemory
      default: .corruptData(detail: nil)
      }
    if let cause { throw PNGError(cause, at: start + (whole ? consumed : 0), file: file) }
  }

  /// The picture; consumes the rows, which are unfiltered in place.
  consuming func bitmap() throws(PNGError) -> Bitmap {
    var failure: PNGError?
    let pixels = [UInt32](unsafeUninitializedCapacity: header.width * header.height) { pixels, initialized in
      rows.withUnsafeMutableBufferPointer { rows in
        do throws(PNGError) {
          try unfilter(rows)
          try expand(rows, into: pixels)
          initialized = pixels.count
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// The samples of a picture of 16 bits a sample, as red, green, blue and alpha; a wholly transparent pixel is four
  /// zeros. Consumes the rows.
  consuming func samples() throws(PNGError) -> [UInt16] {
    var failure: PNGError?
    rows.withUnsafeMutableBufferPointer { rows in
      do throws(PNGError) { try unfilter(rows) } catch { failure = error }
    }
    if let failure { throw failure }
    let channels = header.colorType.channels
    let hasColor = header.colorType == .rgb || header.colorType == .rgba
    let key = stride(from: 0, to: transparency.count - 1, by: 2).map { Self.number(transparency, at: $0) }
    var samples: [UInt16] = []
    samples.reserveCapacity(header.width * header.height * 4)
    for y in 0..<header.height {
      for x in 0..<header.width {
        let start = y * (header.rowBytes + 1) + 1 + x * channels * 2
        let own = (0..<channels).map { Self.number(rows, at: start + $0 * 2) }
        let alpha: UInt16 = channels.isMultiple(of: 2) ? own[channels - 1] : own == key ? 0 : .max
        let color = hasColor ? Array(own.prefix(3)) : [own[0], own[0], own[0]]
        samples += alpha == 0 ? [0, 0, 0, 0] : color + [alpha]
      }
    }
    return samples
  }

  private static func number(_ bytes: [UInt8], at start: Int) -> UInt16 {
    UInt16(bytes[start]) << 8 | UInt16(bytes[start + 1])
  }

  /// Undoes the filters row by row.
  private func unfilter(_ rows: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) {
    let length = header.rowBytes
    let step = max(1, header.bitsPerPixel / 8)
    for y in 0..<header.height {
      let number = rows[y * (length + 1)]
      guard let filter = PNGFilter(rawValue: number) else {
        throw PNGError(.badFilter(number: Int(number)), at: start, file: file)
      }
      if filter == .none { continue }
      let row = rows.baseAddress! + y * (length + 1) + 1
      for x in 0..<length {
        let left = x >= step ? Int(row[x - step]) : 0
        let above = y > 0 ? Int(row[x - length - 1]) : 0
        let corner = y > 0 && x >= step ? Int(row[x - length - 1 - step]) : 0
        let predicted = filter.predicted(left: left, above: above, corner: corner)
        row[x] = row[x] &+ UInt8(truncatingIfNeeded: predicted)
      }
    }
  }

  private func expand(
    _ rows: UnsafeMutableBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PNGError) {
    let width = header.width
    for y in 0..<header.height {
      let row = rows.baseAddress! + y * (header.rowBytes + 1) + 1
      let target = pixels.baseAddress! + y * width
      switch header.colorType {
      case .rgb:
        for x in 0..<width {
          target[x] = 0xFF00_0000 | UInt32(row[3 * x]) << 16 | UInt32(row[3 * x + 1]) << 8 | UInt32(row[3 * x + 2])
        }
      case .rgba:
        for x in 0..<width {
          let alpha = UInt32(row[4 * x + 3])
          let color = UInt32(row[4 * x]) << 16 | UInt32(row[4 * x + 1]) << 8 | UInt32(row[4 * x + 2])
          target[x] = alpha == 0 ? 0 : alpha << 24 | color
        }
      case .gray:
        for x in 0..<width { target[x] = 0xFF00_0000 | UInt32(row[x]) * 0x01_0101 }
      case .grayAlpha:
        for x in 0..<width {
          let alpha = UInt32(row[2 * x + 1])
          target[x] = alpha == 0 ? 0 : alpha << 24 | UInt32(row[2 * x]) * 0x01_0101
        }
      case .palette: try look(up: row, into: target)
      }
      makeKeyTransparent(target)
    }
  }

  private func look(up row: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>) throws(PNGError) {
    let bits = header.bitDepth
    let mask = (1 << bits) - 1
    for x in 0..<header.width {
      let index = Int(row[x * bits / 8]) >> (8 - bits - x * bits % 8) & mask
      guard index < palette.count else {
        throw PNGError(.paletteIndex(index: index, colors: palette.count), at: start, file: file)
      }
      target[x] = palette[index]
    }
  }

  /// Clears the pixels of the one colour that a transparency chunk names in a picture without alpha or palette.
  private func makeKeyTransparent(_ target: UnsafeMutablePointer<UInt32>) {
    let key: UInt32
    switch header.colorType {
    case .palette, .grayAlpha, .rgba: return
    case .gray:
      guard transparency.count == 2, transparency[0] == 0 else { return }
      key = 0xFF00_0000 | UInt32(transparency[1]) * 0x01_0101
    case .rgb:
      guard transparency.count == 6, transparency[0] | transparency[2] | transparency[4] == 0 else { return }
      key = 0xFF00_0000 | UInt32(transparency[1]) << 16 | UInt32(transparency[3]) << 8 | UInt32(transparency[5])
    }
    for x in 0..<header.width where target[x] == key { target[x] = 0 }
  }
}
