import DSNode

extension ModifierDefinition {
  /// SwiftUI's `allowsTightening(_:)`.
  static let allowsTightening = ModifierDefinition(
    "allowsTightening", .text, "Whether the letters of a text may move together before it is cut.",
    ArgumentList([ArgumentDefinition("flag", .boolean, "Whether they may.", default: "true")]),
    example: "allowsTightening: true"
  ) { arguments in .allowsTightening(arguments.boolean("flag") ?? true) }
}
