import DSGeometry
import DSNode

extension PlacedNode {
  /// The node in which what scroll views show reaches into the safe areas beside them, at those edges only that touch them:
  /// their content goes on under bars.
  func openingWindows() -> PlacedNode { opening(at: .zero, []) }

  private func opening(at origin: Point, _ around: [MarkedFrames.SafeArea]) -> PlacedNode {
    var node = self
    var areas = around
    if case .mark(let mark) = content, let insets = mark.safeArea {
      areas.append(.init(frame: Rect(origin: origin, size: frame.size), insets: insets))
    }
    node.children = children.map { $0.opening(at: origin + $0.frame.origin, areas) }
    guard isWindow, !areas.isEmpty else { return node }
    let reach = areas.reach(beyond: Rect(origin: origin, size: frame.size))
    node.frame = Rect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top, width: frame.width + reach.total(.horizontal),
      height: frame.height + reach.total(.vertical))
    for index in node.children.indices {
      node.children[index].frame.origin = node.children[index].frame.origin + Point(x: reach.leading, y: reach.top)
    }
    return node
  }
}
