import DSNode

extension ModifierDefinition {
  /// SwiftUI's `foregroundStyle(_:)`.
  static let foregroundStyle = ModifierDefinition(
    "foregroundStyle", .values, "The paint of the texts, symbols and shapes below.",
    ArgumentList([
      ArgumentDefinition("style", .paint, "The paint.", required: true)
    ]),
    fitsSpans: true, example: "foregroundStyle: \"{color.text}\""
  ) { arguments in arguments.paint("style").map(Modifier.foregroundStyle) }
}
