import DSImage
import Testing

@testable import DSReport

/// Pictures that are published at another address than the page.
@Suite struct PictureAddressTests {
  @Test(arguments: [
    ("https://shots.example.com", "https://shots.example.com/", "https://shots.example.com"),
    ("http://localhost:8000/runs/42/", "http://localhost:8000/runs/42/", "http://localhost:8000"),
    ("https://b.example.com/a/b", "https://b.example.com/a/b/", "https://b.example.com"),
    ("https://a.a/https://b", "https://a.a/https://b/", "https://a.a"), ("/runs/42", "/runs/42/", nil), ("/", "/", nil),
  ])
  func `an address is one of a site, or a path of the page's own`(given: String, text: String, origin: String?) throws {
    let address = try #require(PictureAddress(given))
    #expect(address.text == text)
    #expect(address.origin == origin)
  }

  @Test(arguments: [
    "", "shots", "./shots", "//example.com/a", "https://", "https:///a", "ftp://example.com", "file:///tmp",
    "https://a.b/c?d", "https://a.b/#c", "https://a.b; script-src *", "https://a.b/\"><b>", "https://a.b/c d", "/é",
    "javascript:alert(1)", "https://a.b/'", "https://a.b/,https://c.d",
  ])
  func `everything else is none`(text: String) { #expect(PictureAddress(text) == nil) }

  @Test func `the page may load pictures from there, and nothing else`() throws {
    var report = sampleReport([])
    let plain = String(decoding: ReportPage.index(of: report), as: UTF8.self)
    report.picturesAt = PictureAddress("https://a.example/x")
    let page = String(decoding: ReportPage.index(of: report), as: UTF8.self)
    #expect(page == plain.replacing("img-src 'self'", with: "img-src https://a.example 'self'"))
    #expect(page != plain)
    report.picturesAt = PictureAddress("/x")
    #expect(String(decoding: ReportPage.index(of: report), as: UTF8.self) == plain)
  }

  @Test func `the summary and the report name it`() throws {
    let shot = {
      var shot = sampleShot("a", .changed(onePixel))
      (shot.files.baseline, shot.files.hasPNG, shot.files.hasDifference) = (ContentHash(high: 0, low: 1), true, true)
      return shot
    }()
    var report = sampleReport([shot])
    report.explanation = RunReport.Explanation(
      groups: [RunReport.Group(number: 1, causes: [], proof: .alike, shots: [shot.id])])
    #expect(
      String(decoding: MarkdownReport.bytes(report), as: UTF8.self).contains("![actual](dbux/button/a%40db.dark.png)"))
    #expect(!String(decoding: JSONReport.bytes(report), as: UTF8.self).contains("picturesAt"))
    report.picturesAt = PictureAddress("https://a.example/7")
    let summary = String(decoding: MarkdownReport.bytes(report), as: UTF8.self)
    #expect(summary.contains("| ![expected](https://a.example/7/_expected/00000000000000000000000000000001.png) |"))
    #expect(summary.contains("| ![actual](https://a.example/7/dbux/button/a%40db.dark.png) |"))
    #expect(summary.contains("](https://a.example/7/index.html#shot=dbux%2Fbutton%2Fa%40db.dark)"))
    report.strips[1] = "_strips/group-1.png"
    let strips = String(decoding: MarkdownReport.bytes(report), as: UTF8.self)
    #expect(strips.contains("![before and after](https://a.example/7/_strips/group-1.png)"))
    #expect(!strips.contains("![expected]"))
    #expect(
      String(decoding: JSONReport.bytes(report), as: UTF8.self).contains("\"picturesAt\": \"https://a.example/7/\""))
  }
}
