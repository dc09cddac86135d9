import DSNode

extension ModifierDefinition {
  /// SwiftUI's `contrast(_:)`.
  static let contrast = ModifierDefinition(
    "contrast", .drawing, "Moves red, green and blue away from the middle, or towards it.",
    ArgumentList([
      ArgumentDefinition("amount", .number(0...100), "0 is grey, 1 changes nothing.", required: true)
    ]),
    example: "contrast: 1.5"
  ) { arguments in arguments.number("amount").map { .colorEffect(.adjustment(.contrast, $0)) } }
}
