import ArgumentParser
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Removes baselines that no shot uses.
struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Show the baselines that no shot of the whole matrix uses, or remove them.",
    discussion: """
      Only files that dsrender wrote are removed, as baselines.lock names their bytes, and none behind a link. Ends with \
      3 where others are left.
      """)

  @OptionGroup var project: ProjectOptions
  @Flag(help: "Remove them instead of only printing their names.")
  var yes = false

  func run() throws {
    let loaded = try project.load()
    let result: Result<CleanedBaselines, RunError> = Result { () throws(RunError) in
      try cleanBaselines(loaded, removing: yes)
    }
    let cleaned = try orFail(result)
    var text = cleaned.own.map { "\(yes ? "removed" : "orphaned")  \($0)\n" }.joined()
    text += cleaned.foreign.map { "kept  \($0.id)\n  \($0.reason)\n" }.joined()
    if cleaned.own.isEmpty, cleaned.foreign.isEmpty {
      text = "every baseline belongs to a shot\n"
    } else if !yes, !cleaned.own.isEmpty {
      text += "\(cleaned.own.count) would be removed by: dsrender clean --yes\n"
    }
    try writeStandardOutput(text)
    if yes, !cleaned.foreign.isEmpty { throw CommandFailure(.orphanedBaseline) }
  }
}
