import DSCascade
import DSGeometry

/// A number and the letters behind it, as in `12px`; nil for other texts.
func splitUnit(_ text: String) -> (number: Double, unit: String)? {
  let text = text.trimmed
  let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
  guard let number = Double(text.dropLast(unit.count).trimmed), number.isFinite else { return nil }
  return (number, String(unit))
}

/// A colour of CSS: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()` or `hsla()`; nil for others.
func readColorText(_ text: String) -> Color? {
  let text = text.trimmed.lowercased()
  if text.hasPrefix("#") { return readHex(text.dropFirst()) }
  guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
  let parts = text[text.index(after: open)...].dropLast().split { " ,/".contains($0) }.compactMap {
    splitUnit(String($0))
  }
  guard parts.count == 3 || parts.count == 4 else { return nil }
  func share(_ part: (number: Double, unit: String), of whole: Double) -> Double? {
    let value = part.unit == "%" ? part.number / 100 : part.unit.isEmpty ? part.number / whole : -1
    return (0...1).contains(value) ? value : nil
  }
  guard let alpha = parts.count == 4 ? share(parts[3], of: 1) : 1 else { return nil }
  switch text[..<open] {
  case "rgb", "rgba":
    guard let red = share(parts[0], of: 255), let green = share(parts[1], of: 255), let blue = share(parts[2], of: 255)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  case "hsl", "hsla":
    guard ["", "deg"].contains(parts[0].unit), let saturation = share(parts[1], of: 100),
      let lightness = share(parts[2], of: 100)
    else { return nil }
    let turned = parts[0].number.truncatingRemainder(dividingBy: 360)
    return ColorSpace.hsl.color([turned < 0 ? turned + 360 : turned, saturation * 100, lightness * 100], alpha: alpha)
  default: return nil
  }
}

/// A colour of 3, 4, 6 or 8 hex digits.
private func readHex(_ digits: Substring) -> Color? {
  let values = digits.compactMap(\.hexDigitValue)
  guard values.count == digits.count else { return nil }
  let bytes: [Int]
  switch values.count {
  case 3, 4: bytes = values.map { $0 * 17 }
  case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
  default: return nil
  }
  let parts = bytes.map { Double($0) / 255 }
  return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
}

extension Color {
  /// The colour as DTCG 2025.10 writes it, with components of at most four decimals.
  var tokenText: String {
    let components = [red, green, blue].map { $0.text(digits: 4) }.joined(separator: ", ")
    let opacity = alpha == 1 ? "" : ", \"alpha\": \(alpha.text(digits: 4))"
    let hex = Color(red: red, green: green, blue: blue).hexText
    return "{\"colorSpace\": \"srgb\", \"components\": [\(components)]\(opacity), \"hex\": \"\(hex)\"}"
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension LegacyFormats.Format {
  /// What was met.
  var message: String {
    switch self {
    case .unprefixed: "a member without '$', as written before DTCG 2025.10"
    case .foreignType: "a type that DTCG 2025.10 does not have"
    case .colorText: "a colour written as a text"
    case .dimensionText: "a dimension written as a text or a bare number"
    case .durationText: "a duration written as a text"
    case .numberText: "a number written as a text"
    case .weightName: "a font weight in a different spelling"
    case .familyList: "font families in one text"
    case .lineHeightText: "a line height that is not a multiple of the font size"
    case .shadowNames: "a shadow with the members x, y and type"
    }
  }

  /// How DTCG 2025.10 writes it.
  var hint: String {
    switch self {
    case .unprefixed: #"write "$value", "$type" and "$description""#
    case .foreignType:
      "write \"$type\" as one of \(TokenType.allCases.map(\.rawValue).dropLast(2).joined(separator: ", "))"
    case .colorText: #"write {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 1}"#
    case .dimensionText: #"write {"value": 12, "unit": "px"}"#
    case .durationText: #"write {"value": 100, "unit": "ms"}"#
    case .numberText: "write the number without quotes, percentages as fractions"
    case .weightName: "write a number of 1 to 1000, or a name such as \"semi-bold\""
    case .familyList: #"write a list such as ["Inter", "sans-serif"]"#
    case .lineHeightText: "write a number such as 1.5"
    case .shadowNames: #"write offsetX, offsetY and "inset": true"#
    }
  }
}
