import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityAddTraits(_:)`, of one trait.
  static let accessibilityAddTraits = ModifierDefinition(
    "accessibilityAddTraits", .accessibility,
    "What a screen reader is told that the view is; kept in the SVG. What is touched is checked for its size.",
    ArgumentList([
      ArgumentDefinition(
        "trait", .choice(AccessibilityNode.Trait.allCases.map(\.rawValue)), "The trait.", required: true)
    ]),
    example: "accessibilityAddTraits: isButton"
  ) { arguments in
    arguments.choice("trait", AccessibilityNode.Trait.self).map { trait in
      .accessibility(AccessibilityNode { $0.traits = [trait] })
    }
  }
}
