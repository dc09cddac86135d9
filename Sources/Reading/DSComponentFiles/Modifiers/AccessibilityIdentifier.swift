import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityIdentifier(_:)`.
  static let accessibilityIdentifier = ModifierDefinition(
    "accessibilityIdentifier", .accessibility, "The name that 'dsrender frames' lists the view's frame under.",
    ArgumentList([
      ArgumentDefinition("identifier", .string, "The name.", required: true)
    ]),
    example: "accessibilityIdentifier: title"
  ) { arguments in arguments.string("identifier").map(Modifier.accessibilityIdentifier) }
}
