import DSNode

extension ModifierDefinition {
  /// SwiftUI's `font(_:)`.
  static let font = ModifierDefinition(
    "font", .text, "The font of the texts below.",
    ArgumentList([
      ArgumentDefinition(
        "font", .font, "A typography token, a text style's name, or {family, size, weight, width}.", required: true)
    ]),
    fitsSpans: true, example: "font: headline"
  ) { arguments in
    arguments.expression("font").flatMap { arguments.decoding.font($0, arguments.what("font")) }.map(Modifier.font)
  }
}
