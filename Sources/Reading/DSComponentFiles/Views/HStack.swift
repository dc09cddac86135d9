import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `HStack`.
  static let hStack = ViewDefinition(
    "HStack", "Views in a row, from leading to trailing.",
    ArgumentList(
      [
        ArgumentDefinition(
          "alignment", .verticalAlignment, "How the views are aligned across the axis.", default: "center"),
        ArgumentDefinition("spacing", .length(.any), "Spacing between the views.", default: "8"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: ["content"], takesList: true),
    example: "HStack: {spacing: 8, content: [Text: A, Text: B]}"
  ) { arguments in
    .hStack(
      alignment: arguments.verticalAlignment("alignment") ?? .center, spacing: arguments.length("spacing"),
      arguments.views("content"))
  }
}
