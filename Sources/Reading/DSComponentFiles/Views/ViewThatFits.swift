import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `ViewThatFits`.
  static let viewThatFits = ViewDefinition(
    "ViewThatFits", "The first view whose ideal size fits, else the last.",
    ArgumentList(
      [
        ArgumentDefinition(
          "in", .choice(AxisSet.allCases.map(\.rawValue)), "The axes on which it has to fit.", default: "both"),
        ArgumentDefinition("content", .views, "The views, the best first."),
      ], shorthand: ["content"], takesList: true),
    example: "ViewThatFits: {in: horizontal, content: [Text: Long words, Text: Short]}"
  ) { arguments in
    .viewThatFits(arguments.choice("in", AxisSet.self) ?? .both, arguments.views("content"))
  }
}
