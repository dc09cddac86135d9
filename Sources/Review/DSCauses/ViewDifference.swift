import DSNodeText
import DSShots
import DSSyntax

/// The view of a shot in two versions, so that any of its edits can be reverted.
struct ViewDifference: Sendable {
  private let tree: MergedTree
  /// The bytes of the pictures of both.
  private let bytes: Set<NodeLine>
  private let code: ViewCode?

  /// Compares two versions of a view with the same functions; nil if one is not a text of nodes.
  init?(of shot: String, base: ViewTree, now: ViewTree, code: ViewCode? = nil, _ comparison: inout TreeComparison) {
    // The edits of such a view are unknown, so that its proof is incomplete, which is reported.
    guard let before = try? NodeLine.lines(of: base.text), let after = try? NodeLine.lines(of: now.text) else {
      return nil
    }
    self.code = code
    func isPicture(_ line: NodeLine) -> Bool { line.head == "bytes" }
    bytes = Set((before + after).filter(isPicture))
    tree = comparison.compare(
      base: SyntaxNode(before.filter { !isPicture($0) }), now: SyntaxNode(after.filter { !isPicture($0) }),
      EditNames(shot: shot))
  }

  /// The present view without some edits; nil if the edits need others.
  func shot(like shot: Shot, takingBack edits: Set<Int>) -> Shot? {
    guard let lines = tree.taking(back: edits)?.nodeLines else { return nil }
    let pictures = bytes.sorted { $0.arguments[0].text < $1.arguments[0].text }
    return ViewTree(text: NodeLine.text(of: lines + pictures)).shot(like: shot, code)
  }
}
