import DSFiles
import DSReport
import Glibc
import Synchronization
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject

/// A folder that is taken away while a run goes on: the run ends with an error that names it, and is not green.
@Suite struct RemovedFolderTests {
  private let folder = TestFolder()

  /// A run by one worker; something happens when two of four shots are done.
  private func run(
    _ recording: RunRecording.Shots = .never, meanwhile: @escaping @Sendable (TestFolder) -> Void
  ) async throws -> RunReport {
    var options = RunOptions()
    options.files.folder = folder["shots"]
    options.recording.shots = recording
    options.jobs = 1
    let folder = folder
    options.hooks.progress = { done, _, _ in if done == 2 { meanwhile(folder) } }
    return try await runMatrix(boxProject(folder), options)
  }

  private func recorded() async throws {
    let first = try await run(.missing) { _ in }
    try #require(first.faults.isEmpty && first.shots.allSatisfy(\.recorded))
  }

  private func faults(_ paths: [String]) -> [RunReport.Fault] {
    paths.map {
      RunReport.Fault(
        cause: .inputOutput, message: "'\(folder[$0])' was removed, moved or replaced while the run used it")
    }
  }

  @Test func `an output folder that is removed is not made again, and the run says so once`() async throws {
    try await recorded()
    let report = try await run { removeTree($0["shots"]) }
    #expect(report.faults == faults(["shots"]))
    #expect(report.exitStatus == .inputOutput)
    #expect(report.written.isEmpty)
    #expect(try fileKind(folder["shots"]) == nil)
    #expect(try await run { _ in }.exitStatus == .equal)
  }

  @Test func `another run's folder in the place of one that is moved is left alone`() async throws {
    try await recorded()
    let report = try await run { folder in
      rename(folder["shots"], folder["moved"])
      try? createFolders(folder["shots"])
      // As another run has it.
      try? writeOutput(folder["shots/.dsrender.lock"], [1])
    }
    #expect(report.faults == faults(["shots"]))
    #expect(try folder.contents().keys.filter { $0.hasPrefix("shots/") }.isEmpty)
    #expect(try fileKind(folder["shots/.dsrender.lock"]) == .regular, "the other run's lock stays")
  }

  @Test(arguments: ["shots/boxes", "shots/boxes/box", "shots/boxes/box/red@light.png"])
  func `pictures that are removed after they were written are missed`(name: String) async throws {
    try await recorded()
    let report = try await run { folder in
      removeTree(folder[name])
      unlink(folder[name])
    }
    // What is written later makes the folders again.
    #expect(report.faults == faults(["shots/boxes/box/red@light.png"]), "\(report.faults)")
    #expect(report.exitStatus == .inputOutput)
    let written = try folder.contents()["shots/report.json"] ?? []
    #expect(String(decoding: written, as: UTF8.self).contains("red@light.png' was removed"))
    #expect(try await run { _ in }.exitStatus == .equal)
  }

  @Test(arguments: [RunRecording.Shots.never, .missing, .all])
  func `baselines that are removed after they were compared are missed`(recording: RunRecording.Shots) async throws {
    try await recorded()
    let report = try await run(recording) { removeTree($0["Baselines"]) }
    #expect(report.exitStatus == .inputOutput)
    #expect(report.faults == faults(["Baselines"]), "\(report.faults)")
    #expect(try fileKind(folder["Baselines"]) == nil)
    #expect(try await run(.missing) { _ in }.faults.isEmpty)
    #expect(try await run { _ in }.exitStatus == .equal)
  }

  @Test func `a component's baselines that are removed while others are recorded are missed`() async throws {
    try await recorded()
    let report = try await run(.all) { unlink($0["Baselines/boxes/box/red@light.png"]) }
    #expect(report.faults == faults(["Baselines/boxes/box/red@light.png"]), "\(report.faults)")
    #expect(report.exitStatus == .inputOutput)
  }
}
