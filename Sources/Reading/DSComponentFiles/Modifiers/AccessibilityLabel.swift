import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityLabel(_:)`.
  static let accessibilityLabel = ModifierDefinition(
    "accessibilityLabel", .accessibility, "What a screen reader says; kept in the SVG.",
    ArgumentList([
      ArgumentDefinition("label", .string, "The words.", required: true)
    ]),
    example: "accessibilityLabel: Close"
  ) { arguments in arguments.string("label").map(Modifier.accessibilityLabel) }
}
