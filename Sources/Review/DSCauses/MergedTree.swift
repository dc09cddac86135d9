import DSDiagnostics
import DSSyntax

/// Two versions of a parsed file in one: what they have in common, and at each difference the edit and both sides.
///
/// Any combination of edits can be reverted in it.
indirect enum MergedTree: Sendable {
  /// Both have this.
  case same(SyntaxNode)
  /// They differ; nil if one has nothing.
  case edit(Int, base: SyntaxNode?, now: SyntaxNode?)
  case object([Member], at: SourceLocation)
  case array([MergedTree], at: SourceLocation)

  /// One key and what either version has there.
  struct Member: Sendable {
    var key: String
    var location: SourceLocation
    var value: MergedTree
  }

  /// The present version without some edits; nil if nothing is left.
  func taking(back edits: Set<Int>) -> SyntaxNode? {
    switch self {
    case .same(let node): return node
    case .edit(let id, let base, let now): return edits.contains(id) ? base : now
    case .object(let members, let location):
      let left = members.compactMap { member in
        member.value.taking(back: edits).map {
          SyntaxNode.Member(key: member.key, location: member.location, value: $0)
        }
      }
      return SyntaxNode(.object(left), at: location)
    case .array(let elements, let location):
      return SyntaxNode(.array(elements.compactMap { $0.taking(back: edits) }), at: location)
    }
  }
}
