import DSDiagnostics
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `gridCellColumns(_:)`.
  static let gridCellColumns = ModifierDefinition(
    "gridCellColumns", .layout, "How many columns of a grid the view takes.",
    ArgumentList([
      ArgumentDefinition("count", .integer(1...Limits.gridColumns), "The number of columns.", required: true)
    ]),
    example: "gridCellColumns: 2"
  ) { arguments in arguments.integer("count").map(Modifier.gridCellColumns) }
}
