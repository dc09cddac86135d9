import DSDiagnostics
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `aspectRatio(_:contentMode:)`.
  static let aspectRatio = ModifierDefinition(
    "aspectRatio", .layout, "A fixed ratio of width and height.",
    ArgumentList([
      ArgumentDefinition(
        "ratio", .number(1 / Limits.aspectRatio...Limits.aspectRatio),
        "Width divided by height; the view's own where it is absent."),
      ArgumentDefinition(
        "contentMode", .choice(Modifier.ContentMode.allCases.map(\.rawValue)),
        "Whether the view fits into the space or fills it.", default: "fit"),
    ]),
    example: "aspectRatio: {ratio: 1.5, contentMode: fill}"
  ) { arguments in
    .aspectRatio(arguments.number("ratio"), arguments.choice("contentMode", Modifier.ContentMode.self) ?? .fit)
  }
}
