/// The picture in a BMP file: a palette of 1, 2, 4 or 8 bits, which may be in runs, or 16, 24 or 32 bits a pixel.
///
/// Samples are taken as sRGB whatever the file says. The fourth byte of a pixel is alpha only if the header has a mask for
/// it. Pixels that a compressed picture skips are transparent, as in browsers. Channels of more than 8 bits are kept.
/// - Parameters:
///   - bounds: how large the picture may be.
///   - keepsHidden: whether wholly transparent pixels keep their colours.
package func decodeBMP(
  _ bytes: [UInt8], bounds: PictureBounds = .compared, keepsHidden: Bool = false, file: String
) throws(BMPError) -> DecodedPicture {
  let header = try BMPHeader(bytes, bounds: bounds, file: file)
  if case .runs = header.storage {
    var runs = BMPRuns(bytes, header, file: file)
    return DecodedPicture(
      width: header.width, height: header.height, pixels: try runs.pixels(), keepsHidden: keepsHidden)
  }
  return try BMPRows(bytes, header, file: file).picture(keepsHidden: keepsHidden)
}
