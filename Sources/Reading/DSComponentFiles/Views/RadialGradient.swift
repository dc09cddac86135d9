import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `RadialGradient`; also a paint.
  static let radialGradient = ViewDefinition(
    "RadialGradient", "Colours around a point; an area that takes all the space it is offered, or a paint.",
    ArgumentList(
      GradientArguments.stops + [
        ArgumentDefinition("center", .unitPoint, "The middle.", default: "center"),
        ArgumentDefinition("startRadius", .length(.size), "Where the first colour ends.", default: "0"),
        ArgumentDefinition("endRadius", .length(.size), "Where the last colour begins.", required: true),
      ], shorthand: ["gradient"], rules: [GradientArguments.rule]),
    example: "RadialGradient: {colors: [white, black], endRadius: 40}"
  ) { arguments in
    guard let gradient = arguments.decoding.gradient(arguments) else { return nil }
    return .paint(
      .radialGradient(
        gradient, center: arguments.unitPoint("center") ?? .center,
        startRadius: arguments.length("startRadius") ?? .literal(0),
        endRadius: arguments.length("endRadius") ?? .literal(0)))
  }
}
