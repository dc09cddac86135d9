import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `AngularGradient`; also a paint.
  static let angularGradient = ViewDefinition(
    "AngularGradient", "Colours around a point by angle; an area that takes all the space it is offered, or a paint.",
    ArgumentList(
      GradientArguments.stops + [
        ArgumentDefinition("center", .unitPoint, "The middle.", default: "center"),
        ArgumentDefinition(
          "startDegrees", .angle, "Where the first colour is: degrees clockwise from the right.", default: "0"),
        ArgumentDefinition("endDegrees", .angle, "Where the last colour is.", default: "a turn after the first one"),
      ], shorthand: ["gradient"], rules: [GradientArguments.rule]),
    example: "AngularGradient: {colors: [white, black, white], startDegrees: -90}"
  ) { arguments in
    guard let gradient = arguments.decoding.gradient(arguments) else { return nil }
    let start = arguments.constantNumber("startDegrees") ?? 0
    return .paint(
      .angularGradient(
        gradient, center: arguments.unitPoint("center") ?? .center, startAngle: start,
        endAngle: arguments.constantNumber("endDegrees") ?? start + 360))
  }
}
