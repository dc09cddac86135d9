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

  /// Whether problems name what was probably meant, which takes a search through all names.
  private let suggests: Bool

  init(table: TokenTable?, suggests: Bool = true) { (self.table, self.suggests) = (table, suggests) }

  /// Readings that authors should know of.
  private(set) var notes: Set<TokenNote> = []
  /// How the token at the end of the chain is to be understood.
  var reading = TokenReading()
  /// What its numbers and lengths are for.
  var role: TokenRole {
    get {
      switch roleSource {
      case .role(let role): role
      case .name(let path): TokenRole(path: path.description)
      }
    }
    set { roleSource = .role(newValue) }
  }
  private var roleSource = RoleSource.role(.plain)
  /// Where the role comes from. Few tokens are asked for theirs, and a search of every name would take time.
  private enum RoleSource {
    case role(TokenRole)
    case name(TokenPath)
  }
  /// Why pictures cannot use a member of the composite that is being read; nil if they can.
  var opaqueMember: OpaqueValue.Reason?
  /// Whether readings are not noted, because what is read is a spelled-out text that was noted as a whole.
  private var isQuiet = false

  /// The value of a token in the table.
  mutating func value(of path: TokenPath, from place: SourceLocation? = nil) -> TokenValue? {
    guard let table else { return nil }
    if let known = table.remembered(path) { return known }
    if failed.contains(path) { return nil }
    guard let definition = definition(at: path, from: place) else { return nil }
    chain.append(TokenError.Link(path: path, location: definition.location))
    let outer = (reading, roleSource, opaqueMember, isQuiet)
    begin(definition.reading, path: path)
    defer {
      chain.removeLast()
      (reading, roleSource, opaqueMember, isQuiet) = outer
    }
    guard let value = modifiedValue(of: definition) else {
      failed.insert(path)
      return nil
    }
    table.remember(value, of: path)
    return value
  }

  /// Sets how a token is to be understood.
  mutating func begin(_ reading: TokenReading, path: TokenPath) {
    self.reading = reading
    roleSource = TokenRole(writtenType: reading.writtenType).map(RoleSource.role) ?? .name(path)
    opaqueMember = nil
    isQuiet = false
  }

  /// The value of a definition at the end of the chain, changed by its modifier.
  private mutating func modifiedValue(of definition: TokenDefinition) -> TokenValue? {
    guard let value = value(of: definition) else { return nil }
    guard let modification = definition.modification else { return value }
    return modified(value, by: modification, at: definition.location)
  }

  /// The value of a definition, without its modifier.
  private mutating func value(of definition: TokenDefinition) -> TokenValue? {
    let type = definition.type ?? table?.inheritedFromGroups(definition.path, \.type)
    if let target = wholeTarget(definition.expression) {
      guard let value = value(of: target, from: definition.expression.location) else { return nil }
      // Only the token's own type is compared: that of a group is for values that are written out.
      guard let type = definition.type else { return value }
      return related(value, to: type, at: definition.expression.location, keepsType: true)
    }
    if let type { return value(definition.expression, as: type) }
    guard let literal = literal(definition.expression) else { return nil }
    return untyped(literal, path: definition.path)
  }

  /// A value as one of a type that is near its own: a number as a length, a text as what it says. Where it cannot be read
  /// as the type, a token keeps its target's value (`keepsType`): a number that refers to a length is a length.
  mutating func related(
    _ value: TokenValue, to type: TokenType, at place: SourceLocation?, keepsType: Bool = false
  ) -> TokenValue? {
    if value.type == type || type == .opaque { return value }
    let converted: TokenValue?
    switch (type, value) {
    case (.dimension, .number(let number)): converted = .dimension(reading.points(bare: number))
    case (.number, .fontWeight(let weight)): converted = .number(weight)
    case (.fontWeight, .number(let number)) where (1...1000).contains(number): converted = .fontWeight(number)
    case (.duration, .number(let number)): converted = .duration(number / 1000)
    case (.border, .color): converted = keepsType ? value : nil
    case (.number, .fontFamily): converted = keepsType && isNamedFamily ? value : nil
    case (.number, .cubicBezier): converted = keepsType && reading.isForeign ? value : nil
    case (.number, .dimension), (.number, .em), (.string, _), (.color, .gradient), (.number, .duration):
      converted = keepsType || type == .number ? value : nil
    case (_, .string(let text)): return literalValue(TokenExpression(.string(text), at: place), as: type)
    case (_, .opaque(let opaque)):
      // A token of a type such as `other` may hold what is wanted.
      guard case .type = opaque.reason else { return value }
      let before = problems.count
      let read = quietly { $0.literalValue(TokenExpression(.string(opaque.text), at: place), as: type) }
      problems.removeLast(problems.count - before)
      return read ?? value
    default: converted = nil
    }
    if converted == nil, keepsType, reading.isForeign {
      // Types of other formats are remarks: nothing there is refused for them, and nothing can be drawn of it.
      return opaque(value.text, .otherType(value.type, than: type))
    }
    guard let converted else { return fail(.wrongType(expected: type, found: value.type), at: place) }
    note(.relatedType, at: place, "\(type.rawValue) from \(value.type.rawValue)")
    return converted
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
      if let member = table.firstMember(of: path) { return failAsking(path, .isGroup(member: member), at: place) }
      let near = suggests ? table.near(path, excluding: chain.map(\.path)) : nil
      return failAsking(path, .missing(near: near, known: suggests ? table.known(around: path) : []), at: place)
    }
    return definition
  }

  /// The token whose value the whole expression is; nil for literals and for pointers into a value.
  func wholeTarget(_ expression: TokenExpression) -> TokenPath? {
    switch expression.kind {
    case .alias(let path): path
    case .pointer(let pointer): pointer.wholeToken
    case .null, .boolean, .number, .string, .list, .object, .composed: nil
    }
  }

  /// An expression as a value of a type; a reference must lead to a token of that type, or into one.
  mutating func value(_ expression: TokenExpression, as type: TokenType) -> TokenValue? {
    if let target = wholeTarget(expression) {
      guard let value = value(of: target, from: expression.location) else { return nil }
      return related(value, to: type, at: expression.location)
    }
    if type == .string || type == .opaque, case .composed = expression.kind, !hasTokens(expression) {
      return literalValue(TokenExpression(.string(expression.data.plainText), at: expression.location), as: type)
    }
    guard let literal = literal(expression) else { return nil }
    // An example of the specification has a whole token as a member.
    if let inner = literal["$value"] {
      note(.unreadMember, at: literal.location, "a whole token in place of a value")
      return value(inner, as: type)
    }
    if let inner = literal["value"], literal["type"] != nil, literal["unit"] == nil {
      note(.unreadMember, at: literal.location, "a whole token in place of a value")
      return value(inner, as: type)
    }
    let before = problems.count
    if let found = literalValue(literal, as: type) { return found }
    guard let reason = opaqueReference(in: expression) else { return nil }
    problems.removeLast(problems.count - before)
    return opaque(literal.plainText, reason)
  }

  /// Why a text with references cannot be read where a token in it is one that pictures cannot use; nil for others.
  private func opaqueReference(in expression: TokenExpression) -> OpaqueValue.Reason? {
    guard case .composed(let parts) = expression.kind else { return nil }
    for case .reference(let path) in parts {
      if case .opaque(let value)? = table?.remembered(path) { return value.reason }
    }
    return nil
  }

  /// Whether all references of a text lead to tokens: braces in prose mean something else.
  private func hasTokens(_ expression: TokenExpression) -> Bool {
    guard let table else { return true }
    return expression.references.allSatisfy { wholeTarget($0).map { table.definition(at: $0) != nil } ?? true }
  }

  /// Notes a reading.
  mutating func note(
    _ kind: TokenNote.Kind, at location: SourceLocation?, _ detail: String = "", hint: String? = nil
  ) {
    guard !isQuiet, let location = location ?? chain.last?.location else { return }
    notes.insert(TokenNote(kind: kind, location: location, detail: detail, hint: hint))
  }

  /// Reads something without noting how.
  mutating func quietly<Value>(_ read: (inout TokenEvaluation) -> Value) -> Value {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return read(&self)
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
    guard propertyStart == nil else { return nil }
    guard let marker = steps.firstIndex(of: "$value") else { return TokenPath(segments: steps) }
    return marker == steps.count - 1 ? TokenPath(segments: steps.dropLast()) : nil
  }
}
