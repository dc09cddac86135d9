import DSFiles
import DSImage
import Foundation
import Testing

/// What a page shows, for scripts and coding agents: they find a cause, mend it and check the picture without a browser.
@Suite(.needsProgram) struct WithoutPageTests {
  /// What `why --json` prints.
  private struct Why: Decodable {
    var id: String
    var status: String
    var groups: [CauseProject.Report.Group]
    var pictures: [String]?
  }

  private func why(_ project: CauseProject, _ shot: String, _ words: String...) throws -> Why {
    let run = DSCommandLineTests.run(["why", shot, "--json"] + words, Surroundings(folder: project.folder))
    return try JSONDecoder().decode(Why.self, from: Data(run.output.utf8))
  }

  private func picture(_ name: String, in project: CauseProject) throws -> Bitmap {
    try decodePNG(readFile(project.folder + "/" + name, limit: 1 << 20), policy: .asset, file: name)
  }

  @Test func `two causes are found, looked at, mended one by one, and the picture is its baseline again`() throws {
    let project = try CauseProject()
    let edits = [SingleEdit.all[2], try #require(SingleEdit.all.first { $0.cause == "border.width.3xs 1 px → 2 px" })]
    for edit in edits { try project.replace(edit.old, by: edit.new, in: edit.file) }
    #expect(project.run("matrix", "--out", "shots", "--report", "json").code == 1)
    let groups = try #require(try project.report().explanation).groups
    let both = try #require(groups.first { $0.causes.count == 2 })
    let shot = try #require(both.shots.first)

    let found = try why(project, shot, "--pictures", "look")
    #expect(found.status == "changed" && found.groups.map(\.proof) == ["complete"])
    let pictures = try #require(found.pictures)
    // Before, after and what differs; with one of the causes; each region.
    #expect(pictures.first?.hasPrefix("look/_expected/") == true)
    #expect(pictures.dropFirst().prefix(2) == ["look/\(shot).png", "look/_differences/\(shot).difference.png"])
    #expect(pictures.count { $0.hasPrefix("look/_steps/") } == 1)
    let crops = pictures.filter { $0.hasPrefix("look/_crops/") }
    #expect(crops.first == "look/_crops/\(shot).1.png")
    let all = try pictures.map { try picture($0, in: project) }
    #expect(Set(all.prefix(4).map(\.width)).count <= 2, "whole pictures")
    // Three parts with two gaps between them, all of whole pixels.
    for crop in all.suffix(crops.count) { #expect((crop.width - 24) % 3 == 0) }

    let causes = try #require(found.groups.first).causes
    for cause in causes {
      let place = try #require(cause.place)
      let edit = try #require(edits.first { $0.place == "\(place.file):\(place.line)" })
      try project.replace(edit.new, by: edit.old, in: place.file)
    }
    #expect(project.run("matrix").code == 0)
    let mended = try why(project, shot, "--pictures", "look")
    #expect(mended.status == "unchanged" && mended.groups.isEmpty)
    #expect(mended.pictures == ["look/\(shot).png"])
    for crop in crops { #expect(!FileManager.default.fileExists(atPath: project.folder + "/" + crop)) }
  }

  @Test func `a folder that cannot take pictures is refused, and what is there stays`() throws {
    let project = try CauseProject()
    let ids = project.run("matrix", "--list", "--filter", "dbux/badge/weak*").output.split(separator: "\n")
    let id = String(try #require(ids.first))
    let refused = project.run("why", id, "--pictures", "Baselines")
    #expect(refused.code == 74 && refused.errors.contains("is the folder of the baselines"), "\(refused)")
    #expect(project.run("why", id, "--pictures", "").code == 64)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a run removes the strips and steps of the run before it`() throws {
    let project = try CauseProject()
    let edits = [SingleEdit.all[2], try #require(SingleEdit.all.first { $0.cause == "border.width.3xs 1 px → 2 px" })]
    for edit in edits { try project.replace(edit.old, by: edit.new, in: edit.file) }
    #expect(project.run("matrix", "--out", "shots").code == 1)
    for name in ["_strips/group-1.png", "_steps"] {
      #expect(FileManager.default.fileExists(atPath: project.folder + "/shots/" + name), "\(name)")
    }
    for edit in edits { try project.replace(edit.new, by: edit.old, in: edit.file) }
    #expect(project.run("matrix", "--out", "shots").code == 0)
    for name in ["_strips", "_steps"] {
      #expect(!FileManager.default.fileExists(atPath: project.folder + "/shots/" + name), "\(name)")
    }
  }
}
