import ArgumentParser
import DSCascade
import DSCauses
import DSDiagnostics
import DSFiles
import DSGit
import DSProject
import DSReport
import DSTokenReview

/// Prints the tokens whose values differ from the base.
struct TokensDiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print the tokens whose values differ from a base, per context, with the shots that use them.",
    discussion: """
      With files or folders behind the base, no configuration is needed: 'tokens diff HEAD tokens', \
      'tokens diff old.json new.json'. Shots are counted in both versions.

      With --out, both versions are drawn, token files alone as foundations, and a page shows the changed tokens with the \
      pictures that they change.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reading: TokenReadingOptions
  @Flag(help: "Print JSON.")
  var json = false
  @Flag(help: "Print Markdown, for the notes of a release.")
  var markdown = false
  @Option(
    help: ArgumentHelp("Draw both versions, and write a page into this folder.", valueName: "folder"),
    completion: .directory)
  var out: String?
  @Argument(help: "A revision, where this branch left it, or a file or folder with another version.")
  var base: String
  @Argument(help: "Token files and folders.", completion: .file())
  var files: [String] = []

  func validate() throws {
    if json, markdown { throw ValidationError("--json and --markdown both decide what is printed.") }
    if let out, out.isEmpty { throw ValidationError("--out takes the path of a folder.") }
  }

  func run() async throws {
    if files.isEmpty { try await runOnProject() } else { try await runOnFiles() }
  }

  private func print(_ comparisons: [TokenComparison], shots: ((TokenChange) -> Int)? = nil) throws {
    if markdown { return try writeStandardOutput(comparisons.map(\.markdown).joined(separator: "\n").printable) }
    let changes = comparisons.flatMap(\.changes).map { (change: $0, shots: shots?($0)) }
    if json { return try writeStandardOutput(TokenJSON.changes(changes)) }
    var text = changes.map { $0.change.line(shots: $0.shots) }.joined()
    if changes.isEmpty { text = "every token has the same value as in the base\n" }
    try writeStandardOutput(text.printable)
  }

  /// The changes of a project's tokens, and the number of shots that use each.
  private func runOnProject() async throws {
    try reading.expectNone()
    let loaded = try project.load()
    let (found, before): (BaseProject, Project)
    do throws(GitError) {
      found = try BaseProject(base, of: loaded)
      before = try found.project.get()
    } catch { throw CommandFailure(.badInput, error.message, hint: error.hint) }
    for file in found.unknownFiles {
      writeStandardError("dsrender: '\(file)' is not in \(base), so its earlier content is unknown\n")
    }
    let comparisons = loaded.systems.compactMap { system -> (name: String, comparison: TokenComparison)? in
      before.systems.first { $0.name == system.name }.map {
        (system.name, TokenComparison(base: $0.theme, now: system.theme, of: system.name))
      }
    }
    let (usersBefore, usersNow) = (TokenUsers(before), TokenUsers(loaded))
    try print(comparisons.map(\.comparison)) { change in
      let old = usersBefore.shots(using: change.formerName ?? change.token).map(\.id)
      return Set(old + usersNow.shots(using: change.token).map(\.id)).count
    }
    guard let out else { return }
    let values = Dictionary(comparisons.map { ($0.name, $0.comparison.values) }) { first, _ in first }
    try await TokensDiffPage(base: base, folder: out, shown: out).write(of: loaded, before: before, values)
  }

  /// The changes of the tokens in files.
  private func runOnFiles() async throws {
    let reading = reading.reading
    let before = try baseSource()
    let earlier = before.files
    let old = try orFail(
      Result { () throws(RunError) in try loadTokenFiles(before.paths, reading: reading, from: earlier) })
    let new = try orFail(Result { () throws(RunError) in try loadTokenFiles(files, reading: reading) })
    let faults = new.problems.filter { $0.severity == .error }
    writeStandardError(standardErrorPrinter.text(faults))
    if let first = old.systems.first, let second = new.systems.first {
      let comparison = TokenComparison(base: first.theme, now: second.theme, of: second.name)
      try print([comparison])
      if let out {
        let now = TokenFileSource(paths: files, files: FilesOnDisk(), isNumbered: before.isNumbered)
        try await TokensDiffPage(base: base, folder: out, shown: out).write(
          ofFiles: now, before: before, self.reading, comparison.values)
      }
    }
    // What could be read is compared all the same.
    if !faults.isEmpty { throw CommandFailure(ExitStatus(of: faults)) }
  }

  /// The files of the base: a file or folder, or the same files in a revision.
  private func baseSource() throws -> TokenFileSource {
    if (try? fileKind(base)) != .some(nil) {
      return TokenFileSource(paths: [base], files: FilesOnDisk(), isNumbered: true)
    }
    do throws(GitError) {
      guard let repository = try Repository(around: ".") else {
        throw GitError(
          "there is no file '\(base)', and no git repository here that could have such a revision",
          hint: "name a file or folder with another version: dsrender tokens diff old.json new.json")
      }
      let revision = try RevisionFiles(of: try repository.mergeBase(base), in: repository)
      return TokenFileSource(paths: files, files: revision, isNumbered: false)
    } catch { throw CommandFailure(.badInput, error.message, hint: error.hint) }
  }
}

extension TokenChange {
  /// The lines that a terminal gets.
  fileprivate func line(shots: Int?) -> String {
    var text =
      formerName.map { "\($0) → \(token)  renamed, \(after ?? "no value")" }
      ?? "\(token)  \(before ?? "(none)") → \(after ?? "(none)")"
    if let shots { text += "  \(shots == 1 ? "1 shot" : "\(shots) shots")" }
    if let place { text += "  \(place)" }
    text += "\n"
    for context in contexts { text += "  in \(context)\n" }
    return text
  }
}
