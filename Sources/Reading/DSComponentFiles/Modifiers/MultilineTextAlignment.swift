import DSNode

extension ModifierDefinition {
  /// SwiftUI's `multilineTextAlignment(_:)`.
  static let multilineTextAlignment = ModifierDefinition(
    "multilineTextAlignment", .text, "How the lines of a text are aligned.",
    ArgumentList([
      ArgumentDefinition(
        "alignment", .choice(Modifier.TextAlignment.allCases.map(\.rawValue)), "The edge or the middle.", required: true
      )
    ]),
    example: "multilineTextAlignment: center"
  ) { arguments in
    arguments.choice("alignment", Modifier.TextAlignment.self).map(Modifier.multilineTextAlignment)
  }
}
