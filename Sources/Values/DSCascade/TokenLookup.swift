import DSDiagnostics
import DSGeometry

extension TokenTable {
  /// The definition of a token; nil if there is none.
  ///
  /// A group that extends another inherits the other's tokens unless it has one of the same name (DTCG `$extends`): the
  /// nearest enclosing group that extends something is searched first. A definition found so carries the requested
  /// name.
  func definition(at path: TokenPath) -> TokenDefinition? {
    if let definition = own(path) { return definition }
    guard hasExtensions else { return nil }
    var visited: Set<TokenPath> = [path]
    return inherited(path, depth: 0, visited: &visited)?.moved(to: path)
  }

  private func inherited(_ path: TokenPath, depth: Int, visited: inout Set<TokenPath>) -> TokenDefinition? {
    guard depth < Limits.aliasDepth else { return nil }
    for candidate in inheritanceCandidates(path) where visited.insert(candidate).inserted {
      if let found = own(candidate) ?? inherited(candidate, depth: depth + 1, visited: &visited) {
        return found
      }
    }
    return nil
  }

  /// The names under which enclosing groups that extend something may have a path, nearest group first.
  func inheritanceCandidates(_ path: TokenPath) -> [TokenPath] {
    guard hasExtensions else { return [] }
    return path.ancestors.compactMap { ancestor in
      guard let base = groups[ancestor]?.extends, innerCircles[ancestor] == nil, let rest = path.names(below: ancestor)
      else { return nil }
      return base.appending(rest)
    }
  }

  /// The fault of a group that the path lies in; nil if there is none.
  func groupFault(around path: TokenPath) -> Diagnostic? {
    hasGroupFaults ? path.ancestors.lazy.compactMap { self.groups[$0]?.fault }.first : nil
  }

  /// The fault of a group that makes the meaning of a name unknown which no source defines directly: a group that
  /// contains the name, or one that such a group takes over; nil if there is none.
  func groupFault(hiding path: TokenPath) -> Diagnostic? {
    guard hasGroupFaults, own(path) == nil else { return nil }
    var visited: Set<TokenPath> = [path]
    var queue = [(path: path, depth: 0)]
    while let next = queue.popLast() {
      if let fault = groupFault(around: next.path) { return fault }
      guard hasExtensions, next.depth < Limits.aliasDepth else { continue }
      for candidate in inheritanceCandidates(next.path) where visited.insert(candidate).inserted {
        queue.append((candidate, next.depth + 1))
      }
    }
    return nil
  }

  /// The property in the nearest of the path's groups that has it; the root of a file applies to that file alone.
  func inheritedFromGroups<Value>(_ path: TokenPath, _ read: (TokenGroup) -> Value?) -> Value? {
    var visited: Set<TokenPath> = []
    var queue = path.ancestors
    while !queue.isEmpty, visited.count < Limits.syntaxDepth + Limits.aliasDepth {
      let next = queue.removeFirst()
      guard !next.description.isEmpty, visited.insert(next).inserted, let group = groups[next] else { continue }
      if let value = read(group) { return value }
      if let base = group.extends, innerCircles[next] == nil { queue.insert(base, at: 0) }
    }
    return nil
  }

  /// Whether some token lies below `path`.
  func isGroup(_ path: TokenPath) -> Bool { firstMember(of: path) != nil }

  /// The first token below `path`; nil if it is no group.
  func firstMember(of path: TokenPath) -> TokenPath? {
    let paths = paths
    return Self.range(below: path, in: paths).first.map { paths[$0] }
  }

  /// The token that was probably meant by a name that no token has: one of the same group, or of the same last name.
  ///
  /// At most a few candidates of each kind are looked at, so that a renamed group with a thousand users is reported at
  /// once.
  /// - Parameter users: tokens that refer to it, none of which can be meant.
  func near(_ path: TokenPath, excluding users: [TokenPath]) -> String? {
    let paths = paths
    let parent = path.ancestors.first ?? TokenPath("")
    let siblings = parent.description.isEmpty ? paths[...] : paths[Self.range(below: parent, in: paths)]
    let sameGroup = siblings.lazy.filter { $0.names(below: parent)?.utf8.contains(UInt8(ascii: ".")) == false }
    let sameName = namesakes[path.lastName] ?? []
    let candidates = sameGroup.prefix(100) + sameName.prefix(50)
    return suggestion(
      for: path.description, among: candidates.lazy.filter { !users.contains($0) }.map(\.description))
  }

