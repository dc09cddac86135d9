import DSNode

extension ModifierDefinition {
  /// SwiftUI's `clipShape(_:)`.
  static let clipShape = ModifierDefinition(
    "clipShape", .drawing, "Cuts the view to a shape.",
    ArgumentList([
      ArgumentDefinition("shape", .shape, "The shape.", required: true)
    ]),
    example: "clipShape: Circle"
  ) { arguments in arguments.shape("shape").map(Modifier.clipShape) }
}
