import DSNode

extension ModifierDefinition {
  /// SwiftUI's `hueRotation(_:)`.
  static let hueRotation = ModifierDefinition(
    "hueRotation", .drawing, "Turns the hue of every colour.",
    ArgumentList([
      ArgumentDefinition("degrees", .angle, "Degrees.", required: true)
    ]),
    example: "hueRotation: 90"
  ) { arguments in arguments.number("degrees").map { .colorEffect(.adjustment(.hueRotation, $0)) } }
}
