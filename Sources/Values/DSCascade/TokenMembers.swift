import DSDiagnostics
import DSGeometry

extension TokenEvaluation {
  /// A number, possibly behind a pointer.
  mutating func number(_ expression: TokenExpression, _ wanted: String) -> Double? {
    guard let literal = literal(expression) else { return nil }
    if case .number(let value) = literal.kind, value.isFinite { return value }
    return expected(wanted, literal)
  }

  /// A number within bounds, possibly behind a pointer.
  mutating func number(_ expression: TokenExpression, in range: ClosedRange<Double>, _ wanted: String) -> Double? {
    guard let value = number(expression, wanted) else { return nil }
    if range.contains(value) { return value }
    return fail(.badValue(found: value.text(), expected: wanted, hint: nil), at: expression.location)
  }

  /// A text, possibly behind a pointer.
  mutating func string(_ expression: TokenExpression, _ wanted: String) -> String? {
    guard let literal = literal(expression) else { return nil }
    if case .string(let value) = literal.kind { return value }
    return expected(wanted, literal)
  }

  /// A truth value, possibly behind a pointer.
  mutating func boolean(_ expression: TokenExpression, _ wanted: String) -> Bool? {
    guard let literal = literal(expression) else { return nil }
    if case .boolean(let value) = literal.kind { return value }
    return expected(wanted, literal)
  }

  /// A list, possibly behind a pointer.
  mutating func list(_ expression: TokenExpression, _ wanted: String) -> [TokenExpression]? {
    guard let literal = literal(expression) else { return nil }
    if case .list(let elements) = literal.kind { return elements }
    return expected(wanted, literal)
  }

  /// An object of known members, possibly behind a pointer; nil, with all problems recorded, where a required member
  /// is missing. A member that is not known is noted and left out, unless it is a misspelt one of those missing.
  mutating func members(
    _ expression: TokenExpression, required: [String], optional: [String] = [], _ wanted: String
  ) -> TokenMembers? {
    guard let literal = literal(expression) else { return nil }
    guard case .object(let written) = literal.kind else { return expected(wanted, literal) }
    let members = withoutHyphens(written, known: required + optional, at: literal.location)
    let found = TokenMembers(members: members)
    let before = problems.count
    let missing = required.filter { found[$0] == nil }
    for member in members where !required.contains(member.key) && !optional.contains(member.key) {
      let absent = (required + optional).filter { found[$0] == nil }
      if let near = suggested(member.key, among: absent) {
        let _: Never? = fail(
          .badValue(found: "the member '\(member.key)'", expected: wanted, hint: near),
          at: member.value.location ?? literal.location)
      } else {
        note(.unreadMember, at: member.value.location ?? literal.location, "'\(member.key)'")
      }
    }
    for name in missing {
      let _: Never? = fail(
        .badValue(found: "an object without '\(name)'", expected: wanted, hint: "add '\(name)'"), at: literal.location)
    }
    return problems.count == before ? found : nil
  }

  /// The members with the names of DTCG where they are in CSS's spelling: `font-size` as `fontSize`.
  private mutating func withoutHyphens(
    _ members: [TokenExpression.Member], known: [String], at location: SourceLocation?
  ) -> [TokenExpression.Member] {
    members.map { member in
      guard member.key.utf8.contains(UInt8(ascii: "-")) else { return member }
      let words = member.key.split(separator: "-")
      let name =
        words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      guard known.contains(name), !members.contains(where: { $0.key == name }) else { return member }
      note(.hyphenatedNames, at: member.value.location ?? location, "'\(member.key)' is read as '\(name)'")
      return TokenExpression.Member(key: name, value: member.value)
    }
  }

  /// One of a few keywords, possibly behind a pointer.
  mutating func keyword(_ expression: TokenExpression, among keywords: [String], _ wanted: String) -> String? {
    guard let literal = literal(expression), let keyword = string(literal, wanted) else { return nil }
    if keywords.contains(keyword) { return keyword }
    return expected(
      wanted, literal,
      hint: suggested(keyword, among: keywords) ?? "it is one of \(keywords.joined(separator: ", "))")
  }

  /// A colour, written here or a reference to a colour token.
  mutating func colorMember(_ expression: TokenExpression) -> Color? {
    guard let found = member(expression, as: .color) else { return nil }
    if case .color(let color) = found { return color }
    return fail(.wrongType(expected: .color, found: found.type), at: expression.location)
  }

  /// A length in points, written here or a reference to a dimension token.
  mutating func dimensionMember(_ expression: TokenExpression) -> Double? {
    guard let found = member(expression, as: .dimension) else { return nil }
    switch found {
    case .dimension(let length): return length
    case .em:
      opaqueMember = .unit("em")
      return nil
    case .color, .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition,
      .shadow, .gradient, .typography, .string, .boolean, .opaque:
      return fail(.wrongType(expected: .dimension, found: found.type), at: expression.location)
    }
  }

  /// A number, written here or a reference to a number token.
  mutating func numberMember(_ expression: TokenExpression) -> Double? {
    guard let found = member(expression, as: .number) else { return nil }
    if case .number(let number) = found { return number }
    return fail(.wrongType(expected: .number, found: found.type), at: expression.location)
  }

  /// A member's value; nil also for one that pictures cannot use, which `literalValue` then says of the whole.
  mutating func member(_ expression: TokenExpression, as type: TokenType) -> TokenValue? {
    let found = value(expression, as: type)
    if case .opaque(let value)? = found {
      opaqueMember = value.reason
      return nil
    }
    return found
  }

  /// A value that pictures cannot use.
  func opaque(_ text: String, _ reason: OpaqueValue.Reason) -> TokenValue { .opaque(OpaqueValue(text, reason)) }

  /// "did you mean 'x'?" for the nearest keyword; nil if none is near.
  func suggested(_ keyword: String, among keywords: [String]) -> String? { didYouMean(keyword, among: keywords) }
}

/// The members of an object that was checked; few, so that scanning beats hashing.
struct TokenMembers {
  let members: [TokenExpression.Member]

  /// The value of a member; nil if an optional one is absent.
  subscript(key: String) -> TokenExpression? {
    for member in members where member.key == key { return member.value }
    return nil
  }
}

extension TokenExpression {
  /// A text as it is, everything else as it is written on one line.
  var plainText: String { if case .string(let text) = kind { text } else { text } }
}
