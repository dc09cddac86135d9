import DSNode

extension ViewDefinition {
  /// The curve of a token of motion; also a shape.
  static let timingCurve = ViewDefinition(
    "TimingCurve", "The curve of a token of type cubicBezier or transition, from the bottom left to the top right.",
    ArgumentList(
      [ArgumentDefinition("curve", .token(["cubicBezier", "transition"]), "The token.", required: true)]
        + DrawingArguments.all, rules: DrawingArguments.rules),
    example: "TimingCurve: {curve: \"{motion.ease}\", stroke: black, lineWidth: 2}"
  ) { arguments in
    arguments.token("curve").map { .shape(.timingCurve($0), arguments.drawing()) }
  }
}
