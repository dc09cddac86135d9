import ArgumentParser
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Writes a small design system to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a small working design system; nothing is ever overwritten.")

  @Argument(help: ArgumentHelp("Where to write it.", valueName: "folder"))
  var folder = "."
  @Option(help: ArgumentHelp("The font to begin with. (default: an open font of this machine)", valueName: "file"))
  var font: String?

  func run() throws {
    let chosen = try font.map { path in
      try orFail(Result { () throws(RunError) in try FoundFont.at(path) })
    }
    guard let found = chosen ?? FoundFont.first() else {
      throw CommandFailure(
        .usage, "no open font was found on this machine",
        hint: "name a TrueType or OpenType file: dsrender init --font Inter.ttf")
    }
    let result: Result<[String], RunError> = Result { () throws(RunError) in
      try writeProject(folder, Starter.files(font: found), font: found)
    }
    let written = try orFail(result)
    let step = folder == "." ? "" : "cd \(Commands.shellWord(folder)) && "
    try writeStandardOutput(
      written.map { "wrote \($0)\n" }.joined() + """

        next:
          \(step)dsrender matrix --record missing    # draws everything and keeps it as the baselines
          \(step)dsrender matrix --out shots         # compares; open shots/index.html

        """)
  }
}
