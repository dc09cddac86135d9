import DSSupportPage
import TestFolder
import Testing

@Test func `the page of what is supported says what the code says`() throws {
  let written = try Repository.text("docs/swiftui-support.md").split(separator: "\n", omittingEmptySubsequences: false)
  let expected = supportPage(try Repository.comparison.get()).split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(written, expected).enumerated().first { $0.element.0 != $0.element.1 }
  #expect(
    line == nil && written.count == expected.count,
    """
    docs/swiftui-support.md is stale; run scripts/generate swiftui-support. Line \((line?.offset ?? 0) + 1) says
    \(line?.element.0 ?? "") instead of
    \(line?.element.1 ?? "")
    """)
}
