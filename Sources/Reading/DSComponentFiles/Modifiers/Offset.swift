import DSNode

extension ModifierDefinition {
  /// SwiftUI's `offset(x:y:)`.
  static let offset = ModifierDefinition(
    "offset", .layout, "Moves the drawing without moving the frame.",
    ArgumentList([
      ArgumentDefinition("x", .length(.any), "Points in reading direction.", default: "0"),
      ArgumentDefinition("y", .length(.any), "Points down.", default: "0"),
    ]),
    example: "offset: {x: 4}"
  ) { arguments in
    .offset(x: arguments.length("x") ?? .literal(0), y: arguments.length("y") ?? .literal(0))
  }
}
