import DSDiagnostics
import DSDisplayList
import DSFiles
import DSNode
import DSReport
import DSShots
import Glibc
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject
@testable import DSShotDrawing

@Suite struct RunMatrixTests {
  private let folder = TestFolder()

  private func options(_ change: (inout RunOptions) -> Void = { _ in }) -> RunOptions {
    var options = RunOptions()
    change(&options)
    return options
  }

  private func record(_ project: Project, _ recording: RunRecording.Shots = .missing) async throws -> RunReport {
    try await runMatrix(project, options { $0.recording.shots = recording })
  }

  @Test func `recording is no pass, the run after it is`() async throws {
    let project = boxProject(folder)
    #expect(try await runMatrix(project, options()).exitStatus == .missingBaseline)
    let recorded = try await record(project)
    #expect(recorded.exitStatus == .missingBaseline)
    #expect(recorded.counts.recorded == 4)
    let report = try await runMatrix(project, options())
    #expect(report.exitStatus == .equal)
    #expect(report.shots.map(\.id) == project.shots.map(\.shot.id))
    #expect(report.orphans == .found([]))
  }

  @Test func `what a view shows and no picture does fails the shot, unless it is accepted by name`() async throws {
    let place = SourceLocation(file: "box.yaml", line: 1)
    func project(_ parts: [UndrawnPart], accepting accepted: [UndrawnPart]) -> Project {
      var project = boxProject(folder)
      project.systems[0].shots = project.systems[0].shots.map { shot in
        var scenario = shot.scenario
        scenario.findings = parts.map {
          Diagnostic($0.rawValue, "\($0.text) is not drawn", at: place, severity: .finding)
        }
        scenario.accepted = accepted.map {
          AcceptedFinding($0.rawValue, reason: "The sheet has a scenario of its own.", at: place)
        }
        return Shot(id: shot.id, scenario: scenario, variant: shot.variant)
      }
      return project
    }
    _ = try await record(boxProject(folder))
    let failed = try await runMatrix(project([.sheet], accepting: []), options { $0.files.folder = folder["shots"] })
    #expect(failed.exitStatus == .badInput)
    #expect(failed.shots.allSatisfy { $0.isFailed && $0.files.png != nil }, "the picture can be looked at")
    #expect(
      try await runMatrix(project([.sheet], accepting: [.sheet]), options { $0.strict = true }).exitStatus == .equal)
    let other = try await runMatrix(project([.sheet, .alert], accepting: [.sheet]), options())
    #expect(other.exitStatus == .badInput, "an alert is not accepted with the sheet")
  }

  @Test func `without an output folder and recording nothing is written`() async throws {
    let project = boxProject(folder)
    _ = try await runMatrix(project, options())
    #expect(try folder.contents().isEmpty)
  }

  @Test func `a change is found, measured and approved alone`() async throws {
    _ = try await record(boxProject(folder))
    let before = try folder.contents()
    let changed = boxProject(folder, [("red", 0xFE0000, 10), ("blue", 0xFF, 12)])
    let report = try await runMatrix(changed, options())
    #expect(report.exitStatus == .different)
    #expect(report.shots.map(\.status.name) == ["changed", "changed", "unchanged", "unchanged"])
    guard case .changed(let change) = report.shots[0].status else { return }
    #expect((1...2).contains(change.largestDifference))
    #expect(change.otherFingerprint == nil)
    #expect(change.regions.count == 1)

    let approved = try await runMatrix(
      changed,
      options {
        $0.recording.shots = .all
        $0.selection.filter = ShotFilter(globs: ["boxes/box/red@dark"])
      })
    #expect(approved.shots.map(\.recorded) == [true])
    let after = try folder.contents()
    #expect(Set(before.keys) == Set(after.keys))
    #expect(
      after.filter { before[$0.key] != $0.value }.keys.sorted()
        == ["Baselines/baselines.lock", "Baselines/boxes/box/red@dark.png"])
    #expect(try await runMatrix(changed, options()).counts.changed == 1)
  }

  @Test func `a deleted baseline is missing, one changed by a pixel is found though the lock is not touched`()
    async throws
  {
    let project = boxProject(folder)
    _ = try await record(project)
    unlink(folder["Baselines/boxes/box/red@dark.png"])
    let report = try await runMatrix(project, options())
    #expect(report.exitStatus == .missingBaseline)
    #expect(report.shots[1].status == .added(lockKnows: true))
    // The blue box's picture in the red one's place, of another size.
    try writeAtomically(
      folder["Baselines/boxes/box/red@dark.png"],
      try readFile(folder["Baselines/boxes/box/blue@dark.png"], limit: 1 << 20))
    let other = try await runMatrix(project, options())
    #expect(other.exitStatus == .different)
  }

  @Test func `another renderer is told apart only where pixels differ`() async throws {
    _ = try await record(boxProject(folder))
    let lock = folder.path + "/Baselines/baselines.lock"
    let text = String(decoding: try readFile(lock, limit: 10_000), as: UTF8.self)
    let recorded = Fingerprint(of: DisplayList(width: 1, height: 1, scale: 1, commands: [])).text
    #expect(text.contains(recorded), "pictures without letters depend on no font")
    try writeAtomically(lock, Array(text.replacing(recorded, with: "ffffffffffff").utf8))
    #expect(try await runMatrix(boxProject(folder), options()).exitStatus == .equal)
    let changed = boxProject(folder, [("red", 0x00FF00, 10), ("blue", 0xFF, 12)])
    #expect(try await runMatrix(changed, options()).exitStatus == .differentRenderer)
    var explained = options()
    explained.hooks.explain = { report in
      let cause = RunReport.Cause(kind: "component", subject: "box", before: "red", after: "green")
      return RunReport.Explanation(groups: [.init(causes: [cause], proof: .complete, shots: report.shots.map(\.id))])
    }
    #expect(try await runMatrix(changed, explained).exitStatus == .different)
  }

  @Test func `orphans are judged by the whole matrix alone`() async throws {
    _ = try await record(boxProject(folder))
    let smaller = boxProject(folder, [("red", 0xFF0000, 10)])
    let report = try await runMatrix(smaller, options { $0.strict = true })
    #expect(report.orphans == .found(["boxes/box/blue@dark", "boxes/box/blue@light"]))
    #expect(report.exitStatus == .orphanedBaseline)
    let filtered = try await runMatrix(
      smaller,
      options {
        $0.strict = true
        $0.selection.filter = ShotFilter(globs: ["boxes/box/*@dark"])
      })
    #expect(filtered.orphans == .notJudged)
    #expect(filtered.exitStatus == .equal)
    #expect(try cleanBaselines(smaller, removing: false).own.count == 2)
    #expect(try cleanBaselines(smaller, removing: true).own.count == 2)
    #expect(try await runMatrix(smaller, options { $0.strict = true }).exitStatus == .equal)
  }

  @Test(arguments: [1, 2, 7]) func `any number of workers leaves the same bytes`(jobs: Int) async throws {
    let boxes = (0..<9).map { (name: "b\($0)", color: UInt32($0 * 20), side: Double($0 + 4)) }
    let other = TestFolder()
    for (target, count) in [(folder, 3), (other, jobs)] {
      _ = try await runMatrix(
        boxProject(target, boxes),
        options {
          $0.recording.shots = .all
          $0.jobs = count
          $0.files.folder = target["shots"]
          $0.files.formats = [.png, .svg]
        })
    }
    #expect(try folder.contents() == other.contents())
  }

  @Test func `a shot that cannot be drawn fails alone, with its cause`() async throws {
    let report = try await runMatrix(boxProject(folder, [("huge", 1, 90_000), ("red", 1, 4)]), options())
    #expect(report.exitStatus == .badInput)
    #expect(report.shots.map(\.status.name) == ["failed", "failed", "added", "added"])
  }

  @Test func `a broken lock ends the run before anything is drawn`() async throws {
    try createFolders(folder["Baselines"])
    try writeAtomically(folder["Baselines/baselines.lock"], Array("<<<<<<< HEAD\n".utf8))
    await #expect(throws: RunError.self) { try await runMatrix(boxProject(folder), options()) }
  }
}
