import DSDiagnostics
import DSSyntax

/// Compares two versions of parsed files, element by element, and numbers what differs.
struct TreeComparison {
  /// What was found in all files so far.
  private(set) var edits: [Edit] = []
  /// Changes of one shot's view by what is said of them: the same in several places is one, as its code may be.
  private var changes: [Edit: Int] = [:]

  /// One version in the other's place.
  mutating func compare(base: SyntaxNode, now: SyntaxNode, _ names: EditNames) -> MergedTree {
    if base.saysTheSame(as: now) { return .same(now) }
    switch (base.kind, now.kind) {
    case (.object(let baseMembers), .object(let members)):
      if names.isToken(base) || names.isToken(now) { break }
      return .object(merge(baseMembers, members, names), at: now.location)
    case (.array(let baseElements), .array(let elements)):
      return .array(merge(baseElements, elements, names), at: now.location)
    case (.scalar, _), (.array, _), (.object, _): break
    }
    return edit(base: base, now: now, names)
  }

  /// A whole difference.
  mutating func edit(
    base: SyntaxNode?, now: SyntaxNode?, _ names: EditNames, at location: SourceLocation? = nil
  ) -> MergedTree {
    let id = edits.count
    let edit = names.edit(id, base: base, now: now, at: location)
    if edit.shot != nil, base != nil, now != nil {
      var key = edit
      key.id = 0
      if let known = changes[key] { return .edit(known, base: base, now: now) }
      changes[key] = id
    }
    edits.append(edit)
    return .edit(id, base: base, now: now)
  }

  /// An edit of something that is no tree.
  mutating func add(_ make: (Int) -> Edit) -> Int {
    edits.append(make(edits.count))
    return edits.count - 1
  }

  private mutating func merge(
    _ base: [SyntaxNode.Member], _ now: [SyntaxNode.Member], _ names: EditNames
  ) -> [MergedTree.Member] {
    let before = Dictionary(base.map { ($0.key, $0) }) { first, _ in first }
    var merged = now.map { member in
      let inside = names.inside(member.key)
      let value =
        if let other = before[member.key] {
          compare(base: other.value, now: member.value, inside)
        } else {
          edit(base: nil, now: member.value, inside, at: member.location)
        }
      return MergedTree.Member(key: member.key, location: member.location, value: value)
    }
    let present = Set(now.map(\.key))
    for member in base where !present.contains(member.key) {
      let value = edit(base: member.value, now: nil, names.inside(member.key), at: member.location)
      merged.append(MergedTree.Member(key: member.key, location: member.location, value: value))
    }
    return merged
  }

  private mutating func merge(_ base: [SyntaxNode], _ now: [SyntaxNode], _ names: EditNames) -> [MergedTree] {
    var merged: [MergedTree] = []
    var removed: [(node: SyntaxNode, edit: Int)] = []
    var added: [(node: SyntaxNode, edit: Int)] = []
    for pair in align(base, now) {
      switch pair {
      case (let before?, let after?):
        merged.append(compare(base: before.node, now: after.node, names))
      case (let before?, nil):
        // What stands elsewhere in the list now has moved: one edit in two places.
        if let index = added.firstIndex(where: { $0.node.saysTheSame(as: before.node) }) {
          merged.append(.edit(added.remove(at: index).edit, base: before.node, now: nil))
          break
        }
        removed.append((before.node, edits.count))
        merged.append(edit(base: before.node, now: nil, names))
      case (nil, let after?):
        if let index = removed.firstIndex(where: { $0.node.saysTheSame(as: after.node) }) {
          let known = removed.remove(at: index).edit
          edits[known].after = edits[known].before
          edits[known].subject += " (moved)"
          edits[known].place = after.node.location
          merged.append(.edit(known, base: nil, now: after.node))
          break
        }
        added.append((after.node, edits.count))
        merged.append(edit(base: nil, now: after.node, names))
      case (nil, nil): break
      }
    }
    return merged
  }

  private typealias Element = (index: Int, node: SyntaxNode)

  /// Pairs the elements of two lists: equal ones in their order (a longest common subsequence), between them those that
  /// begin alike.
  private func align(_ base: [SyntaxNode], _ now: [SyntaxNode]) -> [(Element?, Element?)] {
    let anchors = commonSubsequence(base, now)
    var pairs: [(Element?, Element?)] = []
    var (b, n) = (0, 0)
    for (nextBase, nextNow) in anchors + [(base.count, now.count)] {
      var rest = (n..<nextNow)[...]
      for index in b..<nextBase {
        guard let match = rest.firstIndex(where: { now[$0].head == base[index].head }) else {
          pairs.append(((index, base[index]), nil))
          continue
        }
        for skipped in rest[..<match] { pairs.append((nil, (skipped, now[skipped]))) }
        pairs.append(((index, base[index]), (match, now[match])))
        rest = rest[(match + 1)...]
      }
      for left in rest { pairs.append((nil, (left, now[left]))) }
      if nextBase < base.count { pairs.append(((nextBase, base[nextBase]), (nextNow, now[nextNow]))) }
      (b, n) = (nextBase + 1, nextNow + 1)
    }
    return pairs
  }

  private func commonSubsequence(_ base: [SyntaxNode], _ now: [SyntaxNode]) -> [(Int, Int)] {
    // Beyond that, elements are compared one by one: lists of authors are short.
    guard base.count * now.count <= 40_000 else {
      return zip(base.indices, now.indices).filter { base[$0].saysTheSame(as: now[$1]) }
    }
    var lengths = Array(repeating: Array(repeating: 0, count: now.count + 1), count: base.count + 1)
    for b in base.indices.reversed() {
      for n in now.indices.reversed() {
        lengths[b][n] =
          base[b].saysTheSame(as: now[n]) ? lengths[b + 1][n + 1] + 1 : max(lengths[b + 1][n], lengths[b][n + 1])
      }
    }
    var found: [(Int, Int)] = []
    var (b, n) = (0, 0)
    while b < base.count, n < now.count {
      if base[b].saysTheSame(as: now[n]), lengths[b][n] == lengths[b + 1][n + 1] + 1 {
        found.append((b, n))
        (b, n) = (b + 1, n + 1)
      } else if lengths[b + 1][n] >= lengths[b][n + 1] {
        b += 1
      } else {
        n += 1
      }
    }
    return found
  }
}

extension SyntaxNode {
  /// What an element of a list is: the name of a view or modifier, or the kind of the value.
  var head: String {
    switch kind {
    case .scalar: "·"
    case .array: "[]"
    case .object(let members): (members.first { $0.key.first?.isUppercase ?? false } ?? members.first)?.key ?? "{}"
    }
  }
}
