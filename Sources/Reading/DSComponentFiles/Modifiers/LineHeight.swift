import DSDiagnostics
import DSNode

extension ModifierDefinition {
  /// The height of a line box as design tools mean it.
  static let lineHeight = ModifierDefinition(
    "lineHeight", .text, "The height of a line of text.",
    ArgumentList(
      [
        ArgumentDefinition("multiple", .number(0.1...Limits.lineHeightMultiple), "A multiple of the font's size."),
        ArgumentDefinition("points", .length(.size), "Points, instead of 'multiple'."),
      ], rules: [.exactlyOne(["multiple", "points"])]),
    example: "lineHeight: 1.5"
  ) { arguments in
    if arguments.has("multiple") == arguments.has("points") {
      arguments.error("missing-argument", "lineHeight needs either 'multiple' or 'points'")
      return nil
    }
    if let multiple = arguments.number("multiple") { return .lineHeight(.multiple(multiple)) }
    return arguments.length("points").map { .lineHeight(.points($0)) }
  }
}
