import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `colorInvert()`.
  static let colorInvert = ModifierDefinition(
    "colorInvert", .drawing, "Replaces every colour with its opposite.",
    example: "colorInvert"
  ) { _ in .colorEffect(.matrix(.channels(slope: -1, intercept: 1))) }
}
