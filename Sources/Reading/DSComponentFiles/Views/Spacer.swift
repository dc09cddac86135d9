import DSNode

extension ViewDefinition {
  /// SwiftUI's `Spacer`.
  static let spacer = ViewDefinition(
    "Spacer", "Space that grows along the stack's axis.",
    ArgumentList([ArgumentDefinition("minLength", .length(.size), "The least length.", default: "8")]),
    example: "Spacer: {minLength: 8}"
  ) { arguments in .spacer(minLength: arguments.length("minLength")) }
}
