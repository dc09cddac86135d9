import DSFiles
import DSProject
import TestFolder
import Testing

@Suite struct VersionTests {
  @Test func `the program calls itself what the changelog says first`() throws {
    let bytes = try readFile(Repository.path + "/CHANGELOG.md", limit: 1 << 20)
    let headings = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("## ") }
    let first = try #require(headings.first).dropFirst(3).prefix { $0.isNumber || $0 == "." }
    #expect(Version.number == first)
    #expect(Version.text == "dsrender " + first)
  }
}
