import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `background(_:in:)` and `background(alignment:_:)`.
  static let background = ModifierDefinition(
    "background", .drawing, "A paint or views behind the view, which decides the size.",
    ArgumentList(
      [
        ArgumentDefinition("style", .paint, "The paint."),
        ArgumentDefinition("in", .shape, "The shape that the paint is cut to.", default: "the whole rectangle"),
        ArgumentDefinition("content", .views, "Views, instead of 'style'."),
        ArgumentDefinition("alignment", .alignment, "How the views are aligned behind the view.", default: "center"),
      ], shorthand: ["style", "content"], rules: [.exactlyOne(["style", "content"])]),
    example: "background: {style: \"{color.surface}\", in: Capsule}"
  ) { arguments in
    guard arguments.has("style") != arguments.has("content") else {
      arguments.error("missing-argument", "background needs either 'style' or 'content'")
      return nil
    }
    if arguments.has("content") {
      return .background(arguments.views("content"), alignment: arguments.alignment() ?? .center)
    }
    return arguments.paint("style").map { .backgroundStyle($0, in: arguments.shape("in")) }
  }
}
