import DSNode

extension ModifierDefinition {
  /// SwiftUI's `fontWeight(_:)`.
  static let fontWeight = ModifierDefinition(
    "fontWeight", .text, "The weight of the texts below.",
    ArgumentList([
      ArgumentDefinition("weight", .fontWeight, "A name such as semibold, 1…1000, or a token.", required: true)
    ]),
    fitsSpans: true, example: "fontWeight: semibold"
  ) { arguments in arguments.fontWeight("weight").map(Modifier.fontWeight) }
}
