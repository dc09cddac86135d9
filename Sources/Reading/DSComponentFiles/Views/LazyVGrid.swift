import DSDiagnostics
import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `LazyVGrid`.
  static let lazyVGrid = ViewDefinition(
    "LazyVGrid", "A grid that grows downwards, in columns that are known before its views.",
    ArgumentList(
      [
        ArgumentDefinition("columns", LazyTrackArguments.list, "The columns.", required: true),
        ArgumentDefinition(
          "alignment", .horizontalAlignment, "How the columns are aligned in space that they do not fill.",
          default: "center"),
        ArgumentDefinition(
          "spacing", .number(0...Limits.points), "Spacing between rows.", default: "8, and by their fonts beside texts"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: []),
    example: "LazyVGrid: {columns: [{fixed: 40}, flexible], content: [Text: A, Text: B]}"
  ) { arguments in
    arguments.tracks("columns").map { tracks in
      .lazyGrid(
        LazyGridNode(
          axis: .vertical, tracks: tracks,
          alignment: Alignment(horizontal: arguments.horizontalAlignment("alignment") ?? .center, vertical: .center),
          spacing: arguments.constantNumber("spacing")), arguments.views("content"))
    }
  }
}
