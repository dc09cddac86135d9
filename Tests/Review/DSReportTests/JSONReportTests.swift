import DSDiagnostics
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

  @Test func `unjudged orphans are null, none found is an empty list`() throws {
    var report = sampleReport([sampleShot("a", .unchanged)])
    #expect(try parsed(JSONReport.bytes(report))["orphans"] as? [String] == [])
    report.orphans = .notJudged
    #expect(try parsed(JSONReport.bytes(report))["orphans"] is NSNull)
  }

  @Test func `the page holds the report once and keeps its own parts`() {
    let page = String(
      decoding: GalleryPage.bytes(sampleReport([sampleShot("a", .failed(hostileFailure))])), as: UTF8.self)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("/*{"))
    #expect(!page.contains("http://") || page.components(separatedBy: "http://").count == 2)
    #expect(!page.contains("https://"))
  }
}
