import DSDiagnostics
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `zIndex(_:)`.
  static let zIndex = ModifierDefinition(
    "zIndex", .layout, "How far in front a view is drawn among its siblings.",
    ArgumentList([
      ArgumentDefinition(
        "value", .number(-Limits.priority...Limits.priority), "Higher is nearer; 0 without the modifier.",
        required: true)
    ]),
    example: "zIndex: 1"
  ) { arguments in arguments.constantNumber("value").map(Modifier.zIndex) }
}
