import DSCascade
import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSGeometry
import DSShots
import DSSyntax
import DSTokenFiles

/// Reads the tokens of a system; nil if there is no theme to make of them.
func loadTheme(_ system: SystemConfiguration, folder: String, _ loader: inout InputLoader) -> Theme? {
  let outer = loader.bag
  loader.bag = DiagnosticBag()
  let theme = readTheme(of: system, folder: folder, &loader)
  // Every token is looked up once per context, used or not: a broken token is reported before it is used. A version
  // that is only loaded for comparison reports nothing.
  if let theme, !loader.leavesModulesOut {
    loader.bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
    checkNames(of: system, theme, &loader.bag)
  }
  let found = accepted(inShort(loader.bag.diagnostics), by: system, folder: folder, reports: !loader.leavesModulesOut)
  loader.bag = outer
  loader.bag.add(contentsOf: found)
  return theme
}

private func readTheme(of system: SystemConfiguration, folder: String, _ loader: inout InputLoader) -> Theme? {
  if let resolver = system.resolver {
    let path = joinPath(folder, resolver.path)
    guard let document = loader.tree(path, at: resolver.location, dialect: .tokens) else { return nil }
    return readDocument(document, in: splitPath(path).folder, of: system, &loader)
  }
  let modes = modes(of: system, &loader.bag)
  if modes.isEmpty, !system.tokens.contains(where: { $0.path.utf8.contains(UInt8(ascii: "{")) }) {
    return readFiles(of: system, folder: folder, &loader)
  }
  let choices = tokenFileChoices(of: system, modes, folder: folder, &loader)
  return readTokenFiles(
    choices, modes: modes, name: system.name, tiers: tiers(of: system), reading: system.reading, names: system.ids,
    diagnostics: &loader.bag)
}

/// The theme of listed files; if there are folders among them, of what their files are to one another.
private func readFiles(of system: SystemConfiguration, folder: String, _ loader: inout InputLoader) -> Theme? {
  var candidates: [CandidateFile] = []
  var unreadable: [Diagnostic] = []
  var hasFolder = false
  for setting in system.tokens {
    let path = joinPath(folder, setting.path)
    guard let names = loader.tokenFiles(in: path) else {
      if let node = loader.tree(path, at: setting.location, dialect: .tokens) {
        candidates.append(CandidateFile(path: path, name: setting.path, node: node))
      }
      continue
    }
    hasFolder = true
    let outer = loader.bag
    loader.bag = DiagnosticBag()
    let files = names.compactMap { name -> CandidateFile? in
      let file = joinPath(path, name)
      return loader.tree(file, at: setting.location, dialect: .tokens).map { .init(path: file, name: name, node: $0) }
    }
    unreadable += loader.bag.diagnostics
    loader.bag = outer
    if !files.contains(where: { TokenFileKind($0.path, $0.node) != .other }) {
      loader.bag.add(noTokenFiles(in: setting))
    }
    candidates += files
  }
  guard hasFolder else { return readList(candidates.map { ($0.name, $0.node) }, beside: folder, of: system, &loader) }
  let arrangement = TokenArrangement(candidates)
  loader.bag.add(contentsOf: unreadable.filter { arrangement.counts($0.location.file) })
  if loader.bag.hasErrors, arrangement.account.read.isEmpty { return nil }
  switch arrangement.content {
  case .files(let files): return readList(files, beside: "", of: system, &loader)
  case .studioFolder(let path, let node), .studioFile(let path, let node):
    return readList([(path, node)], beside: "", of: system, &loader)
  case .resolver(let path, let document): return readDocument(document, in: splitPath(path).folder, of: system, &loader)
  case .schemes(let document): return readDocument(document, in: ".", of: system, &loader)
  }
}

/// The theme of a list of files, of which Tokens Studio's `$themes.json` names more, from a folder.
private func readList(
  _ files: [(name: String, node: SyntaxNode)], beside folder: String, of system: SystemConfiguration,
  _ loader: inout InputLoader
) -> Theme {
  let sources = Sources(loader)
  let theme = readTokenFiles(
    files, name: system.name, tiers: tiers(of: system), reading: system.reading, names: system.ids,
    diagnostics: &loader.bag
  ) { try sources.read(joinPath(folder, $0)) }
  loader.add(sources.loader.read)
  return theme
}

/// The theme of a resolver document whose files lie in a folder.
private func readDocument(
  _ document: SyntaxNode, in home: String, of system: SystemConfiguration, _ loader: inout InputLoader
) -> Theme? {
  // The reader keeps the closure, which therefore works on a copy.
  let sources = Sources(loader)
  let theme = readResolver(
    document, name: system.name, tiers: tiers(of: system), reading: system.reading, names: system.ids,
    diagnostics: &loader.bag
  ) { name in
    try sources.read(joinPath(home, name))
  }
  loader.add(sources.loader.read)
  return theme
}

