import ArgumentParser
import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSProject
import DSReport

/// The options that choose whose tokens a command prints, and that it prints JSON.
struct TokenSource: ParsableArguments {
  @OptionGroup var tokens: TokenReadingSource
  @Flag(help: "Print JSON.")
  var json = false

  /// The tokens of the chosen system, or of files and folders.
  func system(_ paths: [String]) throws -> AskedTokens { try tokens.system(paths) }
}

/// The options that choose whose tokens a command takes.
struct TokenReadingSource: ParsableArguments {
  @OptionGroup var project: ProjectOptions
  @Option(help: ArgumentHelp("The design system. (default: the only one, or the first)", valueName: "name"))
  var system: String?
  @OptionGroup var reading: TokenReadingOptions

  /// The tokens of files and folders, or of the configuration where there are none.
  ///
  /// Prints the problems, and which files of folders are read and left out.
  func system(_ paths: [String]) throws -> AskedTokens { try asked(try themes(paths)) }

  /// The tokens of files and folders, or of all systems of the configuration where there are none.
  ///
  /// Prints which files of folders are read and left out, and the problems unless the command reports them itself.
  func themes(_ paths: [String], printsProblems: Bool = true) throws -> ProjectThemes {
    if paths.isEmpty {
      try reading.expectNone()
      return try project.loadThemes(printsProblems: printsProblems)
    }
    let reading = reading.reading
    let loaded: Result<ProjectThemes, RunError> = Result { () throws(RunError) in
      try loadTokenFiles(paths, reading: reading)
    }
    let themes = try DSCommandLine.orFail(loaded)
    if let account = themes.account { writeStandardError(account.text) }
    if printsProblems { writeStandardError(standardErrorPrinter.text(themes.problems)) }
    return themes
  }

  /// The chosen system of a project, or all that there are where none is chosen.
  func chosen(_ themes: ProjectThemes) throws -> [(name: String, theme: Theme)] {
    guard let system else { return themes.systems }
    let found = themes.systems.filter { $0.name == system }
    if !found.isEmpty { return found }
    let names = themes.systems.map(\.name)
    throw CommandFailure(
      .usage, "there is no design system '\(system)'",
      hint: didYouMean(system, among: names) ?? "design systems: " + names.joined(separator: ", "))
  }

  /// The chosen system of a project, or the first.
  private func asked(_ themes: ProjectThemes) throws -> AskedTokens {
    let errors = themes.problems.filter { $0.severity == .error }
    let found = try chosen(themes)[0]
    return AskedTokens(
      name: found.name, theme: found.theme, problems: themes.problems, account: themes.account,
      failure: errors.isEmpty ? nil : ExitStatus(of: errors))
  }
}

extension TokenFileAccount {
  /// The sentences that standard error gets; none for files that all were read.
  var text: String {
    var text = ""
    if read.count > 1 || !leftOut.isEmpty {
      text = "dsrender: read \(read.count == 1 ? "1 token file" : "\(read.count) token files")"
      if let document = read.first(where: { $0.role == .resolver }) {
        text += " by the resolver document '\(document.path)'"
      }
      if read.contains(where: { [.themes, .order].contains($0.role) }) { text += " as Tokens Studio's sets" }
      var contexts: [String] = []
      for file in read {
        if case .context = file.role, !contexts.contains(file.role.text) { contexts.append(file.role.text) }
      }
      if !contexts.isEmpty { text += ", with \(contexts.joined(separator: " and "))" }
      text += "\n"
    }
    var reasons: [String] = []
    for file in leftOut where !reasons.contains(file.reason) { reasons.append(file.reason) }
    for reason in reasons {
      let paths = leftOut.filter { $0.reason == reason }.map(\.path)
      let names = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
      text += "dsrender: left out \(names)\(more): \(reason)\n"
    }
    return text.printable
  }
}

/// The tokens that a command was asked for.
struct AskedTokens {
  /// The name of the system, or of the files.
  var name: String
  /// The tokens.
  var theme: Theme
  /// What is wrong with the files.
  var problems: [Diagnostic]
  /// Which files were read; nil for those of a configuration.
  var account: TokenFileAccount?
  /// How the command ends because a file that may change the tokens cannot be read; nil if all files were read.
  var failure: ExitStatus?

  /// Ends the command after its answer: not well if a file could not be read.
  func finish() throws { if let failure { throw CommandFailure(failure) } }

  /// The modes that options choose.
  func modes(_ words: TokenWords) throws -> ModeSelection {
    var selection = ModeSelection()
    for option in words.options {
      guard let mode = theme.modes.first(where: { $0.name.lowercased() == option.name.lowercased() }) else {
        let names = theme.modes.map(\.name)
        throw CommandFailure(
          .usage, "\(account == nil ? "the design system '\(name)' has" : "these files have") no mode '\(option.name)'",
          hint: didYouMean(option.name, among: names)
            ?? (names.isEmpty ? nil : "modes: " + names.joined(separator: ", ")))
      }
      guard let context = option.value, mode.contexts.contains(where: { $0.lowercased() == context.lowercased() })
      else {
        throw CommandFailure(
          .usage, "the mode '\(mode.name)' has no context '\(option.value ?? "")'",
          hint: option.value.flatMap { didYouMean($0, among: mode.contexts) }
            ?? "contexts: " + mode.contexts.joined(separator: ", "))
      }
      selection[mode.name] = context
    }
    return selection
  }
}

/// The words behind a command on tokens: options that name modes, and everything else.
struct TokenWords {
  /// `--mode context` and `--mode=context`.
  var options: [(name: String, value: String?)] = []
  /// The words that belong to no option.
  var plain: [String] = []

  /// Divides words. Which modes there are is not known yet, so every option takes the word behind it.
  init(_ words: [String]) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      guard word.hasPrefix("--"), word.count > 2 else {
        plain.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      if parts.count == 2 {
        options.append((parts[0], parts[1]))
      } else {
        options.append((parts[0], index < words.count ? words[index] : nil))
        index += 1
      }
    }
  }

  /// The token that the words begin with, and the other words.
  func takingToken() throws -> (TokenPath, TokenWords) {
    guard let name = plain.first else { throw CommandFailure(.usage, "which token? Give its path, such as color.text") }
    let isBraced = name.utf8.first == UInt8(ascii: "{") && name.utf8.last == UInt8(ascii: "}")
    var rest = self
    rest.plain.removeFirst()
    return (TokenPath(isBraced ? String(Substring(name.utf8.dropFirst().dropLast())) : name), rest)
  }
}

/// The result of looking a token up, or the end of the command.
func orFail<Value>(_ work: () throws(TokenError) -> Value) throws -> Value {
  do throws(TokenError) { return try work() } catch {
    let diagnostic = error.diagnostic(at: SourceLocation(file: ""))
    throw CommandFailure(.badInput, diagnostic.message, hint: diagnostic.hint)
  }
}
