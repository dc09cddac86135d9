import CHarfBuzz
import DSDiagnostics
import DSGeometry

/// A listed file that was opened and found to be the font it is listed as.
final class OpenedFont: Sendable {
  private let bytes: FontBytes
  nonisolated(unsafe) private let face: OpaquePointer
  private let isVariable: Bool
  private let weights: WeightAxis?
  private let tables: [String: Range<Int>]
  /// What speaks for damage, though the font can be drawn with: a warning where it is listed; nil for nothing.
  let doubt: Diagnostic?

  /// Opens and checks a file: its hash, its tables, its weights.
  init(_ file: FontFile, bytes cache: inout [String: FontBytes]) throws(FontLibrary.Problem) {
    bytes = try Self.bytes(of: file, cache: &cache)
    let container: FontContainer
    (face, container) = try Self.openFace(of: file, bytes)
    isVariable = container.tables["fvar"] != nil
    weights = WeightAxis(container.tables, in: bytes)
    tables = container.tables
    doubt = container.doubt(in: bytes).map { what in
      Diagnostic(
        "damaged-font", "the font '\(file.path)' may be damaged: \(what)", at: file.location, severity: .warning,
        hint: "fetch the file again, or have its maker write the checksums")
    }
    try checkWeights(of: file)
    // The hash and the checksums have read every page.
    bytes.releasePages()
  }

  deinit { hb_face_destroy(face) }

  /// The font in a file's bytes, immutable, for the caller to destroy, and its tables.
  static func openFace(
    of file: FontFile, _ bytes: FontBytes
  ) throws(FontLibrary.Problem) -> (face: OpaquePointer, container: FontContainer) {
    let container: FontContainer
    do throws(FontContainer.Failure) {
      container = try FontContainer(bytes, index: file.index)
    } catch {
      throw .unusable(file.diagnostic(for: error))
    }
    // The blob borrows the mapping and keeps it.
    let blob = hb_blob_create_or_fail(
      bytes.start.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY,
      Unmanaged.passRetained(bytes).toOpaque(), { Unmanaged<FontBytes>.fromOpaque($0!).release() })
    guard let blob, let face = hb_face_create(blob, UInt32(file.index)) else {
      throw .unusable(file.diagnostic(for: FontContainer.Failure.notAFont))
    }
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw .unusable(file.diagnostic(for: FontContainer.Failure.lacks("maxp")))
    }
    if let emptiness = FontContainer.emptiness(of: face) {
      hb_face_destroy(face)
      throw .unusable(file.diagnostic(for: emptiness))
    }
    return (face, container)
  }

  /// The widths that the font can draw, in percent of the usual one; nil if it has one width.
  var widths: ClosedRange<Double>? {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, Self.widthTag, &axis) != 0 else { return nil }
    return Double(axis.min_value)...max(Double(axis.min_value), Double(axis.max_value))
  }

  /// The font at one weight of the file's range, and at one of its widths; nil takes the font's own.
  func face(for file: FontFile, weight: Double, width: Double?) -> FontFace {
    let font = hb_font_create(face)!
    var outlines: VariableOutlines?
    if let weights {
      var coordinates = weights.coordinates(weight, width: width)
      hb_font_set_var_coords_normalized(font, &coordinates, UInt32(coordinates.count))
      outlines = VariableOutlines(tables, in: bytes, at: coordinates)
    } else if isVariable {
      var variations = [hb_variation_t(tag: Self.weightTag, value: Float(weight))]
      if let width { variations.append(hb_variation_t(tag: Self.widthTag, value: Float(width))) }
      hb_font_set_variations(font, variations, UInt32(variations.count))
    }
    let wide = width.map { " \($0.text())%" } ?? ""
    let slant = file.italic ? " italic" : ""
    let member = file.index == 0 ? "" : " #\(file.index)"
    return FontFace(
      name: "\(file.family) \(weight.text())\(wide)\(slant) \(bytes.sha256.prefix(12))\(member)", of: file,
      adopting: font, outlines: outlines)
  }

  static let weightTag: hb_tag_t = 0x7767_6874  // wght
  static let widthTag: hb_tag_t = 0x7764_7468  // wdth

  /// The mapped bytes of a file, whatever they are.
  static func map(_ file: FontFile, cache: inout [String: FontBytes]) throws(FontLibrary.Problem) -> FontBytes {
    if let known = cache[file.path] { return known }
    do throws(FontBytes.Failure) {
      let bytes = try FontBytes(path: file.path)
      cache[file.path] = bytes
      return bytes
    } catch {
      throw .unusable(file.diagnostic(for: error))
    }
  }

  /// The mapped bytes of a file, if they have the listed hash.
  private static func bytes(of file: FontFile, cache: inout [String: FontBytes]) throws(FontLibrary.Problem)
    -> FontBytes
  {
    let bytes = try map(file, cache: &cache)
    guard bytes.sha256 == file.sha256 else {
      throw .unusable(
        Diagnostic(
          "font-hash", "the font '\(file.path)' has the SHA-256 \(bytes.sha256), not the listed \(file.sha256)",
          at: file.location,
          hint: "restore the listed file; to change the font, list the new hash and approve the new pictures"))
    }
    return bytes
  }

  /// The listed weights must be ones that the font has.
  private func checkWeights(of file: FontFile) throws(FontLibrary.Problem) {
    var axis = hb_ot_var_axis_info_t()
    let hasAxis = hb_ot_var_find_axis_info(face, Self.weightTag, &axis) != 0
    let listed = file.weights
    let text = "\(listed.lowerBound.text())…\(listed.upperBound.text())"
    if !hasAxis, listed.lowerBound < listed.upperBound {
      throw .unusable(
        Diagnostic(
          "font-weights", "the font '\(file.path)' has one weight, but is listed for \(text)", at: file.location,
          hint: "list one weight, or a variable font"))
    }
    let real = Double(axis.min_value)...max(Double(axis.min_value), Double(axis.max_value))
    if hasAxis, !(real.contains(listed.lowerBound) && real.contains(listed.upperBound)) {
      throw .unusable(
        Diagnostic(
          "font-weights",
          "the font '\(file.path)' has the weights \(real.lowerBound.text())…\(real.upperBound.text()), "
            + "but is listed for \(text)",
          at: file.location, hint: "list weights that the font has"))
    }
  }
}

