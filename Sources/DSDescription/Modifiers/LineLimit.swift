import DSNode

extension ModifierDefinition {
  /// SwiftUI's `lineLimit(_:reservesSpace:)`.
  static let lineLimit = ModifierDefinition(
    "lineLimit", .text, "The most lines of a text.",
    ArgumentList([
      ArgumentDefinition("limit", .integer(1...10_000), "The number of lines; null for no limit."),
      ArgumentDefinition("reservesSpace", .boolean, "Whether fewer lines take the same height.", default: "false"),
    ]),
    example: "lineLimit: 2"
  ) { arguments in
    .lineLimit(arguments.integer("limit"), reservesSpace: arguments.boolean("reservesSpace") ?? false)
  }
}
