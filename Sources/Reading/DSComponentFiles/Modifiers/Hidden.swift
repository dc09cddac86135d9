import DSNode

extension ModifierDefinition {
  /// SwiftUI's `hidden()`.
  static let hidden = ModifierDefinition(
    "hidden", .drawing, "Keeps the view's space and does not draw it.",
    example: "hidden"
  ) { _ in .hidden }
}
