import DSDiagnostics
import Testing

@testable import DSReport

/// Files that cannot be used, and that no shot shows.
@Suite struct UnshownFaultsTests {
  private func problem(_ id: String, _ file: String) -> Diagnostic {
    Diagnostic(id, "cannot be read", at: SourceLocation(file: file, line: 3), hint: "mend it")
  }

  private func report(shown: [Diagnostic]) -> RunReport {
    var report = sampleReport([
      sampleShot("a", .unchanged), sampleShot("b", .failed(.init(cause: .badInput, problems: shown))),
    ])
    report.noteUnshown(among: [
      [problem("bad-png", "a.png")], [problem("unsupported-svg", "b.svg"), problem("unsupported-svg", "b.svg")],
      [problem("unsupported-svg", "c.svg")],
    ])
    return report
  }

  @Test func `a file that a shot shows is reported with the shot alone`() {
    let report = report(shown: [problem("bad-png", "a.png")])
    #expect(report.unshownFaults.map(\.location.file) == ["b.svg", "c.svg"])
    #expect(report.unshownSentence == "2 files cannot be used, and no shot of this run shows them")
    #expect(report.unshownKinds.map(\.count) == [2])
  }

  @Test func `others end a strict run with 4, and a check always`() {
    var report = sampleReport([sampleShot("a", .unchanged)])
    report.noteUnshown(among: [[problem("bad-png", "a.png")]])
    #expect(report.exitStatus == .equal)
    #expect(report.checkStatus == .findings)
    report.strict = true
    #expect(report.exitStatus == .findings)
    // A shot of another part may show the file.
    report.matrixCount += 1
    #expect(report.exitStatus == .equal)
    report.matrixCount -= 1
    report.shard = "1/2"
    #expect(report.exitStatus == .equal)
    report.shard = nil
    report.unshownFaults = []
    #expect(report.exitStatus == .equal && report.checkStatus == .equal && report.unshownSentence == nil)
  }

  @Test func `the terminal counts kinds, and a check names each file`() {
    let printer = ConsoleReport(style: TerminalStyle(isColored: false))
    let report = report(shown: [])
    let text = printer.text(report)
    #expect(
      text.contains(
        """
        3 files cannot be used, and no shot of this run shows them:
          2 [unsupported-svg], first b.svg:3: cannot be read
          1 [bad-png], first a.png:3: cannot be read
          hint: 'dsrender check' names every file

        """), "\(text)")
    let named = printer.unshown(of: report)
    for file in ["a.png:3: error: ", "b.svg:3: error: ", "c.svg:3: error: "] {
      #expect(named.contains(file), "\(named)")
    }
    #expect(printer.unshown(of: sampleReport([])).isEmpty)
    #expect(String(decoding: JSONReport.bytes(report), as: UTF8.self).contains("\"unshownFaults\": ["))
  }
}
