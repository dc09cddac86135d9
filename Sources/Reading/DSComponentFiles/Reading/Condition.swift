import DSDiagnostics
import DSNode
import DSSyntax

/// What an `If` asks.
indirect enum Condition {
  /// Decided while reading.
  case constant(Bool)
  /// Holds where the environment's value is one of the keys.
  case environment(EnvironmentReference, [String])
  case not(Condition)
  case all([Condition])
  case any([Condition])
  /// About a parameter of a component that is checked alone.
  case unknown

  /// The keys of a condition's mapping.
  static let members: [ArgumentType.Member] = [
    ArgumentType.Member("parameter", .name, "A parameter; without 'is' it must be given and not false."),
    ArgumentType.Member("state", .any, "The state the component must be in, or a list of them."),
    ArgumentType.Member("environment", .name, "An environment value or mode; without 'is' it must be true."),
    ArgumentType.Member("is", .any, "The value it must have, or a list of them."),
    ArgumentType.Member("isNot", .any, "The value it must not have, or a list of them."),
    ArgumentType.Member("not", .condition, "A condition that must not hold."),
    ArgumentType.Member("all", .list(.condition), "Conditions that must all hold."),
    ArgumentType.Member("any", .list(.condition), "Conditions of which one must hold."),
  ]

  /// The same as arguments; made once, because a scenario may ask a thousand questions.
  fileprivate static let list = ArgumentList(
    members.map { ArgumentDefinition($0.name, $0.type, $0.documentation) }, shorthand: [])

  /// The members of which a condition has exactly one.
  fileprivate static let subjects = members.map(\.name).filter { !["is", "isNot"].contains($0) }

  /// What holds between them.
  static let rules: [ArgumentRule] = [
    .exactlyOne(["parameter", "state", "environment", "not", "all", "any"]), .atMostOne(["is", "isNot"]),
    .only(["is", "isNot"], with: ["parameter", "environment"]),
  ]

  /// The number of questions.
  var count: Int {
    switch self {
    case .constant, .environment, .unknown: 1
    case .not(let inner): inner.count
    case .all(let conditions), .any(let conditions): conditions.reduce(0) { $0 + $1.count }
    }
  }

  /// What is already decided, decided: a constant if possible, without constants otherwise.
  var simplified: Condition {
    switch self {
    case .constant, .environment, .unknown: return self
    case .not(let inner):
      let inner = inner.simplified
      if case .constant(let value) = inner { return .constant(!value) }
      return .not(inner)
    case .all(let conditions): return Self.simplify(conditions, ending: false) { .all($0) }
    case .any(let conditions): return Self.simplify(conditions, ending: true) { .any($0) }
    }
  }

  private static func simplify(
    _ conditions: [Condition], ending: Bool, _ combine: ([Condition]) -> Condition
  ) -> Condition {
    var open: [Condition] = []
    for condition in conditions.map(\.simplified) {
      guard case .constant(let value) = condition else {
        open.append(condition)
        continue
      }
      if value == ending { return .constant(ending) }
    }
    return open.isEmpty ? .constant(!ending) : combine(open)
  }

  /// What the condition stands for, views or modifiers: choices by the environment, without those already decided.
  /// - Parameter choice: a choice with a branch for some values, and one for all others.
  func lower<Item>(
    then: () -> [Item], otherwise: () -> [Item],
    choice: (_ by: EnvironmentReference, _ keys: [String], _ branch: [Item], _ fallback: [Item]) -> Item
  ) -> [Item] {
    switch simplified {
    case .constant(let value): return value ? then() : otherwise()
    case .unknown: return then() + otherwise()
    case .environment, .not, .all, .any: return simplified.choose(then(), otherwise(), choice)
    }
  }

  private func choose<Item>(
    _ then: [Item], _ otherwise: [Item],
    _ choice: (_ by: EnvironmentReference, _ keys: [String], _ branch: [Item], _ fallback: [Item]) -> Item
  ) -> [Item] {
    switch self {
    case .constant(let value): return value ? then : otherwise
    case .unknown: return then + otherwise
    case .environment(let reference, let keys): return [choice(reference, keys, then, otherwise)]
    case .not(let inner): return inner.choose(otherwise, then, choice)
    case .all(let conditions):
      return conditions.reversed().reduce(then) { rest, condition in condition.choose(rest, otherwise, choice) }
    case .any(let conditions):
      return conditions.reversed().reduce(otherwise) { rest, condition in condition.choose(then, rest, choice) }
    }
  }
}

