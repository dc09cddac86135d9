import DSFiles
import DSImage
import Foundation
import Testing

/// The baselines that a changed shot has had are in the report, with their pictures.
@Suite(.needsProgram) struct PageHistoryTests {
  private struct Report: Decodable {
    struct Commit: Decodable { var commit: String, date: String, picture: String? }
    struct History: Decodable { var present: Commit?, earlier: [Commit], hasOlder: Bool }
    struct Shot: Decodable { var id: String, status: String, history: History? }
    var shots: [Shot]
  }

  private let tile = "demo/tile/default@light"

  private func commit(_ title: String, in project: SampleProject) throws {
    try CauseProject.shell(
      "cd '\(project.folder)' && git init -q -b main . && git add -A && git -c user.name=Ada -c user.email=a@b commit -q -m '\(title)'"
    )
  }

  private func history(_ project: SampleProject) throws -> Report.History? {
    #expect(project.run("matrix", "--out", "shots").code == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(try #require(project.read("shots/report.json"))))
    return try #require(report.shots.first { $0.id == tile }).history
  }

  /// A project whose tile had three heights, each committed with its baselines.
  private func grown() throws -> SampleProject {
    let project = try SampleProject(approved: true)
    try project.write(".gitignore", "shots\n")
    try commit("Begin", in: project)
    for (old, new) in [(24, 25), (25, 26)] {
      try project.replace("height: \(old)", by: "height: \(new)", in: "components/tile.yaml")
      #expect(project.run("approve", "demo/tile/*").code == 0)
      try commit("Make it \(new) high", in: project)
    }
    return project
  }

  @Test func `a changed shot lists the commits of its earlier baselines and shows their pictures`() throws {
    let project = try grown()
    try project.replace("height: 26", by: "height: 27", in: "components/tile.yaml")
    let history = try #require(try history(project))
    #expect(history.present?.commit.hasSuffix(" Make it 26 high") == true && !history.hasOlder)
    #expect(history.earlier.map { $0.commit.split(separator: " ", maxSplits: 1)[1] } == ["Make it 25 high", "Begin"])
    let heights = try history.earlier.map { earlier in
      let name = try #require(earlier.picture)
      return try decodePNG(try #require(project.read("shots/" + name)), policy: .asset, file: name).height
    }
    #expect(heights.count == 2 && heights[0] - heights[1] == 1 || heights[0] - heights[1] == 2, "\(heights)")

    // A baseline that is approved and not committed is the present one of no commit.
    #expect(project.run("approve", "demo/tile/*").code == 0)
    try project.replace("height: 27", by: "height: 28", in: "components/tile.yaml")
    let later = try #require(try self.history(project))
    #expect(later.present == nil && later.earlier.count == 3)

    // What no run writes any more is removed.
    try project.replace("height: 28", by: "height: 27", in: "components/tile.yaml")
    #expect(project.run("matrix", "--out", "shots").code == 0)
    #expect(!FileManager.default.fileExists(atPath: project.folder + "/shots/_history"))
  }

  @Test func `a file that was written anew with the same pixels is no other baseline`() throws {
    let project = try grown()
    let name = "Baselines/\(tile).png"
    let present = try #require(project.read(name))
    // A chunk with a text before the last one, which is twelve bytes long.
    let text: [UInt8] = [0, 0, 0, 4] + Array("tEXta\0bc".utf8) + [0xb7, 0x6e, 0x7f, 0xe9]
    try project.write(name, present.dropLast(12) + text + present.suffix(12))
    try commit("Write it anew", in: project)
    try project.replace("height: 26", by: "height: 27", in: "components/tile.yaml")
    let history = try #require(try history(project))
    #expect(history.present?.commit.hasSuffix(" Make it 26 high") == true, "\(history)")
    #expect(history.earlier.count == 2)
  }

  @Test func `without a repository, or with one baseline alone, there is no history`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    #expect(try history(project) == nil)
    try project.replace("height: 25", by: "height: 24", in: "components/tile.yaml")
    try commit("Begin", in: project)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    #expect(try history(project) == nil)
  }
}
