import CTIFF

/// The picture in a TIFF file of one page: grey, RGB or a palette, with or without alpha, of up to 16 bits a sample, upright
/// according to its orientation.
///
/// The tags are checked before libtiff decompresses the strips or tiles, which is all it does. Samples are taken as sRGB
/// whatever profile the file has. Colours that are multiplied by their alpha are divided by it, and rounded. A picture that
/// ends early or is damaged is an error. The pixels are the same on every machine.
/// - Parameters:
///   - bounds: how large the picture may be.
///   - keepsHidden: whether wholly transparent pixels keep their colours.
package func decodeTIFF(
  _ bytes: [UInt8], bounds: PictureBounds = .compared, keepsHidden: Bool = false, file: String
) throws(TIFFError) -> DecodedPicture {
  let header = try TIFFHeader(bytes, bounds: bounds, file: file)
  var pixels = TIFFPixels(header)
  let head = header.head()
  var failure: TIFFError?
  bytes.withUnsafeBufferPointer { bytes in
    head.withUnsafeBufferPointer { head in
      do throws(TIFFError) { try read(head, bytes, header, into: &pixels, file: file) } catch { failure = error }
    }
  }
  if let failure { throw failure }
  if header.alpha == .associated, !pixels.divideByAlpha() {
    throw TIFFError(.brightPixel, at: header.parts.offsets[0], file: file)
  }
  return pixels.picture(keepsHidden: keepsHidden)
}

/// Decompresses all parts.
private func read(
  _ head: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ header: TIFFHeader,
  into pixels: inout TIFFPixels, file: String
) throws(TIFFError) {
  let parts = header.parts
  var message = [CChar](repeating: 0, count: 200)
  func check(_ result: ctiff_result, at place: Int) throws(TIFFError) {
    switch result {
    case ctiff_ok: return
    case ctiff_no_memory: throw TIFFError(.noMemory, at: place, file: file)
    default:
      let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw TIFFError(.corruptData(detail: words.isEmpty ? "too few pixels" : words), at: place, file: file)
    }
  }
  var opened: OpaquePointer?
  try check(
    ctiff_open(head.baseAddress, head.count, bytes.baseAddress, bytes.count, &opened, &message, message.count),
    at: parts.offsets[0])
  guard let opened else { return }
  defer { ctiff_close(opened) }
  var buffer = [UInt8](repeating: 0, count: parts.byteCount(0))
  for index in parts.offsets.indices {
    try check(
      ctiff_read(opened, UInt32(index), &buffer, parts.byteCount(index), &message, message.count),
      at: parts.offsets[index])
    buffer.withUnsafeBytes { pixels.put($0, part: index) }
  }
}
