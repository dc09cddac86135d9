import DSNode

extension ViewDefinition {
  /// SwiftUI's `Spacer`.
  static let spacer = ViewDefinition(
    "Spacer", "Room that grows along the stack's axis.",
    ArgumentList([ArgumentDefinition("minLength", .length(.size), "The least room.", default: "8")]),
    example: "Spacer: {minLength: 8}"
  ) { arguments in .spacer(minLength: arguments.length("minLength")) }
}
