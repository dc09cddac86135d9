import DSNode

extension ModifierDefinition {
  /// SwiftUI's `italic(_:)`.
  static let italic = ModifierDefinition(
    "italic", .text, "Slanted texts below.",
    ArgumentList([
      ArgumentDefinition("isActive", .boolean, "Whether it applies.", default: "true")
    ]),
    fitsSpans: true, example: "italic"
  ) { arguments in .italic(arguments.boolean("isActive") ?? true) }
}
