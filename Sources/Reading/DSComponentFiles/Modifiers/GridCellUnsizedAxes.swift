import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `gridCellUnsizedAxes(_:)`.
  static let gridCellUnsizedAxes = ModifierDefinition(
    "gridCellUnsizedAxes", .layout, "Axes on which the view does not widen its column or row.",
    ArgumentList([
      ArgumentDefinition("axes", .choice(AxisSet.allCases.map(\.rawValue)), "The axes.", required: true)
    ]),
    example: "gridCellUnsizedAxes: horizontal"
  ) { arguments in
    arguments.choice("axes", AxisSet.self).map(Modifier.gridCellUnsizedAxes)
  }
}
