import DSDiagnostics
import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `LazyHGrid`.
  static let lazyHGrid = ViewDefinition(
    "LazyHGrid", "A grid that grows sideways, in rows that are known before its views.",
    ArgumentList(
      [
        ArgumentDefinition("rows", LazyTrackArguments.list, "The rows.", required: true),
        ArgumentDefinition(
          "alignment", .verticalAlignment, "How the rows are aligned in space that they do not fill.", default: "center"
        ),
        ArgumentDefinition(
          "spacing", .number(0...Limits.points), "Spacing between columns.",
          default: "8, and by their fonts beside texts"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: []),
    example: "LazyHGrid: {rows: [{adaptive: 20}], content: [Text: A, Text: B]}"
  ) { arguments in
    arguments.tracks("rows").map { tracks in
      .lazyGrid(
        LazyGridNode(
          axis: .horizontal, tracks: tracks,
          alignment: Alignment(horizontal: .center, vertical: arguments.verticalAlignment("alignment") ?? .center),
          spacing: arguments.constantNumber("spacing")), arguments.views("content"))
    }
  }
}
