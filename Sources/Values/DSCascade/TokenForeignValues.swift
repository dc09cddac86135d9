import DSGeometry

/// Values that are not of the type which their tokens declare.
extension TokenEvaluation {
  /// Whether an object has none of the members that a simple type has, such as one of values for several screens.
  func isForeignObject(_ literal: TokenExpression, for type: TokenType) -> Bool {
    guard case .object(let members) = literal.kind else { return false }
    let known: [String]
    switch type {
    case .color: known = ["colorSpace", "components", "channels", "hex", "alpha", "r", "g", "b"]
    case .dimension, .duration, .number: known = ["value", "unit"]
    case .fontFamily, .fontWeight, .string, .boolean, .cubicBezier: known = []
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .opaque: return false
    }
    let isBound = members.count == 1 && ["min", "max"].contains(members[0].key)
    return (members.count > 1 || isBound)
      && members.allSatisfy { member in
        !known.contains(member.key) && suggested(member.key, among: known) == nil
      }
  }

  /// A list of values where a simple type has one, such as a colour for each scheme: kept as it is. Nil for other values,
  /// also for a list with an element that is no value of the type; a reference in it that leads nowhere is recorded.
  mutating func severalValues(_ literal: TokenExpression, of type: TokenType) -> TokenValue? {
    switch type {
    case .color, .dimension, .number, .fontWeight, .duration: break
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .string,
      .boolean, .opaque:
      return nil
    }
    guard case .list(let elements) = literal.kind, elements.count > 1 else { return nil }
    let before = problems.count
    let isOpen = table == nil
    let areValues = elements.allSatisfy { element in
      if isOpen, !element.references.isEmpty { return true }
      if case .list = element.kind { return false }
      return quietly { $0.value(element, as: type) } != nil
    }
    if areValues { return opaque(literal.plainText, .several) }
    // A fault of a reference is one of the list; without references the list itself is no value of the type.
    if elements.allSatisfy({ $0.references.isEmpty }) { problems.removeLast(problems.count - before) }
    return nil
  }

  /// The keywords of CSS for lines under and around texts, which design tools export as numbers too.
  private static let lineWords: Set<String> = [
    "underline", "overline", "line-through", "solid", "dashed", "dotted", "double", "wavy",
  ]

  /// A curve, a keyword of lines, or families where the token's name says so: tools that export the variables of a design
  /// tool give some of its texts the type number. Nil for other texts.
  mutating func textTypedAsNumber(_ text: String, _ literal: TokenExpression) -> TokenValue? {
    if CSSText.call(text) != nil, let curve = ShorthandText.curve(text), (0...1).contains(curve[0]),
      (0...1).contains(curve[2])
    {
      note(.relatedType, at: literal.location, "a timing curve where the type is number")
      return .cubicBezier(curve[0], curve[1], curve[2], curve[3])
    }
    if Self.lineWords.contains(text.trimmed.lowercased()) { return opaque(text, .keyword) }
    guard isNamedFamily, let families = quietly({ $0.fontFamily(literal) }) else { return nil }
    note(.relatedType, at: literal.location, "font families where the type is number")
    return .fontFamily(families)
  }

  /// Whether the name of the token at the end of the chain says that it is a family of fonts.
  var isNamedFamily: Bool {
    guard let path = chain.last?.path else { return false }
    let words = Self.words(of: path.description)
    return ["family", "families", "fontfamily", "fontfamilies", "typeface"].contains { words.contains($0) }
  }
}
