import DSNode

extension ModifierDefinition {
  /// SwiftUI's `grayscale(_:)`.
  static let grayscale = ModifierDefinition(
    "grayscale", .drawing, "Takes the colour out of the view.",
    ArgumentList([
      ArgumentDefinition("amount", .fraction, "0 changes nothing, 1 leaves greys.", required: true)
    ]),
    example: "grayscale: 0.8"
  ) { arguments in arguments.number("amount").map { .colorEffect(.adjustment(.grayscale, $0)) } }
}
