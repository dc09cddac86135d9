import DSDiagnostics
public import DSGeometry

/// Turns a token's expression into a value of its type, following references through a table.
///
/// Without a table references stay open: what is written is checked, and what is open is taken to be right.
/// A function that returns nil has either recorded a problem or met an open reference.
struct TokenEvaluation {
  /// The tokens that references lead to; nil leaves references open.
  var table: TokenTable?
  /// The tokens being evaluated, outermost first.
  var chain: [TokenError.Link] = []
  /// What was found wrong, in order.
  var problems: [TokenError] = []
  /// The tokens that have no value, their problems recorded: lists may request each of them twice, and so double the
  /// work with every list.
  private var failed: Set<TokenPath> = []

  init(table: TokenTable?) { self.table = table }

  /// The value of a token in the table.
  mutating func value(of path: TokenPath, from place: SourceLocation? = nil) -> TokenValue? {
    guard let table else { return nil }
    if let known = table.remembered(path) { return known }
    if failed.contains(path) { return nil }
    guard let definition = definition(at: path, from: place) else { return nil }
    chain.append(TokenError.Link(path: path, location: definition.location))
    defer { chain.removeLast() }
    guard let value = value(of: definition) else {
      failed.insert(path)
      return nil
    }
    table.remember(value, of: path)
    return value
  }

  /// The value of a definition at the end of the chain.
  private mutating func value(of definition: TokenDefinition) -> TokenValue? {
    if let target = wholeTarget(definition.expression) {
      guard let value = value(of: target, from: definition.expression.location) else { return nil }
      guard let type = definition.type, type != value.type else { return value }
      return fail(.wrongType(expected: type, found: value.type), at: definition.expression.location)
    }
    guard let type = definition.type ?? table?.inheritedFromGroups(definition.path, \.type) else {
      return fail(.noType, at: definition.location)
    }
    return value(definition.expression, as: type)
  }

  /// The definition of a token that may be entered now; records why not. What could not be read is never entered.
  mutating func definition(at path: TokenPath, from place: SourceLocation?) -> TokenDefinition? {
    guard let table else { return nil }
    if let start = chain.firstIndex(where: { $0.path == path }) {
      return fail(.cycle(chain[start...].map(\.path) + [path]), at: place)
    }
    guard chain.count < Limits.aliasDepth else { return fail(.tooDeep, at: place) }
    let found = table.definition(at: path)
    if let fault = found?.fault ?? table.groupFault(hiding: path) {
      return failAsking(path, .faulty(fault), at: fault.location, of: found)
    }
    guard let definition = found else {
      if table.isGroup(path) { return failAsking(path, .isGroup, at: place) }
      return failAsking(path, .missing(near: table.near(path), known: table.known(around: path)), at: place)
    }
    return definition
  }

  /// The token whose value the whole expression is; nil for literals and for pointers into a value.
  func wholeTarget(_ expression: TokenExpression) -> TokenPath? {
    switch expression.kind {
    case .alias(let path): path
    case .pointer(let pointer): pointer.wholeToken
    case .null, .boolean, .number, .string, .list, .object: nil
    }
  }

  /// An expression as a value of a type; a reference must lead to a token of that type, or into one.
  mutating func value(_ expression: TokenExpression, as type: TokenType) -> TokenValue? {
    if let target = wholeTarget(expression) {
      guard let value = value(of: target, from: expression.location) else { return nil }
      if value.type == type { return value }
      return fail(.wrongType(expected: type, found: value.type), at: expression.location)
    }
    guard let literal = literal(expression) else { return nil }
    return literalValue(literal, as: type)
  }

  /// Records a problem.
  mutating func fail<Value>(_ cause: TokenError.Cause, at place: SourceLocation?) -> Value? {
    problems.append(
      TokenError(chain.first?.path ?? TokenPath(""), cause, chain: chain, location: place ?? chain.last?.location))
    return nil
  }

  /// Records that `path`, which something in the chain, or the caller, requested, cannot be entered.
  private mutating func failAsking<Value>(
    _ path: TokenPath, _ cause: TokenError.Cause, at place: SourceLocation?, of definition: TokenDefinition? = nil
  ) -> Value? {
    chain.append(TokenError.Link(path: path, location: definition?.location))
    defer { chain.removeLast() }
    problems.append(TokenError(chain[0].path, cause, chain: chain, location: place))
    return nil
  }

  /// Records that a written value is not what it should be.
  mutating func expected<Value>(
    _ expected: String, _ found: TokenExpression, hint: String? = nil
  ) -> Value? {
    fail(.badValue(found: found.kindName, expected: expected, hint: hint), at: found.location)
  }
}

extension TokenPointer {
  /// The token that the pointer means as a whole: `#/a/b` or `#/a/b/$value`; nil for a pointer into a value.
  public var wholeToken: TokenPath? {
    guard let marker = steps.firstIndex(of: "$value") else { return TokenPath(segments: steps) }
    return marker == steps.count - 1 ? TokenPath(segments: steps.dropLast()) : nil
  }
}
