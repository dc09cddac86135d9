import DSDiagnostics
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `layoutPriority(_:)`.
  static let layoutPriority = ModifierDefinition(
    "layoutPriority", .layout, "How early the view gets space in a stack.",
    ArgumentList([
      ArgumentDefinition(
        "priority", .number(-Limits.priority...Limits.priority), "Higher gets space first; 0 without the modifier.",
        required: true)
    ]),
    example: "layoutPriority: 1"
  ) { arguments in arguments.constantNumber("priority").map(Modifier.layoutPriority) }
}
