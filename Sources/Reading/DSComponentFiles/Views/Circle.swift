import DSNode

extension ViewDefinition {
  /// SwiftUI's `Circle`; also a shape.
  static let circle = ViewDefinition(
    "Circle", "The largest circle that fits.", ArgumentList(DrawingArguments.all, rules: DrawingArguments.rules),
    example: "Circle: {fill: \"{color.background}\"}"
  ) { arguments in .shape(.circle, arguments.drawing()) }
}
