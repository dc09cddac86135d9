import DSFiles
import Foundation
import Testing

/// What `approve --json` prints, for scripts and coding agents.
@Suite(.needsProgram) struct ApprovalJSONTests {
  /// The document; members that a case does not look at are left out.
  private struct Document: Decodable {
    struct Place: Decodable {
      var file: String
      var line: Int
    }
    struct Pin: Decodable {
      var x: Double
      var note: String
      var view: String?
      var line: Int?
    }
    struct Rejected: Decodable {
      var shot: String
      var place: Place?
      var note: String?
      var by: String?
      var pins: [Pin]?
    }
    struct Move: Decodable, Equatable {
      var shot: String
      var baseline: String
    }
    struct Contradiction: Decodable, Equatable {
      var shot: String
      var file: String
    }
    struct Problem: Decodable {
      var shot: String
      var id: String?
    }
    struct Failure: Decodable {
      struct Cause: Decodable { var message: String }
      var shot: String
      var problems: [Cause]
    }
    var schema: String
    var version: Int
    var selected: Int
    var unchanged: Int
    var approved: [String]
    var moved: [Move]
    var left: [String]?
    var rejected: [Rejected]
    var contradictions: [Contradiction]
    var findings: [Problem]
    var failures: [Failure]
  }

  private let tile = "demo/tile/default@light"
  private let chip = "demo/chip/default@light"

  /// The document that a command prints, which is all that it prints.
  private func document(_ project: SampleProject, code: Int32 = 0, _ words: String...) throws -> Document {
    let run = DSCommandLineTests.run(["approve", "--json"] + words, Surroundings(folder: project.folder))
    #expect(run.code == code, "\(run)")
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }

  /// Decisions about pictures of the run in `shots`, with the verdict and further members of each.
  private func decisions(_ project: SampleProject, _ entries: (shot: String, members: String)...) throws -> String {
    let viewed = try project.text("shots/pictures.lock").split(separator: "\n")
    let written = try entries.map { shot, members in
      let line = try #require(viewed.first { $0.hasPrefix(shot + " ") })
      return #"{"shot":"\#(shot)","actual":"\#(line.split(separator: " ")[1])",\#(members)}"#
    }
    return #"{"version":1,"run":"r","decisions":[\#(written.joined(separator: ","))]}"#
  }

  @Test func `new pictures of a run are listed, and a second time they equal their baselines`() throws {
    let project = try SampleProject()
    #expect(project.run("matrix", "--out", "shots").code == 2)
    let first = try document(project, "--from", "shots")
    #expect(first.schema == "dsrender-approve" && first.version == 1)
    #expect(first.approved.contains(tile) && first.approved.contains(chip))
    #expect(first.approved.count == first.selected && first.unchanged == 0)
    #expect(first.moved.isEmpty && first.rejected.isEmpty && first.left == nil)
    let second = try document(project, "--from", "shots")
    #expect(second.approved.isEmpty && second.unchanged == second.selected)
    #expect(second.selected == first.selected)
  }

  @Test func `what reviewers decided is there with their notes, places and contradictions`() throws {
    let project = try SampleProject()
    #expect(project.run("matrix", "--out", "shots").code == 2)
    let pin = #"{"x":12,"y":30.456,"note":"too thin","by":"Noor","view":"Text","file":"components/chip.yaml","line":7}"#
    let rejection = #""decision":"reject","note":"as \"drawn\"","by":"Ada","pins":[\#(pin)]"#
    try project.write(
      "ada.json", try decisions(project, (tile, #""decision":"accept""#), (chip, rejection)))
    let one = try document(project, "--decisions", "ada.json")
    #expect(one.approved == [tile] && one.selected == 1 && one.contradictions.isEmpty)
    let rejected = try #require(one.rejected.first)
    #expect(one.rejected.count == 1 && rejected.shot == chip)
    #expect(rejected.place?.file == "components/chip.yaml" && (rejected.place?.line ?? 0) > 0)
    #expect(rejected.note == #"as "drawn""# && rejected.by == "Ada")
    let pinned = try #require(rejected.pins?.first)
    #expect(pinned.x == 12 && pinned.note == "too thin" && pinned.view == "Text" && pinned.line == 7)
    #expect(project.read("Baselines/\(chip).png") == nil, "it was rejected")

    try project.write("noor.json", try decisions(project, (chip, #""decision":"accept""#)))
    let both = try document(project, "--decisions", "ada.json", "--decisions", "noor.json")
    #expect(both.contradictions == [.init(shot: chip, file: "noor.json")])
    #expect(both.rejected.isEmpty && both.approved.isEmpty)

    try project.write("none.json", #"{"version":1,"run":"r","decisions":[]}"#)
    let none = try document(project, "--decisions", "none.json")
    #expect(none.selected == 0 && none.approved.isEmpty)
  }

  @Test func `a picture that is not the reviewed one is a failure with its reason`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    #expect(project.run("matrix", "--out", "shots").code == 1)
    try project.replace("height: 25", by: "height: 26", in: "components/tile.yaml")
    let refused = try document(project, code: 65, "--from", "shots")
    #expect(refused.approved.isEmpty && refused.failures.contains { $0.shot == tile })
    let messages = refused.failures.flatMap(\.problems).map(\.message)
    #expect(messages.contains { $0.contains("its sources have changed the picture") }, "\(messages)")
  }

  @Test func `a finding without a reason is listed with its shot`() throws {
    let project = try SampleProject()
    let text = "{Text: Grey, modifiers: [{foregroundStyle: '#888888'}, {background: {style: white}}]}"
    try project.write("components/grey.yaml", "component: grey\nbody: \(text)\nscenarios: {default: {}}\n")
    try project.replace(
      "    symbols: symbols\n", by: "    symbols: symbols\n    checks: {contrast: AA}\n", in: "dsrender.yaml")
    let all = try document(project, code: 2, "--all")
    #expect(all.findings.contains { $0.shot.hasPrefix("demo/grey/") && $0.id == "low-contrast" }, "\(all)")
    #expect(!all.approved.contains { $0.hasPrefix("demo/grey/") } && all.approved.contains(tile))
  }

  @Test func `baselines that move are listed with both names`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("component: chip", by: "component: pill", in: "components/chip.yaml")
    let moved = try document(project, "--all").moved
    let pill = chip.replacing("chip", with: "pill")
    #expect(moved.contains(.init(shot: pill, baseline: chip)), "\(moved)")
  }

  @Test func `the baselines of an earlier name are listed as moved, and those that are left`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("  demo:\n", by: "  other:\n", in: "dsrender.yaml")
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let adopted = try document(project, "--adopt", "demo")
    #expect(adopted.moved.contains(.init(shot: tile.replacing("demo", with: "other"), baseline: tile)), "\(adopted)")
    #expect(adopted.left?.contains(chip) == true && adopted.approved.isEmpty, "\(adopted)")
  }
}
