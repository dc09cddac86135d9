import DSNode

extension ModifierDefinition {
  /// SwiftUI's `brightness(_:)`.
  static let brightness = ModifierDefinition(
    "brightness", .drawing, "Adds the same amount to red, green and blue.",
    ArgumentList([
      ArgumentDefinition("amount", .number(-1...1), "-1 is black, 0 changes nothing, 1 is white.", required: true)
    ]),
    example: "brightness: 0.2"
  ) { arguments in arguments.number("amount").map { .colorEffect(.adjustment(.brightness, $0)) } }
}
