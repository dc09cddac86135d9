import Testing

@testable import DSReport

/// A report's file is known by how it begins, and by nothing else.
@Suite struct ReportBeginningTests {
  @Test func `every report begins as its kind does`() {
    for report in [sampleReport([]), sampleReport([sampleShot("c", .failed(hostileFailure))])] {
      #expect(JSONReport.bytes(report).starts(with: JSONReport.beginning))
      #expect(JUnitReport.bytes(report).starts(with: JUnitReport.beginning))
      let annotations = Annotation.list(of: report)
      #expect(GitHubAnnotations.bytes(annotations).starts(with: GitHubAnnotations.beginning))
      #expect(
        GitLabAnnotations.bytes(annotations, configuration: "a.yaml").starts(with: GitLabAnnotations.beginning))
      #expect(ReportPage.index(of: report).starts(with: ReportPage.beginning))
    }
  }
}
