import DSNode

extension ModifierDefinition {
  /// SwiftUI's `fixedSize(horizontal:vertical:)`.
  static let fixedSize = ModifierDefinition(
    "fixedSize", .layout, "The view's ideal size, whatever it is offered.",
    ArgumentList([
      ArgumentDefinition("horizontal", .boolean, "Whether its width is ideal.", default: "true"),
      ArgumentDefinition("vertical", .boolean, "Whether its height is ideal.", default: "true"),
    ]),
    example: "fixedSize: {horizontal: false}"
  ) { arguments in
    let isWhole = !arguments.has("horizontal") && !arguments.has("vertical")
    return .fixedSize(
      horizontal: arguments.boolean("horizontal") ?? isWhole, vertical: arguments.boolean("vertical") ?? isWhole)
  }
}
