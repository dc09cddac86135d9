import DSNode

extension ViewDefinition {
  /// SwiftUI's `Ellipse`; also a shape.
  static let ellipse = ViewDefinition(
    "Ellipse", "An ellipse that touches all four edges.",
    ArgumentList(DrawingArguments.all, rules: DrawingArguments.rules),
    example: "Ellipse: {fill: \"{color.background}\"}"
  ) { arguments in .shape(.ellipse, arguments.drawing()) }
}
