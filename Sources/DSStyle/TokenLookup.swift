extension TokenTable {
  /// The definition of a token; nil where there is none.
  ///
  /// A group that extends another has the other's tokens where it has none of the same name (DTCG `$extends`): the
  /// nearest enclosing group that extends something is asked first. A definition found so carries the name it was
  /// asked for.
  func definition(at path: TokenPath) -> TokenDefinition? {
    if let definition = definitions[path] { return definition }
    guard hasExtensions else { return nil }
    var visited: Set<TokenPath> = [path]
    return inherited(path, visited: &visited)?.moved(to: path)
  }

  private func inherited(_ path: TokenPath, visited: inout Set<TokenPath>) -> TokenDefinition? {
    for candidate in inheritanceCandidates(path) where visited.insert(candidate).inserted {
      if let found = definitions[candidate] ?? inherited(candidate, visited: &visited) { return found }
    }
    return nil
  }

  /// The names under which enclosing groups that extend something may have a path, nearest group first.
  private func inheritanceCandidates(_ path: TokenPath) -> [TokenPath] {
    path.ancestors.compactMap { ancestor in
      guard let base = groups[ancestor]?.extends else { return nil }
      return base.appending(path.description.dropFirst(ancestor.description.utf8.count))
    }
  }

  /// What the nearest of the path's groups that says something says; the root of a file speaks for that file alone.
  func inheritedFromGroups<Value>(_ path: TokenPath, _ read: (TokenGroup) -> Value?) -> Value? {
    var visited: Set<TokenPath> = []
    var queue = path.ancestors
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard !next.description.isEmpty, visited.insert(next).inserted, let group = groups[next] else { continue }
      if let value = read(group) { return value }
      if let base = group.extends { queue.insert(base, at: 0) }
    }
    return nil
  }

  /// Whether some token lies below `path`.
  func isGroup(_ path: TokenPath) -> Bool {
    let prefix = path.description + "."
    return paths.contains { $0.description.hasPrefix(prefix) }
  }

  /// The names of all tokens, those that groups take over included, sorted.
  var paths: [TokenPath] {
    guard hasExtensions else { return definitions.keys.sorted() }
    var all = Set(definitions.keys)
    let extending = groups.values.filter { $0.extends != nil }.sorted { $0.path < $1.path }
    // A group may extend one that extends another: repeat until nothing is added. A cycle adds ever longer names, so
    // a round for each extending group is enough.
    for _ in extending.indices {
      let before = all.count
      for group in extending {
        guard let base = group.extends else { continue }
        let prefix = base.description + "."
        for path in all where path.description.hasPrefix(prefix) {
          all.insert(group.path.appending(path.description.dropFirst(base.description.utf8.count)))
        }
      }
      if all.count == before { break }
    }
    return all.sorted()
  }

  /// The groups that extend themselves by a detour, each with the way back to itself; sorted.
  var extensionCycles: [[TokenPath]] {
    var cycles: [[TokenPath]] = []
    for group in groups.values.sorted(by: { $0.path < $1.path }) {
      var way = [group.path]
      while let base = groups[way[way.count - 1]]?.extends {
        if base == group.path {
          cycles.append(way + [base])
          break
        }
        if way.contains(base) { break }
        way.append(base)
      }
    }
    return cycles
  }
}

extension TokenPath {
  /// The groups around the path, the innermost first, the root (an empty path) last.
  var ancestors: [TokenPath] {
    var result: [TokenPath] = []
    var rest = Substring(description)
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      result.append(TokenPath(String(rest)))
    }
    if !description.isEmpty { result.append(TokenPath("")) }
    return result
  }

  /// The path with a dotted rest, with or without its leading dot, behind it.
  func appending(_ rest: Substring) -> TokenPath {
    let rest = rest.first == "." ? rest.dropFirst() : rest
    if description.isEmpty || rest.isEmpty { return TokenPath(description + rest) }
    return TokenPath(description + "." + rest)
  }
}
