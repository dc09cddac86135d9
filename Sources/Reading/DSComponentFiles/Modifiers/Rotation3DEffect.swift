import DSDiagnostics
import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `rotation3DEffect(_:axis:anchor:perspective:)`.
  static let rotation3DEffect = ModifierDefinition(
    "rotation3DEffect", .drawing, "Turns the drawing about an axis in space, with perspective; the frame stays.",
    ArgumentList(
      [
        ArgumentDefinition("degrees", .angle, "Degrees clockwise, seen along the axis.", required: true),
        ArgumentDefinition("x", .number(axis), "How far the axis points to the right.", default: "0"),
        ArgumentDefinition("y", .number(axis), "How far the axis points down.", default: "0"),
        ArgumentDefinition("z", .number(axis), "How far the axis points to the viewer.", default: "0"),
        ArgumentDefinition("anchor", .unitPoint, "The point that stays.", default: "center"),
        ArgumentDefinition(
          "perspective", .number(0...Limits.perspective), "How much larger nearer parts are; 0 for none.", default: "1"),
      ], rules: [.atLeastOne(["x", "y", "z"])]),
    example: "rotation3DEffect: {degrees: 40, y: 1}"
  ) { arguments in
    guard ["x", "y", "z"].contains(where: arguments.has) else {
      arguments.error(
        "missing-argument", "rotation3DEffect needs an axis: one of 'x', 'y' and 'z'",
        hint: "write 'y: 1' to turn the view like a door, 'x: 1' to tilt it")
      return nil
    }
    func number(_ name: String, or fallback: Double = 0) -> Value<Double> {
      arguments.number(name) ?? .literal(fallback)
    }
    return arguments.number("degrees").map {
      .rotation3DEffect(
        degrees: $0, x: number("x"), y: number("y"), z: number("z"), anchor: arguments.unitPoint("anchor") ?? .center,
        perspective: number("perspective", or: 1))
    }
  }

  private static let axis = -1.0...1
}