private func tiers(of system: SystemConfiguration) -> [Tier] {
  system.tiers.map { Tier(name: $0.name, members: $0.prefixes, skips: $0.skips) }
}

extension SystemConfiguration {
  /// The ids of modes and contexts by their names in token files.
  fileprivate var ids: [String: String] { Dictionary(names.map { ($0.name, $0.id) }) { first, _ in first } }
}

/// The files that a resolver document or a list of themes names, as they are read.
private final class Sources {
  var loader: InputLoader

  init(_ loader: InputLoader) { self.loader = loader }

  func read(_ file: String) throws -> SyntaxNode {
    do { return try loader.source(file) } catch let error as FileError {
      throw UnreadableSource(problem: error.diagnostic(at: SourceLocation(file: file)))
    }
  }
}

/// The modes of a system without a resolver document.
private func modes(of system: SystemConfiguration, _ bag: inout DiagnosticBag) -> [Theme.Mode] {
  // The axes of previews if none are given.
  if system.modes.isEmpty, system.tokens.isEmpty, !system.modules.isEmpty {
    return [Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light")]
  }
  return system.modes.map { mode in
    if mode.values.count < 2 {
      bag.error(
        "too-few-contexts", "mode '\(mode.name)' has only one value", at: mode.location,
        hint: "a mode needs at least two values")
    }
    var spellings: [String: String] = [:]
    for value in mode.values {
      guard let other = spellings.updateValue(value, forKey: value.lowercased()) else { continue }
      bag.error(
        "ambiguous-context", "values '\(other)' and '\(value)' of mode '\(mode.name)' differ in case only",
        at: mode.location)
    }
    return Theme.Mode(name: mode.name, contexts: mode.values, defaultContext: mode.values.first)
  }
}

/// Warns of ids for names that no mode and no context has.
private func checkNames(of system: SystemConfiguration, _ theme: Theme, _ bag: inout DiagnosticBag) {
  let known = Set(theme.modes.flatMap { [$0.name] + $0.contexts })
  for name in system.names where !known.contains(name.id) {
    bag.warning(
      "unused-name", "no mode and no context is called '\(name.name)' in the token files", at: name.location,
      hint: didYouMean(name.name, among: known.sorted())
        ?? "'dsrender tokens list --json' prints the modes and their contexts")
  }
}

/// The problems without those warnings that a configuration accepts, and a warning for each acceptance of none.
private func accepted(
  _ problems: [Diagnostic], by system: SystemConfiguration, folder: String, reports: Bool
) -> [Diagnostic] {
  let acceptances = system.accepted.filter(\.isOfTokens)
  guard !acceptances.isEmpty else { return problems }
  var used: Set<Int> = []
  var rest = problems.filter { problem in
    guard problem.severity == .warning else { return true }
    let path = relativePath(problem.location.file, in: folder)
    let matching = acceptances.indices.filter {
      acceptances[$0].finding == problem.id && acceptances[$0].covers(file: path)
    }
    used.formUnion(matching)
    return matching.isEmpty
  }
  guard reports else { return rest }
  for (index, acceptance) in acceptances.enumerated() where !used.contains(index) {
    rest.append(
      Diagnostic(
        "unused-acceptance", "'\(acceptance.finding)' is accepted in token files that do not have it",
        at: acceptance.location, severity: .warning,
        hint: "'in' holds patterns for the paths of token files, such as 'tokens/*.json'"))
  }
  return rest
}

/// The problems with one warning for each kind and file of those of single tokens: a team that skips tiers, or has no
/// types, does so a hundred times, and `tokens list` prints the fault of every token.
private func inShort(_ problems: [Diagnostic]) -> [Diagnostic] {
  func kind(_ problem: Diagnostic) -> String { "\(problem.id) \(problem.location.file)" }
  // What readers count already has one warning for each form, several of which share an id.
  let counted = ["legacy-token-format", "ignored-member", "unknown-token-type", "unread-member", "unread-extension"]
  let warnings = problems.filter { $0.severity == .warning && !counted.contains($0.id) }
  let counts = Dictionary(grouping: warnings, by: kind).mapValues(\.count)
  var reported: Set<String> = []
  return problems.compactMap { problem in
    guard problem.severity == .warning, !counted.contains(problem.id), let count = counts[kind(problem)], count > 1
    else {
      return problem
    }
    guard reported.insert(kind(problem)).inserted else { return nil }
    var first = problem
    first.message += " (and \(count - 1) more in this file)"
    return first
  }
}
