import Testing

/// One file with a fault in a folder of good ones.
@Suite(.needsProgram) struct FaultyFilesTests {
  private static let fault = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>"#

  private static let font = """
        fonts:
          - file: fonts/NotoSans.ttf
            sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b
            family: Noto Sans
            weights: [400, 700]

    """

  /// A project whose symbols are one that is drawn, one that cannot be, and a picture that is none.
  private func project(showing name: String, accepts: String = "") throws -> SampleProject {
    let project = try SampleProject()
    try project.write(
      "icons/dot.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>"#)
    try project.write("icons/de.svg", Self.fault)
    try project.write("icons/photo.png", "no picture")
    try project.write(
      "dsrender.yaml",
      "version: 1\nsystems:\n  kit:\n    components: parts\n    symbols: icons\n    images: icons\n"
        + Self.font + accepts)
    try project.write(
      "parts/icons.yaml",
      """
      components:
      - {component: dot, body: {Image: {symbol: dot}}, scenarios: {usual: {}}}
      - {component: other, body: {Image: {symbol: \(name)}}, scenarios: {usual: {}}}

      """)
    return project
  }

  @Test func `a file that no shot shows fails none, is counted, and ends strict runs and checks`() throws {
    let project = try project(showing: "dot")
    let sentence = "2 files cannot be used, and no shot of this run shows them:"
    let recorded = project.run("matrix", "--record", "missing")
    #expect(recorded.code == 2 && recorded.output.contains(sentence), "\(recorded)")
    let equal = project.run("matrix", "--out", "shots")
    #expect(equal.code == 0 && equal.output.contains(sentence), "\(equal)")
    #expect(String(decoding: try #require(project.read("shots/report.json")), as: UTF8.self).contains("icons/de.svg"))
    #expect(project.run("matrix", "--strict").code == 4)
    let checked = project.run("check")
    #expect(checked.code == 4 && checked.output.contains("icons/de.svg:1:"), "\(checked)")
    #expect(checked.output.contains("icons/photo.png: error:"), "\(checked)")
    #expect(project.run("doctor").output.contains("icons/de.svg:1:"))
  }

  @Test func `a picture beside a symbol is drawn, one outside of the folder is not read`() throws {
    let project = try project(showing: "dot")
    func symbol(_ address: String) -> String {
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="\#(address)"/></svg>"#
    }
    let dot = String(decoding: try #require(project.read("icons/dot.svg")), as: UTF8.self)
    try project.write("icons/parts/mark.svg", dot)
    try project.write("secret.svg", dot)
    try project.write("icons/dot.svg", symbol("parts/mark.svg"))
    let drawn = project.run("matrix", "--filter", "kit/dot/**", "--record", "missing")
    #expect(drawn.code == 2, "\(drawn)")
    #expect(project.run("matrix", "--filter", "kit/dot/**").code == 0)
    try project.write("icons/parts/mark.svg", dot.replacing("M1 1h7v7H1z", with: "M1 1h3v7H1z"))
    #expect(project.run("matrix", "--filter", "kit/dot/**").code == 1)
    for address in ["../secret.svg", "parts/../../secret.svg", "\(project.folder)/secret.svg", "no.png"] {
      try project.write("icons/dot.svg", symbol(address))
      let outcome = project.run("matrix", "--filter", "kit/dot/**")
      #expect(outcome.code == 65 && outcome.output.contains("is not in the folder of symbols"), "\(outcome)")
    }
  }

  /// A PDF file with one page of 9 × 9 points.
  private func pdf(_ drawing: String) -> String {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 9 9] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>",
      "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
    ]
    let text = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return "%PDF-1.7\n\(text)trailer\n<< /Root 1 0 R >>\n%%EOF\n"
  }

  @Test func `a PDF is a symbol as an SVG is, and gives way to an SVG of its name`() throws {
    let project = try project(showing: "page")
    try project.write("icons/page.pdf", pdf("1 1 7 7 re f"))
    try project.write("icons/dot.PDF", "no picture, and not read")
    #expect(project.run("matrix", "--record", "missing").code == 2)
    // The same square as an SVG has the same pixels.
    let dot = String(decoding: try #require(project.read("icons/dot.svg")), as: UTF8.self)
    try project.write("icons/page.svg", dot)
    let equal = project.run("matrix")
    #expect(equal.code == 0 && equal.output.contains("2 shots equal their baselines"), "\(equal)")
  }

  @Test func `a PDF that cannot be drawn is named with its symbol`() throws {
    let project = try project(showing: "page")
    try project.write("icons/page.pdf", pdf("BT (A) Tj ET"))
    let outcome = project.run("matrix", "--record", "missing")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.output.contains("icons/page.pdf: error: the symbol 'page' "), "\(outcome)")
  }

  @Test func `a file that a shot shows fails that shot, and the others are compared`() throws {
    let project = try project(showing: "de")
    #expect(project.run("matrix", "--record", "missing").code == 65)
    let outcome = project.run("matrix")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.output.contains("1 failed, 1 shot equals its baseline"), "\(outcome)")
    #expect(outcome.output.contains("failed  kit/other/usual"), "\(outcome)")
    #expect(outcome.output.contains("icons/de.svg:1:"), "\(outcome)")
    #expect(outcome.output.contains("1 file cannot be used, and no shot of this run shows it:"), "\(outcome)")
    #expect(project.run("matrix", "--filter", "kit/dot/**").code == 0)
  }

  @Test func `a reason accepts them, and one for files that can be used is reported`() throws {
    let project = try project(
      showing: "dot",
      accepts: """
            accepts:
              - {finding: unusable-file, in: "icons/*", because: Drawn by the app.}
              - {finding: unusable-file, in: "flags/*", because: Drawn by the app.}

        """)
    #expect(project.run("matrix", "--record", "missing").code == 2)
    let outcome = project.run("matrix", "--strict")
    #expect(outcome.code == 0 && !outcome.output.contains("cannot be used, and"), "\(outcome)")
    #expect(outcome.errors.contains("'unusable-file' is accepted for files that can be used"), "\(outcome)")
  }

  @Test func `a font that is damaged fails the texts that are drawn with it`() throws {
    let project = try project(showing: "dot")
    try project.write("other.ttf", "no font")
    try project.replace(
      "    fonts:\n",
      by:
        "    fonts:\n      - {file: other.ttf, sha256: a14d13fd36a9cc68d37cfcf9f78742f25f45c9048e3663fefccf7372cce73bbc, family: Other, weights: [400, 700]}\n",
      in: "dsrender.yaml")
    let recorded = project.run("matrix", "--record", "missing")
    #expect(recorded.code == 2 && recorded.output.contains("3 files cannot be used"), "\(recorded)")
    try project.write(
      "parts/text.yaml",
      "component: text\nbody: {Text: Hello, modifiers: [{font: {family: Other, size: 12}}]}\nscenarios: {usual: {}}\n")
    let outcome = project.run("matrix")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.output.contains("failed  kit/text/usual"), "\(outcome)")
    #expect(outcome.output.contains("'other.ttf' is not a font"), "\(outcome)")
    #expect(outcome.output.contains("1 failed, 2 shots equal their baselines"), "\(outcome)")
  }
}
