import ArgumentParser
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Writes a small design system to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small working design system, or sheets of the tokens you have; nothing is ever overwritten.",
    discussion: """
      'init --tokens tokens/' writes pictures of your tokens to be: a folder with a configuration and a component file for \
      each kind of sheet, such as colours, text styles and lengths. Your own folders get nothing.

      In a folder with an Xcode project and no package, 'init' writes a configuration that names the project and its app, so \
      that 'dsrender matrix' draws the app's previews.
      """)

  @Argument(
    help: ArgumentHelp(
      "Where to write it. (default: here, with --tokens the new folder 'foundations')", valueName: "folder"),
    completion: .directory)
  var folder: String?
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Token files and folders to draw, in any format that is read; later ones win.", valueName: "path"),
    completion: .file())
  var tokens: [String] = []
  @OptionGroup var reading: TokenReadingOptions
  @Option(
    help: ArgumentHelp("The font to start with. (default: an open font of this machine)", valueName: "file"),
    completion: .file(extensions: ["ttf", "otf", "ttc"]))
  var font: String?

  @Option(
    help: ArgumentHelp(
      "The Xcode project whose previews are drawn. (default: the one of the folder, if it has no package)",
      valueName: "path"), completion: .directory)
  var xcodeproj: String?
  @Option(
    help: ArgumentHelp("The target of the Xcode project. (default: the only app for phones)", valueName: "name"))
  var target: String?

  func run() throws {
    guard tokens.isEmpty else {
      guard xcodeproj == nil, target == nil else {
        throw CommandFailure(
          .usage, "--tokens draws token files, and --xcodeproj and --target name an app with previews",
          hint: "run 'init' once for each, in different folders")
      }
      guard font == nil else {
        throw CommandFailure(
          .usage, "--font is for a new design system, and tokens are drawn in the fonts that dsrender brings along",
          hint: "list the file under 'fonts' in the configuration that is written")
      }
      return try writeFoundations(of: tokens, into: folder ?? Self.foundationFolder)
    }
    try reading.expectNone()
    if let project = xcodeProject(in: folder ?? ".") {
      return try writeConfiguration(of: project, into: folder ?? ".")
    }
    guard target == nil else {
      throw CommandFailure(
        .usage, "--target names a target of an Xcode project, and there is none here",
        hint: "name the project too: dsrender init --xcodeproj App.xcodeproj --target App")
    }
    try writeStarter(into: folder ?? ".")
  }

  private func writeStarter(into folder: String) throws {
    let chosen = try font.map { path in
      try orFail(Result { () throws(RunError) in try FoundFont.at(path) })
    }
    guard let found = chosen ?? FoundFont.first() else {
      throw CommandFailure(
        .usage, "no open font was found on this machine",
        hint: "name a TrueType or OpenType file: dsrender init --font Inter.ttf")
    }
    try write(
      Starter.files(font: found), font: found, into: folder,
      recording: "draws everything and records it as the baselines")
  }

  /// Writes a project's files and says what to do next.
  /// - Parameters:
  ///   - note: what there is to know before that.
  ///   - recording: what the first run does, which records.
  func write(
    _ files: [(name: String, text: String)], font: FoundFont?, into folder: String, note: String = "", recording: String
  ) throws {
    var files = files
    let advice = try preparing(&files, in: folder)
    let result: Result<[String], RunError> = Result { [files] () throws(RunError) in
      try writeProject(folder, files, font: font)
    }
    let written = try orFail(result)
    let step = folder == "." ? "" : "cd \(Commands.shellWord(folder)) && "
    try writeStandardOutput(
      written.map { "wrote \($0)\n" }.joined() + advice + note + """

        next:
          \(step)dsrender matrix --record missing    # \(recording)
          \(step)dsrender matrix --out shots         # compares; open shots/index.html

        """)
  }

  /// Makes git ignore what runs write, and merge the lock: in a new file if there is none, otherwise by a line that is
  /// printed for the user to add.
  /// - Returns: the text to print.
  func preparing(_ files: inout [(name: String, text: String)], in folder: String) throws(FileError) -> String {
    var advice = ""
    let ignored = Starter.ignored
    for (name, text, known, purpose) in [
      (
        ".gitignore", ignored + "\n", [ignored, String(ignored.dropLast())].flatMap { [$0, "/" + $0] },
        "so that git ignores the output of runs"
      ),
      (
        ".gitattributes", Starter.attributes + "\n", [Starter.attributes],
        "so that two branches may both approve pictures"
      ),
    ] {
      let path = joinPath(folder, name)
      guard try fileKind(path) != nil else {
        files.append((name, text))
        continue
      }
      let own = (try? readFile(path, limit: Limits.textFileBytes)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if own.split(whereSeparator: \.isNewline).contains(where: { known.contains(String($0)) }) { continue }
      advice += "'\(path)' is left as it is: add the line '\(text.dropLast())', \(purpose)\n"
    }
    return advice
  }
}
