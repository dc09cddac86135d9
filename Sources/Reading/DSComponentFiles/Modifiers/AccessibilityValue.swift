import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityValue(_:)`.
  static let accessibilityValue = ModifierDefinition(
    "accessibilityValue", .accessibility, "What a screen reader says the view holds; kept in the SVG.",
    ArgumentList([
      ArgumentDefinition("value", .string, "The words; none where they are empty.", required: true)
    ]),
    example: "accessibilityValue: 50 %"
  ) { arguments in
    arguments.string("value").map { value in
      .accessibility(AccessibilityNode { $0.value = value.isEmpty ? nil : value })
    }
  }
}
