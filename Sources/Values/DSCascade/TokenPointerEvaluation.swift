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

  /// A text with the values of its references in it, as CSS writes them.
  private mutating func filledIn(_ parts: [TokenExpression.TextPart], at place: SourceLocation?) -> TokenExpression? {
    guard table != nil else { return nil }
    var text = ""
    var isPlain = true
    let isColor = Self.isColorFunction(parts)
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let words): text += words
      case .reference(let path):
        guard let value = value(of: path, from: place) else { return nil }
        guard
          let words = joined(value, of: path, with: index + 1 < parts.count ? parts[index + 1] : nil)
            ?? (isColor ? share(value, of: path) : nil) ?? value.cssText
        else {
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

  /// What a reference is in a text that goes on without a space: `{size}rem` is the number alone, `{red}80` the hex digits
  /// with an alpha; nil for all other texts.
  private mutating func joined(
    _ value: TokenValue, of path: TokenPath, with next: TokenExpression.TextPart?
  ) -> String? {
    guard case .text(let rest)? = next, let first = rest.utf8.first else { return nil }
    switch value {
    case .color(let color):
      let digits = rest.utf8.prefix { Character(Unicode.Scalar($0)).isHexDigit }
      return digits.count == 2 && digits.count == rest.utf8.count && color.isOpaque ? color.hexText : nil
    case .dimension:
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) || first == UInt8(ascii: "%") else {
        return nil
      }
      var known: [TokenPath: Double?] = [:]
      return bareNumber(.alias(path), &known).map { TokenValue.exact($0) }
    case .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .string, .boolean, .em, .opaque:
      return nil
    }
  }

  /// The number of a length that is written without a unit, also where it is calculated of such lengths; nil for others.
  private func bareNumber(_ expression: TokenExpression, _ known: inout [TokenPath: Double?]) -> Double? {
    switch expression.kind {
    case .number(let number): return number
    case .string(let text):
      guard let number = Calculation.result(of: text), number.unit.isEmpty else { return nil }
      return number.value
    case .alias(let path):
      if let number = known[path] { return number }
      known[path] = .some(nil)
      guard let definition = table?.definition(at: path), definition.modification == nil else { return nil }
      let number = bareNumber(definition.expression, &known)
      known[path] = .some(number)
      return number
    case .composed(let parts):
      var text = ""
      for part in parts {
        switch part {
        case .text(let words): text += words
        case .reference(let path):
          guard let number = bareNumber(.alias(path), &known) else { return nil }
          text += TokenValue.exact(number)
        }
        guard text.utf8.count <= Limits.calculationBytes else { return nil }
      }
      return bareNumber(.string(text), &known)
    case .null, .boolean, .list, .object, .pointer: return nil
    }
  }

  /// Whether a text is one colour of CSS with references in it, such as `hsl({hue} {saturation} 50%)`.
  private static func isColorFunction(_ parts: [TokenExpression.TextPart]) -> Bool {
    guard case .text(let first)? = parts.first, let open = first.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return OpaqueValue.colorFunctions.contains(String(Substring(first.utf8[..<open])).trimmed.lowercased())
  }

  /// A number that is written as a share, with its sign: colours count 35 % and 0.35 differently. Nil for other values.
  private mutating func share(_ value: TokenValue, of path: TokenPath) -> String? {
    guard case .number(let number) = value else { return nil }
    let before = problems.count
    defer { problems.removeLast(problems.count - before) }
    guard let written = quietly({ $0.literal(.alias(path)) }), case .string(let text) = written.kind,
      let share = UnitNumber(text) ?? Calculation.result(of: text), share.unit == "%", share.value / 100 == number
    else { return nil }
    return "\(TokenValue.exact(share.value))%"
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
