import DSCascade
package import DSGeometry

/// A selection of modes as an export names it, with its style.
struct ExportContext {
  /// The choices that are not the default's.
  let choices: [(mode: String, context: String)]
  /// All choices.
  let modes: ModeSelection
  let style: Style

  /// The contexts of a theme: all combinations, the default first and those with the fewest choices before others.
  /// - Parameter chosen: choices that hold in all of them.
  static func all(of theme: Theme, in chosen: ModeSelection) throws(TokenError) -> [ExportContext] {
    let first = try theme.completed(chosen)
    // More combinations than that are no style sheet that anybody reads: each context alone, then.
    let count = theme.modes.reduce(1) { min($0 * $1.contexts.count, combinations + 1) }
    let selections = count <= combinations ? theme.selections : theme.coveringSelections
    var contexts: [ExportContext] = []
    for modes in selections {
      if chosen.choices.contains(where: { choice in
        modes.choices.contains { $0.mode.lowercased() == choice.mode.lowercased() && $0.context != first[$0.mode] }
      }) {
        continue
      }
      let choices = theme.modes.compactMap { mode in
        modes[mode.name].flatMap { $0 == first[mode.name] ? nil : (mode.name, $0) }
      }
      contexts.append(ExportContext(choices: choices, modes: modes, style: try theme.style(in: modes)))
    }
    return contexts.enumerated().sorted {
      ($0.element.choices.count, $0.offset) < ($1.element.choices.count, $1.offset)
    }
    .map(\.element)
  }

  /// Combinations of contexts that are all written.
  static let combinations = 256
}

/// The tokens that an export leaves out, and why.
package struct ExportRemarks: Sendable {
  /// Tokens without a value in one of the contexts.
  package var faulty: [TokenPath] = []
  /// Tokens whose values the format has no form for.
  package var inexpressible: [TokenPath] = []
  /// Names that two tokens share in the format, of which the later one counts.
  package var sharedNames: [String] = []
  /// Tokens that the default context does not have, or has with another type, where the format has one list for all contexts.
  package var elsewhere: [TokenPath] = []

  /// Whether the export lacks what the files say, and not only what the format has no form for.
  package var isIncomplete: Bool { !(faulty.isEmpty && sharedNames.isEmpty && elsewhere.isEmpty) }

  /// Notes a token once, however many contexts have the same.
  mutating func note(_ path: TokenPath, in list: WritableKeyPath<ExportRemarks, [TokenPath]>) {
    if !self[keyPath: list].contains(path) { self[keyPath: list].append(path) }
  }
}
