import DSDiagnostics
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSShots

/// Things to touch that overlap, so that a finger meant for one may work the other.
///
/// A small one on a large one is a usual pattern. What lies behind an area that is drawn between them, such as a dialog's
/// ground, cannot be touched. In layers the upper one has to cover the middle of the lower one. Neighbours that share a narrow
/// strip, as the tabs of iOS 26 do, leave a finger enough of each.
func overlappingTargets(in tree: NumberedTree) -> [Diagnostic] {
  let targets = tree.items.filter { $0.target == $0.number && !$0.isHidden && !$0.isMoved }.map { item in
    (item: item, frame: item.frame.intersection(item.visible))
  }
  var found: [Diagnostic] = []
  for (index, upper) in targets.enumerated() {
    for lower in targets[..<index] {
      guard let common = upper.frame.overlap(with: lower.frame, atLeast: 1),
        let branching = tree.branching(lower.item.number, upper.item.number)
      else { continue }
      let isInFlow = tree.items[branching.node].isFlow
      guard !isNarrow(common, beside: upper.frame, lower.frame),
        isInFlow
          || !lower.frame.contains(upper.frame) && upper.frame.contains(Rect(origin: lower.frame.center, size: .zero)),
        !tree.hasGround(over: common, between: lower.item, upper.item)
      else { continue }
      found.append(
        Diagnostic(
          AcceptedFinding.overlappingTargets,
          "'\(upper.item.targetName)' (\(upper.item.frame.inWords)) and '\(lower.item.targetName)' "
            + "(\(lower.item.frame.inWords)) overlap by \(common.width.text(digits: 1)) × "
            + "\(common.height.text(digits: 1)) pt to the touch",
          at: upper.item.location, severity: .finding,
          hint: "move them apart or make them smaller, or accept it with a reason under 'accepts'",
          notes: upper.item.location == lower.item.location
            ? [] : [Diagnostic.Note("the other one is written here", at: lower.item.location)]))
      break
    }
  }
  return found
}

/// Whether what two things to touch share is at most a tenth of either along an axis.
private func isNarrow(_ common: Rect, beside upper: Rect, _ lower: Rect) -> Bool {
  common.width <= min(upper.width, lower.width) / 10 || common.height <= min(upper.height, lower.height) / 10
}

extension NumberedTree {
  /// Whether an area that covers a rectangle is drawn after one node and before another.
  fileprivate func hasGround(over rect: Rect, between lower: Item, _ upper: Item) -> Bool {
    items[min(lower.end, upper.number)..<upper.number].contains { item in
      guard !item.isHidden, item.frame.contains(rect) else { return false }
      switch item.node.content {
      case .paint, .shape(_, .fill), .image, .effect(.backgroundPaint): return true
      case .text, .shape, .container, .mark, .mask, .effect: return false
      }
    }
  }
}

extension NumberedTree.Item {
  /// What a person calls a thing to touch.
  var targetName: String { node.touchName.inShort }
}

extension PlacedNode {
  /// What a person calls a thing to touch: its label, its first words, or what it is.
  var touchName: String {
    guard case .effect(.accessibility(let facts)) = content else { return "a control" }
    return facts.label ?? firstText ?? facts.role?.rawValue ?? "a control"
  }
}
