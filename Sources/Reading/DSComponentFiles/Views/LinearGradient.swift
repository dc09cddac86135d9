import DSGeometry
import DSNode

extension ViewDefinition {
  /// SwiftUI's `LinearGradient`; also a paint.
  static let linearGradient = ViewDefinition(
    "LinearGradient", "Colours along a line; an area that takes all the space it is offered, or a paint.",
    ArgumentList(
      GradientArguments.stops + [
        ArgumentDefinition("startPoint", .unitPoint, "Where the first colour is.", default: "top"),
        ArgumentDefinition("endPoint", .unitPoint, "Where the last colour is.", default: "bottom"),
      ], shorthand: ["gradient"], rules: [GradientArguments.rule]),
    example: "LinearGradient: {colors: [\"#ff0000\", \"#0000ff\"], startPoint: leading, endPoint: trailing}"
  ) { arguments in
    arguments.decoding.gradient(arguments).map { gradient in
      .paint(
        .linearGradient(
          gradient, start: arguments.unitPoint("startPoint") ?? UnitPoint(x: 0.5, y: 0),
          end: arguments.unitPoint("endPoint") ?? UnitPoint(x: 0.5, y: 1)))
    }
  }
}

/// What all gradients take.
enum GradientArguments {
  /// The views that are paints too.
  static let names = ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"]
  static let stop = [
    ArgumentDefinition("color", .color, "The colour.", required: true),
    ArgumentDefinition("location", .fraction, "Where it lies, 0…1; evenly spaced if absent."),
    ArgumentDefinition("opacity", .fraction, "What its opacity is multiplied by.", default: "1"),
  ]
  /// Where the colours come from.
  static let rule = ArgumentRule.exactlyOne(["colors", "stops", "gradient"])
  static let stops = [
    ArgumentDefinition("colors", .list(.color, atLeast: 2), "Two or more colours, evenly spaced."),
    ArgumentDefinition(
      "stops",
      .list(
        .either([
          .color,
          .mapping(stop.map { ArgumentType.Member($0.name, $0.type, $0.documentation, required: $0.isRequired) }),
        ]), atLeast: 2),
      "Colours with their places, instead of 'colors'."),
    ArgumentDefinition("gradient", .token(["gradient"]), "A token of type gradient, instead of 'colors'."),
  ]
}
