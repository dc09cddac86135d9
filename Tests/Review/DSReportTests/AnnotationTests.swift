import DSDiagnostics
import Testing

@testable import DSReport

@Suite struct AnnotationTests {
  private func gitHub(_ annotations: [Annotation]) -> [String] {
    String(decoding: GitHubAnnotations.bytes(annotations), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func gitLab(_ annotations: [Annotation]) -> String {
    String(decoding: GitLabAnnotations.bytes(annotations, configuration: "ds.yaml"), as: UTF8.self)
  }

  private func shot(_ scenario: String, _ status: ShotReport.Status, line: Int, variant: String = "dark") -> ShotReport
  {
    var shot = sampleShot(scenario, status, variant: variant)
    shot.place = SourceLocation(file: "components/button.yaml", line: line, column: 3)
    return shot
  }

  @Test func `a run that passes has none`() {
    let report = sampleReport([sampleShot("a", .unchanged)])
    #expect(Annotation.list(of: report).isEmpty)
    #expect(gitHub([]) == ["dsrender's annotations:"])
    #expect(gitLab([]) == "[]\n")
  }

  @Test func `changed shots of a cause are one annotation at its line`() throws {
    var report = sampleReport([shot("a", .changed(onePixel), line: 7), shot("b", .changed(onePixel), line: 9)])
    let cause = RunReport.Cause(
      kind: "token", subject: "border", before: "1 px", after: "2 px",
      place: SourceLocation(file: "tokens/base.json", line: 23, column: 14))
    report.explanation = RunReport.Explanation(
      groups: [RunReport.Group(number: 1, causes: [cause], proof: .complete, shots: report.shots.map(\.id))])
    let all = Annotation.list(of: report)
    #expect(all.count == 1)
    #expect(all.first?.title == "2 shots differ: border 1 px → 2 px")
    #expect(gitHub(all)[1].hasPrefix("::error file=tokens/base.json,line=23,col=14,title=2 shots differ%3A border"))
    #expect(gitHub(all)[1].hasSuffix("::proved%0Adbux/button/a@dark, dbux/button/b@dark"))
    let quality = gitLab(all)
    #expect(quality.contains("\"path\": \"tokens/base.json\""))
    #expect(quality.contains("\"begin\": 23"))
    #expect(quality.contains("\"severity\": \"major\""))
  }

  @Test func `shots without a cause or a baseline stand at their scenarios`() {
    let report = sampleReport([
      shot("a", .changed(onePixel), line: 7), shot("a", .changed(onePixel), line: 7, variant: "light"),
      shot("b", .added(lockKnows: false), line: 9),
    ])
    let all = Annotation.list(of: report)
    #expect(all.map(\.title) == ["2 shots differ", "1 shot without a baseline"])
    #expect(all.map { $0.place?.line } == [7, 9])
    #expect(all.last?.message.hasSuffix("approve: dsrender approve dbux/button/b@dark") == true)
  }

  @Test func `a mistake that fails many shots is named once, a finding warns until it fails the run`() {
    var found = sampleShot("b", .unchanged)
    let clipped = Diagnostic("clipped-text", "cut off", at: SourceLocation(file: "b.yaml", line: 4), severity: .finding)
    found.findings = [ShotReport.Finding(clipped)]
    var accepted = sampleShot("c", .unchanged)
    accepted.findings = [ShotReport.Finding(clipped, reason: "meant")]
    var report = sampleReport([
      sampleShot("a", .failed(hostileFailure)), sampleShot("d", .failed(hostileFailure)), found, accepted,
    ])
    #expect(Annotation.list(of: report).map(\.level) == [.error, .warning])
    #expect(Annotation.list(of: report).map(\.title) == ["2 shots failed: clipped-text", "clipped-text"])
    report.strict = true
    #expect(Annotation.list(of: report).map(\.level) == [.error, .error])
  }

  @Test func `what hit the whole run has no place, and GitLab gets the configuration`() {
    var report = sampleReport([sampleShot("a", .unchanged)])
    report.faults = [RunReport.Fault(cause: .inputOutput, message: "disk full")]
    report.selectedCount = 3
    report.strict = true
    report.orphans = .found(["x/y/z"])
    report.staleLines = ["x/y/a", "x/y/b"]
    let all = Annotation.list(of: report)
    #expect(
      all.map(\.title) == [
        "dsrender", "incomplete", "baselines that no shot uses: 1", "baselines that baselines.lock does not fit: 2",
      ])
    #expect(gitHub(all)[1] == "::error title=dsrender::disk full")
    #expect(gitLab(all).contains("\"path\": \"ds.yaml\""))
    #expect(gitLab(all).contains("\"begin\": 1\n"))
  }

  @Test func `no text ends a command or begins another`() {
    let hostile = "100%, a:b\n::set-env name=X::y\r\n\u{1B}[2J"
    let lines = gitHub([
      Annotation(.error, at: SourceLocation(file: "a,b:c%\n.yaml", line: 2), title: hostile, message: hostile)
    ])
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("::error file=a%2Cb%3Ac%25%0A.yaml,line=2,title=100%25%2C a%3Ab%0A%3A%3Aset-env name=X"))
    #expect(lines[1].contains("::100%25, a:b%0A::set-env name=X::y"))
    #expect(lines[1].unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func `more than GitHub shows end with their number, by level`() {
    func many(_ count: Int, _ level: Annotation.Level) -> [Annotation] {
      (0..<count).map { Annotation(level, at: nil, title: "\($0)", message: "m") }
    }
    let lines = gitHub(many(3, .warning) + many(12, .error)).dropFirst()
    #expect(lines.count == 13)
    #expect(lines.dropFirst(9).first == "::error title=dsrender::3 more errors; see the summary")
    #expect(gitHub(many(10, .error)).last == "::error title=9::m")
  }

  @Test func `GitLab tells annotations by text and line`() {
    func quality(_ line: Int, _ message: String) -> String {
      let all = gitLab([
        Annotation(.warning, at: SourceLocation(file: "./a.yaml", line: line), title: "t", message: message)
      ])
      return all.split(separator: "\n").first { $0.contains("fingerprint") }.map(String.init) ?? ""
    }
    #expect(quality(1, "a") == quality(1, "a"))
    #expect(Set([quality(1, "a"), quality(2, "a"), quality(1, "b")]).count == 3)
    #expect(quality(1, "a").count == "    \"fingerprint\": \"0123456789abcdef\",".count)
  }

  @Test func `mistakes that end a run are one annotation each`() {
    let all = Annotation.list(
      of: hostileFailure.problems + [
        Diagnostic("odd", "odd", at: SourceLocation(file: "b.yaml"), severity: .warning, hint: "leave it")
      ])
    #expect(all.map(\.level) == [.error, .warning])
    #expect(gitHub(all).last == "::warning file=b.yaml,title=odd::odd%0Ahint: leave it")
  }
}
