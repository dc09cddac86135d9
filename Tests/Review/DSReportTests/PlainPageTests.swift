import DSDiagnostics
import DSImage
import Testing

@testable import DSReport

/// The page where scripts do not run.
struct PlainPageTests {
  private static func changed(_ scenario: String, variant: String = "db.dark") -> ShotReport {
    var shot = sampleShot(scenario, .changed(onePixel), variant: variant)
    (shot.files.baseline, shot.files.hasPNG) = (ContentHash(high: 0, low: 1), true)
    shot.inside.shape = ShotReport.Shape(hash: ContentHash(high: 0, low: 1))
    return shot
  }

  private static func page(_ report: RunReport) -> String {
    String(decoding: ReportPage.index(of: report), as: UTF8.self)
  }

  @Test func `groups have their causes and before and after, alike differences of a scenario once`() {
    var report = sampleReport([Self.changed("a"), Self.changed("a", variant: "db.light"), Self.changed("b")])
    let cause = RunReport.Cause(
      kind: "token", subject: "space", before: "1 px", after: "2 px",
      place: SourceLocation(file: "tokens.json", line: 3, column: 5))
    report.explanation = RunReport.Explanation(groups: [
      RunReport.Group(number: 1, causes: [cause], proof: .complete, shots: report.shots.map(\.id))
    ])
    let page = Self.page(report)
    #expect(page.contains("<h2>3 shots: space 1 px → 2 px</h2>\n<p>tokens.json:3:5</p>"))
    #expect(page.components(of: "<figure>") == 2)
    let expected = "_expected/00000000000000000000000000000001.png"
    #expect(
      page.contains(
        "src=\"\(expected)\"> <img loading=\"lazy\" alt=\"after\" src=\"dbux/button/a%40db.dark.png\">"))
  }

  @Test func `failures are counted by message, and no author's text is markup`() {
    let page = Self.page(sampleReport(["a", "b"].map { sampleShot($0, .failed(hostileFailure)) }))
    #expect(page.contains("<h2>2 shots: failed: &lt;/script&gt;&lt;script&gt;alert(1)"))
    #expect(!page.contains("<script>alert(1)"))
  }

  @Test func `what is left out is counted`() {
    let page = Self.page(sampleReport((0..<Limits.plainShots + 3).map { Self.changed("s\($0)") }))
    #expect(page.components(of: "<figure>") == Limits.plainShots)
    #expect(page.contains("the pictures of 3 more shots"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
