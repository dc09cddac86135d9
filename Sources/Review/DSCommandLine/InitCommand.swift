import ArgumentParser
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Writes a small design system to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a small working design system; nothing is ever overwritten.")

  @Argument(help: ArgumentHelp("Where to write it.", valueName: "folder"), completion: .directory)
  var folder = "."
  @Option(
    help: ArgumentHelp("The font to begin with. (default: an open font of this machine)", valueName: "file"),
    completion: .file(extensions: ["ttf", "otf", "ttc"]))
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
    var files = Starter.files(font: found)
    let advice = try ignoring(&files)
    let result: Result<[String], RunError> = Result { [files] () throws(RunError) in
      try writeProject(folder, files, font: found)
    }
    let written = try orFail(result)
    let step = folder == "." ? "" : "cd \(Commands.shellWord(folder)) && "
    try writeStandardOutput(
      written.map { "wrote \($0)\n" }.joined() + advice + """

        next:
          \(step)dsrender matrix --record missing    # draws everything and keeps it as the baselines
          \(step)dsrender matrix --out shots         # compares; open shots/index.html

        """)
  }

  /// Has git ignore what runs write: by a file where there is none, else by a line that is said.
  /// - Returns: what to say.
  private func ignoring(_ files: inout [(name: String, text: String)]) throws(FileError) -> String {
    let path = joinPath(folder, ".gitignore")
    guard try fileKind(path) != nil else {
      files.append((".gitignore", Starter.ignored + "\n"))
      return ""
    }
    let own = (try? readFile(path, limit: Limits.textFileBytes)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let names = [Starter.ignored, String(Starter.ignored.dropLast())].flatMap { [$0, "/" + $0] }
    if own.split(whereSeparator: \.isNewline).contains(where: { names.contains(String($0)) }) { return "" }
    return "'\(path)' is left as it is: add the line '\(Starter.ignored)', so that git leaves out what runs write\n"
  }
}
