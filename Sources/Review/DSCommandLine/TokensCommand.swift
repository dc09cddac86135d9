import ArgumentParser
import DSCascade
import DSCauses
import DSDiagnostics
import DSFiles
import DSGeometry
import DSGit
import DSProject
import DSReport
import DSTokenFiles

/// Shows tokens and where their values come from.
struct TokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "Show tokens, their values and the sources of these values.",
    discussion: "Choose a mode with an option of its name: --theme sosh --scheme dark.",
    subcommands: [List.self, Show.self, Why.self, Diff.self])

  /// Prints all tokens with their values.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the path, type and value of every token.")

    @OptionGroup var project: ProjectOptions
    @OptionGroup var choice: SystemOption
    @Option(help: "Print only the tokens of a group.")
    var group = ""
    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("Modes, such as --scheme dark.", valueName: "modes"))
    var modes: [String] = []

    func run() throws {
      let system = try choice.system(of: try project.loadThemes())
      let (modes, rest) = try readModes(modes, of: system)
      guard rest.isEmpty else { throw CommandFailure(.usage, "unexpected argument '\(rest[0])'") }
      let text = try orFail { () throws(TokenError) in
        try tokenList(system.theme, in: modes, prefix: group)
      }
      // If a file cannot be read, the list of tokens is unknown.
      if text.isEmpty { try system.finish() }
      if text.isEmpty, !group.isEmpty {
        throw CommandFailure(
          .usage, "there are no tokens in the group '\(group)'",
          hint: didYouMean(
            group, among: try orFail { () throws(TokenError) in try tokenGroups(system.theme, in: modes) })
            ?? "'dsrender tokens list' prints all tokens")
      }
      try writeStandardOutput(text.isEmpty ? "there are no tokens\n" : text + "\n")
      try system.finish()
    }
  }

  /// Prints all that is known about one token.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print everything about a token, and its value in the other contexts.")

    @OptionGroup var project: ProjectOptions
    @OptionGroup var choice: SystemOption
    @Argument(
      parsing: .allUnrecognized,
      help: ArgumentHelp("The token, and modes such as --scheme dark.", valueName: "token"))
    var arguments: [String] = []

    func run() throws {
      let system = try choice.system(of: try project.loadThemes())
      let (path, modes) = try readToken(arguments, of: system)
      let text = try orFail { () throws(TokenError) in try tokenDetails(system.theme, path, in: modes) }
      try writeStandardOutput(text + "\n")
      try system.finish()
    }
  }

  /// Prints the tokens whose values differ from the base.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the tokens whose values differ from a base, per context, with the shots that use them.")

    @OptionGroup var project: ProjectOptions
    @Argument(help: "A revision, taken where this branch left it, or a folder with a different version.")
    var base: String

    func run() throws {
      let loaded = try project.load()
      let (found, before): (BaseProject, Project)
      do throws(GitError) {
        found = try BaseProject(base, of: loaded)
        before = try found.project.get()
      } catch { throw CommandFailure(.badInput, error.message, hint: error.hint) }
      for file in found.unknownFiles {
        writeStandardError("dsrender: '\(file)' is not in \(base), so its earlier content is unknown\n")
      }
      let changes = tokenChanges(base: before, now: loaded)
      var text = ""
      var users: [String: Int] = [:]
      for change in changes {
        let count = users[change.token] ?? shotsUsing(token: change.token, in: loaded).count
        users[change.token] = count
        text += "\(change.token)  \(change.before ?? "(none)") → \(change.after ?? "(none)")"
        text += "  \(count == 1 ? "1 shot" : "\(count) shots")"
        if let place = change.place { text += "  \(place)" }
        text += "\n"
        for context in change.contexts { text += "  in \(context)\n" }
      }
      if changes.isEmpty { text = "every token has the same value as in the base\n" }
      try writeStandardOutput(text.printable)
    }
  }

  /// Prints the chain from a token to its raw value.
  struct Why: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the chain from a token to its raw value, each link with its place and the set that defines it.")

    @OptionGroup var project: ProjectOptions
    @OptionGroup var choice: SystemOption
    @Argument(
      parsing: .allUnrecognized,
      help: ArgumentHelp("The token, and modes such as --scheme dark.", valueName: "token"))
    var arguments: [String] = []

    func run() throws {
      let system = try choice.system(of: try project.loadThemes())
      let (path, modes) = try readToken(arguments, of: system)
      let explanation = try orFail { () throws(TokenError) in try system.theme.explain(path, in: modes) }
      try writeStandardOutput(explanation.text + "\n")
      if case .failure = explanation.result { throw CommandFailure(.badInput) }
      try system.finish()
    }
  }
}

