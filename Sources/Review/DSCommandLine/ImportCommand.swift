import ArgumentParser
import DSDiagnostics
import DSFiles
import DSPictures
import DSProject
import DSReport
import DSShots

/// Adds a folder of another tool's pictures to the configuration.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add a folder of pictures that another tool made to dsrender.yaml; nothing is ever overwritten.",
    discussion: """
      Recognises the tool by the names of its pictures, prints how they are read, and writes a system of kind 'pictures'. \
      After it, 'dsrender matrix --out shots' compares them, and 'review' and 'approve' work on them.

      Tools that are recognised: \(PictureTool.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  @Argument(help: ArgumentHelp("The folder of the expected pictures.", valueName: "folder"), completion: .directory)
  var folder: String
  @Option(
    help: ArgumentHelp(
      "The folder of the pictures as they are now. (default: depends on the tool, and is printed)", valueName: "folder"),
    completion: .directory)
  var actual: String?
  @Option(help: ArgumentHelp("The name of the system. (default: depends on the tool)", valueName: "name"))
  var name: String?
  @OptionGroup var names: PatternOption
  @Flag(help: "Print the system instead of writing it.")
  var print = false

  func run() throws {
    let expected = withoutSlash(folder)
    let files = try pictures(of: expected)
    let tool = PictureTool(folder: expected, names: files)
    let system = name ?? tool?.systemName ?? "pictures"
    guard ShotName.isValid(system), !system.hasSuffix(ShotName.testEnding) else {
      throw CommandFailure(.usage, "'\(system)' is not the name of a system", hint: ShotName.hint(for: system))
    }
    let now = try actualFolder(tool, expected)
    let new = try fileKind(now) == .folder ? pictures(of: now) : nil
    let pattern = try givenPattern() ?? PicturePattern.guess(files)
    let found = FoundPictures(tool: tool, expected: files, actual: new, pattern: pattern, system: system)
    var settings = [(key: "expected", text: expected), (key: "actual", text: now)]
    if let pattern { settings.append((key: "pattern", text: pattern.text)) }
    let configuration = ProjectOptions.defaultConfiguration
    if print {
      writeStandardError(found.text)
      try writeStandardOutput("systems:\n" + pictureSystemText(system, settings))
    } else {
      try write(system, settings, into: configuration)
      try writeStandardOutput(
        found.text
          + "wrote the system '\(system)' into \(configuration)\n\nnext:\n  dsrender matrix --out shots    # compares; "
          + "open shots/index.html\n")
    }
    if new == nil {
      writeStandardError(
        "warning: the folder of the actual pictures, '\(now.printable)', does not exist yet\n"
          + "  hint: make \(tool?.rawValue ?? "your tool") write there (docs/pictures.md), or name a different folder with "
          + "--actual\n")
    }
  }

  /// The names of the pictures of a folder, sorted.
  /// - Throws: the end of the command, if there is no such folder or no picture in it.
  private func pictures(of folder: String) throws -> [String] {
    let read: Result<PictureFolder, RunError> = Result { () throws(RunError) in
      guard try orFault({ () throws(FileError) in try fileKind(folder) }) == .folder else {
        throw .fault(.badInput, "there is no folder '\(folder)'")
      }
      return try orFault { () throws(FileError) in try PictureFolder(folder) }
    }
    let names = try orFail(read).pictures
    guard names.isEmpty else { return names }
    throw CommandFailure(
      .badInput, "there are no pictures in '\(folder)'",
      hint: "name the folder in which your tool keeps the pictures that it expects: PNG, JPEG, WebP, TIFF or BMP")
  }

  private func actualFolder(_ tool: PictureTool?, _ expected: String) throws -> String {
    if let actual {
      if withoutSlash(actual) == expected {
        throw CommandFailure(.usage, "--actual is the folder of the expected pictures; name a different one")
      }
      return withoutSlash(actual)
    }
    guard let tool else {
      throw CommandFailure(
        .usage, "the tool that made '\(folder)' is not recognised, so the folder of its new pictures is not known",
        hint: "name it: dsrender import \(Commands.shellWord(folder)) --actual FOLDER")
    }
    return try tool.actual(for: expected)
  }

  private func givenPattern() throws -> PicturePattern? {
    let read: Result<PicturePattern?, RunError> = Result { () throws(RunError) in
      do throws(DiagnosticsError) {
        return try names.pattern.map { text throws(DiagnosticsError) in
          try PicturePattern(text, at: SourceLocation(file: "--pattern"))
        }
      } catch { throw .badInput(error.diagnostics) }
    }
    return try orFail(read)
  }

  private func write(_ system: String, _ settings: [(key: String, text: String)], into file: String) throws {
    let written: Result<Void, RunError> = Result { () throws(RunError) in
      let isThere = try orFault { () throws(FileError) in try fileKind(file) != nil }
      let old = try orFault { () throws(FileError) in isThere ? try readFile(file, limit: Limits.textFileBytes) : nil }
      let text: String
      do throws(DiagnosticsError) {
        text = try addingPictureSystem(
          system, settings, to: old.map { String(decoding: $0, as: UTF8.self) }, file: file)
      } catch { throw .badInput(error.diagnostics) }
      try orFault { () throws(FileError) in try writeAtomically(file, Array(text.utf8)) }
    }
    try orFail(written)
  }
}

/// What 'import' found, as text.
private struct FoundPictures {
  let tool: PictureTool?
  let expected: [String]
  let actual: [String]?
  let pattern: PicturePattern?
  let system: String

  var text: String {
    let named = PictureShotNames(Set(expected).union(actual ?? []), pattern: pattern, system: system)
    let components = Set(named.names.map(\.component)).sorted()
    var lines = [
      ("tool", tool?.rawValue ?? "not recognised"),
      ("pictures", "\(expected.count)" + (actual.map { ", and \($0.count) actual ones" } ?? "")),
      ("pattern", pattern?.text ?? "none; folders are components and files are scenarios"),
      ("components", "\(components.count): \(shortened(components))"),
    ]
    for axis in named.axes { lines.append((axis.name, shortened(axis.values))) }
    if !named.misfits.isEmpty {
      lines.append(("do not fit", "\(named.misfits.count): \(shortened(named.misfits))"))
    }
    return lines.map { name, value in
      name + String(repeating: " ", count: max(1, 12 - name.count)) + value.printable + "\n"
    }.joined()
  }

  /// The names that a line lists before it counts the rest.
  private static let shown = 6

  private func shortened(_ words: [String]) -> String {
    let shown = words.prefix(Self.shown).joined(separator: ", ")
    return words.count > Self.shown ? "\(shown) and \(words.count - Self.shown) more" : shown
  }
}
