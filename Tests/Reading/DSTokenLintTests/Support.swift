import DSCascade
import DSDiagnostics
import DSSyntax
import DSTokenFiles
import DSTokenLint
import Testing

/// What a rule finds in a token file, as `rule message` lines; with `set` as its settings.
func findings(
  _ rule: LintRule, in text: String, tiers: [Tier] = [], set: (inout RuleSettings) -> Void = { _ in }
) throws -> [String] {
  try findings(rule, of: tokens(text, tiers: tiers), set: set)
}

/// What a rule finds in a theme, as messages.
func findings(
  _ rule: LintRule, of read: (theme: Theme, problems: [Diagnostic]), set: (inout RuleSettings) -> Void = { _ in }
) -> [String] {
  var settings = LintSettings()
  if settings[rule].level == .off { settings[rule] = RuleSettings(level: .warning) }
  set(&settings[rule])
  return lint(read.theme, settings, reading: read.problems).filter { $0.rule == rule }.map(\.problem.message)
}

/// The tokens of a file's text.
func tokens(_ text: String, tiers: [Tier] = []) throws -> (theme: Theme, problems: [Diagnostic]) {
  let node = try parseSyntax(Array(text.utf8), file: "t.json", dialect: .tokens)
  var bag = DiagnosticBag()
  let theme = readTokenFiles([("t.json", node)], name: "t.json", tiers: tiers, diagnostics: &bag)
  return (theme, bag.sorted)
}

/// The tokens of a resolver document's text.
func resolved(_ text: String) throws -> (theme: Theme, problems: [Diagnostic]) {
  let node = try parseSyntax(Array(text.utf8), file: "r.json", dialect: .tokens)
  var bag = DiagnosticBag()
  let theme = readResolver(node, name: "r.json", diagnostics: &bag) { _ in throw DiagnosticsError([]) }
  return (try #require(theme), bag.sorted)
}
