import DSDiagnostics
import DSReport
import DSShots
import Testing

@testable import DSShotDrawing

/// Why shots have no picture, as far as code that does not compile is concerned.
struct ShotFailureTests {
  private func problem(_ file: String) -> Diagnostic {
    .notCompiled("no", at: SourceLocation(file: file, line: 3, column: 5))
  }

  private func reason(for pattern: String) -> AcceptedFinding {
    var reason = AcceptedFinding(Diagnostic.notCompiled, reason: "Old.", at: SourceLocation(file: "dsrender.yaml"))
    reason.shots = [Glob(pattern)]
    return reason
  }

  @Test func `a shot whose code does not compile leaves the run incomplete, and other problems keep their code`() {
    let other = Diagnostic("unknown-token", "no", at: SourceLocation(file: "a.yaml"))
    #expect(ShotFailure(.badInput, [problem("Kit/A.swift")]).cause == .incomplete)
    #expect(ShotFailure(.badInput, [other]).cause == .badInput)
  }

  @Test func `a reason for all of its code lets the run pass, with the reason in the report`() {
    let failure = ShotFailure(.badInput, [problem("Kit/A.swift"), problem("Kit/B.swift")])
    let accepted = failure.accepting([reason(for: "Kit/*.swift")])
    #expect(accepted.cause == .equal)
    #expect(accepted.problems.map(\.hint) == ["accepted: Old.", "accepted: Old."])
    #expect(failure.accepting([reason(for: "Kit/A.swift")]).cause == .incomplete)
    #expect(failure.accepting([]).cause == .incomplete)
  }
}
