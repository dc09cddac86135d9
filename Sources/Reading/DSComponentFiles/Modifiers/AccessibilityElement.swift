import DSNode

extension ModifierDefinition {
  /// SwiftUI's `accessibilityElement(children:)`.
  static let accessibilityElement = ModifierDefinition(
    "accessibilityElement", .accessibility, "The view as one element of a screen reader; kept in the SVG.",
    ArgumentList([
      ArgumentDefinition(
        "children", .choice(AccessibilityNode.Children.allCases.map(\.rawValue)),
        "What becomes of the views inside: left out, elements inside this one, or one with this one.", default: "ignore"
      )
    ]),
    example: "accessibilityElement: combine"
  ) { arguments in
    .accessibility(
      AccessibilityNode { $0.children = arguments.choice("children", AccessibilityNode.Children.self) ?? .ignore })
  }
}
