import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `mask(alignment:_:)`.
  static let mask = ModifierDefinition(
    "mask", .drawing, "Shows the view only where the mask's views are opaque.",
    ArgumentList(
      [
        ArgumentDefinition("content", .views, "The views.", required: true),
        ArgumentDefinition("alignment", .alignment, "How they are aligned with the view.", default: "center"),
      ], takesList: true),
    example: "mask: {content: [Circle], alignment: topTrailing}"
  ) { arguments in
    .mask(arguments.views("content"), alignment: arguments.alignment() ?? .center)
  }
}
