import CJPEG
import DSDiagnostics

/// The picture in a JPEG file: baseline or progressive, of grey or three colours, upright according to its Exif data.
///
/// The header is checked before the decoder runs. Samples are taken as sRGB whatever profile the file names. A picture
/// that ends early or is damaged is an error, where other programs show made up pixels. The pixels are the same on
/// every machine.
/// - Parameter bounds: how large the picture may be.
package func decodeJPEG(
  _ bytes: [UInt8], bounds: PictureBounds = .whole, file: String
) throws(JPEGError) -> Bitmap {
  let header = try JPEGHeader(bytes, bounds: bounds, file: file)
  let count = header.width * header.height
  var message = [CChar](repeating: 0, count: 200)
  var result = cjpeg_ok
  let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
    pixels.initialize(repeating: 0)
    initialized = count
    result = cjpeg_decode(
      bytes, bytes.count, UInt32(header.width), UInt32(header.height), UInt32(Limits.imageScans),
      UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self), &message, message.count)
  }
  switch result {
  case cjpeg_ok: return header.orientation.shown(Bitmap(width: header.width, height: header.height, pixels: pixels))
  case cjpeg_no_memory: throw JPEGError(.noMemory, at: header.data, file: file)
  case cjpeg_cut_short: throw JPEGError(.cutShort, at: bytes.count, file: file)
  default:
    let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    throw JPEGError(.corruptData(detail: words), at: header.data, file: file)
  }
}
