import DSNode

extension ModifierDefinition {
  /// SwiftUI's `clipped()`.
  static let clipped = ModifierDefinition(
    "clipped", .drawing, "Cuts the view to its frame.",
    example: "clipped"
  ) { _ in .clipped }
}
