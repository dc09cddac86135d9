import DSNode

extension ModifierDefinition {
  /// Modifiers of one of several cases, as Swift's `switch` chooses views.
  static let `switch` = ModifierDefinition(
    "Switch", .values, "Modifiers chosen by a parameter, the state, or an environment value.",
    ArgumentList(
      [
        ArgumentDefinition(
          "on", .name, "'$parameter', 'state', or an environment value's name.", required: true, takesAbsent: true),
        ArgumentDefinition(
          "cases", .dictionary(.modifiers),
          "The modifiers by value; a key may hold several values, as in 'a, b', or a $parameter.", required: true),
        ArgumentDefinition("default", .modifiers, "The modifiers for every other value."),
      ], shorthand: []), fitsSpans: true,
    example: "Switch: {on: state, cases: {pressed: [opacity: 0.6], disabled: [hidden]}, default: [bold]}"
  ) { arguments, place in
    let decoding = arguments.decoding
    switch decoding.branches(arguments, { decoding.modifiers($0, place, "a branch of 'Switch'") }) {
    case nil: return []
    case .decided(let modifiers): return modifiers
    case .open(let reference, let cases, let fallback):
      return [
        .choose(
          reference, cases.map { Modifier.Case(key: $0.key, modifiers: $0.items) }, fallback: fallback)
      ]
    }
  }
}
