import Foundation
import TestFolder
import Testing

@testable import DSReport

@Suite struct ExitStatusTests {
  @Test func `the first of the precedence wins, in any order of finding`() {
    #expect(ExitStatus.first(of: [.different, .missingBaseline]) == .different)
    #expect(ExitStatus.first(of: [.missingBaseline, .orphanedBaseline]) == .missingBaseline)
    #expect(ExitStatus.first(of: [.different, .differentRenderer]) == .differentRenderer)
    #expect(ExitStatus.first(of: [.interrupted, .incomplete, .badInput, .inputOutput]) == .inputOutput)
    #expect(ExitStatus.first(of: ExitStatus.allCases.filter { $0 != .usage }) == .internalError)
    #expect(ExitStatus.first(of: []) == .equal)
  }

  @Test func `every code has its place in the precedence and in the table`() {
    #expect(Set(ExitStatus.precedence) == Set(ExitStatus.allCases))
    #expect(ExitStatus.precedence.count == ExitStatus.allCases.count)
    #expect(ExitStatus.table.split(separator: "\n").count == ExitStatus.allCases.count)
    #expect(ExitStatus.table.contains("\n 65  a component"))
  }

  @Test func `the manual's page has the same table`() throws {
    let page = try String(contentsOf: URL(filePath: Repository.path + "/docs/exit-codes.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(
      rows.map { $0.replacing("`", with: "") } == ExitStatus.allCases.map { "| \($0.rawValue) | \($0.meaning) |" })
  }

  @Test func `a run is equal only if it compared all that was selected, and at least one shot`() {
    #expect(sampleReport([sampleShot("a", .unchanged)]).exitStatus == .equal)
    #expect(sampleReport([]).exitStatus == .incomplete)
    var lost = sampleReport([sampleShot("a", .unchanged)])
    lost.selectedCount = 2
    #expect(lost.exitStatus == .incomplete)
    lost.interrupted = true
    #expect(lost.exitStatus == .interrupted)
  }

  @Test func `a run without a single picture is bad input, and a shot whose fault is accepted ends no run`() {
    let lost = ShotReport.Status.failed(ShotReport.Failure(cause: .incomplete, problems: []))
    let accepted = ShotReport.Status.failed(ShotReport.Failure(cause: .equal, problems: []))
    #expect(sampleReport([sampleShot("a", lost), sampleShot("b", .unchanged)]).exitStatus == .incomplete)
    #expect(sampleReport([sampleShot("a", lost), sampleShot("b", lost)]).exitStatus == .badInput)
    #expect(sampleReport([sampleShot("a", accepted), sampleShot("b", .unchanged)]).exitStatus == .equal)
  }

  @Test func `each finding has its code`() {
    var other = onePixel
    other.otherFingerprint = "ffff"
    let failed = ShotReport.Failure(cause: .badInput, problems: [])
    #expect(sampleReport([sampleShot("a", .changed(onePixel))]).exitStatus == .different)
    #expect(
      sampleReport([sampleShot("a", .changed(onePixel)), sampleShot("b", .changed(other))]).exitStatus
        == .differentRenderer)
    #expect(sampleReport([sampleShot("a", .added(lockKnows: true))]).exitStatus == .missingBaseline)
    #expect(
      sampleReport([sampleShot("a", .failed(failed)), sampleShot("b", .changed(onePixel))]).exitStatus == .badInput)
  }

  @Test func `orphans and stale lines count under strict alone, and recording is never a pass`() {
    var report = sampleReport([sampleShot("a", .unchanged)])
    report.staleLines = ["dbux/button/default"]
    report.strict = true
    #expect(report.exitStatus == .orphanedBaseline)
    (report.staleLines, report.strict) = ([], false)
    report.orphans = .found(["dbux/button/old"])
    #expect(report.exitStatus == .equal)
    report.strict = true
    #expect(report.exitStatus == .orphanedBaseline)
    var recorded = sampleShot("a", .added(lockKnows: false))
    recorded.recorded = true
    #expect(sampleReport([recorded]).exitStatus == .missingBaseline)
  }
}
