import Testing

@testable import DSReport

@Suite struct JUnitReportTests {
  private func text(_ report: RunReport) -> String { String(decoding: JUnitReport.bytes(report), as: UTF8.self) }

  @Test func `a changed shot is a failure, a failed one an error`() {
    let report = sampleReport([
      sampleShot("a", .unchanged), sampleShot("b", .changed(onePixel)), sampleShot("c", .failed(hostileFailure)),
    ])
    let xml = text(report)
    #expect(xml.contains("<testsuite name=\"dbux/button\" tests=\"3\" failures=\"1\" errors=\"1\">"))
    #expect(xml.contains("<testcase classname=\"dbux/button\" name=\"a@db.dark\"/>"))
    #expect(xml.contains("1 of 28160 pixels differ"))
    #expect(xml.contains("reproduce: dsrender render dbux/button/b@db.dark -o b@db.dark.png"))
  }

  @Test func `characters that XML forbids are replaced and markup is escaped`() {
    let xml = text(sampleReport([sampleShot("c", .failed(hostileFailure))]))
    #expect(!xml.contains("<script"))
    #expect(!xml.contains("]]>"))
    #expect(xml.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func `what hit the whole run is a case of its own`() {
    var report = sampleReport([sampleShot("a", .unchanged)])
    report.selectedCount = 5
    #expect(text(report).contains("name=\"incomplete\""))
    report.faults = [RunReport.Fault(cause: .inputOutput, message: "disk full")]
    #expect(text(report).contains("<error message=\"disk full\">"))
    report.strict = true
    report.orphans = .found(["x/y/z"])
    #expect(text(report).contains("name=\"x/y/z\""))
    report.staleLines = ["x/y/stale"]
    #expect(text(report).contains("name=\"x/y/stale\">\n      <failure message=\"no line of baselines.lock"))
  }
}
