import DSNode

extension ModifierDefinition {
  /// SwiftUI's `gridCellAnchor(_:)`.
  static let gridCellAnchor = ModifierDefinition(
    "gridCellAnchor", .layout, "Where the view stands in its cell of a grid.",
    ArgumentList([
      ArgumentDefinition("anchor", .unitPoint, "The point of view and cell that fall together.", required: true)
    ]),
    example: "gridCellAnchor: leading"
  ) { arguments in arguments.unitPoint("anchor").map(Modifier.gridCellAnchor) }
}
