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

  @Test func `views before a crash are not made again for each further one`() throws {
    let times = try expectSixFailures(CrashingProgram("many-run", folder.path))
    // Two schemes: until the first crash, until the second, and in the process that draws everything. Six crashes would make
    // seven of each.
    #expect(times("view0") == 2 * 3 && times("view3") == 2 * 2 && times("view9") == 2 * 2)
  }

  @Test func `shots before a crash are not drawn again for each further one`() throws {
    let times = try expectSixFailures(CrashingProgram("painted-run", folder.path))
    // The last shots are painted twice: when they are tried, and in the process that draws everything. The first ones are
    // painted three times, and not seven: until the first crash, until the second, and in that process.
    let once = times("painted view9") / 2
    #expect(once > 0 && times("painted view9") == 2 * once && times("painted view0") == 3 * once)
  }

  /// Expects that six of twenty shots crash.
  /// - Returns: how often the view of a name was evaluated.
  private func expectSixFailures(_ run: CrashingProgram) throws -> (String) -> Int {
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(run.code == 65)
    #expect(lines.count { $0.hasPrefix("added") } == 14, "\(run.errors)")
    #expect(lines.count { $0.hasPrefix("failed") } == 6)
    let evaluated = String(decoding: try readFile(folder["evaluated"], limit: 1 << 20), as: UTF8.self)
      .split(separator: "\n")
    return { name in evaluated.count { $0 == name } }
  }
}