extension Decoding {
  /// The condition that an `If` asks.
  func condition(_ arguments: Arguments) -> Condition? {
    let subjects = Condition.subjects.filter(arguments.has)
    guard let subject = subjects.first, subjects.count == 1, let asked = arguments.expression(subject) else {
      let names = "'parameter', 'state', 'environment', 'not', 'all' or 'any'"
      arguments.error(
        "missing-argument", "\(arguments.owner) asks about \(subjects.count) things, expected one of \(names)")
      return nil
    }
    if !["parameter", "environment"].contains(subject), let name = ["is", "isNot"].first(where: arguments.has) {
      arguments.error(
        "conflicting-arguments", "\(arguments.owner) has '\(name)' beside '\(subject)', which would be ignored",
        hint: subject == "state"
          ? "write the state, or a list of them, behind 'state' alone; 'not: {state: …}' is the opposite"
          : "'is' and 'isNot' belong to 'parameter' and 'environment'")
      return nil
    }
    let found: Condition? =
      switch subject {
      case "not": condition(asked).map { .not($0) }
      case "all": conditions(asked).map { .all($0) }
      case "any": conditions(asked).map { .any($0) }
      case "state": stateCondition(asked)
      case "parameter": parameterCondition(asked, arguments)
      default: environmentCondition(asked, arguments)
      }
    guard let found, found.count <= Limits.conditionQuestions else {
      if found != nil {
        arguments.error("too-complex", "a condition asks more than \(Limits.conditionQuestions) questions")
      }
      return nil
    }
    return arguments.scope.isChecking ? .unknown : found
  }

  private func condition(_ expression: Expression) -> Condition? {
    let arguments = nested(at: expression.node.location) {
      self.arguments(
        expression.node, Condition.list, owner: "a condition", at: expression.node.location, in: expression.scope)
    }
    return (arguments ?? nil).flatMap(condition)
  }

  private func conditions(_ expression: Expression) -> [Condition]? {
    guard let elements = expression.node.readArray("a list of conditions", &bag) else { return nil }
    let found = elements.compactMap { condition(expression.with($0)) }
    return found.count == elements.count ? found : nil
  }

  private func stateCondition(_ expression: Expression) -> Condition? {
    guard let keys = values(expression, "'state'") else { return nil }
    let node = SyntaxNode(.scalar("state", quoted: true), at: expression.node.location)
    return question(expression.with(node), keys, negated: false)
  }

  private func parameterCondition(_ expression: Expression, _ arguments: Arguments) -> Condition? {
    guard let name = expression.node.readString("'parameter'", &bag) else { return nil }
    let text = name.hasPrefix("$") ? name : "$" + name
    guard Reference.isDottedName(text.dropFirst().utf8) else {
      reportUnknownParameter(name, expression)
      return nil
    }
    let asked = expression.with(SyntaxNode(.scalar(text, quoted: true), at: expression.node.location))
    guard let (keys, negated) = comparison(arguments) else { return nil }
    if let keys { return question(asked, keys, negated: negated) }
    switch operand(asked) {
    case .absent: return .constant(false)
    case .unknown: return .unknown
    case .environment(let reference): return .environment(reference, ["true"])
    case .literal(let value): return .constant(value.node.boolean ?? true)
    case .token, .choose: return .constant(true)
    }
  }

  private func environmentCondition(_ expression: Expression, _ arguments: Arguments) -> Condition? {
    guard let (keys, negated) = comparison(arguments) else { return nil }
    return question(expression, keys ?? ["true"], negated: negated)
  }

  /// The values after `is` or `isNot`; nil keys where neither is given.
  private func comparison(_ arguments: Arguments) -> (keys: [String]?, negated: Bool)? {
    if arguments.has("is"), arguments.has("isNot") {
      arguments.error("conflicting-arguments", "a condition has either 'is' or 'isNot'")
      return nil
    }
    let name = arguments.has("isNot") ? "isNot" : "is"
    guard let expression = arguments.expression(name) else { return (nil, false) }
    return values(expression, "'\(name)'").map { ($0, name == "isNot") }
  }

  private func values(_ expression: Expression, _ what: String) -> [String]? {
    if expression.node.isNull { return ["null"] }
    let expressions = expression.node.elements?.map(expression.with) ?? [expression]
    let values = expressions.compactMap { constant($0, what) { text($0, $1) } }
    return values.count == expressions.count || expression.scope.isChecking ? values : nil
  }

  private func question(_ asked: Expression, _ keys: [String], negated: Bool) -> Condition {
    let condition: Condition =
      switch subject(asked, keys: keys.map { ($0, asked.node.location) }) {
      case .constant(let text): .constant(keys.contains(text))
      case .absent: .constant(keys.contains("null"))
      case .environment(let reference): .environment(reference, keys)
      case .unknown: .unknown
      }
    return negated ? .not(condition) : condition
  }
}
