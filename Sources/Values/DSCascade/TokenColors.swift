package import DSGeometry

extension TokenEvaluation {
  /// A colour from an object or a text; a gradient where the text is one.
  mutating func colorValue(_ literal: TokenExpression) -> TokenValue? {
    guard case .string(let text) = literal.kind else { return color(literal).map { .color($0) } }
    if let color = readColorText(text) {
      note(.colorText, at: literal.location, hint: "write " + color.tokenText)
      return .color(color)
    }
    if CSSText.call(text)?.name.contains("gradient") == true { return gradientText(text, literal) }
    if let reason = OpaqueValue.reason(of: text) { return opaque(text, reason) }
    // Tools type shares of colours, and shadows, as colours.
    if let share = UnitNumber(text), share.unit == "%" { return opaque(text, .unit("%")) }
    if let shadows = ShorthandText.shadows(text),
      shadows.allSatisfy({ readColorText($0["color"]?.plainText ?? "") != nil })
    {
      note(.relatedType, at: literal.location, "a shadow where the type is color")
      return literalValue(literal, as: .shadow)
    }
    return expected(#"a colour such as {"colorSpace": "srgb", "components": [1, 0.5, 0]}"#, literal)
  }

  /// A colour from `colorSpace`, `components` and `alpha`, in sRGB (`ColorSpace`).
  ///
  /// `hex` is a fallback for tools that do not know the space: as all spaces are known here, it counts only where there
  /// is nothing else, as in early drafts, which also called the components channels.
  private mutating func color(_ literal: TokenExpression) -> Color? {
    let wanted = #"a colour such as {"colorSpace": "srgb", "components": [1, 0.5, 0]}"#
    if isFaded(literal) { return fadedColor(literal) }
    if let color = draftColor(literal) { return color }
    var literal = literal
    if literal["components"] == nil, let channels = literal["channels"], case .object(let members) = literal.kind {
      note(.draftColor, at: literal.location)
      let renamed = members.map { $0.key == "channels" ? .init(key: "components", value: channels) : $0 }
      literal.kind = .object(renamed)
    }
    guard
      let members = members(literal, required: ["colorSpace", "components"], optional: ["alpha", "hex"], wanted)
    else { return nil }
    var alpha: Double? = 1
    if let written = members["alpha"] { alpha = share(written) }
    let fallback = members["hex"].map { hex($0) }
    guard
      let space = keyword(members["colorSpace"]!, among: ColorSpace.names, "a colour space").flatMap({
        ColorSpace(rawValue: $0)
      }),
      let components = components(members["components"]!, of: space), let alpha,
      fallback != .some(nil)
    else { return nil }
    let color = space.color(components, alpha: alpha)
    if let fallback = fallback ?? nil, fallback.contradicts(color, of: space) {
      let opaque = Color(red: color.red, green: color.green, blue: color.blue)
      note(.contradictingHex, at: members["hex"]?.location, "\(fallback.hexText) instead of \(opaque.hexText)")
    }
    return color
  }

  /// The colour of an early draft: `hex` alone, with an alpha perhaps, or the components by their names.
  private mutating func draftColor(_ literal: TokenExpression) -> Color? {
    guard case .object = literal.kind, literal["components"] == nil, literal["channels"] == nil else { return nil }
    if let written = literal["hex"], case .string(let text) = written.kind, let color = readColorText(text) {
      note(.draftColor, at: literal.location)
      guard let alpha = literal["alpha"] else { return color }
      return share(alpha).map { Color(red: color.red, green: color.green, blue: color.blue, alpha: $0) }
    }
    // Figma's plugins write channels of 0 to 1.
    guard let red = literal["r"], let green = literal["g"], let blue = literal["b"] else { return nil }
    let unit = 0.0...1.0
    guard let r = number(red, in: unit, "a red of 0 to 1"), let g = number(green, in: unit, "a green of 0 to 1"),
      let b = number(blue, in: unit, "a blue of 0 to 1")
    else { return nil }
    note(.draftColor, at: literal.location)
    let alpha = literal["a"] ?? literal["alpha"]
    guard let opacity = alpha.map({ share($0) }) ?? 1 else { return nil }
    return Color(red: r, green: g, blue: b, alpha: opacity)
  }

  /// Whether an object is another colour with an alpha, as Style Dictionary's users write it, such as
  /// `{"color": "{black}", "alpha": 0.1}`, or names a colour that another tool is to look up (`aliasOf`).
  private func isFaded(_ literal: TokenExpression) -> Bool {
    guard case .object(let members) = literal.kind else { return false }
    let keys = members.map(\.key)
    return keys == ["aliasOf"] || keys == ["alpha", "aliasOf"] || keys == ["alpha", "color"]
  }

  /// The colour of such an object; what has an alpha already, and what another tool looks up, cannot be used.
  private mutating func fadedColor(_ literal: TokenExpression) -> Color? {
    guard let base = literal["color"], let alpha = literal["alpha"] else {
      opaqueMember = .function("aliasOf")
      return nil
    }
    note(.draftColor, at: literal.location)
    let color = colorMember(base)
    guard let opacity = share(alpha), let color else { return nil }
    if color.isOpaque { return Color(red: color.red, green: color.green, blue: color.blue, alpha: opacity) }
    opaqueMember = .several
    return nil
  }

  /// An alpha of 0…1, which may be a number token.
  private mutating func share(_ expression: TokenExpression) -> Double? {
    let wanted = "an alpha of 0 to 1"
    guard wholeTarget(expression) != nil else { return number(expression, in: 0...1, wanted) }
    guard let value = numberMember(expression) else { return nil }
    if (0...1).contains(value) { return value }
    return fail(.badValue(found: value.text(), expected: wanted, hint: nil), at: expression.location)
  }

  private mutating func components(_ expression: TokenExpression, of space: ColorSpace) -> [Double]? {
    let wanted = "three components of \(space.rawValue)"
    guard let elements = list(expression, wanted) else { return nil }
    guard elements.count == 3 else {
      return fail(
        .badValue(found: "\(elements.count) components", expected: wanted, hint: nil), at: expression.location)
    }
    var components: [Double] = []
    for (element, bounds) in zip(elements, space.bounds) {
      guard let written = literal(element) else { continue }
      if case .string("none") = written.kind {
        components.append(0)
        continue
      }
      guard let value = number(written, "a number or \"none\"") else { continue }
      if bounds.contains(value) {
        components.append(value)
      } else {
        let _: Never? = fail(
          .badValue(found: value.text(), expected: "\(bounds.text) for this component of \(space.rawValue)", hint: nil),
          at: written.location)
      }
    }
    return components.count == 3 ? components : nil
  }

  /// The colour of the fallback without its alpha; nil, with a problem recorded, where it is written wrongly.
  private mutating func hex(_ expression: TokenExpression) -> Color? {
    let wanted = "six hex digits such as #ff8800"
    guard let literal = literal(expression), let hex = string(literal, wanted) else { return nil }
    guard hex.utf8.first == UInt8(ascii: "#"), let color = readColorText(hex) else { return expected(wanted, literal) }
    if hex.utf8.count != 7 { note(.shortHex, at: literal.location) }
    return Color(red: color.red, green: color.green, blue: color.blue)
  }
}

extension Color {
  /// Whether the colour, a token's `hex`, is visibly different from that of its components. Fallbacks of wide colours are
  /// approximations of the tools that wrote them, those of sRGB colours are rounded only.
  package func contradicts(_ other: Color, of space: ColorSpace) -> Bool {
    let slack = space == .srgb ? 2.5 / 255 : 40.0 / 255
    return abs(red - other.red) > slack || abs(green - other.green) > slack || abs(blue - other.blue) > slack
  }
}