extension FontFile {
  /// Why the file's bytes cannot be had, as an error at the place where the file is listed.
  fileprivate func diagnostic(for failure: FontBytes.Failure) -> Diagnostic {
    switch failure {
    case .system(let reason): Diagnostic("unreadable-font", "cannot read the font '\(path)': \(reason)", at: location)
    case .notRegular: Diagnostic("unreadable-font", "the font '\(path)' is not a regular file", at: location)
    case .empty: Diagnostic("not-a-font", "the font '\(path)' is empty", at: location)
    case .tooLarge(let count):
      Diagnostic(
        "unreadable-font", "the font '\(path)' has \(count) bytes, more than \(Limits.fontFileBytes)", at: location)
    }
  }

  /// Why the file's bytes are not a usable font, as an error at the place where the file is listed.
  fileprivate func diagnostic(for failure: FontContainer.Failure) -> Diagnostic {
    switch failure {
    case .notAFont:
      Diagnostic(
        "not-a-font", "'\(path)' is not a font", at: location, hint: "a TrueType or OpenType file is expected")
    case .packed:
      Diagnostic(
        "not-a-font", "the font '\(path)' is packed for the web", at: location,
        hint: "unpack it to TrueType or OpenType")
    case .noSuchIndex(let count):
      Diagnostic("font-index", "'\(path)' holds \(count) fonts, none of index \(index)", at: location)
    case .truncated(let table):
      Diagnostic(
        "truncated-font", "the font '\(path)' is damaged: it ends before the end of its table '\(table)'", at: location,
        hint: "fetch the file again")
    case .damaged(let table, let what):
      Diagnostic(
        "damaged-font", "the font '\(path)' is damaged: its table '\(table)' \(what)", at: location,
        hint: "fetch the file again, and list its hash")
    case .lacks(let table):
      Diagnostic(
        "not-a-font", "the font '\(path)' has no usable table '\(table)'", at: location,
        hint: "a whole font with outlines is expected, not one of pictures; if it was one, the file is damaged")
    }
  }
}
