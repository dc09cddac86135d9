import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `luminanceToAlpha()`.
  static let luminanceToAlpha = ModifierDefinition(
    "luminanceToAlpha", .drawing, "Draws the view in black, as opaque as its colours were light.",
    example: "luminanceToAlpha"
  ) { _ in .colorEffect(.matrix(.luminanceToAlpha)) }
}
