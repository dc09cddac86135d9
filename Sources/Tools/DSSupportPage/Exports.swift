/// What a module exports, by path.
struct Exports {
  /// Every path with what its overloads are.
  private var statuses: [String: SymbolStatus] = [:]
  /// What a type conforms to or a protocol refines, by path, with everything above.
  private var conformances: [String: Set<String>] = [:]
  /// Functions with parameters that calls may leave out, by path without labels.
  private var longForms: [String: [(path: String, parameters: Parameters)]] = [:]
  /// What the compiler says of types that have no meaning here, and of all that they have.
  private var unavailableTypes: [String: String] = [:]
  /// The paths of the protocols.
  private var protocols: Set<String> = []
  /// Names that conforming to a protocol of the standard library brings.
  private static let standardNames: Set<String> = [
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", ">(_:_:)", "<=(_:_:)", ">=(_:_:)", "+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)",
    "hash(into:)", "hashValue", "rawValue", "RawValue", "init(rawValue:)", "allCases", "AllCases", "id", "ID",
    "description", "debugDescription", "init(from:)", "encode(to:)", "zero", "Element", "Index", "SubSequence",
    "Iterator", "Indices", "indices", "startIndex", "endIndex", "formIndex(after:)", "formIndex(before:)",
    "subscript(_:)", "index(after:)", "index(before:)",
    "makeIterator()", "next()", "ArrayLiteralElement", "init(arrayLiteral:)", "StringLiteralType",
    "init(stringLiteral:)", "StringInterpolation", "init(stringInterpolation:)",
    "init(literalCapacity:interpolationCount:)", "appendLiteral(_:)", "init(floatLiteral:)", "init(integerLiteral:)",
    "FloatLiteralType", "IntegerLiteralType", "init(extendedGraphemeClusterLiteral:)",
    "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType",
    "init(unicodeScalarLiteral:)", "errorDescription",
  ]
  /// Names that conforming to such a protocol brings without a separate symbol.
  private static let impliedNames: Set<String> = ["init(rawValue:)", "ID", "Element", "Index", "SubSequence"]

  init(_ graph: SymbolGraph, unavailable: [(path: String, message: String)]) {
    var overloads: [String: [SymbolStatus]] = [:]
    var said: [String: SymbolStatus] = [:]
    for symbol in graph.symbols {
      let status = SymbolStatus(comment: (symbol.docComment?.lines ?? []).map(\.text))
      if symbol.kind.identifier == "swift.protocol" { protocols.insert(symbol.path) }
      if let status { said[symbol.path] = status }
    }
    for (path, status) in Self.ignoredTypes(graph, said, protocols) { said[path] = status }
    for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
      let own = SymbolStatus(comment: (symbol.docComment?.lines ?? []).map(\.text))
      let isType = Self.typeKinds.contains(symbol.kind.identifier)
      overloads[symbol.path, default: []].append(
        own ?? (isType ? said[symbol.path] : nil) ?? Self.inherited(symbol.path, said, protocols) ?? .full)
      let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      if symbol.path.contains("("), declaration.contains(" = ") {
        longForms[base(symbol.path), default: []].append((symbol.path, Parameters(declaration: declaration)))
      }
    }
    for symbol in unavailable {
      if symbol.path.first?.isUppercase == true { unavailableTypes[symbol.path] = symbol.message.asSentence }
      overloads[symbol.path, default: []].append(.unavailable(symbol.message.asSentence))
    }
    statuses = overloads.mapValues { SymbolStatus(overloads: $0) }
    conformances = Self.conformances(graph)
  }

  /// All paths.
  var paths: [String] { Array(statuses.keys) }

  /// What is exported under a path, or by a type under the protocol that Apple has it on, or the other way round.
  func status(of path: String) -> SymbolStatus? {
    if let status = statuses[path] { return status }
    guard let (type, member) = split(path) else { return nil }
    if let sentence = unavailableTypes[type] { return .unavailable(sentence) }
    if conformances[type] == nil && statuses[type] == nil { return nil }
    // Apple's concrete type has what ours has from a protocol.
    for parent in (conformances[type] ?? []).sorted() {
      if let status = statuses[parent + "/" + member] { return status }
    }
    if Self.impliedNames.contains(member) { return statuses[type] }
    // A call of fewer labels may be one of a longer form, the rest of whose parameters have defaults.
    let longer = (longForms[base(path)] ?? []).filter { $0.parameters.accept(labels(path)) }.map(\.path).sorted()
    return longer.first.flatMap { statuses[$0] }
  }

  /// What is exported under a name that lacks some of a path's labels.
  func status(of path: String, narrower: [String: String]) -> SymbolStatus? {
    guard let found = narrower[path], let status = statuses[found], let (_, member) = split(found) else { return nil }
    if case .ignored = status { return status }
    let only = "Only as `\(member)`."
    return .partial(status.sentence.map { "\(only) \($0)" } ?? only)
  }

  /// Listed paths that are not exported, each with an exported path that is not listed and lacks some of its labels.
  func narrowerNames(of listed: Set<String>) -> [String: String] {
    var candidates: [String: [String]] = [:]
    for path in statuses.keys where !listed.contains(path) { candidates[base(path), default: []].append(path) }
    var found: [String: String] = [:]
    for path in listed where status(of: path) == nil {
      let wanted = labels(path)
      let fitting = (candidates[base(path)] ?? []).filter { isPart(labels($0), of: wanted) }
      found[path] = fitting.max { (labels($0).count, $0) < (labels($1).count, $1) }
    }
    return found
  }

  /// Whether a member is what a conformance asks for: listed on a protocol, or a name of the standard library's.
  func isWitness(_ path: String, listed: Set<String>) -> Bool {
    guard let (type, member) = split(path) else { return false }
    if Self.standardNames.contains(member) { return true }
    // The methods of a result builder are an implementation detail: authors do not call these.
    if member.hasPrefix("build"), listed.contains(type) { return true }
    // A type of another module is there for what it conforms to; the graph does not name that.
    if statuses[type] == nil { return protocols.contains { listed.contains($0 + "/" + member) } }
    return (conformances[type] ?? []).contains { listed.contains($0 + "/" + member) }
  }

  /// The callout of the innermost type around a member; a protocol's counts for its members only if it is ignored.
  private static func inherited(
    _ path: String, _ said: [String: SymbolStatus], _ protocols: Set<String>
  ) -> SymbolStatus? {
    var parts = path.split(separator: "/")
    while parts.count > 1 {
      parts.removeLast()
      let parent = parts.joined(separator: "/")
      if let status = said[parent], !protocols.contains(parent) || status.isIgnored { return status }
    }
    return nil
  }

  /// Kinds of symbols that others take and give.
  private static let typeKinds: Set<String> = ["swift.struct", "swift.enum", "swift.protocol", "swift.class"]

  /// Types without a sentence that only ignored symbols take or give: whatever their values are, nothing changes.
  private static func ignoredTypes(
    _ graph: SymbolGraph, _ said: [String: SymbolStatus], _ protocols: Set<String>
  ) -> [String: SymbolStatus] {
    var known = said
    while true {
      // A type may be there only for another one that has turned out to change nothing.
      let found = nextIgnoredTypes(graph, known, protocols)
      if found.isEmpty { return known.filter { said[$0.key] == nil } }
      known.merge(found) { first, _ in first }
    }
  }

  /// Types without a sentence that only symbols take or give which are known to be ignored.
  private static func nextIgnoredTypes(
    _ graph: SymbolGraph, _ known: [String: SymbolStatus], _ protocols: Set<String>
  ) -> [String: SymbolStatus] {
    var candidates: [String: String] = [:]
    for symbol in graph.symbols where typeKinds.contains(symbol.kind.identifier) && known[symbol.path] == nil {
      // What a property wrapper wraps is read by the views that have it.
      let isWrapper = (symbol.declarationFragments ?? []).contains { $0.spelling == "@propertyWrapper" }
      if !isWrapper, inherited(symbol.path, known, protocols) == nil {
        candidates[symbol.identifier.precise] = symbol.path
      }
    }
    var users: [String: [SymbolStatus]] = [:]
    for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
      let named = Set((symbol.declarationFragments ?? []).compactMap(\.preciseIdentifier))
      let own = SymbolStatus(comment: (symbol.docComment?.lines ?? []).map(\.text))
      let ofType = typeKinds.contains(symbol.kind.identifier) ? known[symbol.path] : nil
      let status = own ?? ofType ?? inherited(symbol.path, known, protocols) ?? .full
      for identifier in named {
        guard let path = candidates[identifier], symbol.path != path, !symbol.path.hasPrefix(path + "/") else {
          continue
        }
        users[path, default: []].append(status)
      }
    }
    return users.compactMapValues { statuses in
      statuses.allSatisfy(\.isIgnored) ? statuses.min { ($0.sentence ?? "") < ($1.sentence ?? "") } : nil
    }
  }

  private static func conformances(_ graph: SymbolGraph) -> [String: Set<String>] {
    let names = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
    var direct: [String: Set<String>] = [:]
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard let source = names[relationship.source], let target = names[relationship.target] else { continue }
      direct[source, default: []].insert(target)
    }
    return direct.mapValues { parents in
      var all = parents
      var open = Array(parents)
      while let parent = open.popLast() {
        for above in direct[parent] ?? [] where all.insert(above).inserted { open.append(above) }
      }
      return all
    }
  }
}

/// The type and the member of a path; nil for a path of one name.
private func split(_ path: String) -> (type: String, member: String)? {
  let parts = path.split(separator: "/")
  // An operator may be a slash; no listed one is.
  guard parts.count > 1 else { return nil }
  return (parts.dropLast().joined(separator: "/"), String(parts[parts.count - 1]))
}

/// A path without its labels.
private func base(_ path: String) -> String { String(path.prefix { $0 != "(" }) + (path.contains("(") ? "()" : "") }

private func labels(_ path: String) -> [Substring] {
  path.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
}

/// Whether some labels occur among others in the same order.
private func isPart(_ some: [Substring], of all: [Substring]) -> Bool {
  var rest = some[...]
  for label in all where label == rest.first { rest = rest.dropFirst() }
  return rest.isEmpty
}
