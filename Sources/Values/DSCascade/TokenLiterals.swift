import DSDiagnostics
import DSGeometry

extension TokenEvaluation {
  /// A literal as a value of a type; it may contain references.
  mutating func literalValue(_ literal: TokenExpression, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(literal).map { .color($0) }
    case .dimension: dimension(literal).map { .dimension($0) }
    case .number: number(literal, "a number").map { .number($0) }
    case .fontFamily: fontFamily(literal).map { .fontFamily($0) }
    case .fontWeight: fontWeight(literal).map { .fontWeight($0) }
    case .duration: duration(literal).map { .duration($0) }
    case .cubicBezier: cubicBezier(literal).map { .cubicBezier($0[0], $0[1], $0[2], $0[3]) }
    case .strokeStyle: strokeStyle(literal).map { .strokeStyle($0) }
    case .border: border(literal).map { .border($0) }
    case .transition: transition(literal).map { .transition($0) }
    case .shadow: shadows(literal).map { .shadow($0) }
    case .gradient: gradient(literal).map { .gradient($0) }
    case .typography: typography(literal).map { .typography($0) }
    case .string: string(literal, "a string").map { .string($0) }
    case .boolean: boolean(literal, "true or false").map { .boolean($0) }
    }
  }

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
  /// is missing or one is unknown.
  mutating func members(
    _ expression: TokenExpression, required: [String], optional: [String] = [], _ wanted: String
  ) -> TokenMembers? {
    guard let literal = literal(expression) else { return nil }
    guard case .object(let members) = literal.kind else { return expected(wanted, literal) }
    let found = TokenMembers(members: members)
    let before = problems.count
    for member in members {
      if !required.contains(member.key), !optional.contains(member.key) {
        let known = (required + optional).joined(separator: ", ")
        let _: Never? = fail(
          .badValue(
            found: "the member '\(member.key)'", expected: wanted,
            hint: suggested(member.key, among: required + optional) ?? "the members are \(known)"),
          at: member.value.location ?? literal.location)
      }
    }
    for name in required where found[name] == nil {
      let _: Never? = fail(
        .badValue(found: "no member '\(name)'", expected: wanted, hint: "add '\(name)'"), at: literal.location)
    }
    return problems.count == before ? found : nil
  }

  /// Points, from `{"value": 12, "unit": "px"}`; 1 rem is 16 pt.
  mutating func dimension(_ literal: TokenExpression) -> Double? {
    let wanted = #"a dimension such as {"value": 12, "unit": "px"}"#
    guard let members = members(literal, required: ["value", "unit"], wanted) else { return nil }
    let value = number(members["value"]!, "a number of px or rem")
    guard let unit = keyword(members["unit"]!, among: ["px", "rem"], "the unit px or rem"), let value else {
      return nil
    }
    return unit == "rem" ? value * 16 : value
  }

  /// Seconds, from `{"value": 100, "unit": "ms"}`.
  mutating func duration(_ literal: TokenExpression) -> Double? {
    let wanted = #"a duration such as {"value": 100, "unit": "ms"}"#
    guard let members = members(literal, required: ["value", "unit"], wanted) else { return nil }
    let value = number(members["value"]!, "a number of ms or s")
    guard let unit = keyword(members["unit"]!, among: ["ms", "s"], "the unit ms or s"), let value else { return nil }
    return unit == "ms" ? value / 1000 : value
  }

  /// Families in order of preference, from a name or a list of names.
  mutating func fontFamily(_ literal: TokenExpression) -> [String]? {
    let wanted = "a font family or a list of them"
    guard case .list(let elements) = literal.kind else {
      guard let name = string(literal, wanted) else { return nil }
      return name.isEmpty ? expected(wanted, literal) : [name]
    }
    if elements.isEmpty { return expected("at least one font family", literal) }
    var families: [String] = []
    var isComplete = true
    for element in elements {
      if wholeTarget(element) != nil {
        if case .fontFamily(let names)? = value(element, as: .fontFamily) {
          families += names
          guard !isTooLong(families.count, literal) else { return nil }
        } else {
          isComplete = false
        }
      } else if let name = string(element, "a font family") {
        families.append(name)
      } else {
        isComplete = false
      }
    }
    return isComplete ? families : nil
  }

  /// Whether a list that references may double has become too long; recorded if so.
  mutating func isTooLong(_ count: Int, _ list: TokenExpression) -> Bool {
    guard count > Limits.tokenElements else { return false }
    let wanted = "at most \(Limits.tokenElements) elements, those of references included"
    let _: Never? = fail(.badValue(found: "\(count)", expected: wanted, hint: nil), at: list.location)
    return true
  }

  /// A weight, from a number of 1…1000 or one of DTCG's names.
  mutating func fontWeight(_ literal: TokenExpression) -> Double? {
    guard case .string(let name) = literal.kind else {
      return number(literal, in: 1...1000, "a font weight of 1 to 1000, or a name such as bold")
    }
    if let weight = Self.fontWeights[name] { return weight }
    return expected(
      "a font weight of 1 to 1000, or a name such as bold", literal,
      hint: suggested(name, among: Self.fontWeights.keys.sorted()))
  }

  /// Four numbers; the horizontal ones within 0…1.
  mutating func cubicBezier(_ literal: TokenExpression) -> [Double]? {
    let wanted = "four numbers [x1, y1, x2, y2]"
    guard let elements = list(literal, wanted) else { return nil }
    guard elements.count == 4 else { return expected(wanted, literal) }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      let value =
        index % 2 == 0
        ? number(element, in: 0...1, "a horizontal coordinate of 0 to 1") : number(element, "a vertical coordinate")
      if let value { numbers.append(value) }
    }
    return numbers.count == 4 ? numbers : nil
  }

  /// One of a few keywords, possibly behind a pointer.
  mutating func keyword(_ expression: TokenExpression, among keywords: [String], _ wanted: String) -> String? {
    guard let literal = literal(expression), let keyword = string(literal, wanted) else { return nil }
    if keywords.contains(keyword) { return keyword }
    return expected(
      wanted, literal,
      hint: suggested(keyword, among: keywords) ?? "it is one of \(keywords.joined(separator: ", "))")
  }

  /// The weights that DTCG 2025.10 names.
  static let fontWeights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
    "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]
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
