/// How a command ended, as its exit code; `--help`, the manual and the report print this table.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case equal = 0
  case different = 1
  case missingBaseline = 2
  case orphanedBaseline = 3
  case findings = 4
  case differentRenderer = 5
  case usage = 64
  case badInput = 65
  case internalError = 70
  case inputOutput = 74
  case incomplete = 75
  case interrupted = 130

  /// What the code means, in one line.
  package var meaning: String {
    switch self {
    case .equal: "every shot equals its baseline"
    case .different: "pictures differ"
    case .missingBaseline: "shots without a baseline"
    case .orphanedBaseline: "orphaned baselines, or baselines.lock does not match its pictures (with --strict)"
    case .findings: "findings that no reason accepts (with --strict)"
    case .differentRenderer:
      "pictures differ and the baselines were recorded with a different renderer or different fonts"
    case .usage: "wrong usage"
    case .badInput: "a component, token, configuration, font or picture file has errors, or a preview crashed"
    case .internalError: "internal error"
    case .inputOutput: "input or output failed (disk full, permissions)"
    case .incomplete: "incomplete: a shot or a token is missing from the result, or nothing was compared"
    case .interrupted: "interrupted; finished shots are kept and reported"
    }
  }

  /// The codes, with those that a reader has to fix first at the front. Wrong usage ends a command before there is
  /// anything to rank.
  package static let precedence: [ExitStatus] = [
    .usage, .internalError, .inputOutput, .badInput, .incomplete, .interrupted, .differentRenderer, .different,
    .missingBaseline, .findings, .orphanedBaseline, .equal,
  ]

  /// The one code for several findings: the first of them in `precedence`; `equal` for none.
  package static func first(of statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let found = Set(statuses)
    return precedence.first { found.contains($0) } ?? .equal
  }

  /// The table of all codes: one line each, the code to the right of three columns.
  package static var table: String {
    allCases.map { status in
      let code = String(status.rawValue)
      return String(repeating: " ", count: 3 - code.utf8.count) + code + "  " + status.meaning
    }.joined(separator: "\n")
  }
}
