import ArgumentParser
import DSCascade
import DSCauses
import DSDiagnostics
import DSFiles
import DSGit
import DSProject
import DSReport

/// Prints the tokens whose values differ from the base.
struct TokensDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print the tokens whose values differ from a base, per context, with the shots that use them.",
    discussion: """
      With files or folders behind the base, no configuration is needed: 'tokens diff HEAD tokens', \
      'tokens diff old.json new.json'. Shots are counted in both versions.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reading: TokenReadingOptions
  @Flag(help: "Print JSON.")
  var json = false
  @Argument(help: "A revision, where this branch left it, or a file or folder with another version.")
  var base: String
  @Argument(help: "Token files and folders.", completion: .file())
  var files: [String] = []

  func run() throws {
    let changes = files.isEmpty ? try ofProject() : try ofFiles()
    if json { return try writeStandardOutput(TokenJSON.changes(changes)) }
    var text = changes.map { $0.change.line(shots: $0.shots) }.joined()
    if changes.isEmpty { text = "every token has the same value as in the base\n" }
    try writeStandardOutput(text.printable)
  }

  /// The changes of a project's tokens, and the number of shots that use each.
  private func ofProject() throws -> [(change: TokenChange, shots: Int?)] {
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
    let (usersBefore, usersNow) = (TokenUsers(before), TokenUsers(loaded))
    return tokenChanges(base: before, now: loaded).map { change in
      let old = usersBefore.shots(using: change.formerName ?? change.token).map(\.id)
      return (change, Set(old + usersNow.shots(using: change.token).map(\.id)).count)
    }
  }

  /// The changes of the tokens in files.
  private func ofFiles() throws -> [(change: TokenChange, shots: Int?)] {
    let reading = reading.reading
    let old = try themes(of: base, reading)
    let new = try orFail(Result { () throws(RunError) in try loadTokenFiles(files, reading: reading) })
    writeStandardError(standardErrorPrinter.text(new.problems.filter { $0.severity == .error }))
    guard let before = old.systems.first, let now = new.systems.first else { return [] }
    return tokenChanges(base: before.theme, now: now.theme, of: now.name).map { ($0, nil) }
  }

  /// The tokens of the base: a file or folder, or the same files in a revision.
  private func themes(of base: String, _ reading: TokenReading) throws -> ProjectThemes {
    if (try? fileKind(base)) != .some(nil) {
      return try orFail(Result { () throws(RunError) in try loadTokenFiles([base], reading: reading) })
    }
    let revision: RevisionFiles
    do throws(GitError) {
      guard let repository = try Repository(around: ".") else {
        throw GitError(
          "there is no file '\(base)', and no git repository here that could have such a revision",
          hint: "name a file or folder with another version: dsrender tokens diff old.json new.json")
      }
      revision = try RevisionFiles(of: try repository.mergeBase(base), in: repository)
    } catch { throw CommandFailure(.badInput, error.message, hint: error.hint) }
    return try orFail(Result { () throws(RunError) in try loadTokenFiles(files, reading: reading, from: revision) })
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
