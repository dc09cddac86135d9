import DSDiagnostics
import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `scaleEffect(x:y:anchor:)`.
  static let scaleEffect = ModifierDefinition(
    "scaleEffect", .drawing, "Scales the drawing without changing the frame.",
    ArgumentList(
      [
        ArgumentDefinition("scale", .number(-Limits.scaleEffect...Limits.scaleEffect), "The factor of both axes."),
        ArgumentDefinition(
          "x", .number(-Limits.scaleEffect...Limits.scaleEffect), "The horizontal factor.", default: "1"),
        ArgumentDefinition(
          "y", .number(-Limits.scaleEffect...Limits.scaleEffect), "The vertical factor.", default: "1"),
        ArgumentDefinition("anchor", .unitPoint, "The point that stays.", default: "center"),
      ], rules: [.apart(["scale"], ["x", "y"])]),
    example: "scaleEffect: 1.2"
  ) { arguments in
    if arguments.has("scale"), arguments.has("x") || arguments.has("y") {
      arguments.error("conflicting-arguments", "scaleEffect takes either 'scale' or 'x' and 'y'")
    }
    let scale = arguments.number("scale") ?? .literal(1)
    return .scaleEffect(
      x: arguments.number("x") ?? scale, y: arguments.number("y") ?? scale,
      anchor: arguments.unitPoint("anchor") ?? .center)
  }
}
