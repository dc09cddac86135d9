import DSNode

extension ModifierDefinition {
  /// SwiftUI's `scaledToFit()`.
  static let scaledToFit = ModifierDefinition(
    "scaledToFit", .layout, "The view's own ratio, inside the space it is offered.",
    example: "scaledToFit"
  ) { _ in .aspectRatio(nil, .fit) }
}
