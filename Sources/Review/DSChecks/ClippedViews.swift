import DSDiagnostics
import DSGeometry
import DSLayout
import DSResolve
import DSShots

/// Symbols and things to touch of which a clip shows a part, although nothing but a lack of space put them there.
///
/// What scrolls may be cut along the axes that scroll. Layers, offsets and the like are meant to be cut, and so are
/// pictures.
func clippedViews(in tree: NumberedTree) -> [Diagnostic] {
  let clips = tree.items.compactMap(PlacedClip.init)
  var found: [(number: Int, problem: Diagnostic)] = []
  for clip in clips {
    for item in tree.items[(clip.number + 1)..<tree.items[clip.number].end] {
      guard item.isWhole(in: tree), !item.isHidden, !item.isMoved,
        !found.contains(where: { $0.number <= item.number && item.number < tree.items[$0.number].end }),
        tree.cuts(clip, item), tree.isInFlow(item, of: clip)
      else { continue }
      let clipping = tree.items[clip.number]
      found.append(
        (
          item.number,
          Diagnostic(
            AcceptedFinding.clippedView,
            "\(item.wholeName) (\(item.frame.inWords)) is cut by "
              + (clipping.kind == "ScrollView" ? "the scroll view" : "the clip")
              + " around it (\(clipping.frame.inWords))",
            at: item.location, severity: .finding,
            hint: "give it space, or accept it with a reason under 'accepts'",
            notes: clipping.location == item.location
              ? [] : [Diagnostic.Note("what cuts it is written here", at: clipping.location)])
        ))
    }
  }
  return found.sorted { $0.number < $1.number }.map(\.problem)
}

extension NumberedTree {
  /// Whether a clip shows a part of an item and cuts the rest.
  fileprivate func cuts(_ clip: PlacedClip, _ item: Item) -> Bool {
    let shown = frame(of: clip, around: item.number)
    return item.frame.exceeds(shown, by: 2) && item.frame.overlap(with: shown, atLeast: 2) != nil
  }

  /// Whether only stacks, frames and the like are between a node and a clip around it.
  fileprivate func isInFlow(_ item: Item, of clip: PlacedClip) -> Bool {
    var inner = item
    while inner.number != clip.number {
      if isLayer(inner) || leavesOnPurpose(inner) { return false }
      inner = items[inner.parent]
    }
    return true
  }
}

extension NumberedTree.Item {
  /// Whether a part of it says less than all of it: a symbol, or the outermost thing to touch.
  fileprivate func isWhole(in tree: NumberedTree) -> Bool {
    if target == number { return true }
    if case .image(let image) = node.content, case .symbol = image.source { return image.template != nil }
    return false
  }

  fileprivate var wholeName: String { target == number ? "'\(targetName)'" : label }
}
