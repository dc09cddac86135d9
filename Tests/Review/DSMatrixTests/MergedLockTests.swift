import DSFiles
import DSReport
import DSShots
import Glibc
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject

/// Locks that do not fit their baselines, as a merge of two branches leaves them.
@Suite struct MergedLockTests {
  private let folder = TestFolder()

  private func options(_ change: (inout RunOptions) -> Void = { _ in }) -> RunOptions {
    var options = RunOptions()
    change(&options)
    return options
  }

  private func record(_ project: Project, _ recording: RunRecording.Shots = .missing) async throws {
    _ = try await runMatrix(project, options { $0.recording.shots = recording })
  }

  /// Writes the lock as it was in another state of the baselines.
  private func write(lock: [UInt8]) throws { try writeAtomically(folder["Baselines/baselines.lock"], lock) }

  @Test func `strict names the baselines that no line of the lock fits, and a run that mends lines leaves none`()
    async throws
  {
    let lock = folder["Baselines/baselines.lock"]
    try await record(boxProject(folder))
    let ours = try readFile(lock, limit: 10_000)
    let changed = boxProject(folder, [("red", 0x00FF00, 10), ("blue", 0xFF, 12), ("new", 0x80, 9)])
    try await record(changed, .all)
    let whole = try readFile(lock, limit: 10_000)
    try write(lock: ours)
    #expect(try await runMatrix(changed, options()).exitStatus == .equal, "lines never decide")
    let strict = try await runMatrix(changed, options { $0.strict = true })
    #expect(
      strict.staleLines == ["boxes/box/red@light", "boxes/box/red@dark", "boxes/box/new@light", "boxes/box/new@dark"])
    #expect(strict.exitStatus == .orphanedBaseline)
    #expect(try readFile(lock, limit: 10_000) == ours, "looking changes nothing")
    let other = boxProject(folder, [("red", 0x00FF00, 10), ("blue", 0xFE, 12), ("new", 0x80, 9)])
    let pictures = try folder.contents().filter { $0.key.hasSuffix(".png") }
    #expect(try await runMatrix(other, options { $0.recording.mendsLines = true }).counts.changed == 2)
    #expect(try readFile(lock, limit: 10_000) == whole)
    #expect(try folder.contents().filter { $0.key.hasSuffix(".png") } == pictures, "no picture is written")
    #expect(try await runMatrix(changed, options { $0.strict = true }).exitStatus == .equal)
  }

  @Test func `an approval of everything drops lines of shots that are gone with their files`() async throws {
    try await record(boxProject(folder))
    let smaller = boxProject(folder, [("red", 0xFF0000, 10)])
    unlink(folder["Baselines/boxes/box/blue@dark.png"])
    #expect(try await runMatrix(smaller, options { $0.strict = true }).exitStatus == .orphanedBaseline)
    try await record(smaller, .all)
    let text = String(decoding: try readFile(folder["Baselines/baselines.lock"], limit: 10_000), as: UTF8.self)
    #expect(!text.contains("blue@dark"))
    #expect(text.contains("blue@light"), "a file is left to 'clean'")
  }

  @Test func `moves are as complete with the lock of the other branch of a merge`() async throws {
    let boxes: [(name: String, color: UInt32, side: Double)] = (0..<6).map { ("b\($0)", UInt32($0 * 40), 8) }
    try await record(boxProject(folder, boxes))
    let ours = try readFile(folder["Baselines/baselines.lock"], limit: 10_000)
    let theirs = boxes.enumerated().map { ($1.name, $0 % 2 == 0 ? $1.color : $1.color + 1, $1.side) } + [("b6", 7, 8)]
    try await record(boxProject(folder, theirs), .all)
    try write(lock: ours)
    let renamed = boxProject(folder, theirs.map { ("c" + $0.0, $0.1, $0.2) })
    let report = try await runMatrix(renamed, options { $0.recording.shots = .all })
    #expect(report.renamed.count == 14)
    #expect(report.renamed.allSatisfy { $0.isMoved })
    #expect(try await runMatrix(renamed, options { $0.strict = true }).exitStatus == .equal)
  }

  @Test func `baselines that no line names are looked at by a run of a part`() async throws {
    let project = boxProject(folder)
    try await record(project)
    #expect(try shotsWithOtherFiles(project).isEmpty)
    let file = folder["Baselines/boxes/box/red@dark.png"]
    let bytes = try readFile(file, limit: 10_000)
    let blue = try readFile(folder["Baselines/boxes/box/blue@dark.png"], limit: 10_000)
    let changes: [() throws -> Void] = [
      { unlink(file) }, { try writeAtomically(file, bytes + [0]) }, { try writeAtomically(file, blue) },
      { [folder] in
        rename(file, folder["red.png"])
        symlink(folder["red.png"], file)
      },
    ]
    for change in changes {
      try change()
      #expect(try shotsWithOtherFiles(project) == ["boxes/box/red@dark"])
      unlink(file)
      try writeAtomically(file, bytes)
    }
    unlink(folder["Baselines/baselines.lock"])
    #expect(try shotsWithOtherFiles(project).count == 4)
  }
}
