import DSNode

extension ModifierDefinition {
  /// SwiftUI's `tint(_:)`.
  static let tint = ModifierDefinition(
    "tint", .values, "The accent of the views below.",
    ArgumentList([
      ArgumentDefinition("tint", .paint, "The paint.", required: true)
    ]),
    example: "tint: orange"
  ) { arguments in arguments.paint("tint").map(Modifier.tint) }
}
