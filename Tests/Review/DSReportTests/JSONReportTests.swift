import DSDiagnostics
import DSImage
import Foundation
import Testing

@testable import DSReport

@Suite struct JSONReportTests {
  private func parsed(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test(arguments: [true, false]) func `the report is valid JSON that keeps hostile text`(indented: Bool) throws {
    let report = sampleReport([sampleShot("a", .failed(hostileFailure)), sampleShot("b", .changed(onePixel))])
    let json = try parsed(JSONReport.bytes(report, indented: indented))
    #expect(json["version"] as? Int == JSONReport.version)
    #expect((json["exit"] as? [String: Any])?["code"] as? Int == 65)
    let shots = try #require(json["shots"] as? [[String: Any]])
    let problems = try #require((shots[0]["failure"] as? [String: Any])?["problems"] as? [[String: Any]])
    #expect(problems[0]["message"] as? String == hostileFailure.problems[0].message)
    let change = try #require(shots[1]["change"] as? [String: Any])
    #expect(change["changedPixels"] as? Int == 1)
    #expect(shots[1]["approve"] as? String == "dsrender approve dbux/button/b@db.dark")
  }

  @Test func `no text can end a script element`() {
    let text = String(
      decoding: JSONReport.bytes(sampleReport([sampleShot("a", .failed(hostileFailure))])), as: UTF8.self)
    #expect(!text.contains("<"))
    #expect(text.contains("\\u003c/script\\u003e"))
  }

  @Test func `components are there as their files describe them, and nowhere else`() throws {
    var report = sampleReport([sampleShot("a", .unchanged)])
    #expect(try (parsed(JSONReport.bytes(report))["systems"] as? [[String: Any]])?[0]["components"] == nil)
    report.systems[0].components = [sampleComponent]
    let bytes = JSONReport.bytes(report, indented: false)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        #"""
        "components":[{"name":"button","description":"Starts \u003c/script\u003e an action.","place":"button.yaml:1",\#
        "parameters":[{"name":"title","type":"string","default":"Go","optional":false,"description":"The action."},\#
        {"name":"icon","type":"symbol","optional":true}],"slots":["leading"],"styles":["wide"],"do":["Use a verb."],\#
        "dont":["Use two."],"tokens":["color.brand"]}]
        """#))
  }

  @Test func `unjudged orphans are null, none found is an empty list`() throws {
    var report = sampleReport([sampleShot("a", .unchanged)])
    #expect(try parsed(JSONReport.bytes(report))["orphans"] as? [String] == [])
    report.orphans = .notJudged
    #expect(try parsed(JSONReport.bytes(report))["orphans"] is NSNull)
  }

  @Test func `the parts of the page hold what lists need, and everything of each shot`() throws {
    var changed = sampleShot("a", .changed(onePixel))
    changed.pixels = ShotReport.Pixels(
      actual: PixelHash(high: 0xAAAA_AAAA_AAAA_AAAA, low: 0xAAAA_AAAA_AAAA_AAAA), expected: nil)
    changed.files.baseline = ContentHash(high: 0, low: 0x0123)
    changed.inside.shape = ShotReport.Shape(movement: "everything moved")
    let shots = [changed, sampleShot("b", .failed(hostileFailure))]
    var report = sampleReport(shots)
    report.explanation = RunReport.Explanation(
      base: "9f3c2d1 Add the card",
      groups: [RunReport.Group(number: 1, causes: [], proof: .complete, shots: [changed.id])])
    var parts: [String: Any] = [:]
    try ReportPage.writeData(of: report, run: "r") { name, write in
      var bytes: [UInt8] = []
      write { bytes += $0 }
      #expect(bytes.starts(with: ReportPage.partBeginning), "\(name)")
      #expect(ReportPage.isPart(name), "\(name)")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("</script>"))
      let value = text.drop { $0 != "," }.dropFirst().dropLast(3)
      parts[name] = try? JSONSerialization.jsonObject(with: Data(value.utf8))
    }
    #expect(parts.keys.sorted() == ["details-0.js", "run.js", "shots-0.js"])
    #expect(Set(ReportPage.names(shots: 2)).isSuperset(of: parts.keys))
    let run = try #require(parts["run.js"] as? [String: Any])
    #expect(run["run"] as? String == "r")
    #expect((run["groups"] as? [[String: Any]])?.first?["shots"] as? Int == 1)
    let rows = try #require(parts["shots-0.js"] as? [[Any]])
    #expect(rows.map { $0[0] as? String } == shots.map(\.id))
    // Where the baseline is, its size, what the difference looks like, and the region.
    #expect(rows[0].dropFirst(11).first as? String == ContentHash(high: 0, low: 0x0123).text)
    #expect(rows[0].dropFirst(12).map { $0 as? Int } == [320, 88, 1, 10, 20, 1, 1])
    #expect(rows[1].count == 11)
    #expect(run["shapes"] as? [String: String] == ["1": "everything moved"])
    // The group of its causes, and that of what made it fail.
    #expect(rows.map { $0[2] as? Int } == [1, 1])
    #expect((run["failures"] as? [[String: Any]])?.map { $0["shots"] as? Int } == [1])
    let details = try #require(parts["details-0.js"] as? [[String: Any]])
    #expect(details.map { $0["status"] as? String } == ["changed", "failed"])
  }

  @Test func `the page names its parts and loads nothing from elsewhere`() {
    let page = String(decoding: ReportPage.index(of: sampleReport([])), as: UTF8.self)
    for (name, bytes) in ReportPage.fixedParts {
      #expect(page.contains("\"_report/\(name)\""))
      #expect(bytes.starts(with: ReportPage.partBeginning), "\(name)")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("innerHTML") && !text.contains("https://") && !text.contains("http://"), "\(name)")
    }
    #expect(!page.contains("unsafe-inline"))
    #expect(!page.contains("https://"))
  }
}
