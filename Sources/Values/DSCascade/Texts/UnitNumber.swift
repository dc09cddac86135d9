/// A number with a unit behind it, as CSS writes lengths, times, angles and shares: `12px`, `-.5em`, `120%`, `4`.
struct UnitNumber: Hashable {
  /// The number; finite.
  var value: Double
  /// The unit in small letters; empty for a bare number.
  var unit: String

  init(_ value: Double, _ unit: String) {
    self.value = value
    self.unit = unit
  }

  /// Reads a whole text; nil for others. White space may lie between the number and the unit.
  init?(_ text: some StringProtocol) {
    let text = text.trimmed
    let bytes = Array(text.utf8)
    // The letters at the end are the unit; an `e` between digits is the exponent's.
    var end = bytes.count
    while end > 0, Self.isLetter(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "%") { end -= 1 }
    let unit = String(decoding: bytes[end...], as: UTF8.self).lowercased()
    guard let value = Self.number(String(decoding: bytes[..<end], as: UTF8.self).trimmed) else { return nil }
    self.init(value, unit)
  }

  /// The number that a text spells in decimal digits; nil for others, such as hexadecimal ones and `nan`.
  static func number(_ text: String) -> Double? {
    let allowed = "+-.0123456789eE".utf8
    guard let first = text.utf8.first, first != UInt8(ascii: "e"), first != UInt8(ascii: "E"),
      text.utf8.allSatisfy({ allowed.contains($0) }), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Units of CSS and of design tools that points cannot stand for, because they depend on a font, a window or a screen,
  /// or measure no length.
  static let foreign: Set<String> = [
    "ex", "rex", "ch", "rch", "cap", "rcap", "ic", "ric", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw",
    "svh", "svi", "svb", "svmin", "svmax", "lvw", "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb",
    "dvmin", "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax", "fr", "pt", "pc", "in", "cm", "mm", "q", "dp", "sp",
    "deg", "grad", "rad", "turn", "hz", "khz", "dpi", "dpcm", "dppx", "x", "s", "ms", "%", "em",
  ]
}
