import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

extension Decoding {
  /// A value that may be a token, be taken from the environment, or depend on it.
  /// - Parameter scales: whether it may be `{scaled: …}`.
  func value<Literal>(
    _ expression: Expression, _ what: String, scales: Bool = false, _ literal: (Expression, String) -> Literal?
  ) -> Value<Literal>? {
    switch operand(expression) {
    case .literal(let found):
      if scales, let members = found.node.members, members.count == 1, members[0].key == "scaled" {
        return value(found.with(members[0].value), what, literal).map(Value.scaled)
      }
      return literal(found, what).map(Value.literal)
    case .absent, .unknown: return nil
    case .token(let reference): return .token(reference)
    case .environment(let reference): return .environment(reference)
    case .choose(let reference, let cases, let fallback):
      let read = cases.map { ($0.key, value($0.value, what, scales: scales, literal)) }
      return .choose(
        reference, read.compactMap { key, value in value.map { Value.Case(key: key, value: $0) } },
        fallback: fallback.flatMap { value($0, what, scales: scales, literal) })
    }
  }

  /// A value that must be known while reading.
  func constant<Literal>(
    _ expression: Expression, _ what: String, _ literal: (Expression, String) -> Literal?
  ) -> Literal? {
    switch operand(expression) {
    case .literal(let found): return literal(found, what)
    case .absent, .unknown: return nil
    case .token, .environment, .choose:
      if expression.scope.isChecking, expression.node.members != nil || expression.node.string?.first == "$" {
        return nil
      }
      bag.error(
        "undecidable", "\(what) must be written out; it can be no token and not depend on the environment",
        at: expression.node.location, hint: "choose the modifier or the view by 'If' or 'Switch' instead")
      return nil
    }
  }

  /// A text of bounded length.
  func text(_ expression: Expression, _ what: String) -> String? {
    guard let text = expression.node.readString(what, &bag) else { return nil }
    guard text.utf8.count <= Limits.textCharacters else {
      bag.error(
        "text-too-long", "\(what) has \(text.utf8.count) bytes, more than \(Limits.textCharacters)",
        at: expression.node.location)
      return nil
    }
    return text
  }

  /// Points by a rule.
  func length(_ expression: Expression, _ what: String, _ rule: ArgumentType.LengthRule) -> Double? {
    let node = expression.node
    if ["infinity", ".infinity", "inf"].contains(node.string ?? "") {
      if rule == .sizeOrInfinity { return .infinity }
      bag.error("out-of-range", "\(what) cannot be infinite", at: node.location)
      return nil
    }
    let lowest = rule == .any ? -Limits.points : 0
    return node.readNumber(what, in: lowest...Limits.points, &bag)
  }

  /// A number within a range.
  func number(_ expression: Expression, _ what: String, _ range: ClosedRange<Double>) -> Double? {
    expression.node.readNumber(what, in: range, &bag)
  }

  /// A reference to a token and nothing else.
  func token(_ expression: Expression, _ what: String) -> TokenReference? {
    switch operand(expression) {
    case .token(let reference): return reference
    case .absent, .unknown: return nil
    case .literal, .environment, .choose:
      bag.error("wrong-type", "\(what) must be a token", at: expression.node.location, hint: "write \"{group.name}\"")
      return nil
    }
  }

  /// A weight by SwiftUI's name or as a number, 1…1000.
  func fontWeight(_ expression: Expression, _ what: String) -> Double? {
    if expression.node.number != nil { return expression.node.readNumber(what, in: 1...1000, &bag) }
    return named(expression, what, FontNames.weights)
  }

  /// A width of letters by SwiftUI's name or in percent of the usual one, as nodes have it: 0 for the usual width.
  func fontWidth(_ expression: Expression, _ what: String) -> Double? {
    let percent =
      expression.node.number != nil
      ? expression.node.readNumber(what, in: Limits.fontWidth, &bag) : named(expression, what, FontNames.widths)
    return percent.map { ($0 * 100).rounded() / 1e4 - 1 }.map { ($0 * 1e4).rounded() / 1e4 }
  }

  /// One of several named things.
  func named<Thing>(_ expression: Expression, _ what: String, _ things: [(name: String, value: Thing)]) -> Thing? {
    guard let name = expression.node.readChoice(what, among: things.map(\.name), &bag) else { return nil }
    return things.first { $0.name == name }?.value
  }

  /// A unit point by name or as a list of two numbers.
  func unitPoint(_ expression: Expression, _ what: String) -> UnitPoint? {
    guard let elements = expression.node.elements else { return named(expression, what, UnitPoint.named) }
    guard elements.count == 2 else {
      bag.error(
        "wrong-type", "\(what) has \(elements.count) numbers, expected two", at: expression.node.location)
      return nil
    }
    let numbers = elements.compactMap { element in
      constant(expression.with(element), what) { number($0, $1, -Limits.unitPoint...Limits.unitPoint) }
    }
    return numbers.count == 2 ? UnitPoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// A set of edges by name, or a list of names.
  func edges(_ expression: Expression, _ what: String) -> EdgeSet? {
    guard let elements = expression.node.elements else { return named(expression, what, EdgeNames.all) }
    var edges: EdgeSet = []
    for element in elements {
      guard let edge = constant(expression.with(element), what, { named($0, $1, EdgeNames.all) }) else { return nil }
      edges.formUnion(edge)
    }
    return edges
  }
}
