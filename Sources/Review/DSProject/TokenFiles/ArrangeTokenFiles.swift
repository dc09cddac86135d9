import DSFiles
import DSSyntax

/// A file that may hold tokens.
struct CandidateFile {
  /// Its path.
  var path: String
  /// What the user did not name of the path: its name in the folder that was asked for, or all of it. Only that is looked
  /// at for words that mean something.
  var name: String
  /// Its content.
  var node: SyntaxNode
}

/// How files that no configuration names make one theme.
struct TokenArrangement {
  /// What they are read as.
  enum Content {
    /// A resolver document; which files it names is known when it was read.
    case resolver(path: String, SyntaxNode)
    /// Files whose names speak of colour schemes, by a resolver document with paths of the working folder.
    case schemes(SyntaxNode)
    /// The files of Tokens Studio's folder as the one file that it writes in their place.
    case studioFolder(path: String, SyntaxNode)
    /// Tokens Studio's one file.
    case studioFile(path: String, SyntaxNode)
    /// Token files, the later winning.
    case files([(name: String, node: SyntaxNode)])
  }

  /// What they are read as.
  let content: Content
  /// Which files count.
  private(set) var account: TokenFileAccount

  /// Arranges files: by a resolver document, as Tokens Studio's sets, or in their order, with the colour schemes that names
  /// speak of as a mode.
  ///
  /// - Parameter files: the files in the order in which later ones win.
  init(_ files: [CandidateFile]) {
    let kinds = Dictionary(uniqueKeysWithValues: files.map { ($0.path, TokenFileKind($0.path, $0.node)) })
    func first(_ kind: TokenFileKind) -> CandidateFile? {
      files.filter { kinds[$0.path] == kind }.min { Self.depth($0.path) < Self.depth($1.path) }
    }
    var account = TokenFileAccount()
    if let document = first(.resolver) {
      content = .resolver(path: document.path, document.node)
      account.read = [.init(path: document.path, role: .resolver)]
    } else if let file = first(.studioFolder) {
      let home = splitPath(file.path).folder
      content = .studioFolder(path: home, studioDocument(home, files, &account))
    } else if let file = first(.studioFile) {
      content = .studioFile(path: file.path, file.node)
      account.read = [.init(path: file.path, role: .sets)]
    } else {
      let tokens = files.filter { kinds[$0.path] == .tokens }
      let source = tokens.filter { !Self.isBuilt($0.name) }
      let chosen = source.isEmpty ? tokens : source
      if let document = schemeDocument(chosen, &account) {
        content = .schemes(document)
      } else {
        content = .files(chosen.map { ($0.path, $0.node) })
        account.read = chosen.map { .init(path: $0.path, role: .tokens) }
      }
    }
    self.account = account
    let known = Set(account.read.map(\.path) + account.leftOut.map(\.path))
    for file in files where !known.contains(file.path) {
      leaveOut(file.path, kinds[file.path] == .other ? "it holds no tokens" : reason(kinds[file.path] == .resolver))
    }
  }

  /// Whether a file of a folder that cannot be read might change the tokens. What a resolver document names is reported
  /// where it names it.
  func counts(_ path: String) -> Bool {
    switch content {
    case .resolver, .studioFile: false
    case .studioFolder(let home, _): path.hasPrefix(home + "/") || home == "."
    case .schemes, .files: true
    }
  }

  /// Notes the files that the resolver document named.
  mutating func note(named paths: [String]) {
    guard case .resolver = content else { return }
    let known = Set(account.read.map(\.path))
    account.leftOut.removeAll { paths.contains($0.path) }
    account.read += paths.filter { !known.contains($0) }.map { .init(path: $0, role: .tokens) }
  }

  /// Notes a file that is left out.
  mutating func leaveOut(_ path: String, _ reason: String) {
    account.leftOut.append(.init(path: path, reason: reason))
    account.leftOut.sort { $0.path < $1.path }
  }

  /// Why a file that holds tokens is not read.
  private func reason(_ isResolver: Bool) -> String {
    switch content {
    case .resolver(let path, _):
      isResolver
        ? "'\(path)' is the resolver document that is read" : "the resolver document '\(path)' does not name it"
    case .studioFolder(let home, _): "it is not one of the sets in '\(home)'"
    case .studioFile(let path, _): "'\(path)' holds all sets of Tokens Studio"
    case .schemes, .files: "it lies in a folder of built files"
    }
  }

  /// Whether a path lies in a folder that tools write what they made of tokens to.
  private static func isBuilt(_ path: String) -> Bool {
    let names: Set = ["dist", "build", "output", "out"]
    return splitPath(path).folder.split(separator: "/").contains { names.contains(String($0)) }
  }

  private static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
}
