import DSReport
import Foundation
import Testing

/// The page of `tokens diff --out`, and what becomes of files that cannot be read.
@Suite(.needsProgram) struct TokensDiffPageTests {
  private static func tokens(_ brand: String) -> String {
    #"{"color": {"$type": "color", "brand": {"$value": {"colorSpace": "srgb", "components": \#(brand)}}, "#
      + #""ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"#
  }

  /// The ids of a run's shots by status.
  private func shots(_ project: SampleProject) throws -> [String: [String]] {
    let report = try JSONSerialization.jsonObject(with: Data(try project.text("changes/report.json").utf8))
    let list = try #require((report as? [String: Any])?["shots"] as? [[String: Any]])
    return Dictionary(grouping: list) { $0["status"] as? String ?? "" }.mapValues {
      $0.compactMap { $0["id"] as? String }
    }
  }

  @Test func `token files alone are drawn as foundations, the pictures of both versions and the values`() throws {
    let project = try SampleProject()
    try project.write("old.json", Self.tokens("[0, 0, 1]"))
    try project.write("new.json", Self.tokens("[0, 1, 0]"))
    let outcome = project.run("tokens", "diff", "old.json", "new.json", "--out", "changes")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.hasPrefix("color.brand  #0000ff → #00ff00"), "\(outcome)")
    let found = try shots(project)
    #expect(found.keys.sorted() == ["changed"] && found["changed"]?.count == 1, "\(found)")
    #expect(project.read("changes/index.html") != nil)
    let view = try project.text("changes/_report/tokens.js")
    #expect(view.contains("#0000ff") && view.contains("#00ff00"), "\(view.prefix(400))")
  }

  @Test func `a project's page has the pictures that a token changes, whatever the baselines are`() throws {
    let project = try SampleProject.inGit()
    try project.replace("\"value\": 8", by: "\"value\": 12", in: "tokens/base.tokens.json")
    let outcome = project.run("tokens", "diff", "HEAD", "--out", "changes")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(project.run("used-by", "space.small").output.hasPrefix("space.small is used by 2 shots\n  demo/tile"))
    #expect(try shots(project)["changed"]?.sorted() == ["demo/tile/default@dark", "demo/tile/default@light"])
  }

  @Test func `a file that cannot be read is an error at the end of the comparison of the others`() throws {
    let project = try SampleProject()
    for (folder, brand) in [("old", "[0, 0, 1]"), ("new", "[0, 1, 0]")] {
      try project.write("\(folder)/color.json", Self.tokens(brand))
      try project.write("\(folder)/faulty.json", folder == "old" ? "{}" : "{")
    }
    for more in [[], ["--out", "changes"]] {
      let outcome = project.run(["tokens", "diff", "old", "new"] + more)
      #expect(outcome.code == 65, "\(outcome)")
      #expect(outcome.output.contains("color.brand  #0000ff → #00ff00"), "\(outcome)")
      #expect(outcome.errors.contains("new/faulty.json"), "\(outcome)")
    }
    #expect(try shots(project)["changed"]?.isEmpty == false)
  }

  @Test func `an export that lacks a token ends with 75 and names it`() throws {
    let project = try SampleProject()
    try project.write("good.json", Self.tokens("[0, 0, 1]"))
    #expect(project.run("tokens", "export", "css", "good.json").code == 0)
    try project.write(
      "faulty.json", #"{"a": {"$type": "number", "$value": "{b}"}, "c": {"$type": "number", "$value": 1}}"#)
    for format in ["css", "swift", "json"] {
      let outcome = project.run("tokens", "export", format, "faulty.json")
      #expect(outcome.code == 75, "\(outcome)")
      #expect(outcome.errors.contains("left out, without a value: a"), "\(outcome)")
      #expect(!outcome.output.isEmpty)
    }
  }
}
