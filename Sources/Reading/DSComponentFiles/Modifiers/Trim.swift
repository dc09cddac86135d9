import DSNode

extension ModifierDefinition {
  /// SwiftUI's `trim(from:to:)`.
  static let trim = ModifierDefinition(
    "trim", .drawing,
    "The part of a shape's outline between two fractions of its length; first among the modifiers of a shape.",
    ArgumentList([
      ArgumentDefinition("from", .fraction, "Where the part begins.", default: "0"),
      ArgumentDefinition("to", .fraction, "Where the part ends.", default: "1"),
    ]),
    example: "trim: {to: 0.25}"
  ) { arguments, shape in
    .trim(shape, from: arguments.number("from") ?? .literal(0), to: arguments.number("to") ?? .literal(1))
  }
}
