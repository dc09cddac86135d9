package import DSCascade
package import DSDiagnostics
package import DSGeometry
import DSSyntax

/// Tokens as files of DTCG 2025.10, made of whatever they were read from.
///
/// What is written is read again and compared in every context. A token whose value would not be the same is written in
/// another way; what DTCG cannot say is kept as it was and listed.
package struct ModernTokens: Sendable {
  /// The files: token files, and a resolver document if there are modes or several sets.
  package private(set) var files: [(name: String, text: String)] = []
  /// The tokens that are kept in a form that DTCG does not have, such as a calculation whose value differs between contexts.
  package private(set) var kept: [TokenPath] = []
  /// The tokens whose values could not be kept in every context.
  package private(set) var changed: [TokenPath] = []

  /// The files of a theme.
  /// - Throws: for a theme whose files several modes pick together, which no resolver document can say.
  package init(_ theme: Theme) throws(DiagnosticsError) {
    for case .modes(let names, _) in theme.layers.map(\.content) {
      throw DiagnosticsError([
        Diagnostic(
          "unwritable-modes", "the modes \(names.joined(separator: " and ")) pick token files together",
          at: SourceLocation(file: theme.name),
          hint: "a resolver document has one file for each context of one mode: divide the files by mode first")
      ])
    }
    let contexts = theme.coveringSelections.compactMap { modes in
      (try? theme.style(in: modes)).map { (modes: modes, style: $0) }
    }
    var ways: [TokenPath: TokenWay] = [:]
    let layers = ModernLayers(theme)
    for _ in TokenWay.allCases {
      let writer = TokenWriter(styles: contexts.map(\.style), ways: ways)
      files = layers.files(by: writer)
      kept = writer.kept(among: layers.styles)
      let again = Self.read(files, named: theme.name)
      changed = Self.differences(contexts, again)
      let later = changed.filter { (ways[$0] ?? .modern).next != nil }
      if later.isEmpty { break }
      for path in later { ways[path] = (ways[path] ?? .modern).next }
    }
  }

  /// The tokens of written files; a theme without tokens where they cannot be read.
  private static func read(_ files: [(name: String, text: String)], named name: String) -> Theme {
    var bag = DiagnosticBag()
    func node(_ file: (name: String, text: String)) -> SyntaxNode? {
      try? parseSyntax(Array(file.text.utf8), file: file.name, dialect: .tokens)
    }
    let nodes = Dictionary(files.compactMap { file in node(file).map { (file.name, $0) } }) { first, _ in first }
    if files.count == 1, let only = nodes[files[0].name] {
      return readTokenFiles([(files[0].name, only)], name: name, diagnostics: &bag)
    }
    guard let document = nodes[ModernLayers.resolverName] else { return Theme(name: name, layers: []) }
    return readResolver(document, name: name, diagnostics: &bag) { file throws in
      guard let node = nodes[file] else { throw DiagnosticsError([]) }
      return node
    } ?? Theme(name: name, layers: [])
  }

  /// The tokens whose values differ in some context, sorted.
  private static func differences(_ contexts: [(modes: ModeSelection, style: Style)], _ again: Theme) -> [TokenPath] {
    var found: Set<TokenPath> = []
    for (modes, style) in contexts {
      let other = (try? again.style(in: modes)) ?? Style()
      for path in Set(style.tokenPaths).union(other.tokenPaths) where !found.contains(path) {
        let (old, new) = (try? style.value(of: path), try? other.value(of: path))
        if !isSame(old, new) { found.insert(path) }
      }
    }
    return found.sorted()
  }

  private static func isSame(_ old: TokenValue?, _ new: TokenValue?) -> Bool {
    // The reason why no picture uses a value may differ.
    if case .opaque(let old)? = old, case .opaque(let new)? = new { return old.text == new.text }
    // A type that clashes with that of the target leaves a value that no picture uses; without the type it is the target's.
    if case .opaque(let old)? = old, case .otherType = old.reason { return old.text == new?.text }
    return old == new
  }
}

/// How a token is written; later ways are tried where earlier ones change a value.
enum TokenWay: CaseIterable {
  /// In the form of DTCG, references kept.
  case modern
  /// In the form of DTCG, with its value in place of references.
  case resolved
  /// As it was.
  case kept

  /// The way to try next; nil for none.
  var next: TokenWay? {
    switch self {
    case .modern: .resolved
    case .resolved: .kept
    case .kept: nil
    }
  }
}
