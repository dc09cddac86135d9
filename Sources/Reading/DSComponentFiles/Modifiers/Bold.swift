import DSNode

extension ModifierDefinition {
  /// SwiftUI's `bold(_:)`.
  static let bold = ModifierDefinition(
    "bold", .text, "Bold texts below.",
    ArgumentList([
      ArgumentDefinition("isActive", .boolean, "Whether it applies.", default: "true")
    ]),
    fitsSpans: true, example: "bold"
  ) { arguments in
    arguments.boolean("isActive") ?? true ? .bold : .fontReset(.bold)
  }
}
