import DSDiagnostics
import DSGeometry
import DSImage
import DSLayout
import DSResolve
import DSShotDrawing
import DSShots
import DSSymbol
import DSText

/// Views that are larger than the room they have in a stack or grid, and are drawn over a neighbour for that reason.
///
/// Layers, offsets, positions, negative paddings and negative gaps are meant to overlap. Two texts are found as
/// `text-over-text`.
func overflowingViews(
  in tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> [Diagnostic] {
  let items = tree.items
  var found: [(branches: [Int], problem: Diagnostic)] = []
  let parts = items.indices.compactMap { number in items[number].drawn.map { (number, $0) } }
  for (number, frame) in parts {
    for escape in escapes(of: number, frame, in: tree) {
      for sibling in items[escape.container].childNumbers(in: tree) where sibling != escape.branch {
        let branches = [escape.branch, sibling].sorted()
        // Neighbours that overlap as wholes have a negative gap between them.
        guard items[sibling].frame.overlap(with: escape.frame, atLeast: least) != nil,
          items[sibling].frame.overlap(with: items[escape.branch].frame, atLeast: 0.5) == nil,
          !found.contains(where: { $0.branches == branches })
        else { continue }
        for (other, otherFrame) in parts where other >= sibling && other < items[sibling].end {
          guard let common = otherFrame.overlap(with: escape.frame, atLeast: least),
            items[number].node.words == nil || items[other].node.words == nil,
            try meet(number, other, in: escape.frame.union(otherFrame), tree, drawing, of: shot, renderer)
          else { continue }
          found.append((branches, overflowProblem(items[number], items[other], common)))
          break
        }
      }
    }
  }
  return found.map(\.problem)
}

/// The least width and height of an overlap in points that is seen.
private let least = 2.0

/// How a leaf reaches out of the branch of a container that it belongs to.
private struct Escape {
  let container: Int
  let branch: Int
  /// What is seen of the leaf.
  let frame: Rect
}

/// The containers around a leaf in which it reaches beyond its branch, though no one moved it there.
private func escapes(of leaf: Int, _ frame: Rect, in tree: NumberedTree) -> [Escape] {
  var escapes: [Escape] = []
  var number = leaf
  while number != 0 {
    let (item, parent) = (tree.items[number], tree.items[tree.items[number].parent])
    if parent.isFlow, frame.exceeds(item.frame, by: least) {
      escapes.append(Escape(container: item.parent, branch: number, frame: frame))
    }
    if tree.leavesOnPurpose(item) { break }
    number = item.parent
  }
  return escapes
}

private func overflowProblem(
  _ part: NumberedTree.Item, _ other: NumberedTree.Item, _ common: Rect
) -> Diagnostic {
  Diagnostic(
    AcceptedFinding.viewOverView,
    "\(part.label) (\(part.frame.inWords)) does not fit and overlaps \(other.label) (\(other.frame.inWords)) "
      + "by \(common.width.text(digits: 1)) × \(common.height.text(digits: 1)) pt",
    at: part.location, severity: .finding,
    hint: "give it more space, let it shrink or clip it, or accept it with a reason under 'accepts'",
    notes: part.location == other.location
      ? [] : [Diagnostic.Note("what it overlaps is written here", at: other.location)])
}

extension NumberedTree.Item {
  /// What is seen of a leaf that draws something; nil for other nodes.
  fileprivate var drawn: Rect? {
    if isHidden || isMoved { return nil }
    let whole: Rect?
    switch node.content {
    case .text(_, let layout):
      whole = layout.lines.map { line in
        line.letters(ofSize: line.runs.map(\.size).max() ?? 0).offset(by: frame.origin)
      }.reduce(nil) { all, line in all.map { $0.union(line) } ?? line }
    case .image, .paint, .shape: whole = frame
    case .container, .mark, .mask, .effect: whole = nil
    }
    guard let seen = whole?.intersection(visible), !seen.isEmpty else { return nil }
    return seen
  }

  /// The numbers of the node's children.
  fileprivate func childNumbers(in tree: NumberedTree) -> [Int] {
    var numbers: [Int] = []
    var number = self.number + 1
    for _ in node.children {
      numbers.append(number)
      number = tree.items[number].end
    }
    return numbers
  }

  /// What a person calls a leaf.
  var label: String {
    switch node.content {
    case .text: "the text '\((node.words ?? "").inShort)'"
    case .image(let image):
      if case .symbol(let symbol, _) = image.source { "the symbol '\(symbol.name)'" } else { "a picture" }
    case .shape: "a shape"
    case .paint: "an area"
    case .container, .mark, .mask, .effect: kind
    }
  }
}
