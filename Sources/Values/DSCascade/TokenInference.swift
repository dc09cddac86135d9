import DSGeometry

extension TokenEvaluation {
  /// The value of a token without a type: its form tells the type, or its name does; what nothing tells is kept as it is.
  mutating func untyped(_ literal: TokenExpression, path: TokenPath) -> TokenValue? {
    guard let type = Self.inferredType(of: literal, named: path.description, role: role) else {
      return opaque(literal.plainText, .untyped)
    }
    if role == .lineHeight, type == .number { reading.writtenType = "lineHeight" }
    guard let value = literalValue(literal, as: type) else { return nil }
    note(.untyped, at: chain.last?.location, "'\(path)' is read as \(value.type.rawValue) \(value.text)")
    return value
  }

  /// The type that a value's form tells, or its name; nil where neither does.
  static func inferredType(of literal: TokenExpression, named name: String, role: TokenRole) -> TokenType? {
    switch literal.kind {
    case .boolean: .boolean
    case .number(let number): numberType(name, role, number)
    case .string(let text): textType(text, name, role)
    case .list(let elements): listType(elements, named: name, role)
    case .object: objectType(literal)
    case .null, .alias, .pointer, .composed: nil
    }
  }

  private static func numberType(_ name: String, _ role: TokenRole, _ number: Double = 0) -> TokenType {
    switch role {
    case .lineHeight, .opacity: return .number
    case .letterSpacing: return .dimension
    case .plain: break
    }
    let words = words(of: name)
    func has(_ candidates: String...) -> Bool { candidates.contains { words.contains($0) } }
    // The weight of a line is a width.
    if (100...1000).contains(number), has("weight", "weights", "fontweight", "fontweights") { return .fontWeight }
    if has("duration", "durations", "delay", "time", "timing", "motion") { return .duration }
    if has("z", "zindex", "order", "index", "layer", "count", "columns", "ratio", "scale", "factor", "multiplier") {
      return .number
    }
    let sizes = [
      "size", "sizes", "sizing", "space", "spacing", "spaces", "radius", "radii", "rounded", "width", "height", "gap",
      "padding", "margin", "inset", "offset", "blur", "spread", "border", "stroke", "gutter", "breakpoint",
      "breakpoints", "screen", "dimension", "dimensions", "fontsize", "fontsizes", "borderradius", "borderwidth",
      "weight",
    ]
    return sizes.contains { words.contains($0) } ? .dimension : .number
  }

  private static func textType(_ text: String, _ name: String, _ role: TokenRole) -> TokenType? {
    if let number = UnitNumber(text) {
      switch number.unit {
      case "": return numberType(name, role, number.value)
      case "ms", "s": return .duration
      case "%":
        let isShare = role == .lineHeight || role == .opacity || words(of: name).contains("line")
        return isShare ? .number : .dimension
      case "px", "rem": return role == .lineHeight ? .number : .dimension
      case let unit where UnitNumber.foreign.contains(unit): return .dimension
      default: break
      }
    }
    if text.utf8.first == UInt8(ascii: "#") || CSSText.call(text) != nil, readColorText(text) != nil { return .color }
    if ShorthandText.gradient(text) != nil { return .gradient }
    if CSSText.call(text)?.name == "cubic-bezier" { return .cubicBezier }
    let words = words(of: name)
    func has(_ candidates: String...) -> Bool { candidates.contains { words.contains($0) } }
    if has("color", "colors", "colour", "colours", "background", "foreground", "fill", "text", "border", "icon"),
      readColorText(text) != nil
    {
      return .color
    }
    if Calculation.result(of: text) != nil, text.utf8.contains(where: { "*+/(".utf8.contains($0) }) {
      return Calculation.result(of: text)?.unit.isEmpty == true ? numberType(name, role) : .dimension
    }
    if has("easing", "ease", "curve", "curves", "bezier", "timing", "motion", "animation", "transition"),
      ShorthandText.curve(text) != nil
    {
      return .cubicBezier
    }
    if has("shadow", "shadows", "elevation"), text.lowercased() == "none" { return .shadow }
    if let shadows = ShorthandText.shadows(text), shadows.allSatisfy({ isColor($0["color"]) }) { return .shadow }
    if isColor(ShorthandText.border(text)?["color"]) { return .border }
    if has("weight", "weights", "fontweight"), FontWeightText(text) != nil { return .fontWeight }
    if has("family", "families", "fontfamily", "typeface", "font"), FontWeightText(text) == nil { return .fontFamily }
    if ["true", "false"].contains(text) { return .boolean }
    return OpaqueValue.reason(of: text) == nil ? .string : nil
  }

  private static func isColor(_ expression: TokenExpression?) -> Bool {
    expression.map { readColorText($0.plainText) != nil } ?? false
  }

  private static func listType(_ elements: [TokenExpression], named name: String, _ role: TokenRole) -> TokenType? {
    guard let first = elements.first else { return nil }
    let numbers = elements.compactMap { if case .number(let number) = $0.kind { number } else { nil } }
    if numbers.count == 4, elements.count == 4 {
      // Four numbers of a padding are its sides.
      let isCurve = (0...1).contains(numbers[0]) && (0...1).contains(numbers[2])
      return isCurve && numberType(name, role) != .dimension ? .cubicBezier : nil
    }
    if elements.allSatisfy({ if case .string = $0.kind { true } else { false } }) { return .fontFamily }
    if first["color"] != nil, first["position"] != nil { return .gradient }
    return first["color"] != nil && (first["offsetX"] ?? first["x"] ?? first["blur"]) != nil ? .shadow : nil
  }

  private static func objectType(_ literal: TokenExpression) -> TokenType? {
    func has(_ keys: String...) -> Bool { keys.allSatisfy { literal[$0] != nil } }
    if has("value", "unit") { return ["ms", "s"].contains(literal["unit"]?.plainText) ? .duration : .dimension }
    if has("colorSpace") || has("components") || has("hex") || has("r", "g", "b") { return .color }
    if has("fontSize") || has("fontFamily") || has("font-size") || has("font-family") { return .typography }
    if has("color", "width", "style") { return .border }
    if has("color", "offsetX") || has("color", "x") || has("color", "blur") { return .shadow }
    if has("duration", "timingFunction") { return .transition }
    return has("dashArray") ? .strokeStyle : nil
  }

  /// The words of a path in small letters: divided at dots, hyphens, underscores, spaces and capitals.
  static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    for segment in name.split(whereSeparator: { ". -_/".contains($0) }) {
      words.insert(segment.lowercased())
      var word = ""
      for letter in segment {
        if letter.isUppercase, !word.isEmpty {
          words.insert(word.lowercased())
          word = ""
        }
        word.append(letter)
      }
      words.insert(word.lowercased())
    }
    return words
  }
}
