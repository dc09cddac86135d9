import DSGeometry

extension TokenEvaluation {
  /// A colour from `colorSpace`, `components` and `alpha`, in sRGB (`ColorSpace`).
  ///
  /// `hex` is a fallback for tools that do not know the space; as all spaces are known here, it is checked and not used.
  mutating func color(_ literal: TokenExpression) -> Color? {
    let wanted = #"a colour such as {"colorSpace": "srgb", "components": [1, 0.5, 0]}"#
    guard
      let members = members(literal, required: ["colorSpace", "components"], optional: ["alpha", "hex"], wanted)
    else { return nil }
    var alpha: Double? = 1
    if let written = members["alpha"] { alpha = number(written, in: 0...1, "an alpha of 0 to 1") }
    let isHexRight = members["hex"].map { checkHex($0) } ?? true
    guard
      let space = keyword(members["colorSpace"]!, among: ColorSpace.names, "a colour space").flatMap({
        ColorSpace(rawValue: $0)
      }),
      let components = components(members["components"]!, of: space), let alpha,
      isHexRight
    else { return nil }
    return space.color(components, alpha: alpha)
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

  /// Whether the fallback is written rightly.
  private mutating func checkHex(_ expression: TokenExpression) -> Bool {
    let wanted = "six hex digits such as #ff8800"
    guard let literal = literal(expression), let hex = string(literal, wanted) else { return false }
    let digits = hex.utf8.dropFirst()
    let isHex = digits.count == 6 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    if isHex, hex.utf8.first == UInt8(ascii: "#") { return true }
    return expected(wanted, literal) ?? false
  }
}
