import DSNode

extension ModifierDefinition {
  /// SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`.
  static let flipsForRightToLeftLayoutDirection = ModifierDefinition(
    "flipsForRightToLeftLayoutDirection", .drawing, "Mirrors the view where content runs from right to left.",
    ArgumentList([
      ArgumentDefinition("enabled", .boolean, "Whether it applies.", default: "true")
    ]),
    example: "flipsForRightToLeftLayoutDirection"
  ) { arguments in arguments.boolean("enabled") ?? true ? .flipsForRightToLeft : nil }
}
