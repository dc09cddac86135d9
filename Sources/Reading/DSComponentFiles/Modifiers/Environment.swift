import DSNode
import DSSyntax

extension ModifierDefinition {
  /// SwiftUI's `environment(_:_:)`, by the value's name.
  static let environment = ModifierDefinition(
    "environment", .values, "Values of the environment for the views below, by name.", freeNames: .any,
    example: "environment: {isProfileVerified: true}"
  ) { arguments, name, value in
    arguments.decoding.environmentValue(name, value, at: value.node.location).map { .environment(name, $0) }
  }
}
