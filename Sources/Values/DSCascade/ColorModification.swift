import DSDiagnostics
import DSGeometry

/// How Tokens Studio changes a colour: `"$extensions": {"studio.tokens": {"modify": …}}`.
struct ColorModification: Hashable, Sendable {
  /// The parts as they are written, references recognised; a reference as the whole leads to a token of these parts.
  let expression: TokenExpression

  /// The modification in a token's extensions; nil for none.
  init?(_ extensions: [String: DataValue], at location: SourceLocation?) {
    guard case .object(let studio)? = extensions["studio.tokens"], let modify = studio["modify"] else { return nil }
    switch modify {
    case .object(let members) where members.isEmpty: return nil
    case .object, .string: break
    case .null, .boolean, .integer, .number, .list: return nil
    }
    expression = TokenExpression(data: modify).placed(at: location)
  }

  /// The references of the parts.
  var references: [TokenExpression] { expression.references }

  /// What is done to a colour.
  enum Operation: String, CaseIterable {
    case lighten, darken, mix, alpha
  }

  /// The colour space in which it is done.
  enum Space: String, CaseIterable {
    case lch, srgb, p3, hsl
  }
}

extension TokenEvaluation {
  /// A colour changed as Tokens Studio's transforms change it; other values, and modifiers that cannot be computed, with a
  /// note, leave the value as it is.
  mutating func modified(
    _ value: TokenValue, by modification: ColorModification, at location: SourceLocation?
  ) -> TokenValue? {
    guard case .color(let color) = value else {
      if case .opaque = value { return value }
      note(.modifierWithoutSpace, at: location, "the token is no colour")
      return value
    }
    guard let parts = literal(modification.expression) else { return nil }
    func word(_ key: String) -> String? {
      if case .string(let text)? = parts[key]?.kind { text.trimmed.lowercased() } else { nil }
    }
    guard let operation = word("type").flatMap({ ColorModification.Operation(rawValue: $0) }) else {
      note(.modifierWithoutSpace, at: location, "its type is \(parts["type"]?.text ?? "missing")")
      return value
    }
    guard let space = word("space").flatMap({ ColorModification.Space(rawValue: $0) }) else {
      note(.modifierWithoutSpace, at: location, "its space is \(parts["space"]?.text ?? "missing")")
      return value
    }
    guard let amount = amount(parts["value"]) else {
      note(.modifierWithoutSpace, at: location, "its value is \(parts["value"]?.text ?? "missing")")
      return value
    }
    switch operation {
    case .alpha:
      return .color(Color(red: color.red, green: color.green, blue: color.blue, alpha: min(max(amount, 0), 1)))
    case .lighten: return .color(color.lightened(by: amount, in: space))
    case .darken: return .color(color.darkened(by: amount, in: space))
    case .mix:
      guard let written = parts["color"] else {
        note(.modifierWithoutSpace, at: location, "it has no colour to mix with")
        return value
      }
      guard case .color(let other)? = quietly({ $0.value(written, as: .color) }) else { return nil }
      return .color(color.mixed(with: other, by: min(max(amount, 0), 1), in: space))
    }
  }

  /// The share by which a colour is changed: a number, a calculation, or a reference to one.
  private mutating func amount(_ expression: TokenExpression?) -> Double? {
    guard let expression else { return nil }
    let before = problems.count
    defer { problems.removeLast(problems.count - before) }
    let found = quietly { evaluation -> TokenValue? in
      if let target = evaluation.wholeTarget(expression) {
        guard let value = evaluation.value(of: target, from: expression.location) else { return nil }
        return evaluation.related(value, to: .number, at: expression.location)
      }
      return evaluation.value(expression, as: .number)
    }
    if case .number(let number)? = found { return number }
    return nil
  }
}
