import ArgumentParser
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Removes baselines that no shot uses.
struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Show the baselines that no shot of the whole matrix uses, or remove them.")

  @OptionGroup var project: ProjectOptions
  @Flag(help: "Remove them instead of only printing their names.")
  var yes = false

  func run() throws {
    let loaded = try project.load()
    let result: Result<[String], RunError> = Result { () throws(RunError) in
      try cleanBaselines(loaded, removing: yes)
    }
    let orphans = try orFail(result)
    var text = orphans.map { "\(yes ? "removed" : "orphaned")  \($0)\n" }.joined()
    if orphans.isEmpty {
      text = "every baseline belongs to a shot\n"
    } else if !yes {
      text += "\(orphans.count) would be removed by: dsrender clean --yes\n"
    }
    try writeStandardOutput(text)
  }
}
