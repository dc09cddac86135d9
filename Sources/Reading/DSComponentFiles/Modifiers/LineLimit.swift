import DSDiagnostics
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `lineLimit(_:reservesSpace:)`, and `lineLimit(_:)` of a range.
  static let lineLimit = ModifierDefinition(
    "lineLimit", .text, "The most lines of a text, and how many take space at least.",
    ArgumentList([
      ArgumentDefinition("limit", .integer(1...Limits.lines), "The number of lines; null for no limit."),
      ArgumentDefinition("reservesSpace", .boolean, "Whether fewer lines take the same height.", default: "false"),
      ArgumentDefinition("minimum", .integer(1...Limits.lines), "How many lines take space at least.", default: "1"),
    ]),
    example: "lineLimit: {minimum: 2, limit: 4}"
  ) { arguments in
    let limit = arguments.integer("limit")
    let reservesSpace = arguments.boolean("reservesSpace") ?? false
    guard let minimum = arguments.integer("minimum") else { return .lineLimit(limit, reservesSpace: reservesSpace) }
    if reservesSpace {
      arguments.error(
        "conflicting-arguments", "lineLimit reserves the space of all lines or of some, not both",
        hint: "leave out 'reservesSpace'")
    }
    if let limit, limit < minimum {
      arguments.error("out-of-range", "lineLimit has a minimum of \(minimum) lines and a limit of \(limit)")
    }
    return .lineRange(minimum: minimum, maximum: limit)
  }
}
