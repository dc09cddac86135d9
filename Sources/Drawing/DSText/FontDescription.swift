import CHarfBuzz
import DSDiagnostics

/// A font file's description of itself: the values that an entry of a design system's fonts needs.
package struct FontDescription: Hashable, Sendable {
  /// The family name; nil if the font has none of ordinary characters.
  package let family: String?
  /// The weights from the least to the greatest, within 1…1000; one weight for a static font.
  package let weights: ClosedRange<Double>
  /// Whether the letters are slanted.
  package let italic: Bool
  /// How wide the letters are, in percent of the family's usual width: 75 for a condensed font.
  package let width: Double
  /// SHA-256 of the file's bytes, 64 lower-case hexadecimal digits.
  package let sha256: String

  /// The names of the font itself, apart from its family's: its PostScript name, its full name, and the PostScript names
  /// of a variable font's weights.
  package let names: [Name]

  /// A name of one font.
  package struct Name: Hashable, Sendable {
    /// The name.
    package let text: String
    /// The weight that the name stands for; nil for all that the font has.
    package let weight: Double?
  }

  /// Reads the font at `path`; of a collection, the first.
  ///
  /// - Throws: `unusable` if the file cannot be read or is not a usable font.
  package init(path: String) throws(FontLibrary.Problem) {
    let file = FontFile(path: path, sha256: "", family: "", weights: 400...400, location: SourceLocation(file: path))
    var bytes: [String: FontBytes] = [:]
    let mapped = try OpenedFont.map(file, cache: &bytes)
    let face = try OpenedFont.openFace(of: file, mapped).face
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    var axis = hb_ot_var_axis_info_t()
    if hb_ot_var_find_axis_info(face, OpenedFont.weightTag, &axis) != 0 {
      let least = Self.weight(axis.min_value)
      weights = least...max(least, Self.weight(axis.max_value))
    } else {
      let weight = Self.weight(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
      weights = weight...weight
    }
    italic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5
    width = Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
    family = Self.name(Self.typographicFamily, of: face) ?? Self.name(Self.plainFamily, of: face)
    let own = [Self.postScript, Self.full].compactMap { Self.name($0, of: face) }.map { Name(text: $0, weight: nil) }
    names = own + Self.instances(of: face)
    sha256 = mapped.sha256
  }

  /// The family of all weights and widths, where it is not the plain one (OpenType specification, `name` table).
  private static let typographicFamily: hb_ot_name_id_t = 16
  /// The family of at most four styles, which may name a weight: "Inter Thin".
  private static let plainFamily: hb_ot_name_id_t = 1
  /// The family and the style together.
  private static let full: hb_ot_name_id_t = 4
  /// The name without spaces that programs use.
  private static let postScript: hb_ot_name_id_t = 6
  /// What the PostScript names of a variable font's instances begin with.
  private static let instancePrefix: hb_ot_name_id_t = 25

  /// The PostScript names of the instances that differ in their weight alone; those that the font does not give are made
  /// of its family and the style (Adobe Technical Note 5902).
  private static func instances(of face: OpaquePointer) -> [Name] {
    var count = hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    guard let weight = axes.firstIndex(where: { $0.tag == OpenedFont.weightTag }) else { return [] }
    func plain(_ name: String) -> String { name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    let prefix =
      name(instancePrefix, of: face) ?? (name(typographicFamily, of: face) ?? name(plainFamily, of: face)).map(plain)
    return (0..<hb_ot_var_get_named_instance_count(face)).compactMap { index in
      var length = count
      var place = [Float](repeating: 0, count: Int(count))
      hb_ot_var_named_instance_get_design_coords(face, index, &length, &place)
      guard axes.indices.allSatisfy({ $0 == weight || place[$0] == axes[$0].default_value }) else { return nil }
      let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face)
      let made = prefix.flatMap { prefix in style.map { prefix + "-" + plain($0) } }
      let given = name(hb_ot_var_named_instance_get_postscript_name_id(face, index), of: face)
      return (given ?? made).map { Name(text: $0, weight: Self.weight(place[weight])) }
    }
  }

  private static func weight(_ value: Float) -> Double { min(max(Double(value), 1), 1000) }

  /// The English name of an id, else the first one; nil if there is none.
  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(face, &count) else { return nil }
    let languages = UnsafeBufferPointer(start: entries, count: Int(count)).filter { $0.name_id == id }.map(\.language)
    // HarfBuzz takes no language for English.
    for language in [nil] + languages.prefix(1) {
      var room: UInt32 = 256
      var text = [CChar](repeating: 0, count: Int(room))
      guard hb_ot_name_get_utf8(face, id, language, &room, &text) > 0 else { continue }
      let name = String(decoding: text.prefix(Int(room)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      let plain = String(name.filter { !"\"\\{}$@".contains($0) && $0.unicodeScalars.allSatisfy(isPrinted) })
      if plain.contains(where: { !$0.isWhitespace }) { return plain }
    }
    return nil
  }

  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    case _: scalar != "\u{FFFD}"
    }
  }
}
