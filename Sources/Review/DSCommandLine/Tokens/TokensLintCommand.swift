import ArgumentParser
import DSCascade
import DSDiagnostics
import DSFiles
import DSProject
import DSReport
import DSTokenLint
import DSTokenReview

/// Finds what is wrong with tokens, by rules whose levels a configuration sets.
struct TokensLintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Find faults of tokens, and breaches of a team's rules.",
    discussion: """
      Without files, the rules are those under 'lint' in the configuration. Files and folders need no configuration: \
      'tokens lint design/tokens'. --rules lists all rules with their levels; docs/tokens-lint.md has their options.

      Exits with 4 if a finding has the level error, with --strict for every finding.
      """)

  /// Services that show findings beside the lines of a change.
  enum Service: String, CaseIterable, ExpressibleByArgument { case github, gitlab }

  @OptionGroup var source: TokenSource
  @Option(
    help: ArgumentHelp("Set the level of a rule: off, warning or error; can be repeated.", valueName: "name=level"))
  var rule: [String] = []
  @Flag(help: "Exit with 4 for warnings too.")
  var strict = false
  @Flag(help: "Print every finding, also of rules that find a hundred.")
  var all = false
  @Option(help: "Print annotations for this service.")
  var annotations: Service?
  @Flag(inversion: .prefixedNo, help: "Draw the components of a configuration, for the rules that need pictures.")
  var pictures = true
  @Flag(help: "Print the rules with their levels, and look for nothing.")
  var rules = false
  @Argument(help: "Token files and folders.", completion: .file())
  var files: [String] = []

  func validate() throws {
    if source.json, annotations != nil {
      throw ValidationError("--json and --annotations both decide what is printed.")
    }
  }

  func run() async throws {
    var levels: [LintRule: LintLevel] = [:]
    for text in rule {
      let (rule, level) = try level(text)
      levels[rule] = level
    }
    if rules { return try writeStandardOutput(table(LintSettings().setting(levels))) }
    let themes = try source.tokens.themes(files, printsProblems: false)
    // What keeps files from being read is no matter of rules.
    let fatal = themes.problems.filter { $0.severity == .error && !lintedErrors.contains($0.id) }
    writeStandardError(standardErrorPrinter.text(fatal))
    var outcomes = try source.tokens.chosen(themes).map { name, theme in
      let settings = (themes.lint[name] ?? LintSettings()).setting(levels)
      return LintOutcome(
        system: name, tokens: tokenCount(theme), contexts: theme.coveringSelections.count,
        findings: lint(theme, settings, reading: themes.problems))
    }
    if themes.namesViews, pictures, fatal.isEmpty { try await addPictures(to: &outcomes, themes, levels) }
    try print(outcomes)
    try finish(outcomes, fatal)
  }

  /// Adds what the rules that need pictures find in systems of component files.
  private func addPictures(
    to outcomes: inout [LintOutcome], _ themes: ProjectThemes, _ levels: [LintRule: LintLevel]
  ) async throws {
    let project: Project
    switch source.tokens.project.read() {
    case .success(let read): project = read
    case .failure(let error):
      // Faults of tokens are findings already; others end the command.
      guard case .badInput(let problems) = error,
        problems.allSatisfy({ $0.severity != .error || lintedErrors.contains($0.id) })
      else { return try orFail(Result<Void, RunError>.failure(error)) }
      return writeStandardError(
        "dsrender: nothing was drawn, because tokens have errors that keep the system from it\n")
    }
    for index in outcomes.indices {
      guard let system = project.drawnSystems.first(where: { $0.name == outcomes[index].system }) else { continue }
      let settings = (themes.lint[system.name] ?? LintSettings()).setting(levels)
      guard settings.needsPictures, !system.shots.isEmpty || !system.components.isEmpty else { continue }
      let found = await lintPictures(of: system, settings)
      outcomes[index].pictures = found
      outcomes[index].findings = sortedFindings(outcomes[index].findings + found.findings)
    }
  }

  private func finish(_ outcomes: [LintOutcome], _ fatal: [Diagnostic]) throws {
    if !fatal.isEmpty { throw CommandFailure(ExitStatus(of: fatal)) }
    let counts = outcomes.flatMap(\.findings).count { strict || $0.problem.severity == .error }
    if counts > 0 { throw CommandFailure(.findings) }
  }

  private func print(_ outcomes: [LintOutcome]) throws {
    if source.json { return try writeStandardOutput(LintReport.json(outcomes)) }
    guard let annotations else {
      let text = outcomes.map { $0.text(standardOutputPrinter, all: all) }.joined()
      return try writeStandardOutput(text)
    }
    let list = Annotation.list(of: outcomes.flatMap(\.findings).map(\.problem))
    switch annotations {
    case .github: try writeStandardOutput(String(decoding: GitHubAnnotations.bytes(list), as: UTF8.self))
    case .gitlab:
      let bytes = GitLabAnnotations.bytes(list, configuration: source.tokens.project.configuration)
      try writeStandardOutput(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A rule and its level, from `name=level`.
  private func level(_ text: String) throws -> (LintRule, LintLevel) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = LintRule.allCases.map(\.rawValue)
    guard let rule = LintRule(rawValue: parts[0]) else {
      throw CommandFailure(
        .usage, "there is no rule '\(parts[0])'",
        hint: didYouMean(parts[0], among: names) ?? "'dsrender tokens lint --rules' lists them")
    }
    guard parts.count == 2, let level = LintLevel(rawValue: parts[1]) else {
      throw CommandFailure(
        .usage, "'\(text)' sets no level",
        hint: "write \(rule.rawValue)=error, \(rule.rawValue)=warning or "
          + "\(rule.rawValue)=off")
    }
    if let option = rule.neededOption, level != .off {
      throw CommandFailure(
        .usage, "the rule '\(rule.rawValue)' needs '\(option.rawValue)'",
        hint: "write lint: {\(rule.rawValue): {level: \(level.rawValue), \(option.rawValue): …}} in dsrender.yaml")
    }
    return (rule, level)
  }

  /// The rules in columns.
  private func table(_ settings: LintSettings) -> String {
    let width = LintRule.allCases.map(\.rawValue.count).max() ?? 0
    return LintRule.allCases.map { rule in
      let level = settings[rule].level.rawValue
      return rule.rawValue + String(repeating: " ", count: width + 2 - rule.rawValue.count)
        + level + String(repeating: " ", count: 9 - level.count) + rule.summary + "\n"
    }.joined()
  }
}

extension LintSettings {
  /// The settings with other levels of some rules.
  func setting(_ levels: [LintRule: LintLevel]) -> LintSettings {
    var settings = self
    for (rule, level) in levels { settings[rule].level = level }
    return settings
  }
}
