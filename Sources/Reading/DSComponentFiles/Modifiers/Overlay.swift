import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `overlay(alignment:_:)`.
  static let overlay = ModifierDefinition(
    "overlay", .drawing, "Views in front of the view, which decides the size.",
    ArgumentList(
      [
        ArgumentDefinition("content", .views, "The views.", required: true),
        ArgumentDefinition("alignment", .alignment, "How they are aligned with the view.", default: "center"),
      ], takesList: true),
    example: "overlay: {content: [Circle], alignment: topTrailing}"
  ) { arguments in
    .overlay(arguments.views("content"), alignment: arguments.alignment() ?? .center)
  }
}
