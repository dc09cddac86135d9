import DSNode

extension ModifierDefinition {
  /// SwiftUI's `strikethrough(_:)`.
  static let strikethrough = ModifierDefinition(
    "strikethrough", .text, "A line through the texts below.",
    ArgumentList([
      ArgumentDefinition("isActive", .boolean, "Whether it applies.", default: "true")
    ]),
    fitsSpans: true, example: "strikethrough"
  ) { arguments in .strikethrough(arguments.boolean("isActive") ?? true) }
}
