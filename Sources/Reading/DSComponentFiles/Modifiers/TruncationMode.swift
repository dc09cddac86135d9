import DSNode

extension ModifierDefinition {
  /// SwiftUI's `truncationMode(_:)`.
  static let truncationMode = ModifierDefinition(
    "truncationMode", .text, "Where a text that does not fit has its ellipsis.",
    ArgumentList([
      ArgumentDefinition(
        "mode", .choice(Modifier.TruncationMode.allCases.map(\.rawValue)), "The place.", required: true)
    ]),
    example: "truncationMode: middle"
  ) { arguments in
    arguments.choice("mode", Modifier.TruncationMode.self).map(Modifier.truncationMode)
  }
}
