import DSNode

extension ModifierDefinition {
  /// SwiftUI's `fontWidth(_:)`.
  static let fontWidth = ModifierDefinition(
    "fontWidth", .text,
    "How wide the letters of the texts below are, where their font is variable and has the axis wdth; a run reports fonts "
      + "that do not have the width.",
    ArgumentList([
      ArgumentDefinition(
        "width", .fontWidth, "A name such as condensed, or percent of the usual width.", required: true)
    ]),
    fitsSpans: true, example: "fontWidth: condensed"
  ) { arguments in arguments.fontWidth("width").map { .fontTraits(Modifier.FontTraits(width: $0)) } }
}
