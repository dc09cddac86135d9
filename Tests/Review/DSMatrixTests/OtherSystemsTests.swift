import DSFiles
import DSReport
import DSShots
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject

/// Baselines of several configurations in one folder, and of systems that a configuration does not list.
@Suite struct OtherSystemsTests {
  private let folder = TestFolder()

  private func options(_ change: (inout RunOptions) -> Void = { _ in }) -> RunOptions {
    var options = RunOptions()
    change(&options)
    return options
  }

  private func record(_ project: Project, _ recording: RunRecording.Shots = .missing) async throws {
    _ = try await runMatrix(project, options { $0.recording.shots = recording })
  }

  /// Boxes with the name of a system of their own, in the same folder.
  private func renamed(_ project: Project, to name: String) -> Project {
    var project = project
    project.systems[0].name = name
    project.systems[0].shots = project.systems[0].shots.map { shot in
      Shot(id: name + shot.id.dropFirst("boxes".count), scenario: shot.scenario, variant: shot.variant)
    }
    return project
  }

  private func pictures() throws -> [String] {
    try folder.contents().keys.filter { $0.hasSuffix(".png") }.map { String($0.dropFirst(10).dropLast(4)) }.sorted()
  }

  @Test func `two configurations with one folder keep their baselines through everything`() async throws {
    let (boxes, crates) = (boxProject(folder), renamed(boxProject(folder), to: "crates"))
    try await record(boxes)
    let before = try folder.contents().filter { $0.key.hasSuffix(".png") }
    try await record(crates)
    var smaller = crates
    smaller.systems[0].shots.removeLast(2)
    #expect(try await runMatrix(smaller, options { $0.recording.shots = .all }).renamed.isEmpty)
    #expect(try cleanBaselines(smaller, removing: true).own == ["crates/box/blue@dark", "crates/box/blue@light"])
    #expect(try cleanBaselines(smaller, removing: true).others.map(\.system) == ["boxes"])
    #expect(try await recompressBaselines(smaller).examined == 2)
    #expect(try folder.contents().filter { before[$0.key] != nil } == before)
    for project in [boxes, smaller] {
      let report = try await runMatrix(project, options { $0.strict = true })
      #expect(report.exitStatus == .equal, "\(report.orphans)")
    }
  }

  @Test func `a system that is left out for a day keeps its baselines`() async throws {
    var both = boxProject(folder)
    both.systems += renamed(both, to: "crates").systems
    try await record(both)
    let before = try folder.contents()
    var one = both
    one.systems.removeLast()
    let report = try await runMatrix(one, options { ($0.strict, $0.recording.shots) = (true, .all) })
    #expect(report.orphans == .found([]))
    _ = try cleanBaselines(one, removing: true)
    _ = try examine(one)
    #expect(try folder.contents() == before)
    #expect(try await runMatrix(both, options { $0.strict = true }).exitStatus == .equal)
  }

  @Test func `a system of another name is told, and its baselines are taken over where that is asked`() async throws {
    try await record(boxProject(folder, [("red", 0xFF0000, 10), ("blue", 0xFF, 12), ("old", 0x80, 9)]))
    var crates = renamed(boxProject(folder, [("red", 0xFF0000, 10), ("blue", 0xFE, 12)]), to: "crates")
    crates.systems[0].fingerprint = "ffffffffffff"
    let report = try await runMatrix(crates, options())
    #expect(report.exitStatus == .missingBaseline, "it is no pass")
    #expect(report.renamed.isEmpty)
    #expect(report.otherSystems == [RunReport.OtherSystem(name: "boxes", shots: 2)])
    let adopted = try await runMatrix(
      crates, options { ($0.recording.adopted, $0.recording.shots) = ("boxes", .missing) })
    #expect(adopted.renamed.map(\.shot) == ["crates/box/red@dark", "crates/box/red@light"])
    #expect(adopted.renamed.allSatisfy { $0.isMoved })
    #expect(adopted.counts.recorded == 2, "what looks different is not recorded")
    #expect(
      try pictures()
        == [
          "boxes/box/blue@dark", "boxes/box/blue@light", "boxes/box/old@dark", "boxes/box/old@light",
          "crates/box/red@dark", "crates/box/red@light",
        ])
    #expect(try baselinesOfOtherSystems(crates)["boxes"]?.count == 4)
    #expect(try cleanBaselines(crates, removing: true, .system("boxes")).own.count == 4)
    #expect(try pictures() == ["crates/box/red@dark", "crates/box/red@light"])
  }
}
