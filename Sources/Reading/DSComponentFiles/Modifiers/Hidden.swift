import DSNode

extension ModifierDefinition {
  /// SwiftUI's `hidden()`.
  static let hidden = ModifierDefinition(
    "hidden", .drawing, "Keeps the view's room and does not draw it.",
    example: "hidden"
  ) { _ in .hidden }
}
