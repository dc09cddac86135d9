import DSDiagnostics

/// Prints a run as JUnit XML: a suite per component, a case per shot.
///
/// A changed or new shot is a failure, a shot that could not be made an error. Problems of the whole run (a fault, an
/// interruption, orphans and stale lines under `--strict`) are cases in a suite named `dsrender`, so that this file
/// alone shows every reason for an exit code that is not 0.
package enum JUnitReport {
  /// How every report begins.
  package static let beginning = Array(start.utf8)
  private static let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"dsrender\" "

  /// The report as UTF-8.
  package static func bytes(_ report: RunReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return bytes
  }

  /// The same in pieces, one for each suite.
  package static func write(_ report: RunReport, to sink: ([UInt8]) -> Void) {
    let commands = report.commands
    let run = runCases(report)
    let groups = report.explanation?.groupsByShot ?? [:]
    var all = Numbers(run)
    let counts = report.counts
    all.tests += report.shots.count
    all.failures += counts.changed + counts.added
    if report.strict { all.failures += report.shots.count { $0.status == .unchanged && $0.needsReason } }
    all.errors += counts.failed
    sink(Array((start + "\(all.text)>\n").utf8))
    var shots = report.shots[...]
    while let first = shots.first {
      let suite = shots.prefix { $0.system == first.system && $0.component == first.component }
      shots = shots[suite.endIndex...]
      write(
        suite.map { testCase($0, commands, groups[$0.id], isStrict: report.strict) },
        of: first.system + "/" + first.component, to: sink)
    }
    if !run.isEmpty { write(run, of: "dsrender", to: sink) }
    sink(Array("</testsuites>\n".utf8))
  }

  private static func write(_ cases: [Case], of suite: String, to sink: ([UInt8]) -> Void) {
    var text = "  <testsuite name=\"\(suite.xmlEscaped)\" \(Numbers(cases).text)>\n"
    for testCase in cases { text += testCase.text(suite: suite) }
    sink(Array((text + "  </testsuite>\n").utf8))
  }

  private struct Case {
    enum Outcome { case passed, failure, error }
    var name: String
    var outcome: Outcome
    var message = ""
    var details = ""

    func text(suite: String) -> String {
      let start = "    <testcase classname=\"\(suite.xmlEscaped)\" name=\"\(name.xmlEscaped)\""
      guard outcome != .passed else { return start + "/>\n" }
      let element = outcome == .failure ? "failure" : "error"
      return start + ">\n      <\(element) message=\"\(message.xmlEscaped)\">\(details.xmlEscaped)</\(element)>\n"
        + "    </testcase>\n"
    }
  }

  private struct Numbers {
    var tests: Int
    var failures: Int
    var errors: Int

    init(_ cases: [Case]) {
      tests = cases.count
      failures = cases.count { $0.outcome == .failure }
      errors = cases.count { $0.outcome == .error }
    }

    var text: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
  }

  private static func testCase(_ shot: ShotReport, _ commands: Commands, _ group: RunReport.Group?, isStrict: Bool)
    -> Case
  {
    let name = shot.id.split(separator: "/").last.map(String.init) ?? shot.id
    var result = Case(name: name, outcome: .passed)
    let findings = shot.isFailed ? [] : shot.findings.filter { $0.reason == nil }.map(\.problem)
    switch shot.status {
    case .unchanged where isStrict && shot.needsReason:
      result.outcome = .failure
      result.message = findings.first?.message ?? ""
      result.details = findings.map(\.text).joined(separator: "\n")
      return result
    case .unchanged: return result
    case .changed, .added: result.outcome = .failure
    case .failed: result.outcome = .error
    }
    let causes = group.map { group in
      [
        "causes: "
          + (group.causes.isEmpty ? group.reason ?? "unknown" : group.causes(joinedBy: " + "))
      ]
    }
    let lines = (causes ?? []) + shot.explanation + findings.map(\.text)
    result.message = lines.first ?? ""
    result.details =
      (lines + (commands.reproduce(shot).map { ["reproduce: " + $0] } ?? [])
      + ["approve: " + commands.approve(shot.id)])
      .joined(separator: "\n")
    return result
  }

  private static func runCases(_ report: RunReport) -> [Case] {
    var cases = report.faults.map { Case(name: "run", outcome: .error, message: $0.message) }
    if report.interrupted {
      cases.append(Case(name: "interrupted", outcome: .error, message: ExitStatus.interrupted.meaning))
    } else if report.shots.count < report.selectedCount || report.shots.isEmpty {
      cases.append(Case(name: "incomplete", outcome: .error, message: ExitStatus.incomplete.meaning))
    }
    cases += report.removedPictures.map {
      Case(name: $0, outcome: .failure, message: "this expected picture has no actual one")
    }
    if report.strict {
      cases += report.orphanedBaselines.map {
        Case(name: $0, outcome: .failure, message: "no shot uses this baseline")
      }
      cases += report.staleLines.map {
        Case(name: $0, outcome: .failure, message: "no line of baselines.lock names this baseline's file")
      }
    }
    return cases
  }
}
