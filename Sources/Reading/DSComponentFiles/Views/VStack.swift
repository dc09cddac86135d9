import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `VStack`.
  static let vStack = ViewDefinition(
    "VStack", "Views in a column, from top to bottom.",
    ArgumentList(
      [
        ArgumentDefinition(
          "alignment", .horizontalAlignment, "How the views are aligned across the axis.", default: "center"),
        ArgumentDefinition(
          "spacing", .length(.any), "Spacing between the views.", default: "8, and by their fonts beside texts"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: ["content"], takesList: true),
    example: "VStack: {spacing: 8, content: [Text: A, Text: B]}"
  ) { arguments in
    .vStack(
      alignment: arguments.horizontalAlignment("alignment") ?? .center, spacing: arguments.length("spacing"),
      arguments.views("content"))
  }
}
