import DSGeometry

/// An XML element's name and attributes, in the order in which they were given.
struct SVGElement {
  private let name: String
  private var attributes = ""

  init(_ name: String) { self.name = name }

  /// The element with one more attribute.
  func with(_ attribute: String, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes += Self.attribute(attribute, value)
    return copy
  }

  /// The element with one more attribute, unless there is no value.
  func with(_ attribute: String, _ value: String?) -> SVGElement { value.map { with(attribute, $0) } ?? self }

  /// The element with an attribute before all others.
  func withFirst(_ attribute: String, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes = Self.attribute(attribute, value) + attributes
    return copy
  }

  /// The element with the attributes of another.
  func with(contentsOf other: SVGElement) -> SVGElement {
    var copy = self
    copy.attributes += other.attributes
    return copy
  }

  /// Whether there is no attribute.
  var isPlain: Bool { attributes.isEmpty }
  /// The element without content.
  var text: String { "<\(name)\(attributes)/>" }
  /// The tag before the content.
  var opening: String { "<\(name)\(attributes)>" }
  /// The tag after the content.
  var closing: String { "</\(name)>" }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(needsEscape(value) ? escaped(value) : value)\""
  }

  private static func needsEscape(_ value: String) -> Bool {
    value.utf8.contains { $0 < 0x20 || $0 > 0x7E || $0 == 0x22 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }
  }

  /// The text between quotation marks; characters that XML 1.0 does not allow become U+FFFD.
  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "&quot;"
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x9, 0xA, 0xD: text += "&#\(scalar.value);"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Double {
  /// A coordinate or length, to a thousandth of a device pixel; the one way numbers enter the document, but for factors.
  var svg: String { text(digits: 3) }
  /// A factor: opacity, scale, position in a gradient.
  var svgFactor: String { text(digits: 6) }
}

extension AffineTransform {
  /// The value of a `transform` attribute; nil for the identity.
  var svg: String? {
    if self == .identity { return nil }
    if a == 1 && b == 0 && c == 0 && d == 1 { return "translate(\(tx.svg) \(ty.svg))" }
    let factors = [a, b, c, d].map(\.svgFactor).joined(separator: " ")
    return "matrix(\(factors) \(tx.svg) \(ty.svg))"
  }
}
