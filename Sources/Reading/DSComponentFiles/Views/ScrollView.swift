import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `ScrollView`.
  static let scrollView = ViewDefinition(
    "ScrollView", "The beginning of views that may be larger than the space.",
    ArgumentList(
      [
        ArgumentDefinition(
          "axes", .choice(AxisSet.allCases.map(\.rawValue)), "The axes on which they may be larger.",
          default: "vertical"),
        ArgumentDefinition("content", .views, "The views; several form a column."),
      ], shorthand: ["content"], takesList: true),
    example: "ScrollView: [Text: A, Text: B]"
  ) { arguments in
    .scrollView(ScrollNode(arguments.choice("axes", AxisSet.self) ?? .vertical), arguments.views("content"))
  }
}
