package import DSDiagnostics

/// The warning about data of a PNG that change its picture and that decoding passes over; nil if there are none.
///
/// Values that mean sRGB cause no warning: an sRGB chunk, a
/// profile of that name, sRGB's gamma and chromaticities, its code points in cICP. If several chunks define colours,
/// the first of cICP, iCCP, sRGB and gAMA with cHRM counts (PNG third edition, 4.3).
/// - Parameter colorsToo: whether colours other than sRGB count, which `decodeAsset` converts if it can.
package func unreadMeaning(ofPNG bytes: [UInt8], colorsToo: Bool = true, file: String) -> Diagnostic? {
  guard let structure = try? PNGStructure(bytes, policy: .asset, file: file) else { return nil }
  var parts: [String] = []
  if colorsToo, let colors = structure.unreadColors(bytes) { parts.append(colors) }
  if let exif = structure.exif, let orientation = Orientation(exif: (exifMark + bytes[exif])[...]),
    orientation != .upright
  {
    parts.append("chunk eXIf, which turns or mirrors the picture")
  }
  return warning(parts, file: file)
}

/// The warning about data of a JPEG that change its picture and that decoding passes over; nil if there are none.
package func unreadMeaning(ofJPEG bytes: [UInt8], file: String) -> Diagnostic? {
  guard let profile = try? JPEGHeader(bytes, file: file).profile else { return nil }
  let name = ICCProfile.description(of: profile)
  if name.map(ICCProfile.isStandard) == true { return nil }
  return warning([profileText("part APP2", name)], file: file)
}

private let exifMark = Array("Exif".utf8) + [0, 0]

private func warning(_ parts: [String], file: String) -> Diagnostic? {
  if parts.isEmpty { return nil }
  return Diagnostic(
    "unread-picture-data",
    "the picture is drawn as sRGB and as its pixels are stored, without its "
      + parts.joined(separator: " and its "), at: SourceLocation(file: file), severity: .warning,
    hint: "export the picture in sRGB and upright, without a profile")
}

private func profileText(_ place: String, _ name: String?) -> String {
  "\(place), " + (name.map { "the colour profile '\($0)'" } ?? "a colour profile without a name")
}

extension PNGStructure {
  /// The colours that the chunks about colours define, if it is not sRGB; nil if it is.
  fileprivate func unreadColors(_ bytes: [UInt8]) -> String? {
    func content(_ name: String) -> [UInt8]? { colorChunks[name].map { Array(bytes[$0]) } }
    if let points = content("cICP") {
      return points == ColorSpacePoints.sRGB
        ? nil : "chunk cICP, the colour space \(points.map(String.init).joined(separator: "-"))"
    }
    if let chunk = content("iCCP") {
      let name = readProfile(chunk: chunk).name
      return name.map(ICCProfile.isStandard) == true ? nil : profileText("chunk iCCP", name)
    }
    if colorChunks["sRGB"] != nil { return nil }
    func numbers(_ bytes: [UInt8]) -> [Int] {
      stride(from: 0, to: bytes.count - 3, by: 4).map { Int(bigEndian(bytes, at: $0)) }
    }
    if let gamma = content("gAMA").map(numbers)?.first, abs(gamma - Primaries.standardGamma) > Primaries.rounding {
      return "chunk gAMA, the gamma \(gamma)/100000"
    }
    if let points = content("cHRM").map(numbers), Primaries.name(of: points) != Primaries.standardName {
      return "chunk cHRM, primaries that are not those of sRGB"
    }
    return nil
  }
}
