import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `Grid`.
  static let grid = ViewDefinition(
    "Grid", "Rows of views whose columns are as wide as their widest view.",
    ArgumentList(
      [
        ArgumentDefinition("alignment", .alignment, "How views are aligned in their cells.", default: "center"),
        ArgumentDefinition("horizontalSpacing", .length(.any), "Spacing between columns.", default: "8"),
        ArgumentDefinition(
          "verticalSpacing", .length(.any), "Spacing between rows.", default: "8, and by their fonts beside texts"),
        ArgumentDefinition("content", .views, "Rows; a view that is not a GridRow spans all columns."),
      ], shorthand: ["content"], takesList: true),
    example: "Grid: [GridRow: [Text: A, Text: B]]"
  ) { arguments in
    .grid(
      alignment: arguments.alignment() ?? .center, horizontalSpacing: arguments.length("horizontalSpacing"),
      verticalSpacing: arguments.length("verticalSpacing"), arguments.views("content"))
  }
}
