import CPNG

/// The rows of a PNG of at most 8 bits a sample that is not interlaced, as its file has them: filtered, each after the
/// number of its filter, until its pixels are read.
final class PlainPicture {
  let header: PNGHeader
  let palette: [UInt32]
  let colorChunks: [String: [UInt8]]
  private let rows: UnsafeMutablePointer<UInt8>
  /// A row of zeros, which is above the first one.
  private let zeros: UnsafeMutablePointer<UInt8>
  /// Whether the filter of a row is undone.
  private(set) var isRaw: [Bool]

  /// Decompresses a file; nil if it is damaged, is of another kind, or takes more than `room` bytes.
  init?(_ bytes: [UInt8], room: Int) {
    guard let structure = try? PNGStructure(bytes, policy: .asset, bounds: .rows, file: ""),
      let palette = try? structure.colors(bytes)
    else { return nil }
    let header = structure.header
    let hasKey = header.colorType != .palette && structure.transparency != nil
    if header.interlaced || header.bitDepth > 8 || hasKey || header.dataBytes > room { return nil }
    self.header = header
    self.palette = palette
    colorChunks = structure.colorChunks.mapValues { Array(bytes[$0]) }
    isRaw = Array(repeating: false, count: header.height)
    rows = allocateBytes(header.dataBytes)
    zeros = .allocate(capacity: header.rowBytes)
    zeros.initialize(repeating: 0, count: header.rowBytes)
    var isWhole = false
    if structure.data.count == 1 {
      isWhole = bytes.withUnsafeBufferPointer { inflate(UnsafeBufferPointer(rebasing: $0[structure.data[0]])) }
    } else {
      var stream: [UInt8] = []
      stream.reserveCapacity(structure.data.reduce(0) { $0 + $1.count })
      for piece in structure.data { stream += bytes[piece] }
      isWhole = stream.withUnsafeBufferPointer(inflate)
    }
    if !isWhole { return nil }
  }

  deinit {
    rows.deallocate()
    zeros.deallocate()
  }

  private func inflate(_ stream: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = stream.baseAddress else { return false }
    var consumed = 0
    return cpng_inflate(start, stream.count, rows, header.dataBytes, &consumed) == cpng_ok && consumed == stream.count
  }

  /// Bytes of a pixel; 1 where it has fewer bits.
  private var step: UInt32 { UInt32(max(1, header.bitsPerPixel / 8)) }

  /// A row behind the number of its filter.
  func filtered(_ y: Int) -> UnsafeMutablePointer<UInt8> { rows + y * (header.rowBytes + 1) }

  /// A row without its filter's number.
  func bytes(_ y: Int) -> UnsafeMutablePointer<UInt8> { filtered(y) + 1 }

  /// Whether the number of a row's filter is one of PNG's.
  func hasKnownFilter(_ y: Int) -> Bool { PNGFilter(rawValue: filtered(y)[0]) != nil }

  /// Whether a row can be read without the one above it.
  func standsAlone(_ y: Int) -> Bool { isRaw[y] || filtered(y)[0] < PNGFilter.up.rawValue }

  /// Whether a row is written with the filter that takes longest.
  func isSlow(_ y: Int) -> Bool { !isRaw[y] && filtered(y)[0] == PNGFilter.paeth.rawValue }

  /// Undoes the filter of a row, and of those above that it needs.
  func undoFilters(to y: Int) {
    var start = y
    while start > 0, !standsAlone(start) { start -= 1 }
    for row in start...y { undoFilter(of: row, above: above(row)) }
  }

  /// The row above another, which may still be filtered.
  func above(_ y: Int) -> UnsafePointer<UInt8> { y == 0 ? UnsafePointer(zeros) : UnsafePointer(bytes(y - 1)) }

  /// Undoes the filter of a row below one that is given.
  func undoFilter(of y: Int, above: UnsafePointer<UInt8>) {
    if isRaw[y] { return }
    cpng_unfilter(UInt32(filtered(y)[0]), bytes(y), above, header.rowBytes, step)
    isRaw[y] = true
  }

  /// Undoes the slow filters of rows of two pictures of the same kind at once.
  func undoFilters(
    of y: Int, _ other: PlainPicture, above: UnsafePointer<UInt8>, aboveOther: UnsafePointer<UInt8>
  ) {
    cpng_unfilter_two_paeths(bytes(y), above, other.bytes(y), aboveOther, header.rowBytes, step)
    isRaw[y] = true
    other.isRaw[y] = true
  }

  /// Whether a row may name colours that the palette does not have.
  var mayLackColors: Bool { header.colorType == .palette && palette.count < 1 << header.bitDepth }

  /// Makes pixels of a row whose filter is undone; false if the palette lacks a colour.
  func expand(_ y: Int, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    let (row, width, bits) = (bytes(y), header.width, header.bitDepth)
    func number(_ x: Int) -> Int { Int(row[x * bits / 8]) >> (8 - bits - x * bits % 8) & (1 << bits - 1) }
    switch header.colorType {
    case .rgb: cpng_expand_rgb(row, width, pixels)
    case .rgba: cpng_expand_rgba(row, width, pixels)
    case .grayAlpha:
      for x in 0..<width {
        let alpha = UInt32(row[2 * x + 1])
        pixels[x] = alpha == 0 ? 0 : alpha << 24 | UInt32(row[2 * x]) * 0x01_0101
      }
    case .gray:
      let scale = 255 / (1 << bits - 1)
      for x in 0..<width { pixels[x] = 0xFF00_0000 | UInt32(number(x) * scale) * 0x01_0101 }
    case .palette:
      return palette.withUnsafeBufferPointer { palette in
        for x in 0..<width {
          let index = bits == 8 ? Int(row[x]) : number(x)
          guard index < palette.count else { return false }
          pixels[x] = palette[index]
        }
        return true
      }
    }
    return true
  }
}
