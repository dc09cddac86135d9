import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `ZStack`.
  static let zStack = ViewDefinition(
    "ZStack", "Views on top of each other, the last in front.",
    ArgumentList(
      [
        ArgumentDefinition("alignment", .alignment, "How the views are aligned with each other.", default: "center"),
        ArgumentDefinition("content", .views, "The views."),
      ], shorthand: ["content"], takesList: true),
    example: "ZStack: [Circle, Text: A]"
  ) { arguments in
    .zStack(alignment: arguments.alignment() ?? .center, arguments.views("content"))
  }
}
