import DSNode

extension ModifierDefinition {
  /// SwiftUI's `underline(_:)`.
  static let underline = ModifierDefinition(
    "underline", .text, "A line under the texts below.",
    ArgumentList([
      ArgumentDefinition("isActive", .boolean, "Whether it applies.", default: "true")
    ]),
    fitsSpans: true, example: "underline"
  ) { arguments in .underline(arguments.boolean("isActive") ?? true) }
}
