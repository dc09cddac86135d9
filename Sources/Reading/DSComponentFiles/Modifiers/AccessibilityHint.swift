import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityHint(_:)`.
  static let accessibilityHint = ModifierDefinition(
    "accessibilityHint", .accessibility, "What a screen reader says happens when the view is used; kept in the SVG.",
    ArgumentList([
      ArgumentDefinition("hint", .string, "The words; none where they are empty.", required: true)
    ]),
    example: "accessibilityHint: Removes the filter."
  ) { arguments in
    arguments.string("hint").map { hint in
      .accessibility(AccessibilityNode { $0.hint = hint.isEmpty ? nil : hint })
    }
  }
}
