import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityAddTraits(_:)`, of one trait.
  static let accessibilityAddTraits = ModifierDefinition(
    "accessibilityAddTraits", .accessibility,
    "What kind of element a screen reader reports; kept in the SVG. 'check' measures elements that can be touched.",
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
