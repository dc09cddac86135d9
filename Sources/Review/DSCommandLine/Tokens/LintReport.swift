import DSCascade
import DSDiagnostics
import DSGeometry
import DSJSON
import DSReport
import DSTokenLint
import DSTokenReview

/// What lint found in the tokens of a system.
struct LintOutcome {
  /// The system's name, or that of the files.
  var system: String
  /// How many tokens were looked at.
  var tokens: Int
  /// In how many contexts.
  var contexts: Int
  /// What was found, by place.
  var findings: [LintFinding]
  /// What drawing found, which is among the findings; nil if nothing was drawn.
  var pictures: PictureLint?

  /// Findings of one rule that are printed before the rest is only counted; JSON has all.
  static let shown = 20

  /// The findings, errors first, and a line that sums up.
  func text(_ printer: ConsoleReport, all: Bool) -> String {
    var text = ""
    for severity in [Diagnostic.Severity.error, .warning] {
      for rule in LintRule.allCases {
        let found = findings.filter { $0.rule == rule && $0.problem.severity == severity }
        let shown = all ? found[...] : found.prefix(Self.shown)
        text += shown.map { printer.line($0.problem) + "\n" }.joined()
        if shown.count < found.count {
          text += "… and \(found.count - shown.count) more of \(rule.rawValue); --all prints them\n"
        }
      }
    }
    return text + summary + "\n"
  }

  private var summary: String {
    let errors = findings.count { $0.problem.severity == .error }
    let warnings = findings.count - errors
    let found =
      findings.isEmpty
      ? "no findings"
      : [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
        .joined(separator: ", ")
    let place = contexts == 1 ? "" : " in \(contexts) contexts"
    var drawn = pictures.map { ", \($0.shots.counted("shot"))" } ?? ""
    if let pictures, pictures.failed > 0 { drawn += " and \(pictures.failed) that cannot be drawn" }
    if let pictures, pictures.skipped > 0 { drawn += " and \(pictures.skipped) of Swift views, not looked at" }
    return "\(system.printable): \(tokens.counted("token"))\(place)\(drawn): \(found)"
  }
}

/// The answer of `tokens lint` as JSON; `dsrender schema lint` describes it.
enum LintReport {
  /// The document.
  static func json(_ outcomes: [LintOutcome]) -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("schema", "dsrender-lint")
      json.member("version", 1)
      json.key("systems")
      json.array { json in
        for outcome in outcomes {
          json.object(onOneLine: true) { json in
            json.member("name", outcome.system)
            json.member("tokens", outcome.tokens)
            json.member("contexts", outcome.contexts)
            if let pictures = outcome.pictures {
              json.member("shots", pictures.shots)
              json.member("failedShots", pictures.failed)
              json.member("skippedShots", pictures.skipped)
            }
          }
        }
      }
      json.key("findings")
      json.array { json in
        for outcome in outcomes {
          for finding in outcome.findings { json.object { json in json.members(of: finding, in: outcome.system) } }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func members(of finding: LintFinding, in system: String) {
    let problem = finding.problem
    member("rule", finding.rule.rawValue)
    member("level", problem.severity.rawValue)
    member("system", system)
    if let token = finding.token { member("token", token) }
    if let shot = finding.shot { member("shot", shot) }
    member("message", problem.message)
    if let hint = problem.hint { member("hint", hint) }
    place(problem.location)
    key("notes")
    array { json in
      for note in problem.notes {
        json.object { json in
          json.member("message", note.message)
          if let location = note.location { json.place(location) }
        }
      }
    }
  }

  private mutating func place(_ location: SourceLocation) {
    key("place")
    object(onOneLine: true) { json in
      json.member("file", location.file)
      json.member("line", location.line)
      json.member("column", location.column)
    }
  }
}

/// The number of tokens of all contexts of a theme.
func tokenCount(_ theme: Theme) -> Int {
  var paths: Set<TokenPath> = []
  for modes in theme.coveringSelections {
    // Loading has reported selections without a style.
    if let style = try? theme.style(in: modes) { paths.formUnion(style.tokenPaths) }
  }
  return paths.count
}
