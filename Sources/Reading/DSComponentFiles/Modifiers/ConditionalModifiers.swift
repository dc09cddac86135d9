import DSNode

extension ModifierDefinition {
  /// Modifiers under a condition, as Swift's `if` chooses views.
  static let `if` = ModifierDefinition(
    "If", .values, "Modifiers that are there under a condition: on a parameter, the state, or an environment value.",
    ArgumentList(
      Condition.members.map { ArgumentDefinition($0.name, $0.type, $0.documentation) } + [
        ArgumentDefinition("then", .modifiers, "The modifiers where the condition holds."),
        ArgumentDefinition("else", .modifiers, "The modifiers where it does not."),
      ], shorthand: [], rules: Condition.rules), fitsSpans: true,
    example: "If: {state: pressed, then: [opacity: 0.6]}"
  ) { arguments, place in
    let decoding = arguments.decoding
    func read(_ name: String) -> [Modifier] {
      arguments.expression(name).map { decoding.modifiers($0, place, "'\(name)'") } ?? []
    }
    return decoding.condition(arguments)?.lower(
      then: { read("then") }, otherwise: { read("else") },
      choice: { reference, keys, branch, fallback in
        .choose(reference, keys.map { Modifier.Case(key: $0, modifiers: branch) }, fallback: fallback)
      }) ?? []
  }
}
