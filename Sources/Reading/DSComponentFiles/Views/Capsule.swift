import DSNode

extension ViewDefinition {
  /// SwiftUI's `Capsule`; also a shape.
  static let capsule = ViewDefinition(
    "Capsule", "A rectangle whose short sides are half circles.",
    ArgumentList(DrawingArguments.all, rules: DrawingArguments.rules),
    example: "Capsule: {fill: \"{color.background}\"}"
  ) { arguments in .shape(.capsule, arguments.drawing()) }
}
