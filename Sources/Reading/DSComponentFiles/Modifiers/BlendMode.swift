import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `blendMode(_:)`.
  static let blendMode = ModifierDefinition(
    "blendMode", .drawing, "How the view's colours meet what is behind it.",
    ArgumentList([
      ArgumentDefinition("mode", .choice(BlendMode.allCases.map(\.rawValue)), "The mode.", required: true)
    ]),
    example: "blendMode: multiply"
  ) { arguments in arguments.choice("mode", BlendMode.self).map(Modifier.blendMode) }
}
