package import DSCascade
import DSDiagnostics
package import DSFiles
import DSGeometry
import DSSyntax
import DSTokenFiles

/// Reads token files that no configuration names, and the token files in folders.
/// - Parameters:
///   - paths: files and folders; later ones win.
///   - reading: how tokens are understood where their texts leave a choice.
///   - files: where they are read from.
/// - Throws: the end of the command if there are no tokens.
package func loadTokenFiles(
  _ paths: [String], reading: TokenReading = TokenReading(), from files: any InputFiles = FilesOnDisk()
) throws(RunError) -> ProjectThemes {
  var reader = TokenFilesReader(files, reading)
  for path in paths { reader.read(path) }
  return try reader.themes()
}

/// The endings of files that may hold tokens.
package let tokenFileEndings = [".json", ".json5", ".jsonc", ".tokens", ".tokens.yaml", ".tokens.yml"]

/// Whether a file is that of a different tool, which never holds tokens.
package func isForeignTokenFile(_ path: String) -> Bool {
  let name = splitPath(path).leaf
  return ["package.json", "package-lock.json", "composer.json", "manifest.json"].contains(name)
    || name.hasPrefix("tsconfig") || name.hasSuffix(".schema.json")
}

private struct TokenFilesReader {
  let files: any InputFiles
  let reading: TokenReading
  var bag = DiagnosticBag()
  var found: [CandidateFile] = []
  /// What is wrong with files of folders that cannot be read.
  var unreadable: [Diagnostic] = []
  /// The first file or folder that the user named.
  var title = ""
  /// The YAML files of folders, which are read only where they are named or end in `.tokens.yaml`.
  var unnamedYAML: [String] = []
  /// Whether a folder was named, whose files are in no order that the user gave.
  var hasFolder = false

  init(_ files: any InputFiles, _ reading: TokenReading) { (self.files, self.reading) = (files, reading) }

  /// Reads a file, or every file in a folder that may hold tokens.
  mutating func read(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if title.isEmpty { title = path }
    let names: [String]
    do throws(FileError) {
      names = try files.names(in: path, endings: tokenFileEndings, passingOver: ["node_modules"])
    } catch { return file(path, as: path, isNamed: true) }
    hasFolder = true
    if let others = try? files.names(in: path, endings: [".yaml", ".yml"], passingOver: ["node_modules"]) {
      // Without them, a hint is missing: what could not be listed was reported above.
      unnamedYAML += others.filter { !names.contains($0) }.sorted(by: naturallyPrecedes).map { joinPath(path, $0) }
    }
    for name in names.sorted(by: naturallyPrecedes) where !isForeignTokenFile(name) {
      file(joinPath(path, name), as: name, isNamed: false)
    }
  }

  /// Reads a file.
  /// - Parameters:
  ///   - name: what the user did not name of its path.
  ///   - isNamed: whether the user named it; what is wrong with others counts only if they are to be read.
  private mutating func file(_ path: String, as name: String, isNamed: Bool) {
    guard !found.contains(where: { $0.path == path }) else { return }
    var problems: [Diagnostic] = []
    do throws(FileError) {
      let bytes = try files.read(path, limit: Limits.textFileBytes)
      do throws(DiagnosticsError) {
        found.append(CandidateFile(path: path, name: name, node: try parseSyntax(bytes, file: path, dialect: .tokens)))
      } catch {
        problems = error.diagnostics
      }
    } catch { problems = [error.diagnostic(at: SourceLocation(file: path))] }
    guard !problems.isEmpty else { return }
    if isNamed { bag.add(contentsOf: problems) } else { unreadable += problems }
  }

  /// The tokens of all files.
  mutating func themes() throws(RunError) -> ProjectThemes {
    var arrangement = TokenArrangement(found)
    bag.add(contentsOf: unreadable.filter { arrangement.counts($0.location.file) })
    if arrangement.account.read.isEmpty {
      if !bag.hasErrors { bag.add(noTokens(arrangement.account)) }
      throw .badInput(bag.sorted)
    }
    let theme: Theme?
    switch arrangement.content {
    case .files(let files): theme = readTokenFiles(files, name: title, reading: reading, diagnostics: &bag)
    case .studioFolder(let path, let node), .studioFile(let path, let node):
      theme = readTokenFiles([(path, node)], name: title, reading: reading, diagnostics: &bag)
    case .resolver(let path, let document): theme = resolve(document, in: splitPath(path).folder, &arrangement)
    case .schemes(let document): theme = resolve(document, in: ".", &arrangement)
    }
    for path in unreadable.map(\.location.file) { arrangement.leaveOut(path, "it cannot be read") }
    guard let theme else { throw .badInput(bag.sorted) }
    bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
    if hasFolder, case .files = arrangement.content { bag.add(contentsOf: replacedTokens(in: theme)) }
    return ProjectThemes(systems: [(title, theme)], problems: bag.sorted, account: arrangement.account)
  }

  /// The problem of files without tokens: what they hold in their place, or which other files may hold tokens.
  private func noTokens(_ account: TokenFileAccount) -> Diagnostic {
    let example = #"a token is written {"$type": "color", "$value": …}"#
    let place = SourceLocation(file: title)
    if let file = found.first(where: { file in account.leftOut.contains { $0.path == file.path } }) {
      let others = account.leftOut.count - 1
      let more = others == 0 ? "" : others == 1 ? ", and neither does 1 other" : ", and neither do \(others) others"
      let plain = file.node.firstText.map { "'\($0.path)' of '\(file.path)' is only \($0.text); " } ?? ""
      return Diagnostic(
        "no-token-files", "there is no token file here: '\(file.path)' holds no tokens\(more)", at: place,
        hint: plain + example)
    }
    if let file = unnamedYAML.first {
      return Diagnostic(
        "no-token-files", "there is no token file here but YAML, which is read only where it is named", at: place,
        hint: "name the file, such as '\(file)', or let its name end in .tokens.yaml")
    }
    return Diagnostic(
      "no-token-files", "there is no token file here", at: place, hint: example + " in a file that ends in .json")
  }

  /// The theme of a resolver document.
  private mutating func resolve(
    _ document: SyntaxNode, in home: String, _ arrangement: inout TokenArrangement
  ) -> Theme? {
    let sources = NamedSources(found)
    let files = self.files
    let theme = readResolver(document, name: title, reading: reading, diagnostics: &bag) { name in
      let path = normalizedPath(joinPath(home, name))
      sources.paths.append(path)
      if let node = sources.nodes[path] { return node }
      do {
        return try parseSyntax(try files.read(path, limit: Limits.textFileBytes), file: path, dialect: .tokens)
      } catch let error as FileError {
        throw UnreadableSource(problem: error.diagnostic(at: SourceLocation(file: path)))
      }
    }
    arrangement.note(named: sources.paths)
    return theme
  }
}

/// The files that a resolver document names, in the order of reading.
private final class NamedSources {
  let nodes: [String: SyntaxNode]
  var paths: [String] = []

  init(_ found: [CandidateFile]) {
    nodes = Dictionary(found.map { (normalizedPath($0.path), $0.node) }) { first, _ in first }
  }
}

extension SyntaxNode {
  /// The first value in the mapping that is no mapping and no list, with its path and in words; nil if it holds none.
  fileprivate var firstText: (path: String, text: String)? {
    for member in members ?? [] where member.key.utf8.first != UInt8(ascii: "$") {
      if member.value.members == nil, member.value.elements == nil { return (member.key, member.value.shown) }
      if let inner = member.value.firstText { return ("\(member.key).\(inner.path)", inner.text) }
    }
    return nil
  }
}
