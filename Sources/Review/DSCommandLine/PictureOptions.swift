import ArgumentParser
import DSDiagnostics
import DSFiles
import DSPictures
import DSProject
import DSReport

/// The options that select two folders of pictures in place of a configuration.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Work on the pictures that 'dsrender diff' compared, instead of a configuration: the folder of those that are "
        + "expected.", valueName: "folder"), completion: .directory)
  var expected: String?
  @Option(
    help: ArgumentHelp("With --expected, the folder of the pictures as they are now.", valueName: "folder"),
    completion: .directory)
  var actual: String?
  @OptionGroup var names: PatternOption

  func validate() throws {
    if (expected == nil) != (actual == nil) {
      throw ValidationError("--expected and --actual name two folders of pictures; give both.")
    }
    if names.pattern != nil, expected == nil {
      throw ValidationError("--pattern splits the names of pictures; give it with --expected and --actual.")
    }
  }

  /// Lists the pictures of the two folders, printing their problems; reads the project of a configuration if none are
  /// named.
  /// - Throws: the end of the command, where something cannot be read.
  func load(or project: ProjectOptions) throws -> Project {
    guard let expected, let actual else { return try project.load() }
    return try loadPictures(expected: expected, actual: actual, names)
  }

  /// The same for a command that works on several projects.
  func loadAll(or project: ProjectOptions) throws -> [Project] {
    expected == nil ? try project.loadAll() : [try load(or: project)]
  }
}

/// The option that says how names of pictures split.
struct PatternOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How names of pictures split into component, scenario and axes, such as "
        + "'{component}/{scenario}-{scheme}@{scale}x.png'. (default: guessed from the names)", valueName: "pattern"))
  var pattern: String?
}

/// Lists the pictures of two folders, printing their problems and the pattern that was guessed.
/// - Parameter change: completes the system that they make.
/// - Throws: the end of the command, where something cannot be read.
func loadPictures(
  expected: String, actual: String, _ names: PatternOption, _ change: (inout PictureSystem) -> Void = { _ in }
) throws -> Project {
  let loaded: Result<Project, RunError> = Result { () throws(RunError) in
    let place = SourceLocation(file: "--pattern")
    let pattern: PicturePattern?
    do throws(DiagnosticsError) {
      pattern = try names.pattern.map { text throws(DiagnosticsError) in try PicturePattern(text, at: place) }
    } catch {
      throw .badInput(error.diagnostics)
    }
    var system = PictureSystem(
      expected: withoutSlash(expected), actual: withoutSlash(actual), pattern: pattern,
      at: SourceLocation(file: actual))
    change(&system)
    let options = ["--expected", system.expected, "--actual", system.actual]
    return try loadProject(of: system, options: options + (names.pattern.map { ["--pattern", $0] } ?? []))
  }
  let project = try orFail(loaded)
  writeStandardError(standardErrorPrinter.text(project.warnings))
  project.printGuessedPatterns()
  return project
}

/// A path without the slash at its end.
func withoutSlash(_ path: String) -> String {
  path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}

extension Project {
  /// Prints how the names of pictures are read if no pattern was given.
  func printGuessedPatterns() {
    for system in systems {
      guard let pattern = system.guessedPattern else { continue }
      writeStandardError("names of '\(system.name)' are read as \(pattern.printable); 'pattern' changes that\n")
    }
  }
}
