import DSFiles
import TestFolder
import Testing

/// Whole runs in which one view of three crashes.
struct CrashingRunTests {
  private let folder = TestFolder()

  private func expectOneFailure(_ run: CrashingProgram, of word: String, because cause: String) {
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(run.code == 65)
    #expect(
      lines.filter { $0.hasPrefix("failed") || $0.hasPrefix(word) } == [
        "\(word) boxes/box/first@light", "\(word) boxes/box/first@dark", "\(word) boxes/box/second@light",
        "failed boxes/box/second@dark", "\(word) boxes/box/third@light", "\(word) boxes/box/third@dark",
      ], "\(run.errors)")
    #expect(lines.contains { $0.hasPrefix("Kit/second.swift:2: error: the preview crashed") && $0.contains(cause) })
    #expect(lines.last == "0 orphans")
  }

  @Test func `a view that crashes when it is evaluated fails its own shot alone`() {
    expectOneFailure(CrashingProgram("run", folder.path), of: "added", because: "no second")
  }

  @Test func `a variable for traces that is set but empty changes nothing`() {
    let run = CrashingProgram("run", folder.path, backtrace: "")
    #expect(run.code == 65)
    #expect(run.errors.contains("Kit/second.swift:2: error: the preview crashed"), "\(run.errors)")
    #expect(run.errors.contains("added boxes/box/third@dark"), "\(run.errors)")
  }

  @Test func `what authors' code prints is not in the program's output, before and after a crash`() {
    let run = CrashingProgram("printing")
    #expect(run.output == "our own\n")
    #expect(run.errors.contains("begun by an author"), "\(run.errors)")
    #expect(run.errors.contains("no list"))
  }

  @Test func `one that crashes while it is painted does, and what is recorded is told`() throws {
    expectOneFailure(CrashingProgram("recording-run", folder.path), of: "recorded", because: "no path")
    #expect(try listFiles(folder.path, suffix: ".png").count == 5)
  }
}
