import CWebP

/// The picture in a still WebP file, lossy or lossless.
///
/// The chunks are checked before the decoder runs. Samples are taken as sRGB whatever profile the file has, and Exif data
/// turn nothing. A picture that ends early or is damaged is an error. The pixels are the same on every machine.
/// - Parameters:
///   - bounds: how large the picture may be.
///   - keepsHidden: whether wholly transparent pixels keep their colours.
package func decodeWebP(
  _ bytes: [UInt8], bounds: PictureBounds = .whole, keepsHidden: Bool = false, file: String
) throws(WebPError) -> Bitmap {
  let header = try WebPHeader(bytes, bounds: bounds, file: file)
  let count = header.width * header.height
  var result = cwebp_ok
  var pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
    pixels.initialize(repeating: 0)
    initialized = count
    result = cwebp_decode(
      bytes, bytes.count, UInt32(header.width), UInt32(header.height),
      UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self))
  }
  switch result {
  case cwebp_ok: break
  case cwebp_no_memory: throw WebPError(.noMemory, at: header.data, file: file)
  case cwebp_cut_short: throw WebPError(.cutShort, at: bytes.count, file: file)
  default: throw WebPError(.corruptData, at: header.data, file: file)
  }
  if !keepsHidden { pixels.clearHidden() }
  return Bitmap(width: header.width, height: header.height, pixels: pixels)
}

extension [UInt32] {
  /// Makes every wholly transparent pixel 0.
  mutating func clearHidden() {
    withUnsafeMutableBufferPointer { pixels in
      for position in pixels.indices where pixels[position] < 0x0100_0000 { pixels[position] = 0 }
    }
  }
}
