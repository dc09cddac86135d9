import DSNode

extension ModifierDefinition {
  /// SwiftUI's `baselineOffset(_:)`.
  static let baselineOffset = ModifierDefinition(
    "baselineOffset", .text, "Moves texts up from their baseline.",
    ArgumentList([
      ArgumentDefinition("baselineOffset", .length(.any), "Points; negative moves down.", required: true)
    ]),
    fitsSpans: true, example: "baselineOffset: 4"
  ) { arguments in arguments.length("baselineOffset").map(Modifier.baselineOffset) }
}
