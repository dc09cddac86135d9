import CPNG

/// The rows of a PNG that is not interlaced, one after the other, as `decodePNG` and `PNGDetail` give them together.
///
/// In memory are two rows, a piece of the file, and what decompression needs; so it takes pictures of
/// `Limits.comparedPixels`.
package final class PNGRows {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Whether a sample has 16 bits.
  package let isDeep: Bool
  /// The contents of the chunks that define which colours the samples mean, by name.
  package let colorChunks: [String: [UInt8]]

  private let header: PNGHeader
  private let palette: [UInt32]
  /// The samples of the one transparent colour of a picture without alpha or palette.
  private let key: [UInt16]
  private var stream: PNGStream
  private let file: String
  /// The row that was read last and the one before it, unfiltered, each behind its filter byte.
  private var row: [UInt8]
  private var above: [UInt8]

  /// Reads the chunks of a file, and none of its pixels.
  /// - Throws: if the file is not a PNG, damaged, too large, or interlaced.
  package init(_ bytes: some PNGBytes, file: String) throws(PNGError) {
    let structure = try PNGStructure(bytes, policy: .asset, bounds: .rows, file: file)
    header = structure.header
    if header.interlaced { throw PNGError(.notCompared(what: "an interlaced picture"), at: 0, file: file) }
    (width, height, isDeep) = (header.width, header.height, header.bitDepth == 16)
    var chunks: [String: [UInt8]] = [:]
    for (name, range) in structure.colorChunks { chunks[name] = try bytes.bytes(in: range) }
    colorChunks = chunks
    palette = try structure.colors(bytes)
    let transparency = try structure.transparency.map { range throws(PNGError) in try bytes.bytes(in: range) } ?? []
    key = header.colorType == .palette ? [] : Self.key(transparency, bitDepth: header.bitDepth)
    stream = try PNGStream.open(bytes, structure.data, file: file)
    self.file = file
    row = [UInt8](repeating: 0, count: header.rowBytes + 1)
    above = row
  }

  /// The samples of a transparency chunk; bits beyond those that a sample has do not count.
  private static func key(_ transparency: [UInt8], bitDepth: Int) -> [UInt16] {
    let mask = UInt16(truncatingIfNeeded: (1 << bitDepth) - 1)
    return stride(from: 0, to: transparency.count - 1, by: 2).map {
      (UInt16(transparency[$0]) << 8 | UInt16(transparency[$0 + 1])) & mask
    }
  }

  /// The next row.
  /// - Parameters:
  ///   - pixels: room for a pixel a column, packed as those of a `Bitmap`.
  ///   - samples: room for four samples a column, red, green, blue and alpha of 16 bits; those of 8 bits are spread.
  package func next(
    into pixels: UnsafeMutableBufferPointer<UInt32>, samples: UnsafeMutableBufferPointer<UInt16>?
  ) throws(PNGError) {
    swap(&row, &above)
    try stream.fill(&row)
    try unfilter()
    try expand(into: pixels, samples)
    guard let samples, !isDeep else { return }
    for x in 0..<width {
      let pixel = pixels[x]
      samples[4 * x] = UInt16(pixel >> 16 & 255) * 257
      samples[4 * x + 1] = UInt16(pixel >> 8 & 255) * 257
      samples[4 * x + 2] = UInt16(pixel & 255) * 257
      samples[4 * x + 3] = UInt16(pixel >> 24) * 257
    }
  }

  /// Checks, after the last row, that nothing follows it.
  package func finish() throws(PNGError) { try stream.finish() }

  private func unfilter() throws(PNGError) {
    guard let filter = PNGFilter(rawValue: row[0]) else {
      throw PNGError(.badFilter(number: Int(row[0])), at: stream.start, file: file)
    }
    let step = UInt32(max(1, header.bitsPerPixel / 8))
    // Above the first row all bytes are 0, as `above` is then.
    row.withUnsafeMutableBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        cpng_unfilter(
          UInt32(filter.rawValue), row.baseAddress! + 1, above.baseAddress! + 1, header.rowBytes, step)
      }
    }
  }

  private func expand(
    into pixels: UnsafeMutableBufferPointer<UInt32>, _ samples: UnsafeMutableBufferPointer<UInt16>?
  ) throws(PNGError) {
    let bits = header.bitDepth
    let channels = header.colorType.channels
    let hasAlpha = header.colorType == .grayAlpha || header.colorType == .rgba
    let hasColor = header.colorType == .rgb || header.colorType == .rgba
    let most = UInt32(1) << UInt32(bits) - 1
    let failure = row.withUnsafeBufferPointer { row -> PNGError? in
      let row = row.baseAddress! + 1
      func sample(_ index: Int) -> UInt16 {
        switch bits {
        case 8: return UInt16(row[index])
        case 16: return UInt16(row[2 * index]) << 8 | UInt16(row[2 * index + 1])
        default: return UInt16(row[index * bits / 8]) >> UInt16(8 - bits - index * bits % 8) & UInt16(most)
        }
      }
      if header.colorType == .palette {
        for x in 0..<width {
          let index = Int(sample(x))
          guard index < palette.count else {
            return PNGError(.paletteIndex(index: index, colors: palette.count), at: stream.start, file: file)
          }
          pixels[x] = palette[index]
        }
        return nil
      }
      for x in 0..<width {
        let first = x * channels
        let red = sample(first)
        let green = hasColor ? sample(first + 1) : red
        let blue = hasColor ? sample(first + 2) : red
        var alpha = hasAlpha ? sample(first + channels - 1) : UInt16(most)
        if !key.isEmpty, red == key[0], !hasColor || (green == key[1] && blue == key[2]) { alpha = 0 }
        // To the nearest of 8 bits; of fewer bits the quotient is whole.
        func byte(_ value: UInt16) -> UInt32 { (UInt32(value) * 255 + most / 2) / most }
        let opacity = byte(alpha)
        pixels[x] = opacity == 0 ? 0 : opacity << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
        if let samples, bits == 16 {
          (samples[4 * x], samples[4 * x + 1], samples[4 * x + 2], samples[4 * x + 3]) =
            alpha == 0 ? (0, 0, 0, 0) : (red, green, blue, alpha)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}

/// The compressed data of a PNG, decompressed on demand.
struct PNGStream: ~Copyable {
  /// Where the compressed pixels begin in the file.
  let start: Int
  private let bytes: any PNGBytes
  private let file: String
  /// The data that have not been read yet.
  private var rest: ArraySlice<Range<Int>>
  private var piece: [UInt8] = []
  private var position = 0
  private var hasEnded = false
  private let stream: OpaquePointer

  /// The data in some ranges of a file.
  static func open(_ bytes: some PNGBytes, _ data: [Range<Int>], file: String) throws(PNGError) -> PNGStream {
    guard let stream = cpng_stream_open() else { throw PNGError(.noMemory, at: data[0].lowerBound, file: file) }
    return PNGStream(stream, bytes, data, file: file)
  }

  /// Does not throw itself: Swift 6.2 cannot take back half of a value that cannot be copied.
  private init(_ stream: OpaquePointer, _ bytes: some PNGBytes, _ data: [Range<Int>], file: String) {
    self.stream = stream
    start = data[0].lowerBound
    self.bytes = bytes
    self.file = file
    rest = data[...]
  }

  deinit { cpng_stream_close(stream) }

  /// Fills a buffer.
  mutating func fill(_ buffer: inout [UInt8]) throws(PNGError) {
    var filled = 0
    while filled < buffer.count {
      let produced = try read(&buffer, from: filled)
      filled += produced
      if produced > 0 { continue }
      let hasMore = hasEnded ? false : try load()
      if !hasMore { throw PNGError(.tooLittleData, at: start, file: file) }
    }
  }

  /// The first bytes that are decompressed, at most `most` of them.
  mutating func beginning(_ most: Int) throws(PNGError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    var filled = 0
    while filled < most {
      let produced = try read(&bytes, from: filled)
      filled += produced
      if produced == 0 {
        let hasMore = hasEnded ? false : try load()
        if !hasMore { break }
      }
    }
    return Array(bytes[..<filled])
  }

  /// Checks that the data end here, checksum and all.
  mutating func finish() throws(PNGError) {
    var surplus: [UInt8] = [0]
    while !hasEnded {
      if try read(&surplus, from: 0) > 0 { throw PNGError(.tooMuchData, at: start, file: file) }
      if !hasEnded, !(try load()) { throw PNGError(.tooLittleData, at: start, file: file) }
    }
    if try load() { throw PNGError(.tooMuchData, at: start, file: file) }
  }

  /// Decompresses what is loaded; gives the number of bytes.
  private mutating func read(_ buffer: inout [UInt8], from filled: Int) throws(PNGError) -> Int {
    if hasEnded || position == piece.count { return 0 }
    var (consumed, produced) = (0, 0)
    let result = piece.withUnsafeBufferPointer { source in
      buffer.withUnsafeMutableBufferPointer { target in
        cpng_stream_read(
          stream, source.baseAddress! + position, source.count - position, target.baseAddress! + filled,
          target.count - filled, &consumed, &produced)
      }
    }
    position += consumed
    switch result {
    case cpng_ok: break
    case cpng_end: hasEnded = true
    case cpng_no_memory: throw PNGError(.noMemory, at: start, file: file)
    default: throw PNGError(.corruptData(detail: nil), at: start, file: file)
    }
    return produced
  }

  /// Loads more data to decompress; false at the end of the file's data.
  private mutating func load() throws(PNGError) -> Bool {
    if position < piece.count { return true }
    while let range = rest.first {
      let end = min(range.upperBound, range.lowerBound + pieceBytes)
      if end < range.upperBound { rest[rest.startIndex] = end..<range.upperBound } else { rest.removeFirst() }
      if range.isEmpty { continue }
      (piece, position) = (try bytes.bytes(in: range.lowerBound..<end), 0)
      return true
    }
    return false
  }
}
