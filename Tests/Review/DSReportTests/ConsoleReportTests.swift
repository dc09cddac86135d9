import DSDiagnostics
import Testing

@testable import DSReport

@Suite struct ConsoleReportTests {
  private let plain = ConsoleReport(style: TerminalStyle(isColored: false))

  @Test func `a passing run is one line`() {
    let report = sampleReport([sampleShot("a", .unchanged), sampleShot("b", .unchanged)])
    #expect(plain.text(report) == "2 shots equal their baselines\n")
  }

  @Test func `a changed shot says how much, where, and what to type`() {
    let text = plain.text(sampleReport([sampleShot("b", .changed(onePixel))]))
    #expect(text.hasPrefix("changed  dbux/button/b@db.dark\n  1 of 28160 pixels differ (0.0036%), by up to 7 of 255\n"))
    #expect(text.contains("  regions: 1×1 at 10,20\n"))
    #expect(text.contains("  reproduce: dsrender render dbux/button/b@db.dark -o b@db.dark.png\n"))
    #expect(text.contains("  approve:   dsrender approve dbux/button/b@db.dark\n"))
    #expect(text.hasSuffix("1 changed, 0 shots equal their baselines\nexit code 1: pictures differ\n"))
  }

  @Test func `the commands name a configuration that is not the default, quoted`() {
    var report = sampleReport([sampleShot("b", .added(lockKnows: true))])
    report.project = Commands.project(configuration: "my design/it's.yaml")
    let text = plain.text(report)
    #expect(text.contains("approve dbux/button/b@db.dark --config 'my design/it'\\''s.yaml'\n"))
    #expect(text.contains("was deleted"))
  }

  @Test func `no text of an author can steer the terminal`() {
    let text = plain.text(sampleReport([sampleShot("c", .failed(hostileFailure))]))
    #expect(!text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" })
    #expect(text.contains("\\u{1B}[2J"))
  }

  @Test func `many shots and problems are counted, not printed`() {
    let shots = (0..<100).map { sampleShot("s\($0)", .changed(onePixel)) }
    #expect(plain.text(sampleReport(shots)).contains("… and 60 more shots that are changed or new"))
    let problems = (0..<100).map { Diagnostic("x", "p\($0)", at: SourceLocation(file: "f")) }
    #expect(plain.text(problems).hasSuffix("… and 40 more problems\n"))
  }

  @Test(arguments: [1, 3, 5, 20, 45, 400])
  func `groups take 60 lines at most, and no component is left out`(count: Int) {
    let causes = (1...6).map {
      RunReport.Cause(
        kind: "token", subject: "space.\($0)", before: "4 px", after: "5 px",
        place: SourceLocation(file: "base.tokens.json", line: $0))
    }
    var shots: [ShotReport] = []
    var groups: [RunReport.Group] = []
    for number in 1...count {
      var shot = sampleShot("s\(number)", .changed(onePixel))
      shot.component = "part-\(number)"
      shots.append(shot)
      groups.append(
        RunReport.Group(
          number: number, causes: Array(causes.prefix(number % 6 + 1)), proof: .complete, shots: [shot.id],
          effects: ["moved by 0, 1 pt", "resized", "recoloured", "restyled"]))
    }
    var report = sampleReport(shots)
    report.explanation = RunReport.Explanation(base: "9f3c2d1 Add the card", groups: groups)
    let text = plain.text(report, output: "shots")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
    let words = Set(text.split { ",; \n".contains($0) })
    #expect((1...count).allSatisfy { words.contains("part-\($0)") })
  }

  @Test func `failures of one cause share a block`() {
    let text = plain.text(
      sampleReport(["a", "b", "c"].map { sampleShot($0, .failed(hostileFailure)) } + [sampleShot("d", .unchanged)]))
    #expect(text.contains("failed  dbux/button/a@db.dark and 2 more\n  a.yaml:3: error:"))
    #expect(text.split(separator: "\n").count { $0.contains("clipped-text") } == 1)
    #expect(text.contains("3 failed, 1 shot equals its baseline"))
  }

  @Test func `what was noticed when shots were drawn is said once, and not what was said before`() {
    let place = SourceLocation(file: "Kit/Row.swift", line: 2)
    let symbol = Diagnostic("undrawn-symbol", "no drawing", at: place, severity: .warning)
    let shader = Diagnostic("ignored-modifier", "no shader", at: place, severity: .warning)
    let shots = ["a", "b"].map { name -> ShotReport in
      var shot = sampleShot(name, .unchanged)
      shot.warnings = [symbol, shader]
      return shot
    }
    var report = sampleReport(shots)
    report.warnings = [shader]
    #expect(
      plain.text(report)
        == "\(symbol.text)\n  in dbux/button/a@db.dark and 1 more\n\n2 shots equal their baselines\n")
  }

  @Test func `colours only where they are wanted`() {
    let colored = ConsoleReport(style: TerminalStyle(isColored: true))
    #expect(colored.text(sampleReport([sampleShot("a", .unchanged)])).contains("\u{1B}[32m"))
    #expect(!plain.text(sampleReport([sampleShot("a", .unchanged)])).contains("\u{1B}"))
  }

  @Test(arguments: [
    (0.0, "0%"), (0.5, "50%"), (0.0081, "0.81%"), (0.000012, "0.0012%"), (1e-12, "less than 0.000001%"),
  ])
  func `a share keeps the digits that say something`(share: Double, text: String) {
    #expect(ShotReport.percentage(share) == text)
  }

  @Test func `the bar never overflows`() {
    let style = TerminalStyle(isColored: false)
    #expect(ProgressLine.text(done: 0, total: 0, notable: 0, style: style).contains("0/0"))
    #expect(ProgressLine.text(done: 7, total: 4, notable: 1, style: style).contains("1 to look at"))
  }
}
