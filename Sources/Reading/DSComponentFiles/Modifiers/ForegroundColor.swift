import DSNode

extension ModifierDefinition {
  /// SwiftUI's `foregroundColor(_:)`.
  static let foregroundColor = ModifierDefinition(
    "foregroundColor", .values, "The paint of the texts, symbols and shapes below.",
    ArgumentList([
      ArgumentDefinition("style", .paint, "The paint.", required: true)
    ]),
    fitsSpans: true, example: "foregroundColor: \"{color.text}\""
  ) { arguments in arguments.paint("style").map(Modifier.foregroundStyle) }
}
