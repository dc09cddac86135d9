import DSNode

extension ViewDefinition {
  /// SwiftUI's `Rectangle`; also a shape.
  static let rectangle = ViewDefinition(
    "Rectangle", "A rectangle.", ArgumentList(DrawingArguments.all, rules: DrawingArguments.rules),
    example: "Rectangle: {fill: \"{color.background}\"}"
  ) { arguments in .shape(.rectangle, arguments.drawing()) }
}
