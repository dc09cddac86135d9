import DSNode

extension ModifierDefinition {
  /// SwiftUI's `saturation(_:)`.
  static let saturation = ModifierDefinition(
    "saturation", .drawing, "Makes colours livelier or duller.",
    ArgumentList([
      ArgumentDefinition("amount", .number(0...100), "0 leaves greys, 1 changes nothing.", required: true)
    ]),
    example: "saturation: 0.5"
  ) { arguments in arguments.number("amount").map { .colorEffect(.adjustment(.saturation, $0)) } }
}
