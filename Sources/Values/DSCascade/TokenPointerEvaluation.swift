import DSDiagnostics
public import DSGeometry

extension TokenEvaluation {
  /// The literal that an expression is or leads to: references are followed into what other tokens have written.
  mutating func literal(_ expression: TokenExpression) -> TokenExpression? {
    if case .composed(let parts) = expression.kind { return filledIn(parts, at: expression.location) }
    guard expression.isReference else { return expression }
    guard table != nil else { return nil }
    var visited: [TokenExpression] = []
    return follow(expression, visited: &visited)
  }

  /// Follows a reference to a literal; each pointer is entered once.
  private mutating func follow(_ start: TokenExpression, visited: inout [TokenExpression]) -> TokenExpression? {
    if case .composed(let parts) = start.kind { return filledIn(parts, at: start.location) }
    guard start.isReference else { return start }
    guard !visited.contains(start) else {
      let ways = (visited + [start]).map(\.token)
      return fail(.cycle(Array(ways[(ways.firstIndex(of: start.token) ?? 0)...])), at: start.location)
    }
    guard visited.count < Limits.aliasDepth else { return fail(.tooDeep, at: start.location) }
    visited.append(start)
    let steps: ArraySlice<String>
    switch start.kind {
    case .pointer(let pointer): steps = pointer.steps[pointer.valueStart...]
    case .alias, .null, .boolean, .number, .string, .list, .object, .composed: steps = []
    }
    let path = start.token
    // A pointer may lead into the token that contains it, so that only pointers already followed are refused here.
    let outer = chain
    chain.removeAll { $0.path == path }
    let found = definition(at: path, from: start.location)
    chain = outer
    guard let definition = found else { return nil }
    var current = definition.expression
    for step in steps {
      guard let literal = follow(current, visited: &visited) else { return nil }
      guard let next = literal.child(step) ?? spelledOut(literal, of: definition)?.child(step) else {
        return fail(.badPointer(step), at: start.location)
      }
      current = next
    }
    return follow(current, visited: &visited)
  }
}

extension TokenEvaluation {
  /// A text with the values of its references in it, as CSS writes them.
  private mutating func filledIn(_ parts: [TokenExpression.TextPart], at place: SourceLocation?) -> TokenExpression? {
    guard table != nil else { return nil }
    var text = ""
    var isPlain = true
    for part in parts {
      switch part {
      case .text(let words): text += words
      case .reference(let path):
        guard let value = value(of: path, from: place) else { return nil }
        guard let words = value.cssText else {
          return fail(
            .badValue(found: "a \(value.type.rawValue)", expected: "a value that fits into a text", hint: nil),
            at: place)
        }
        if case .string = value {} else { isPlain = false }
        text += words
      }
      guard text.utf8.count <= Limits.tokenTextBytes else {
        return fail(
          .badValue(
            found: "\(text.utf8.count)",
            expected: "at most \(Limits.tokenTextBytes) bytes of text, references included",
            hint: nil), at: place)
      }
    }
    if !isPlain { note(.calculation, at: place) }
    return TokenExpression(.string(text), at: place)
  }

  /// What a definition has written as a text, in the form of DTCG, so that a pointer can lead into it.
  private mutating func spelledOut(_ literal: TokenExpression, of definition: TokenDefinition) -> TokenExpression? {
    guard let type = definition.type ?? table?.inheritedFromGroups(definition.path, \.type) else { return nil }
    switch literal.kind {
    case .string, .number: break
    case .null, .boolean, .list, .object, .alias, .composed, .pointer: return nil
    }
    let before = problems.count
    defer { problems.removeLast(problems.count - before) }
    guard let value = quietly({ $0.literalValue(literal, as: type) }) else { return nil }
    return TokenExpression.value(value).placed(at: literal.location)
  }
}

extension TokenExpression {
  /// The token that a reference leads to or into; empty for literals.
  fileprivate var token: TokenPath {
    switch kind {
    case .alias(let path): path
    case .pointer(let pointer): pointer.token
    case .null, .boolean, .number, .string, .list, .object, .composed: TokenPath("")
    }
  }

  /// The member or element that a step of a pointer names.
  fileprivate func child(_ step: String) -> TokenExpression? {
    switch kind {
    case .object: self[step]
    case .list(let elements):
      // RFC 6901: digits without leading zeros.
      if let index = Int(step), String(index) == step, elements.indices.contains(index) { elements[index] } else { nil }
    case .null, .boolean, .number, .string, .alias, .composed, .pointer: nil
    }
  }
}

extension TokenPointer {
  /// The token that the pointer leads to or into.
  public var token: TokenPath { TokenPath(segments: steps.prefix { $0 != "$value" }) }

  /// Where the steps into the token's value begin.
  fileprivate var valueStart: Int { (steps.firstIndex(of: "$value") ?? steps.count - 1) + 1 }
}
