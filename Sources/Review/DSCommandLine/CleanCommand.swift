import ArgumentParser
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport
import DSShots

/// Removes baselines that no shot uses, or makes those that are kept smaller.
struct CleanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Show the baselines that no shot of the whole matrix uses, or remove them.",
    discussion: """
      Removes only files that dsrender wrote, which it recognises by their hashes in baselines.lock, and follows no \
      links. Exits with 3 if other files are left.

      Baselines of systems that the configuration does not list may belong to a different configuration. They are \
      counted, but only --system examines them.

      With --recompress, nothing is removed: a baseline's file is rewritten if a longer search than that of 'approve' \
      makes it smaller. The pixels do not change.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var pictures: PictureOptions
  @Flag(help: "Remove them instead of only printing their names.")
  var yes = false
  @Flag(help: "Make the files of baselines smaller instead, without changing pixels.")
  var recompress = false
  @Option(
    help: ArgumentHelp(
      "Examine the baselines of tests instead of the matrix's: those that no id in this file names, one a line, as all "
        + "tests leave it.", valueName: "file"), completion: .file())
  var tests: String?
  @Option(
    help: ArgumentHelp(
      "Examine all baselines of a system that the configuration does not list, not those of its systems.",
      valueName: "name")
  )
  var system: String?

  func validate() throws {
    if system != nil && (recompress || tests != nil) {
      throw ValidationError("--system names baselines by itself; it cannot be combined with --tests or --recompress.")
    }
    if tests != nil && recompress { throw ValidationError("--recompress examines every baseline: omit --tests") }
    if yes && recompress { throw ValidationError("--yes removes files and --recompress rewrites them: give one") }
  }

  func run() async throws {
    let loaded = try pictures.load(or: project)
    if recompress { return try await printRecompressed(loaded) }
    let scope = try scope(in: loaded)
    let commands = Commands(program: Program.content.invocation, project: loaded.options)
    let result: Result<CleanedBaselines, RunError> = Result { () throws(RunError) in
      try cleanBaselines(loaded, removing: yes, scope)
    }
    let cleaned = try orFail(result)
    var text = cleaned.own.map { "\(yes ? "removed" : "orphaned")  \($0)\n" }.joined()
    text += cleaned.foreign.map { "kept  \($0.id)\n  \($0.reason)\n" }.joined()
    if cleaned.own.isEmpty, cleaned.foreign.isEmpty {
      text = "every baseline\(tests == nil ? "" : " of tests") belongs to a shot\n"
    } else if !yes, !cleaned.own.isEmpty {
      let options = [("--tests", tests), ("--system", system)].flatMap { name, value in value.map { [name, $0] } ?? [] }
      text += "\(cleaned.own.count) would be removed by: \(commands.clean(["--yes"] + options))\n"
    }
    for (name, count) in cleaned.others {
      text += "not examined: \(count) baselines of '\(name)', which \(project.configuration) does not list\n"
      text += "  if no other configuration draws it: \(commands.clean(["--system", name]))\n"
    }
    try writeStandardOutput(text)
    if yes, !cleaned.foreign.isEmpty { throw CommandFailure(.orphanedBaseline) }
  }

  /// Which baselines are asked about.
  private func scope(in loaded: Project) throws -> CleaningScope {
    if let system {
      try requireBaselines(of: system, in: loaded)
      return .system(system)
    }
    return try testedShots().map(CleaningScope.tests) ?? .shots
  }

  /// The shots that tests looked at; nil if tests are not asked about.
  /// - Throws: if the file cannot be read or names none: all baselines of tests would be orphans.
  private func testedShots() throws -> Set<String>? {
    guard let tests else { return nil }
    let text: String
    do throws(FileError) {
      text = String(decoding: try readFile(tests, limit: Limits.manifestBytes), as: UTF8.self)
    } catch {
      throw CommandFailure(
        error.status, error.message, hint: "run all tests first; docs/testing.md says where they write it")
    }
    let ids = Set(text.split(separator: "\n").map(String.init))
    guard !ids.isEmpty, ids.allSatisfy(ShotName.isOfTests) else {
      throw CommandFailure(.badInput, "'\(tests)' is not a list of test shots")
    }
    return ids
  }

  private func printRecompressed(_ loaded: Project) async throws {
    let result: Result<RecompressedBaselines, RunError>
    do throws(RunError) {
      result = .success(try await recompressBaselines(loaded))
    } catch { result = .failure(error) }
    let done = try orFail(result)
    var text = done.kept.map { "kept  \($0.id)\n  \($0.reason)\n" }.joined()
    text += "\(done.written) of \(done.examined) baselines are smaller: "
    text += "\(done.bytes.before) bytes before, \(done.bytes.after) now\n"
    if done.status == .interrupted { text += "interrupted: not all baselines were examined\n" }
    try writeStandardOutput(text)
    if done.status != .equal { throw CommandFailure(done.status) }
  }
}
