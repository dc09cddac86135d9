import DSDiagnostics
import DSSyntax

/// Compares two versions of parsed files, element by element, and numbers what differs.
struct TreeComparison {
  /// What was found in all files so far.
  private(set) var edits: [Edit] = []
  /// Lists with so many differences that their elements were paired in order, perhaps not with their own partners.
  private(set) var unaligned: [SourceLocation] = []
  /// Changes that are one edit wherever they are, by what is reported of them.
  private var changes: [Change: Int] = [:]

  /// A change of one shot's view, as the code of several places may be the same, or of a family of fonts.
  fileprivate struct Change: Hashable {
    var subject: String
    var reach: Edit.Reach
    var before: String?
    var after: String?
  }

  /// One version in the other's place.
  mutating func compare(base: SyntaxNode, now: SyntaxNode, _ names: EditNames) -> MergedTree {
    if base.saysTheSame(as: now) { return .same(now) }
    switch (base.kind, now.kind) {
    case (.object(let baseMembers), .object(let members)):
      if names.isWhole(base) || names.isWhole(now) { break }
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
    if let change = Change(edit, isReplaced: base != nil && now != nil) {
      if let known = changes[change] {
        edits[known].fontFiles += edit.fontFiles
        return .edit(known, base: base, now: now)
      }
      changes[change] = id
    }
    edits.append(edit)
    return .edit(id, base: base, now: now)
  }

  /// An edit of something that is not a tree.
  mutating func add(_ make: (Int) -> Edit) -> Int {
    edits.append(make(edits.count))
    return edits.count - 1
  }

  private mutating func merge(
    _ base: [SyntaxNode.Member], _ now: [SyntaxNode.Member], _ names: EditNames
  ) -> [MergedTree.Member] {
    let before = Dictionary(base.map { ($0.key, $0) }) { first, _ in first }
    var merged = now.map { member in
      let inside = names.inside(member.key, base: before[member.key]?.location, now: member.location)
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
      let inside = names.inside(member.key, base: member.location, now: nil)
      let value = edit(base: member.value, now: nil, inside, at: member.location)
      merged.append(MergedTree.Member(key: member.key, location: member.location, value: value))
    }
    return merged
  }

  private mutating func merge(_ base: [SyntaxNode], _ now: [SyntaxNode], _ names: EditNames) -> [MergedTree] {
    let contents = (base: base.map(\.content), now: now.map(\.content))
    let subsequence = CommonSubsequence(contents.base, contents.now)
    if !subsequence.isComplete, let place = (now.first ?? base.first)?.location { unaligned.append(place) }
    var merged: [MergedTree] = []
    // Elements that are in another place of the list now have moved: one edit in two places.
    var removed: [SyntaxNode.Content: [Int]] = [:]
    var added: [SyntaxNode.Content: [Int]] = [:]
    for pair in aligned(base, now, subsequence) {
      switch pair {
      case (let old?, let new?):
        merged.append(compare(base: base[old], now: now[new], names))
      case (let old?, nil):
        if let known = added[contents.base[old]]?.popFirst() {
          merged.append(.edit(known, base: base[old], now: nil))
        } else {
          removed[contents.base[old], default: []].append(edits.count)
          merged.append(edit(base: base[old], now: nil, names))
        }
      case (nil, let new?):
        if let known = removed[contents.now[new]]?.popFirst() {
          edits[known].after = edits[known].before
          edits[known].subject += " (moved)"
          edits[known].place = now[new].location
          merged.append(.edit(known, base: nil, now: now[new]))
        } else {
          added[contents.now[new], default: []].append(edits.count)
          merged.append(edit(base: nil, now: now[new], names))
        }
      case (nil, nil): break
      }
    }
    return merged
  }

  /// Pairs the elements of two lists, by their positions: those of a common subsequence, between them those that begin
  /// alike, in order.
  private func aligned(
    _ base: [SyntaxNode], _ now: [SyntaxNode], _ subsequence: CommonSubsequence
  ) -> [(Int?, Int?)] {
    var pairs: [(Int?, Int?)] = []
    var (b, n) = (0, 0)
    for (nextBase, nextNow) in subsequence.pairs + [(base.count, now.count)] {
      var candidates = InOrder(n..<nextNow, by: { now[$0].head })
      for index in b..<nextBase {
        guard let match = candidates.take(base[index].head) else {
          pairs.append((index, nil))
          continue
        }
        pairs += match.skipped.map { (nil, $0) }
        pairs.append((index, match.position))
      }
      pairs += candidates.rest.map { (nil, $0) }
      if nextBase < base.count { pairs.append((nextBase, nextNow)) }
      (b, n) = (nextBase + 1, nextNow + 1)
    }
    return pairs
  }
}

/// Positions of a list that are taken in order, by what is there.
private struct InOrder {
  /// The positions that are left.
  private(set) var rest: Range<Int>
  /// The positions of each key, the last first.
  private var positions: [String: [Int]] = [:]

  init(_ positions: Range<Int>, by key: (Int) -> String) {
    rest = positions
    for position in positions.reversed() { self.positions[key(position), default: []].append(position) }
  }

  /// The next position of a key, and those before it that were not taken; nil if none is left.
  mutating func take(_ key: String) -> (position: Int, skipped: Range<Int>)? {
    while let position = positions[key]?.popLast() {
      guard position >= rest.lowerBound else { continue }
      let skipped = rest.lowerBound..<position
      rest = position + 1..<rest.upperBound
      return (position, skipped)
    }
    return nil
  }
}

extension [Int] {
  /// Removes the first element and returns it; nil if there is none.
  fileprivate mutating func popFirst() -> Int? { isEmpty ? nil : removeFirst() }
}

extension TreeComparison.Change {
  /// The change of an edit that is one with others of the same words; nil for other edits.
  fileprivate init?(_ edit: Edit, isReplaced: Bool) {
    switch edit.kind {
    case .view where isReplaced:
      self.init(subject: edit.subject, reach: edit.reach, before: edit.before, after: edit.after)
    case .font: self.init(subject: edit.subject, reach: edit.reach)
    case .view, .token, .component, .configuration, .resolver, .symbol, .picture: return nil
    }
  }
}

extension SyntaxNode {
  /// What an element of a list is: the name of a view or modifier, of a component, or the kind of the value.
  var head: String {
    switch kind {
    case .scalar: "·"
    case .array: "[]"
    case .object(let members):
      self["component"]?.string ?? (members.first { $0.key.first?.isUppercase ?? false } ?? members.first)?.key ?? "{}"
    }
  }
}