  /// What there is where a name begins to lead nowhere: tokens and groups in the innermost of its groups that has
  /// some, sorted; at most six, and "…" where there are more.
  func known(around path: TokenPath) -> [String] {
    let paths = paths
    for group in path.ancestors {
      let isRoot = group.description.isEmpty
      let members = isRoot ? paths[...] : paths[Self.range(below: group, in: paths)]
      guard !members.isEmpty else { continue }
      var names: [String] = []
      // As many are looked at as have the first names even of large groups.
      for member in members.prefix(1000) where names.count <= 6 {
        let rest = (member.names(below: group) ?? "").utf8.prefix { $0 != UInt8(ascii: ".") }
        let name = group.appending(Substring(rest)).description
        if !names.contains(name) { names.append(name) }
      }
      return names.count > 6 ? names.prefix(6) + ["…"] : names
    }
    return []
  }

  /// The names of all tokens, those that groups take over included, sorted; at most one more than `Limits.tokens`.
  func makePaths() -> [TokenPath] {
    var all = definitions.keys.sorted()
    guard hasExtensions else { return all }
    let extending = groups.values.filter { $0.extends != nil && innerCircles[$0.path] == nil }
      .sorted { $0.path < $1.path }
    // A group may extend one that extends another: repeat until nothing is added.
    for _ in 0..<Limits.aliasDepth {
      var known = Set(all)
      let before = known.count
      for group in extending {
        guard let base = group.extends else { continue }
        for path in all[Self.range(below: base, in: all)] where known.count <= Limits.tokens {
          if let rest = path.names(below: base) { known.insert(group.path.appending(rest)) }
        }
      }
      if known.count == before { break }
      all = known.sorted()
      if known.count > Limits.tokens { break }
    }
    return all
  }

  /// The range of the tokens below a group in a sorted list.
  private static func range(below path: TokenPath, in sorted: [TokenPath]) -> Range<Int> {
    // The root is not a group among others: its callers take the whole list.
    if path.description.isEmpty { return 0..<0 }
    let prefix = path.description + "."
    let start = sorted.partitionPoint { $0.description >= prefix }
    let end = sorted[start...].firstIndex { $0.names(below: path) == nil } ?? sorted.count
    return start..<end
  }

  /// The groups that take over a group around them, directly or through others, each with the way back to it: each would
  /// hold itself without end.
  static func innerCircles(of groups: [TokenPath: TokenGroup]) -> [TokenPath: [TokenPath]] {
    let extending = groups.values.filter { $0.extends != nil }.map(\.path).sorted()
    let bases = Set(groups.values.compactMap(\.extends))
    var circles: [TokenPath: [TokenPath]] = [:]
    // Only what lies in a group that another takes over can come back to itself.
    for start in extending where start.ancestors.contains(where: bases.contains) {
      var queue = [[start]]
      var visited: Set<TokenPath> = [start]
      search: while let way = queue.popLast(), visited.count <= Limits.aliasDepth {
        guard let last = way.last, let base = groups[last]?.extends else { continue }
        if start.names(below: base) != nil {
          circles[start] = way + [base]
          break search
        }
        // What the base takes over is taken over too, and so is what groups in it take over.
        var inner = Array(extending[range(below: base, in: extending)].prefix(Limits.aliasDepth))
        if groups[base]?.extends != nil { inner.append(base) }
        for next in inner where visited.insert(next).inserted { queue.append(way + [next]) }
      }
    }
    return circles
  }

  /// The groups that extend themselves by a detour, each with the way back to itself, and those that are the first to
  /// extend more than `Limits.aliasDepth` others in a chain, or one of a circle of that length; sorted.
  var extensionFaults: (cycles: [[TokenPath]], tooDeep: [TokenPath]) {
    var cycles = innerCircles.values.sorted { $0[0] < $1[0] }
    var tooDeep: [TokenPath] = []
    for group in groups.values.sorted(by: { $0.path < $1.path })
    where group.extends != nil && innerCircles[group.path] == nil {
      var way = [group.path]
      var visited: Set<TokenPath> = [group.path]
      while let base = groups[way[way.count - 1]]?.extends {
        if base == group.path { cycles.append(way + [base]) }
        if !visited.insert(base).inserted { break }
        way.append(base)
        if way.count > Limits.aliasDepth {
          tooDeep.append(group.path)
          break
        }
      }
    }
    let deep = Set(tooDeep)
    let first = tooDeep.filter { path in groups[path]?.extends.map { !deep.contains($0) } ?? true }
    return (cycles, first.isEmpty ? Array(tooDeep.prefix(1)) : first)
  }
}
