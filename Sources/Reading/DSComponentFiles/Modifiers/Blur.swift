import DSNode

extension ModifierDefinition {
  /// SwiftUI's `blur(radius:)`.
  static let blur = ModifierDefinition(
    "blur", .drawing, "A Gaussian blur of the view.",
    ArgumentList([
      ArgumentDefinition("radius", .length(.size), "The standard deviation in points.", required: true)
    ]),
    example: "blur: 4"
  ) { arguments in arguments.length("radius").map { .blur(radius: $0) } }
}
