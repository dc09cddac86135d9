import DSNode

extension ViewDefinition {
  /// SwiftUI's `GridRow`.
  static let gridRow = ViewDefinition(
    "GridRow", "A row of a grid.",
    ArgumentList(
      [
        ArgumentDefinition(
          "alignment", .verticalAlignment, "How views are aligned in the row.", default: "the grid's"),
        ArgumentDefinition("content", .views, "One view per column."),
      ], shorthand: ["content"], takesList: true),
    example: "GridRow: [Text: A, Text: B]"
  ) { arguments in
    .gridRow(alignment: arguments.verticalAlignment("alignment"), arguments.views("content"))
  }
}
