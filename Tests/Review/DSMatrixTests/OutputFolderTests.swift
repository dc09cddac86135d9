import DSFiles
import DSReport
import DSShots
import Glibc
import TestFolder
import Testing

@testable import DSMatrix
@testable import DSProject

@Suite struct OutputFolderTests {
  private let folder = TestFolder()

  private func run(
    _ project: Project, recording: RunRecording.Shots = .never, _ change: (inout RunOptions) -> Void = { _ in }
  ) async throws -> RunReport {
    var options = RunOptions()
    options.files.folder = folder["shots"]
    options.recording.shots = recording
    change(&options)
    return try await runMatrix(project, options)
  }

  private func files() throws -> [String] { try listFiles(folder["shots"], suffix: "") }

  @Test func `a passing shot's picture is its baseline's bytes`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    _ = try await run(boxProject(folder))
    let contents = try folder.contents()
    let baseline = try #require(contents["Baselines/boxes/box/red@dark.png"])
    #expect(contents["shots/boxes/box/red@dark.png"] == baseline)
    #expect(try files().contains("index.html"))
    #expect(try files().filter { $0.hasPrefix("_differences") }.isEmpty)
  }

  @Test func `a picture that is there already is left alone, another is replaced`() async throws {
    func inode(_ name: String) -> UInt64 {
      var status = stat()
      return stat(folder["shots/boxes/box/\(name)@light.png"], &status) == 0 ? UInt64(status.st_ino) : 0
    }
    _ = try await run(boxProject(folder), recording: .missing)
    _ = try await run(boxProject(folder))
    let (red, blue) = (inode("red"), inode("blue"))
    #expect(red != 0 && blue != 0)
    // A link keeps the old file's number in use.
    #expect(link(folder["shots/boxes/box/blue@light.png"], folder["kept.png"]) == 0)
    _ = try await run(boxProject(folder, [("red", 0xFF0000, 10), ("blue", 0xFF00, 12)]))
    #expect(inode("red") == red)
    #expect(inode("blue") != blue)
  }

  @Test func `a differing shot leaves expected, actual and difference`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    let report = try await run(boxProject(folder, [("red", 0x00FF00, 10), ("blue", 0xFF, 12)]))
    #expect(report.shots[0].files.difference == "_differences/boxes/box/red@light.difference.png")
    let contents = try folder.contents()
    // Nothing is written twice: the actual picture is the shot, and baselines of the same pixels are one file.
    let expected = try #require(report.shots[0].files.expected)
    #expect(contents["shots/" + expected] == contents["Baselines/boxes/box/red@light.png"])
    #expect(report.shots.map(\.files.expected).filter { $0 == expected }.count == 2)
    #expect(report.shots[0].files.actual == "boxes/box/red@light.png")
    #expect(contents["shots/_differences/boxes/box/red@light.difference.png"] != nil)
    #expect(contents.keys.filter { $0.hasPrefix("shots/_differences/") }.allSatisfy { $0.hasSuffix("difference.png") })
  }

  @Test func `pictures of shots that equal their baselines can be left out`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    _ = try await run(boxProject(folder, [("red", 0x00FF00, 10), ("blue", 0xFF, 12)])) { $0.files.changedOnly = true }
    #expect(
      try files().filter { $0.hasPrefix("boxes/") } == ["boxes/box/red@dark.png", "boxes/box/red@light.png"])
  }

  @Test func `what an earlier run left is removed, what others wrote stays`() async throws {
    _ = try await run(boxProject(folder))
    try writeAtomically(folder["shots/notes.txt"], [1])
    try writeAtomically(folder["shots/boxes/box/mine.png"], [1])
    _ = try await run(boxProject(folder, [("red", 0xFF0000, 10)]))
    #expect(
      try files().filter { !$0.hasPrefix("_report/") } == [
        "boxes/box/mine.png", "boxes/box/red@dark.png", "boxes/box/red@light.png", "index.html", "junit.xml",
        "notes.txt", "pictures.lock", "report.json", "summary.md",
      ])
  }

  @Test func `a foreign file is not overwritten`() async throws {
    try createFolders(folder["shots"])
    try writeAtomically(folder["shots/index.html"], [1, 2, 3])
    await #expect(throws: RunError.self) { try await run(boxProject(folder)) }
    #expect(try readFile(folder["shots/index.html"], limit: 10) == [1, 2, 3])
  }

  @Test func `a file in the folder's place is refused`() async throws {
    try writeAtomically(folder["shots"], [1])
    await #expect(throws: RunError.self) { try await run(boxProject(folder)) }
  }

  @Test func `a second run in the same folder is refused at once`() async throws {
    try createFolders(folder["shots"])
    let lock = try SharedFolderLock(folder: folder["shots"])
    await #expect(throws: RunError.self) { try await run(boxProject(folder)) }
    withExtendedLifetime(lock) {}
  }

  @Test func `the folder of the baselines takes no output, under any name`() async throws {
    _ = try await run(boxProject(folder), recording: .missing)
    symlink(folder["Baselines"], folder["alias"])
    for path in ["Baselines", "Baselines/new/deeper", "alias", "alias/x"] {
      await #expect(throws: RunError.self) { try await run(boxProject(folder)) { $0.files.folder = folder[path] } }
    }
  }

  @Test func `links inside the folder are not followed`() async throws {
    try createFolders(folder["shots"])
    try createFolders(folder["elsewhere"])
    symlink(folder["elsewhere"], folder["shots/boxes"])
    await #expect(throws: RunError.self) { try await run(boxProject(folder)) }
    unlink(folder["shots/boxes"])
    symlink(folder["elsewhere"], folder["shots/_differences"])
    await #expect(throws: RunError.self) { try await run(boxProject(folder)) }
    #expect(try listFiles(folder["elsewhere"], suffix: "").isEmpty)
  }

  @Test func `only the formats and reports that were asked for are written`() async throws {
    _ = try await run(boxProject(folder, [("red", 0xFF0000, 10)])) {
      $0.files.formats = []
      $0.files.reports = [.json]
    }
    #expect(try files() == ["pictures.lock", "report.json"])
  }

  @Test func `a script that the list of files names is not removed unless it is a report's`() async throws {
    try createFolders(folder["shots/_report"])
    try writeAtomically(folder["shots/_report/details-7.js"], Array("mine();\n".utf8))
    try writeAtomically(folder["shots/.dsrender-files"], Array("_report/details-7.js\n".utf8))
    _ = try await run(boxProject(folder))
    #expect(try folder.contents()["shots/_report/details-7.js"] == Array("mine();\n".utf8))
  }
}
