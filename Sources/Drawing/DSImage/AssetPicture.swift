package import DSDiagnostics

/// A picture of a design system in sRGB.
package struct AssetPicture: Sendable {
  /// Its pixels.
  package let bitmap: Bitmap
  /// What the file says of its picture and is not drawn; nil if that is nothing.
  package let warning: Diagnostic?
}

/// Reads a PNG or JPEG file of a design system, and converts its colours to sRGB from what the file says that they are: an ICC
/// profile, or a PNG's cICP, gAMA and cHRM. Colours that cannot be converted are drawn as they are, with a warning.
/// - Throws: if the file holds no such picture.
package func decodeAsset(_ bytes: [UInt8], isPNG: Bool, file: String) throws(PictureError) -> AssetPicture {
  let bitmap: Bitmap
  let colors: StatedColors
  if isPNG {
    bitmap = try reading { () throws(PNGError) in try decodePNG(bytes, policy: .asset, file: file) }
    colors = try StatedColors(bytes, file: file)
  } else {
    bitmap = try reading { () throws(JPEGError) in try decodeJPEG(bytes, file: file) }
    colors = StatedColors(profile: try reading { () throws(JPEGError) in try JPEGHeader(bytes, file: file).profile })
  }
  func warning(colorsToo: Bool) -> Diagnostic? {
    isPNG
      ? unreadMeaning(ofPNG: bytes, colorsToo: colorsToo, file: file)
      : colorsToo ? unreadMeaning(ofJPEG: bytes, file: file) : nil
  }
  var converted = bitmap
  do throws(PictureError) {
    if let conversion = try SRGBConversion.make(from: colors, file: file) {
      converted.pixels = try conversion.converted(pixels: bitmap.pixels)
    }
  } catch {
    return AssetPicture(bitmap: bitmap, warning: warning(colorsToo: true))
  }
  return AssetPicture(bitmap: converted, warning: warning(colorsToo: false))
}
