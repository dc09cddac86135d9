import DSNode

extension ModifierDefinition {
  /// SwiftUI's `cornerRadius(_:)`.
  static let cornerRadius = ModifierDefinition(
    "cornerRadius", .drawing, "Cuts the view to round corners.",
    ArgumentList([
      ArgumentDefinition("radius", .cornerRadii, "The radius of all corners, or a mapping of corners.", required: true)
    ]),
    example: "cornerRadius: 8"
  ) { arguments in arguments.cornerRadii("radius").map(Modifier.cornerRadius) }
}
