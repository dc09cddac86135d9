package import DSDiagnostics

/// Something that a rule found.
package struct LintFinding: Hashable, Sendable {
  /// The rule.
  package var rule: LintRule
  /// The token that it is about; nil for a finding about a group, a file or a component.
  package var token: String?
  /// The shot that shows it; nil for a rule that looks at no pictures.
  package var shot: String?
  /// What is wrong, where, and what to do; its id is the rule's name, and its severity the level's.
  package var problem: Diagnostic

  /// A finding of a rule that is on.
  package init(
    _ rule: LintRule, _ level: LintLevel, token: String? = nil, shot: String? = nil, _ message: String,
    at place: SourceLocation, hint: String?, notes: [Diagnostic.Note] = []
  ) {
    (self.rule, self.token, self.shot) = (rule, token, shot)
    problem = Diagnostic(
      rule.rawValue, message, at: place, severity: level == .error ? .error : .warning, hint: hint, notes: notes)
  }
}

/// Findings by place, then by rule; each once.
package func sortedFindings(_ findings: [LintFinding]) -> [LintFinding] {
  var seen: Set<LintFinding> = []
  return findings.filter { seen.insert($0).inserted }.sorted { a, b in
    (a.problem.location, a.rule.rawValue, a.problem.message) < (b.problem.location, b.rule.rawValue, b.problem.message)
  }
}