/// The option that picks a design system.
struct SystemOption: ParsableArguments {
  @Option(help: ArgumentHelp("The design system. (default: the only one, or the first)", valueName: "name"))
  var system: String?

  /// The chosen system of a project.
  func system(of themes: ProjectThemes) throws -> AskedSystem {
    let errors = themes.problems.filter { $0.severity == .error }
    guard let found = system.map({ name in themes.systems.first { $0.name == name } }) ?? themes.systems.first else {
      let names = themes.systems.map(\.name)
      throw CommandFailure(
        .usage, "there is no design system '\(system ?? "")'",
        hint: didYouMean(system ?? "", among: names) ?? "design systems: " + names.joined(separator: ", "))
    }
    return AskedSystem(name: found.name, theme: found.theme, failure: errors.isEmpty ? nil : ExitStatus(of: errors))
  }
}

/// The requested system of tokens.
struct AskedSystem {
  /// Its name.
  var name: String
  /// Its tokens.
  var theme: Theme
  /// How the command ends because a file that may change the tokens cannot be read; nil if all files were read.
  var failure: ExitStatus?

  /// Ends the command after its answer: not well if a file could not be read.
  func finish() throws { if let failure { throw CommandFailure(failure) } }
}

/// A token's path and the modes it is looked up in.
private func readToken(_ arguments: [String], of system: AskedSystem) throws -> (TokenPath, ModeSelection) {
  let (modes, rest) = try readModes(arguments, of: system)
  guard let name = rest.first else { throw CommandFailure(.usage, "which token? Give its path, such as color.text") }
  guard rest.count == 1 else { throw CommandFailure(.usage, "unexpected argument '\(rest[1])'") }
  let isBraced = name.utf8.first == UInt8(ascii: "{") && name.utf8.last == UInt8(ascii: "}")
  let path = isBraced ? String(Substring(name.utf8.dropFirst().dropLast())) : name
  return (TokenPath(path), modes)
}

/// Reads `--mode context` and `--mode=context` for the modes of a system; everything else is left over.
private func readModes(_ arguments: [String], of system: AskedSystem) throws -> (ModeSelection, rest: [String]) {
  var selection = ModeSelection()
  var rest: [String] = []
  var index = 0
  let modes = system.theme.modes
  while index < arguments.count {
    let argument = arguments[index]
    index += 1
    guard argument.hasPrefix("--"), argument.count > 2 else {
      rest.append(argument)
      continue
    }
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let mode = modes.first(where: { $0.name.lowercased() == parts[0].lowercased() }) else {
      let names = modes.map(\.name)
      throw CommandFailure(
        .usage, "the design system '\(system.name)' has no mode '\(parts[0])'",
        hint: didYouMean(parts[0], among: names) ?? "modes: " + names.joined(separator: ", "))
    }
    var context = parts.count == 2 ? parts[1] : nil
    if context == nil, index < arguments.count {
      context = arguments[index]
      index += 1
    }
    guard let context, mode.contexts.contains(where: { $0.lowercased() == context.lowercased() }) else {
      throw CommandFailure(
        .usage, "the mode '\(mode.name)' has no context '\(context ?? "")'",
        hint: context.flatMap { didYouMean($0, among: mode.contexts) }
          ?? "contexts: " + mode.contexts.joined(separator: ", "))
    }
    selection[mode.name] = context
  }
  return (selection, rest)
}

/// The result of looking a token up, or the end of the command.
private func orFail<Value>(_ work: () throws(TokenError) -> Value) throws -> Value {
  do throws(TokenError) { return try work() } catch {
    let diagnostic = error.diagnostic(at: SourceLocation(file: ""))
    throw CommandFailure(.badInput, diagnostic.message, hint: diagnostic.hint)
  }
}
