import DSCascade
import DSDiagnostics
import DSGeometry
package import DSProject
import DSShots
package import DSTokenLint

/// What the rules that need pictures found in a system.
package struct PictureLint: Sendable {
  /// The findings, by place.
  package var findings: [LintFinding]
  /// How many shots were looked at.
  package var shots: Int
  /// How many shots could not be drawn: the tokens that they use are unknown.
  package var failed: Int
  /// How many shots run code, and were not looked at.
  package var skipped: Int
}

/// Draws a system, and finds what the rules that need pictures are about.
package func lintPictures(of system: DesignSystem, _ settings: LintSettings) async -> PictureLint {
  let drawn = await DrawnTokens(system, measures: settings[.drawnContrast].level != .off)
  var linter = PictureLinter(system: system, drawn: drawn, settings: settings)
  linter.checkContrast()
  linter.findUndrawnTokens()
  await linter.findUnseenChanges()
  linter.findSameValues()
  linter.checkCoverage()
  return PictureLint(
    findings: sortedFindings(linter.found), shots: drawn.shots.count, failed: drawn.failed, skipped: drawn.skipped)
}

/// The rules of a drawn system, and what they have found so far.
struct PictureLinter {
  let system: DesignSystem
  let drawn: DrawnTokens
  let settings: LintSettings
  var found: [LintFinding] = []

  var theme: Theme { system.theme }

  /// What holds for a rule; nil for one that is off.
  func settings(of rule: LintRule) -> RuleSettings? {
    let settings = settings[rule]
    return settings.level == .off ? nil : settings
  }

  /// Adds a finding of a rule that is on.
  mutating func add(
    _ rule: LintRule, token: TokenPath? = nil, shot: String? = nil, _ message: String, at place: SourceLocation,
    hint: String?, notes: [Diagnostic.Note] = []
  ) {
    found.append(
      LintFinding(
        rule, settings[rule].level, token: token?.description, shot: shot, message, at: place, hint: hint, notes: notes)
    )
  }

  /// The styles of all contexts.
  var styles: [Style] { theme.coveringSelections.compactMap { try? theme.style(in: $0) } }

  /// The place of a token: where some context defines it.
  func place(of path: TokenPath) -> SourceLocation {
    styles.lazy.compactMap { $0.definition(of: path)?.location }.first ?? SourceLocation(file: theme.name)
  }
}
