import DSNode

extension ModifierDefinition {
  /// SwiftUI's `opacity(_:)`.
  static let opacity = ModifierDefinition(
    "opacity", .drawing, "How much of the view is seen.",
    ArgumentList([
      ArgumentDefinition("opacity", .fraction, "0 is nothing, 1 everything.", required: true)
    ]),
    example: "opacity: 0.4"
  ) { arguments in arguments.number("opacity").map(Modifier.opacity) }
}
