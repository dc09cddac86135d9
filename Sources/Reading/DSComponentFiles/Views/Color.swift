import DSNode

extension ViewDefinition {
  /// SwiftUI's `Color` as a view.
  static let color = ViewDefinition(
    "Color", "An area of one colour that takes all the space it is offered.",
    ArgumentList([ArgumentDefinition("color", .paint, "The colour.", required: true)]),
    example: "Color: \"{color.background}\""
  ) { arguments in arguments.paint("color").map { .paint($0) } }
}
