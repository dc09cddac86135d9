import DSNode

extension ModifierDefinition {
  /// SwiftUI's `disabled(_:)`.
  static let disabled = ModifierDefinition(
    "disabled", .values, "Whether the views below are disabled; also their state.",
    ArgumentList([
      ArgumentDefinition("disabled", .boolean, "Whether they are.", default: "true")
    ]),
    example: "disabled"
  ) { arguments in .disabled(arguments.booleanValue("disabled") ?? .literal(true)) }
}
