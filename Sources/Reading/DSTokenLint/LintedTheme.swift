package import DSCascade
package import DSDiagnostics
import DSGeometry

/// The tokens of a theme in all of its contexts, as rules look at them.
struct LintedTheme {
  /// A selection of modes, and the tokens in it.
  struct Context {
    /// The choices that differ from those of the first selection, such as `scheme=dark`; all of them for the first.
    var name: String
    var modes: ModeSelection
    var style: Style
  }

  /// One way in which a token is written, and the contexts in which that counts.
  struct Writing {
    var definition: TokenDefinition
    var contexts: [Int]
  }

  let theme: Theme
  /// Every context of every mode, the defaults first.
  let contexts: [Context]
  /// The tokens of all contexts, in natural order.
  let paths: [TokenPath]
  /// How each token is written, in the order of contexts.
  let writings: [TokenPath: [Writing]]

  init(_ theme: Theme) {
    self.theme = theme
    let selections = theme.coveringSelections
    // Loading has reported selections without a style.
    contexts = selections.compactMap { modes in
      (try? theme.style(in: modes)).map {
        Context(name: Self.name(of: modes, beside: selections[0]), modes: modes, style: $0)
      }
    }
    var writings: [TokenPath: [Writing]] = [:]
    for (index, context) in contexts.enumerated() {
      for path in context.style.tokenPaths {
        guard let definition = context.style.definition(of: path) else { continue }
        // Most contexts share their definitions, as the same objects; those that groups take over are made anew.
        if let known = writings[path]?.firstIndex(where: {
          $0.definition === definition || $0.definition.location == definition.location && $0.definition == definition
        }) {
          writings[path]?[known].contexts.append(index)
        } else {
          writings[path, default: []].append(Writing(definition: definition, contexts: [index]))
        }
      }
    }
    self.writings = writings
    paths = writings.keys.sorted { naturallyPrecedes($0.description, $1.description) }
  }

  /// The value of a token in each context; nil where it has none.
  func values(of path: TokenPath) -> [TokenValue?] { contexts.map { try? $0.style.value(of: path) } }

  /// The place of a token: that of its first writing.
  func place(of path: TokenPath) -> SourceLocation {
    writings[path]?.lazy.compactMap(\.definition.location).first ?? SourceLocation(file: theme.name)
  }

  /// What a message adds for a finding that some contexts alone have: ` in scheme=dark`; empty for all of them.
  func suffix(_ found: [Int]) -> String {
    if found.count == contexts.count { return "" }
    let names = found.prefix(3).map { contexts[$0].name }
    return " in " + names.joined(separator: ", ") + (found.count > 3 ? " and \(found.count - 3) more contexts" : "")
  }

  private static func name(of modes: ModeSelection, beside first: ModeSelection) -> String {
    let own = modes == first ? modes.choices : modes.choices.filter { first[$0.mode] != $0.context }
    return own.map { "\($0.mode)=\($0.context)" }.joined(separator: " ")
  }
}

/// The rules of a theme, and what they have found so far.
struct Linter {
  let tokens: LintedTheme
  let settings: LintSettings
  private(set) var found: [LintFinding] = []

  init(_ tokens: LintedTheme, _ settings: LintSettings) { (self.tokens, self.settings) = (tokens, settings) }

  /// What holds for a rule; nil for one that is off.
  func settings(of rule: LintRule) -> RuleSettings? {
    let settings = settings[rule]
    return settings.level == .off ? nil : settings
  }

  /// Adds a finding of a rule that is on.
  mutating func add(
    _ rule: LintRule, token: TokenPath? = nil, _ message: String, at place: SourceLocation, hint: String?,
    notes: [Diagnostic.Note] = []
  ) {
    found.append(
      LintFinding(
        rule, settings[rule].level, token: token?.description, message, at: place, hint: hint, notes: notes))
  }

  /// Looks at every writing of every token that a rule covers.
  mutating func look(
    _ rule: LintRule, _ look: (inout Linter, RuleSettings, TokenPath, LintedTheme.Writing) -> Void
  ) {
    guard let settings = settings(of: rule) else { return }
    for path in tokens.paths where settings.covers(path.description) {
      for writing in tokens.writings[path] ?? [] { look(&self, settings, path, writing) }
    }
  }
}

/// What is wrong with the tokens of a theme, by the rules that need no pictures.
/// - Parameter reading: what reading the files found; of it, only what rules are about counts.
package func lint(_ theme: Theme, _ settings: LintSettings, reading: [Diagnostic]) -> [LintFinding] {
  var linter = Linter(LintedTheme(theme), settings)
  linter.findFaults(reading)
  linter.checkNames()
  linter.checkModes()
  linter.checkReferences()
  linter.checkWritings()
  linter.checkContrast()
  return sortedFindings(linter.found)
}
