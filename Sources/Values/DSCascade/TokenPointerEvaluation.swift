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
    if case .pointer(let pointer) = start.kind, let place = pointer.propertyStart {
      return property(of: pointer, from: place, at: start.location)
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
  /// What a pointer leads to that is no value: a description, or a part of the extensions, of a token or group.
  private mutating func property(
    of pointer: TokenPointer, from place: Int, at location: SourceLocation?
  ) -> TokenExpression? {
    let path = pointer.token
    guard let table else { return nil }
    let definition = table.definition(at: path)
    let group = table.groups[path]
    let data: DataValue
    switch pointer.steps[place] {
    case "$extensions" where definition != nil || group != nil:
      data = .object(definition?.extensions ?? group?.extensions ?? [:])
    case "$description":
      guard let text = definition?.description ?? group?.description else {
        return fail(.badPointer("$description"), at: location)
      }
      data = .string(text)
    case "$type":
      guard let type = definition?.type ?? group?.type else { return fail(.badPointer("$type"), at: location) }
      data = .string(definition?.reading.writtenType ?? type.rawValue)
    default: return fail(.badPointer(pointer.steps[place]), at: location)
    }
    var current = TokenExpression(data: data).placed(at: location)
    for step in pointer.steps[(place + 1)...] {
      guard let next = current.child(step) else { return fail(.badPointer(step), at: location) }
      current = next
    }
    // A reference in the extensions is followed as one in a value; the chain stops circles.
    guard current.isReference else { return current }
    guard chain.count < Limits.aliasDepth else { return fail(.tooDeep, at: location) }
    chain.append(TokenError.Link(path: path, location: location))
    defer { chain.removeLast() }
    return literal(current)
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
  public var token: TokenPath {
    TokenPath(segments: steps.prefix { $0.utf8.first != UInt8(ascii: "$") || $0 == "$root" })
  }

  /// Where the way leaves a token or group for a property of it other than the value; nil for values and tokens.
  var propertyStart: Int? {
    steps.firstIndex { $0.utf8.first == UInt8(ascii: "$") && $0 != "$root" }.flatMap {
      steps[$0] == "$value" ? nil : $0
    }
  }

  /// Where the steps into the token's value begin.
  fileprivate var valueStart: Int { (steps.firstIndex(of: "$value") ?? steps.count - 1) + 1 }
}
