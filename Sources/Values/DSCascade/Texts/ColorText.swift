package import DSGeometry

/// A colour as CSS Color 4 writes it: hex digits, a name, `transparent`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`,
/// `oklab()`, `oklch()`, `color()` in their old and new spellings, and `rgba(#336699, 0.5)` of design tools; nil for
/// other texts.
package func readColorText(_ text: String) -> Color? { ColorText.color(text, depth: 0) }

/// The colour space and the components of a text such as `oklch(0.7 0.1 200)`; nil for other texts, and for texts that
/// are no colour.
func readColorFunction(_ text: String) -> (space: ColorSpace, components: [Double])? {
  guard let call = CSSText.call(text.trimmed.lowercased()) else { return nil }
  return ColorText.written(call.name, CSSText.parts(call.arguments, at: " ,/\t\n\r")).map { ($0.space, $0.components) }
}

private enum ColorText {
  static func color(_ text: String, depth: Int) -> Color? {
    let text = text.trimmed.lowercased()
    if text.utf8.first == UInt8(ascii: "#") { return hex(text.utf8.dropFirst()) }
    if text == "transparent" { return .clear }
    if let named = colorNames[text] { return Color(hex: named) }
    guard depth < 8, let call = CSSText.call(text) else { return nil }
    if ["rgb", "rgba", "hsla", "hsl"].contains(call.name), let faded = faded(call.arguments, depth: depth) {
      return faded
    }
    return function(call.name, CSSText.parts(call.arguments, at: " ,/\t\n\r"))
  }

  /// `rgba(<colour>, <alpha>)`: the colour with another alpha.
  private static func faded(_ arguments: String, depth: Int) -> Color? {
    let parts = CSSText.parts(arguments, at: ",")
    guard parts.count == 2, let alpha = share(parts[1], of: 1),
      let base = color(parts[0], depth: depth + 1)
    else { return nil }
    return Color(red: base.red, green: base.green, blue: base.blue, alpha: alpha)
  }

  private static func function(_ name: String, _ parts: [String]) -> Color? {
    written(name, parts).map { $0.space.color($0.components, alpha: $0.alpha) }
  }

  /// The colour space, components and alpha of a function's arguments.
  static func written(
    _ name: String, _ parts: [String]
  ) -> (space: ColorSpace, components: [Double], alpha: Double)? {
    var parts = parts
    let space: ColorSpace
    switch name {
    case "rgb", "rgba": space = .srgb
    case "hsl", "hsla": space = .hsl
    case "hwb": space = .hwb
    case "lab": space = .lab
    case "lch": space = .lch
    case "oklab": space = .oklab
    case "oklch": space = .oklch
    case "color":
      guard let first = parts.first, let named = named(first) else { return nil }
      parts.removeFirst()
      space = named
    default: return nil
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    guard let alpha = parts.count == 4 ? share(parts[3], of: 1) : 1 else { return nil }
    // rgb() counts to 255 where color(srgb) counts to 1; a share of 100 % is the whole of either.
    let wholes = name.utf8.starts(with: "rgb".utf8) ? [255, 255, 255] : space.wholes
    var components: [Double] = []
    for (part, whole) in zip(parts, wholes) {
      guard let value = component(part, whole: whole, isRGB: wholes[0] == 255) else { return nil }
      components.append(value)
    }
    return (space, space.clamped(components), alpha)
  }

  private static func named(_ name: String) -> ColorSpace? {
    switch name {
    case "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50", "xyz-d65":
      ColorSpace(rawValue: name)
    case "xyz": .xyzD65
    default: nil
    }
  }

  /// One component; `whole` is what 100 % stands for, nil for a hue.
  private static func component(_ text: String, whole: Double?, isRGB: Bool) -> Double? {
    if text == "none" { return 0 }
    guard let number = UnitNumber(text) else { return nil }
    guard let whole else {
      let turns: [String: Double] = ["": 1, "deg": 1, "grad": 0.9, "rad": 180 / .pi, "turn": 360]
      return turns[number.unit].map { number.value * $0 }
    }
    switch number.unit {
    case "": return isRGB ? number.value / whole : number.value
    case "%": return number.value / 100 * (isRGB ? 1 : whole)
    default: return nil
    }
  }

  private static func share(_ text: String, of whole: Double) -> Double? {
    if text == "none" { return 0 }
    guard let number = UnitNumber(text) else { return nil }
    let value: Double
    switch number.unit {
    case "": value = number.value / whole
    case "%": value = number.value / 100
    default: return nil
    }
    return min(max(value, 0), 1)
  }

  /// A colour of 3, 4, 6 or 8 hex digits.
  private static func hex(_ digits: Substring.UTF8View) -> Color? {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
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
}

extension ColorSpace {
  /// What 100 % of each component stands for in CSS; nil for hues.
  fileprivate var wholes: [Double?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50: [1, 1, 1]
    case .hsl, .hwb: [nil, 100, 100]
    case .lab: [100, 125, 125]
    case .lch: [100, 150, nil]
    case .oklab: [1, 0.4, 0.4]
    case .oklch: [1, 0.4, nil]
    }
  }

  /// Components with hues within one turn, and the others within what the space has, as CSS reads colour functions.
  package func clamped(_ components: [Double]) -> [Double] {
    zip(components, bounds).map { value, bounds in
      if !bounds.includesMost {
        let rest = value.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
      }
      // Wide spaces may exceed 1: the gamut mapping decides. What no display shows is cut, so that powers stay finite.
      switch self {
      case .a98RGB, .proPhotoRGB, .rec2020: return min(max(value, 0), 100)
      case .srgbLinear, .displayP3, .xyzD65, .xyzD50: return min(max(value, -100), 100)
      case .srgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch:
        return min(max(value, max(bounds.least, -1000)), min(bounds.most, 1000))
      }
    }
  }
}

extension Color {
  /// The colour as DTCG 2025.10 writes it, with components of at most four decimals.
  package var tokenText: String {
    let components = [red, green, blue].map { $0.text(digits: 4) }.joined(separator: ", ")
    let opacity = alpha == 1 ? "" : ", \"alpha\": \(alpha.text(digits: 4))"
    let hex = Color(red: red, green: green, blue: blue).hexText
    return "{\"colorSpace\": \"srgb\", \"components\": [\(components)]\(opacity), \"hex\": \"\(hex)\"}"
  }

  /// The colour as CSS writes it, exact to the last digit, so that a text that refers to it loses nothing.
  var cssText: String { "color(srgb \(red) \(green) \(blue) / \(alpha))" }
}
