import DSNode

extension ModifierDefinition {
  /// SwiftUI's `gridCellAnchor(_:)`.
  static let gridCellAnchor = ModifierDefinition(
    "gridCellAnchor", .layout, "Where the view lies in its cell of a grid.",
    ArgumentList([
      ArgumentDefinition("anchor", .unitPoint, "The point at which view and cell meet.", required: true)
    ]),
    example: "gridCellAnchor: leading"
  ) { arguments in arguments.unitPoint("anchor").map(Modifier.gridCellAnchor) }
}
