import DSNode

extension ModifierDefinition {
  /// SwiftUI's `tracking(_:)`.
  static let tracking = ModifierDefinition(
    "tracking", .text, "Extra space after every character.",
    ArgumentList([
      ArgumentDefinition("tracking", .length(.any), "Points.", required: true)
    ]),
    fitsSpans: true, example: "tracking: 0.5"
  ) { arguments in arguments.length("tracking").map(Modifier.tracking) }
}
