import DSNode

extension ModifierDefinition {
  /// SwiftUI's `minimumScaleFactor(_:)`.
  static let minimumScaleFactor = ModifierDefinition(
    "minimumScaleFactor", .text, "How small the letters of a text may become before it is cut.",
    ArgumentList([
      ArgumentDefinition("factor", .fraction, "The part of their size that is left at least.", required: true)
    ]),
    example: "minimumScaleFactor: 0.5"
  ) { arguments in arguments.number("factor").map(Modifier.minimumScaleFactor) }
}
