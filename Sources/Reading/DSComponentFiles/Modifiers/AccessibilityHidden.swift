import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityHidden(_:)`.
  static let accessibilityHidden = ModifierDefinition(
    "accessibilityHidden", .accessibility, "Whether screen readers skip the view; kept in the SVG.",
    ArgumentList([
      ArgumentDefinition("hidden", .boolean, "Whether they do.", default: "true")
    ]),
    example: "accessibilityHidden"
  ) { arguments in .accessibilityHidden(arguments.boolean("hidden") ?? true) }
}
