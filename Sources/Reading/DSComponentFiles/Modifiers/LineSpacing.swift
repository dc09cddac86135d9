import DSNode

extension ModifierDefinition {
  /// SwiftUI's `lineSpacing(_:)`.
  static let lineSpacing = ModifierDefinition(
    "lineSpacing", .text, "Extra space between the lines of a text.",
    ArgumentList([
      ArgumentDefinition("lineSpacing", .length(.size), "Points.", required: true)
    ]),
    example: "lineSpacing: 4"
  ) { arguments in arguments.length("lineSpacing").map(Modifier.lineSpacing) }
}
