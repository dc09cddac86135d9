import DSNode

extension ViewDefinition {
  /// Swift's `if` in a view builder.
  static let `if` = ViewDefinition(
    "If", "Views that are there under a condition: on a parameter, the state, or an environment value.",
    ArgumentList(
      Condition.members.map { ArgumentDefinition($0.name, $0.type, $0.documentation) } + [
        ArgumentDefinition("then", .views, "The views where the condition holds."),
        ArgumentDefinition("else", .views, "The views where it does not."),
      ], shorthand: [], rules: Condition.rules),
    example: "If: {parameter: icon, then: [Image: {symbol: $icon}]}"
  ) { arguments in
    guard let condition = arguments.decoding.condition(arguments) else { return nil }
    if case .unknown = condition {
      return .group(arguments.views("then") + arguments.views("else"))
    }
    return .group(
      condition.lower(
        then: { arguments.views("then") }, otherwise: { arguments.views("else") },
        choice: { reference, keys, branch, fallback in
          let cases = keys.map { DSNode.Case(key: $0, children: branch) }
          return DSNode(.choose(reference, cases, fallback: fallback), at: arguments.location)
        }))
  }
}
