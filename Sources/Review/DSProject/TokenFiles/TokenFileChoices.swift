import DSCascade
import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSSyntax
import DSTokenFiles

/// The token files of a system whose modes are listed: those that always count, and those that modes pick by their paths.
///
/// `tokens/{brand}-{scheme}.json` is a file for each brand and scheme. A folder stands for its files, in their order.
func tokenFileChoices(
  of system: SystemConfiguration, _ modes: [Theme.Mode], folder: String, _ loader: inout InputLoader
) -> [TokenFileChoice] {
  system.tokens.flatMap { setting -> [TokenFileChoice] in
    let parts = PathParts(setting.path)
    if parts.modes.isEmpty { return files(of: setting, folder: folder, &loader).map { TokenFileChoice($0) } }
    let chosen = parts.modes.compactMap { name in modes.first { $0.name == name } }
    guard chosen.count == parts.modes.count else {
      report(parts.modes.filter { name in !modes.contains { $0.name == name } }, in: setting, modes, &loader.bag)
      return []
    }
    var combinations: [[String]] = [[]]
    for mode in chosen { combinations = combinations.flatMap { before in mode.contexts.map { before + [$0] } } }
    guard combinations.count <= Limits.tokenSources else {
      loader.bag.error(
        "too-many-sources", "'\(setting.path)' stands for more than \(Limits.tokenSources) files", at: setting.location)
      return []
    }
    let found = combinations.compactMap { contexts -> (contexts: [String], node: SyntaxNode)? in
      let written = contexts.map { id in system.names.first { $0.id == id }?.name ?? id }
      let path = joinPath(folder, parts.path(written))
      return loader.tree(path, at: setting.location, dialect: .tokens).map { (contexts, $0) }
    }
    return [TokenFileChoice(modes: parts.modes, files: found)]
  }
}

/// The files of a path without modes.
private func files(
  of setting: Configuration.PathSetting, folder: String, _ loader: inout InputLoader
) -> [SyntaxNode] {
  let path = joinPath(folder, setting.path)
  guard let names = loader.tokenFiles(in: path) else {
    return loader.tree(path, at: setting.location, dialect: .tokens).map { [$0] } ?? []
  }
  let nodes = names.compactMap { name -> SyntaxNode? in
    let file = joinPath(path, name)
    return loader.tree(file, at: setting.location, dialect: .tokens).flatMap { node in
      TokenFileKind(file, node) == .tokens ? node : nil
    }
  }
  if nodes.isEmpty { loader.bag.add(noTokenFiles(in: setting)) }
  return nodes
}

/// The problem of a folder without token files.
func noTokenFiles(in setting: Configuration.PathSetting) -> Diagnostic {
  Diagnostic(
    "no-token-files", "the folder '\(setting.path)' has no token file", at: setting.location,
    hint: "token files end in .json, .json5, .jsonc, .tokens or .tokens.yaml, and hold {\"$type\": …, \"$value\": …}")
}

/// Reports names in braces that are no modes.
private func report(
  _ unknown: [String], in setting: Configuration.PathSetting, _ modes: [Theme.Mode], _ bag: inout DiagnosticBag
) {
  let names = modes.map(\.name)
  for name in unknown {
    bag.error(
      "unknown-mode", "'\(setting.path)' names the mode '\(name)', which 'modes' does not have", at: setting.location,
      hint: didYouMean(name, among: names)
        ?? (names.isEmpty
          ? "list its values: modes: {\(name.isEmpty ? "scheme" : name): [light, dark]}"
          : "modes: " + names.joined(separator: ", ")))
  }
}

/// A path with modes in braces, taken apart.
struct PathParts {
  /// The modes, each once, in the order of the path.
  private(set) var modes: [String] = []
  /// The texts, and the indices of modes between them.
  private var parts: [(text: String, mode: Int?)] = []

  /// The parts of a path; a brace that is not closed stands for itself.
  init(_ path: String) {
    var rest = Substring(path)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      if !modes.contains(name) { modes.append(name) }
      parts.append((String(rest[..<open]), modes.firstIndex(of: name)))
      rest = rest[rest.index(after: close)...]
    }
    parts.append((String(rest), nil))
  }

  /// The path with contexts in the places of the modes.
  func path(_ contexts: [String]) -> String {
    parts.map { part in part.text + (part.mode.map { contexts[$0] } ?? "") }.joined()
  }

  /// The folder that all files lie in, at some depth, or the whole path if it has no modes.
  var home: String { modes.isEmpty ? parts[0].text : splitPath(parts[0].text + "x").folder }
}
