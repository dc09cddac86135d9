import DSDiagnostics
import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `LazyVStack`.
  static let lazyVStack = ViewDefinition(
    "LazyVStack", "A column that is as wide as its offer and offers its views no height.",
    ArgumentList(
      [
        ArgumentDefinition(
          "alignment", .horizontalAlignment, "How the views are aligned across the axis.", default: "center"),
        ArgumentDefinition(
          "spacing", .number(-Limits.points...Limits.points), "Spacing between the views.",
          default: "8, and by their fonts beside texts"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: ["content"], takesList: true),
    example: "LazyVStack: {spacing: 8, content: [Text: A, Text: B]}"
  ) { arguments in
    .lazyGrid(
      LazyGridNode(
        stack: .vertical,
        alignment: Alignment(horizontal: arguments.horizontalAlignment("alignment") ?? .center, vertical: .center),
        spacing: arguments.constantNumber("spacing")), arguments.views("content"))
  }
}
