import CPNG

/// How much of the PNG format is accepted.
package enum PNGPolicy: Hashable, Sendable {
  /// What this program writes, and what common tools make of it without changing its pixels: 8-bit grey, RGB, RGBA or
  /// a palette, not interlaced. Decoded by zlib and code of our own.
  case baseline
  /// Any valid still PNG, as an asset of a design system. Decoded by libpng.
  case asset
}

/// The picture in a PNG file.
///
/// Every chunk is checked before a decoder runs (`PNGStructure`), and the data must hold exactly the promised pixels.
/// Samples are taken as sRGB without any gamma; 16-bit samples are scaled to 8 bits. At most two copies of the
/// uncompressed picture are in memory.
/// - Parameter bounds: how large the picture may be.
package func decodePNG(
  _ bytes: [UInt8], policy: PNGPolicy, bounds: PictureBounds = .whole, file: String
) throws(PNGError) -> Bitmap {
  let structure = try PNGStructure(bytes, policy: policy, bounds: bounds, file: file)
  switch policy {
  case .baseline: return try PNGRowReader(bytes, structure, file: file).bitmap()
  case .asset: return try decodeWithLibrary(bytes, structure, file: file)
  }
}

/// The picture in a PNG file as `decodePNG` reads an asset, except that wholly transparent pixels keep the colours that
/// the file gives them, for comparisons of these.
package func decodePNGWithHiddenColors(_ bytes: [UInt8], file: String) throws(PNGError) -> Bitmap {
  let structure = try PNGStructure(bytes, policy: .asset, bounds: .compared, file: file)
  return try decodeWithLibrary(bytes, structure, keepsHidden: true, file: file)
}

/// Decodes with libpng, which gets a copy of the file without the chunks that do not matter.
private func decodeWithLibrary(
  _ bytes: [UInt8], _ structure: PNGStructure, keepsHidden: Bool = false, file: String
) throws(PNGError) -> Bitmap {
  let header = structure.header
  let cleaned = structure.withoutAncillaryChunks(bytes)
  let isPalette = header.colorType == .palette
  let count = header.width * header.height
  var message = [CChar](repeating: 0, count: 200)
  var indices = [UInt8](repeating: 0, count: isPalette ? count : 0)
  var result = cpng_ok
  var pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
    pixels.initialize(repeating: 0)
    initialized = count
    indices.withUnsafeMutableBufferPointer { indices in
      result = cpng_decode(
        cleaned, cleaned.count, UInt32(header.width), UInt32(header.height),
        UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self),
        isPalette ? indices.baseAddress : nil, &message, message.count)
    }
  }
  let start = structure.data[0].lowerBound
  if result == cpng_no_memory { throw PNGError(.noMemory, at: start, file: file) }
  guard result == cpng_ok else {
    let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    throw PNGError(.corruptData(detail: words.isEmpty ? nil : words), at: start, file: file)
  }
  if isPalette {
    let palette = try structure.colors(bytes, keepsHidden: keepsHidden)
    for (position, index) in indices.enumerated() {
      guard Int(index) < palette.count else {
        throw PNGError(.paletteIndex(index: Int(index), colors: palette.count), at: start, file: file)
      }
      pixels[position] = palette[Int(index)]
    }
  } else if !keepsHidden {
    pixels.clearHidden()
  }
  return Bitmap(width: header.width, height: header.height, pixels: pixels)
}

extension PNGStructure {
  /// The palette's colours as a bitmap's pixels; a wholly transparent one is 0, unless it is to keep its colour.
  func colors(_ bytes: some PNGBytes, keepsHidden: Bool = false) throws(PNGError) -> [UInt32] {
    let alphas = try transparency.map { range throws(PNGError) in try bytes.bytes(in: range) } ?? []
    let bytes = try bytes.bytes(in: palette)
    var colors: [UInt32] = []
    for (index, start) in stride(from: 0, to: bytes.count, by: 3).enumerated() {
      let alpha = index < alphas.count ? UInt32(alphas[index]) : 255
      let color = UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
      colors.append(alpha == 0 && !keepsHidden ? 0 : alpha << 24 | color)
    }
    return colors
  }

  /// The file with the chunks that decide about pixels and no others, as they were, checksums included.
  fileprivate func withoutAncillaryChunks(_ bytes: [UInt8]) -> [UInt8] {
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    var copy = Array(bytes[0..<33])
    let kept = (palette.isEmpty ? [] : [palette]) + (transparency.map { [$0] } ?? []) + data
    for content in kept { copy += bytes[content.lowerBound - 8..<content.upperBound + 4] }
    return copy + end
  }
}
