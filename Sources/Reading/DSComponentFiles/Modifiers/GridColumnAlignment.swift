import DSNode

extension ModifierDefinition {
  /// SwiftUI's `gridColumnAlignment(_:)`.
  static let gridColumnAlignment = ModifierDefinition(
    "gridColumnAlignment", .layout, "How the views of this column of a grid are aligned.",
    ArgumentList([
      ArgumentDefinition("alignment", .horizontalAlignment, "The guide.", required: true)
    ]),
    example: "gridColumnAlignment: trailing"
  ) { arguments in
    arguments.horizontalAlignment("alignment").map(Modifier.gridColumnAlignment)
  }
}
