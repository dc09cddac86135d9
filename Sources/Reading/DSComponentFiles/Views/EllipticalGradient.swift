import DSDiagnostics
import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `EllipticalGradient`; also a paint.
  static let ellipticalGradient = ViewDefinition(
    "EllipticalGradient", "Colours in ellipses; an area that takes all the space it is offered, or a paint.",
    ArgumentList(
      GradientArguments.stops + [
        ArgumentDefinition("center", .unitPoint, "The middle.", default: "center"),
        ArgumentDefinition(
          "startRadiusFraction", .fraction, "Where the first colour ends, as a fraction of both sides.", default: "0"),
        ArgumentDefinition(
          "endRadiusFraction", .number(0...Limits.gradientRadius),
          "Where the last colour begins, as a fraction of both sides.",
          default: "0.5"),
      ], shorthand: ["gradient"], rules: [GradientArguments.rule]),
    example: "EllipticalGradient: {colors: [white, black]}"
  ) { arguments in
    guard let gradient = arguments.decoding.gradient(arguments) else { return nil }
    return .paint(
      .ellipticalGradient(
        gradient, center: arguments.unitPoint("center") ?? .center,
        startFraction: arguments.constantNumber("startRadiusFraction") ?? 0,
        endFraction: arguments.constantNumber("endRadiusFraction") ?? 0.5))
  }
}
