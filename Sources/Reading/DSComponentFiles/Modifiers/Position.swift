import DSNode

extension ModifierDefinition {
  /// SwiftUI's `position(x:y:)`.
  static let position = ModifierDefinition(
    "position", .layout, "Puts the view's centre at a point of the space it is offered.",
    ArgumentList([
      ArgumentDefinition("x", .length(.any), "Points in reading direction.", default: "0"),
      ArgumentDefinition("y", .length(.any), "Points down.", default: "0"),
    ]),
    example: "position: {x: 20, y: 20}"
  ) { arguments in
    .position(x: arguments.length("x") ?? .literal(0), y: arguments.length("y") ?? .literal(0))
  }
}
