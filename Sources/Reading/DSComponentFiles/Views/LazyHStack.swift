import DSDiagnostics
import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `LazyHStack`.
  static let lazyHStack = ViewDefinition(
    "LazyHStack", "A row that is as high as its offer and offers its views no width.",
    ArgumentList(
      [
        ArgumentDefinition(
          "alignment", .verticalAlignment, "How the views are aligned across the axis.", default: "center"),
        ArgumentDefinition(
          "spacing", .number(-Limits.points...Limits.points), "Spacing between the views.",
          default: "8, and by their fonts beside texts"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: ["content"], takesList: true),
    example: "LazyHStack: {spacing: 8, content: [Text: A, Text: B]}"
  ) { arguments in
    .lazyGrid(
      LazyGridNode(
        stack: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: arguments.verticalAlignment("alignment") ?? .center),
        spacing: arguments.constantNumber("spacing")), arguments.views("content"))
  }
}
