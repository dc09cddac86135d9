import Testing

@testable import DSReport

/// Reports of many shots are never in memory as a whole.
@Suite struct ReportPiecesTests {
  @Test func `the pieces of every report are small, and make up the whole`() throws {
    var shots = (0..<3000).map { sampleShot("s\($0)", $0 % 3 == 0 ? .changed(onePixel) : .unchanged) }
    for index in shots.indices { shots[index].component = "component\(index / 20)" }
    let report = sampleReport(shots)
    let writers: [(whole: [UInt8], write: (([UInt8]) -> Void) -> Void)] = [
      (JSONReport.bytes(report), { JSONReport.write(report, to: $0) }),
      (JUnitReport.bytes(report), { JUnitReport.write(report, to: $0) }),
    ]
    for (whole, write) in writers {
      #expect(whole.count > 200_000)
      var joined: [UInt8] = []
      write { piece in
        #expect(piece.count < 100_000)
        joined += piece
      }
      #expect(joined == whole)
    }
    try ReportPage.writeData(of: report, run: "r") { name, write in
      write { piece in #expect(piece.count < 100_000, "\(name)") }
    }
    let junit = String(decoding: JUnitReport.bytes(report), as: UTF8.self)
    #expect(junit.contains("<testsuites name=\"dsrender\" tests=\"3000\" failures=\"1000\" errors=\"0\">"))
    #expect(junit.contains("<testsuite name=\"dbux/component7\" tests=\"20\" failures=\"7\" errors=\"0\">"))
  }
}
