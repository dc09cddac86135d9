import DSNode

extension ModifierDefinition {
  /// SwiftUI's `colorMultiply(_:)`.
  static let colorMultiply = ModifierDefinition(
    "colorMultiply", .drawing, "Multiplies the channels of every colour by those of another.",
    ArgumentList([
      ArgumentDefinition("color", .color, "The colour; white changes nothing.", required: true)
    ]),
    example: "colorMultiply: orange"
  ) { arguments in arguments.color("color").map { .colorEffect(.multiply(.color($0))) } }
}
