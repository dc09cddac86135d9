import DSNode

extension ModifierDefinition {
  /// SwiftUI's `scaledToFill()`.
  static let scaledToFill = ModifierDefinition(
    "scaledToFill", .layout, "The view's own ratio, filling the space it is offered.",
    example: "scaledToFill"
  ) { _ in .aspectRatio(nil, .fill) }
}
