import DSNode

extension ViewDefinition {
  /// Swift's `switch` in a view builder.
  static let `switch` = ViewDefinition(
    "Switch", "Views chosen by a parameter, the state, or an environment value.",
    ArgumentList(
      [
        ArgumentDefinition(
          "on", .name, "'$parameter', 'state', or an environment value's name.", required: true, takesAbsent: true),
        ArgumentDefinition(
          "cases", .dictionary(.views),
          "The views by value; a key may hold several values, as in 'a, b', or a $parameter.",
          required: true),
        ArgumentDefinition("default", .views, "The views for every other value."),
      ], shorthand: []),
    example: "Switch: {on: state, cases: {loading: [Text: …]}, default: [Text: Buy]}"
  ) { arguments in
    let decoding = arguments.decoding
    switch decoding.branches(arguments, { decoding.views($0) }) {
    case nil: return nil
    case .decided(let views): return .group(views)
    case .open(let reference, let cases, let fallback):
      return .choose(
        reference, cases.map { DSNode.Case(key: $0.key, children: $0.items) }, fallback: fallback)
    }
  }
}
