package import DSDiagnostics

/// A picture of a design system in sRGB.
package struct AssetPicture: Sendable {
  /// Its pixels.
  package let bitmap: Bitmap
  /// What the file says of its picture and is not drawn; nil if that is nothing.
  package let warning: Diagnostic?
}

/// The kinds of files that a design system's pictures can be.
package enum AssetKind: Sendable {
  case png, jpeg, webp
}

/// Reads a file of a design system, and converts its colours to sRGB from what the file says that they are: an ICC profile, or a
/// PNG's cICP, gAMA and cHRM. Colours that cannot be converted are drawn as they are, with a warning; those of a WebP file are an
/// error.
package func decodeAsset(_ bytes: [UInt8], _ kind: AssetKind, file: String) throws(PictureError) -> AssetPicture {
  let bitmap: Bitmap
  let colors: StatedColors
  switch kind {
  case .png:
    bitmap = try reading { () throws(PNGError) in try decodePNG(bytes, policy: .asset, file: file) }
    colors = try StatedColors(bytes, file: file)
  case .jpeg:
    bitmap = try reading { () throws(JPEGError) in try decodeJPEG(bytes, file: file) }
    colors = StatedColors(profile: try reading { () throws(JPEGError) in try JPEGHeader(bytes, file: file).profile })
  case .webp:
    bitmap = try reading { () throws(WebPError) in try decodeWebP(bytes, file: file) }
    colors = StatedColors(profile: try reading { () throws(WebPError) in try WebPHeader(bytes, file: file).profile })
  }
  func warning(colorsToo: Bool) -> Diagnostic? {
    switch kind {
    case .png: unreadMeaning(ofPNG: bytes, colorsToo: colorsToo, file: file)
    case .jpeg: colorsToo ? unreadMeaning(ofJPEG: bytes, file: file) : nil
    case .webp: nil
    }
  }
  var converted = bitmap
  do throws(PictureError) {
    if let conversion = try SRGBConversion.make(from: colors, file: file) {
      converted.pixels = try conversion.converted(pixels: bitmap.pixels)
    }
  } catch {
    if kind == .webp { throw error }
    return AssetPicture(bitmap: bitmap, warning: warning(colorsToo: true))
  }
  return AssetPicture(bitmap: converted, warning: warning(colorsToo: false))
}
