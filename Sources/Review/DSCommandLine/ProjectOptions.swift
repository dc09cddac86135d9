import ArgumentParser
import DSDiagnostics
import DSFiles
import DSProject
import DSReport
import DSShots
import DSSyntax
import Glibc

/// The option that selects the project a command works on.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file. (default: dsrender.yaml, here or in the nearest folder above, within a git repository)",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var files: [String] = []

  static let defaultConfiguration = "dsrender.yaml"

  /// The configuration file that the command works on.
  var configuration: String {
    if let given = files.first { return given }
    // A package's own previews need none.
    if Program.content.substitute != nil { return Self.defaultConfiguration }
    return nearestConfiguration(named: Self.defaultConfiguration) ?? Self.defaultConfiguration
  }

  /// Reads the project, printing its problems.
  /// - Parameter onMistakes: is given all problems where one of them is an error.
  /// - Throws: the end of the command, where one of them is an error.
  func load(onMistakes: ([Diagnostic]) -> Void = { _ in }) throws -> Project {
    if files.count > 1 {
      throw CommandFailure(
        .usage, "this command works on one configuration, and \(files.count) are named",
        hint: "'matrix', 'approve' and 'review' take several")
    }
    let loaded = read()
    if case .failure(.badInput(let problems)) = loaded { onMistakes(problems) }
    let project = try orFail(loaded)
    writeStandardError(standardErrorPrinter.text(project.warnings))
    project.printGuessedPatterns()
    if files.isEmpty, project.configuration != Self.defaultConfiguration {
      writeStandardError("configuration: \(project.configuration.printable)\n")
    }
    return project
  }

  /// Reads the projects of all configurations that are named, printing their problems.
  /// - Parameter onMistakes: is given all problems of a project where one of them is an error.
  /// - Throws: the end of the command, where one of them is an error, or two projects have a system of the same name.
  func loadAll(onMistakes: ([Diagnostic]) -> Void = { _ in }) throws -> [Project] {
    guard files.count > 1 else { return [try load(onMistakes: onMistakes)] }
    var projects: [Project] = []
    var homes: [String: String] = [:]
    for file in files {
      var options = self
      options.files = [file]
      var project = try options.load(onMistakes: onMistakes)
      // The default configuration needs no option alone.
      project.options = ["--config", file]
      for system in project.systems {
        guard let other = homes.updateValue(file, forKey: system.name) else { continue }
        throw CommandFailure(
          .usage, "both '\(other)' and '\(file)' have a system '\(system.name)'",
          hint: "shots are named after their system: give one of them a different name")
      }
      projects.append(project)
    }
    return projects
  }

  /// Reads the project and prints nothing.
  /// - Parameter memory: what is known of everything but components; nil for nothing.
  func read(_ memory: InputMemory? = nil) -> Result<Project, RunError> {
    var inputs = ProjectInputs()
    inputs.memory = memory
    inputs.leftOut = Program.content.leftOut
    return Result { () throws(RunError) in
      try loadProject(
        configuration, views: Program.content.views, substitute: substitute,
        bundledFonts: BundledFonts(sources: Program.content.sources, bundles: Program.content.bundles), from: inputs)
    }
  }

  /// Reads the tokens alone, printing their problems unless the command reports them itself.
  /// - Throws: the end of the command, if there are no tokens.
  func loadThemes(printsProblems: Bool = true) throws -> ProjectThemes {
    let loaded: Result<ProjectThemes, RunError> = Result { () throws(RunError) in
      do throws(RunError) { return try DSProject.loadThemes(configuration, substitute: substitute) } catch {
        throw error.namingFiles
      }
    }
    let themes = try orFail(loaded)
    if printsProblems { writeStandardError(standardErrorPrinter.text(themes.problems)) }
    return themes
  }

  /// What is read instead of a configuration file that was not passed, or of the systems that it lacks.
  private var substitute: String? {
    guard configuration == Self.defaultConfiguration else { return nil }
    let own = (try? readFile(configuration, limit: Limits.textFileBytes)).flatMap {
      try? parseSyntax($0, file: configuration)
    }
    return own?["systems"] == nil ? Program.content.substitute?() : nil
  }
}

extension RunError {
  /// The error of a command on tokens, which needs no configuration: a missing one has the way without it as its hint.
  fileprivate var namingFiles: RunError {
    guard case .badInput(var problems) = self else { return self }
    for index in problems.indices where problems[index].id == "missing-configuration" {
      let way = "'dsrender tokens list .' reads the token files in this folder without one"
      let above = problems[index].hint.flatMap { $0.contains("init") ? nil : $0 + "; " } ?? ""
      problems[index].hint = above + way
    }
    return .badInput(problems)
  }
}

/// The options that choose shots.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only take shots whose id matches; can be repeated.", valueName: "glob"))
  var filter: [String] = []
  @Option(
    help: ArgumentHelp(
      "Only take these values of an axis; can be repeated.", valueName: "name=value,value"))
  var axis: [String] = []
}

/// A filter for the shots of projects.
/// - Throws: the end of the command, if an axis or a value does not exist or a glob fits no shot at all: the requested
///   shots do not exist.
func makeFilter(_ projects: [Project], globs: [String], axes: [String]) throws -> ShotFilter {
  var filter = ShotFilter(globs: globs)
  if let glob = filter.globs.first(where: \.isCutShort) {
    throw CommandFailure(
      .usage, "the braces of '\(glob.pattern)' stand for more than \(Limits.patternAlternatives) patterns",
      hint: "give several filters, or '*' to match any name")
  }
  var bag = DiagnosticBag()
  for axis in axes { filter.restrict(axis, among: projects.flatMap { $0.systems.map(\.matrix) }, &bag) }
  if let problem = bag.diagnostics.first {
    throw CommandFailure(.usage, problem.message, hint: problem.hint)
  }
  let shots = projects.flatMap { $0.shots.map(\.shot) }
  if let glob = filter.unusedGlobs(among: shots).first {
    throw CommandFailure(
      .usage, "no shot's id matches '\(glob.pattern)'",
      hint: nearPattern(glob.pattern, among: shots).map { "did you mean '\($0)'?" }
        ?? "an id is system/component/scenario@variant; 'dsrender matrix --list' prints all")
  }
  if !filter.isOpen, !shots.contains(where: filter.matches) {
    throw CommandFailure(.usage, "no shot matches all of the given filters and axes")
  }
  return filter
}

/// What standard output gets of reports: colours on a terminal, unless `NO_COLOR` is set.
var standardOutputPrinter: ConsoleReport {
  ConsoleReport(style: TerminalStyle(isColored: standardOutputIsTerminal && wantsColor))
}

/// What standard error gets of problems.
var standardErrorPrinter: ConsoleReport {
  ConsoleReport(style: TerminalStyle(isColored: standardErrorIsTerminal && wantsColor))
}

/// Whether the output may be coloured: the user has not set `NO_COLOR` (no-color.org: the variable is there and not
/// empty).
var wantsColor: Bool {
  guard let value = getenv("NO_COLOR") else { return true }
  return value.pointee == 0
}

/// The value of a result, or the end of the command with its problems printed.
func orFail<Value>(_ result: Result<Value, RunError>) throws -> Value {
  switch result {
  case .success(let value): return value
  case .failure(.badInput(let diagnostics)):
    var failure = CommandFailure(ExitStatus(of: diagnostics))
    failure.text = standardErrorPrinter.text(diagnostics)
    throw failure
  case .failure(.fault(let status, let message, let hint)): throw CommandFailure(status, message, hint: hint)
  }
}
