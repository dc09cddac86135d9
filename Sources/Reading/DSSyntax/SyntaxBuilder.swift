import DSDiagnostics

/// A problem after which a file cannot be read further.
struct SyntaxStop: Error {
  /// What is wrong.
  let diagnostic: Diagnostic

  /// The error `id` at a place.
  init(_ id: String, _ message: String, at location: SourceLocation, hint: String? = nil) {
    diagnostic = Diagnostic(id, message, at: location, hint: hint)
  }
}

/// Makes the tree from a parser's events, and holds both parsers to the same limits.
///
/// A parser opens a container, gives a key before each value in a mapping, and closes what it opened.
struct SyntaxBuilder {
  /// The finished tree; nil until the outermost value is complete.
  private(set) var root: SyntaxNode?
  /// What is wrong although the text can be read further.
  var problems = DiagnosticBag()
  /// Whether a key may occur twice in a mapping; the last one counts then.
  private let allowsRepeatedKeys: Bool

  /// A container that is not closed yet.
  private struct Level {
    var location: SourceLocation
    var isObject: Bool
    var elements: [SyntaxNode] = []
    var members: [SyntaxNode.Member] = []
    var keys: [String: (location: SourceLocation, index: Int)] = [:]
    var key: (text: String, location: SourceLocation, first: (location: SourceLocation, index: Int)?)?
  }

  private var levels: [Level] = []
  private var nodeCount = 0

  /// A builder.
  init(_ dialect: SyntaxDialect = .strict) {
    switch dialect {
    case .strict: allowsRepeatedKeys = false
    case .tokens: allowsRepeatedKeys = true
    }
  }

  /// Whether the next event has to be a key or the end of a mapping.
  var expectsKey: Bool { levels.last.map { $0.isObject && $0.key == nil } ?? false }

  /// Adds a scalar at the place of the next value.
  mutating func scalar(_ text: String, quoted: Bool, at location: SourceLocation) throws(SyntaxStop) {
    try count(at: location)
    add(SyntaxNode(.scalar(text, quoted: quoted), at: location))
  }

  /// Begins a list or a mapping.
  mutating func open(isObject: Bool, at location: SourceLocation) throws(SyntaxStop) {
    try count(at: location)
    guard levels.count < Limits.syntaxDepth else {
      throw SyntaxStop("too-deep", "values are nested deeper than \(Limits.syntaxDepth) levels", at: location)
    }
    levels.append(Level(location: location, isObject: isObject))
  }

  /// Gives the key of the next value.
  mutating func key(_ text: String, at location: SourceLocation) throws(SyntaxStop) {
    guard !levels.isEmpty else { return }
    let first = levels[levels.count - 1].keys[text]
    levels[levels.count - 1].key = (text, location, first)
    if first == nil { levels[levels.count - 1].keys[text] = (location, levels[levels.count - 1].members.count) }
    if let first = first?.location, !allowsRepeatedKeys {
      try report(
        Diagnostic(
          "duplicate-key", "the key '\(text)' occurs twice in this mapping", at: location,
          hint: "remove or rename one of them", notes: [.init("the first '\(text)' is here", at: first)]))
    }
  }

  /// Ends the innermost list or mapping.
  mutating func close() {
    guard let level = levels.popLast() else { return }
    add(SyntaxNode(level.isObject ? .object(level.members) : .array(level.elements), at: level.location))
  }

  /// Keeps a problem after which reading goes on, until there are too many.
  mutating func report(_ problem: Diagnostic) throws(SyntaxStop) {
    problems.add(problem)
    if problems.diagnostics.count >= Limits.syntaxProblems {
      throw SyntaxStop(
        "too-many-problems", "the file has more than \(Limits.syntaxProblems) problems; the rest is not read",
        at: problem.location)
    }
  }

  private mutating func count(at location: SourceLocation) throws(SyntaxStop) {
    nodeCount += 1
    guard nodeCount <= Limits.syntaxNodes else {
      throw SyntaxStop("too-many-values", "the file has more than \(Limits.syntaxNodes) values", at: location)
    }
  }

  private mutating func add(_ node: SyntaxNode) {
    guard !levels.isEmpty else {
      root = node
      return
    }
    let last = levels.count - 1
    if !levels[last].isObject {
      levels[last].elements.append(node)
    } else if let key = levels[last].key {
      levels[last].key = nil
      guard let first = key.first else {
        levels[last].members.append(.init(key: key.text, location: key.location, value: node))
        return
      }
      if allowsRepeatedKeys {
        levels[last].members[first.index] = .init(
          key: key.text, location: key.location, value: node, replaces: first.location)
      }
    }
  }
}
