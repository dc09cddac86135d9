package import DSCascade
package import DSDiagnostics
package import DSView

/// The tokens of a run, in the modes of one variant.
package struct TokenSource: Sendable {
  /// Where tokens come from.
  package let theme: Theme
  /// The contexts of the variant.
  package let modes: ModeSelection
  /// The mode that decides the colour scheme; nil if none does.
  package let schemeMode: String?
  /// Takes tokens that have no value.
  package let problems: TokenProblems

  /// The tokens of a theme.
  package init(theme: Theme, modes: ModeSelection, schemeMode: String?, problems: TokenProblems) {
    (self.theme, self.modes, self.schemeMode, self.problems) = (theme, modes, schemeMode, problems)
  }

  /// The modes with others put on them, and the context of the colour scheme that says whether it is dark.
  func modes(with changes: [String: String], isDark: Bool) -> ModeSelection {
    var modes = modes.merging(ModeSelection(changes))
    // A mode that the theme lacks is reported where the view is resolved.
    for choice in modes.choices where !theme.modes.contains(where: { $0.name == choice.mode }) {
      modes[choice.mode] = nil
    }
    guard let mode = theme.modes.first(where: { $0.name == schemeMode }),
      let chosen = modes[mode.name] ?? mode.defaultContext, Self.words(of: chosen).contains("dark") != isDark
    else { return modes }
    let word: Substring = isDark ? "dark" : "light"
    // As a run has it: the first context that says so.
    if let context = mode.contexts.first(where: { Self.words(of: $0).contains(word) }) { modes[mode.name] = context }
    return modes
  }

  /// The words of a context's name, such as `high-contrast-dark`.
  static func words(of name: String) -> [Substring] {
    name.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
  }
}

/// Tokens that views have asked for and that have no value; only the main actor touches it.
package final class TokenProblems: @unchecked Sendable {
  /// What is wrong, each once.
  private var bag = DiagnosticBag()

  /// No problems.
  package init() {}

  /// What is wrong, by place.
  package var sorted: [Diagnostic] { bag.sorted }

  /// Takes in a problem.
  func add(_ diagnostic: Diagnostic) { bag.add(diagnostic) }
}

enum TokenSourceKey: EnvironmentKey {
  static var defaultValue: TokenSource? { nil }
}

extension EnvironmentValues {
  /// The tokens of the run; nil outside of one.
  package var tokenSource: TokenSource? {
    get { self[TokenSourceKey.self] }
    set { self[TokenSourceKey.self] = newValue }
  }
}
