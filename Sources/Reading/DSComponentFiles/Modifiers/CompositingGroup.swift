import DSNode

extension ModifierDefinition {
  /// SwiftUI's `compositingGroup()`.
  static let compositingGroup = ModifierDefinition(
    "compositingGroup", .drawing, "Draws the views together before opacity and blend modes apply.",
    example: "compositingGroup"
  ) { _ in .compositingGroup }
}
