import DSNode

extension ModifierDefinition {
  /// SwiftUI's `monospacedDigit()`.
  static let monospacedDigit = ModifierDefinition(
    "monospacedDigit", .text, "Gives all digits one width, where the font can.",
    fitsSpans: true, example: "monospacedDigit"
  ) { _ in .fontTraits(Modifier.FontTraits(monospacedDigits: true)) }
}
