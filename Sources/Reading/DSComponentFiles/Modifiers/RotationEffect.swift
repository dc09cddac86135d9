import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `rotationEffect(_:anchor:)`.
  static let rotationEffect = ModifierDefinition(
    "rotationEffect", .drawing, "Turns the drawing without changing the frame.",
    ArgumentList([
      ArgumentDefinition("degrees", .angle, "Degrees clockwise.", required: true),
      ArgumentDefinition("anchor", .unitPoint, "The point that stays.", default: "center"),
    ]),
    example: "rotationEffect: 45"
  ) { arguments in
    arguments.number("degrees").map { .rotationEffect(degrees: $0, anchor: arguments.unitPoint("anchor") ?? .center) }
  }
}
