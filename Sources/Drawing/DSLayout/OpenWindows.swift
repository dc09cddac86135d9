import DSGeometry
import DSNode

extension PlacedNode {
  /// The node in which what scroll views show reaches into the safe areas beside them, at those edges only that touch them:
  /// their content goes on under bars.
  ///
  /// Content that has been scrolled past the top ends there: a bar at the top is drawn as at rest, without a ground.
  func openingWindows() -> PlacedNode { opening(at: .zero, []) }

  private func opening(at origin: Point, _ around: [MarkedFrames.SafeArea]) -> PlacedNode {
    var node = self
    var areas = around
    if case .mark(let mark) = content, let insets = mark.safeArea {
      areas.append(.init(frame: Rect(origin: origin, size: frame.size), insets: insets))
    }
    // Bars do not cover what moves under them.
    let inner = window.map { window in areas.map { $0.across(window.axes) } } ?? areas
    node.children = children.map { $0.opening(at: origin + $0.frame.origin, inner) }
    if case .mask(let mask) = content { node.content = .mask(mask.opening(at: origin + mask.frame.origin, areas)) }
    guard let window, !areas.isEmpty else { return node }
    var reach = areas.reach(beyond: Rect(origin: origin, size: frame.size))
    if window.isScrolled { reach.top = 0 }
    return reach == EdgeInsets() ? node : node.reaching(reach)
  }

  /// The box of a scroll view around what it shows, which reaches beyond it.
  private func reaching(_ reach: EdgeInsets) -> PlacedNode {
    var box = self
    var shown = PlacedNode(
      frame: Rect(
        x: -reach.leading, y: -reach.top, width: frame.width + reach.total(.horizontal),
        height: frame.height + reach.total(.vertical)), content: content, direction: direction, children: children)
    for index in shown.children.indices {
      shown.children[index].frame.origin = shown.children[index].frame.origin + Point(x: reach.leading, y: reach.top)
    }
    (box.content, box.children) = (.container, [shown])
    return box
  }
}

extension MarkedFrames.SafeArea {
  /// The same area without the insets along some axes.
  fileprivate func across(_ axes: AxisSet) -> Self {
    var area = self
    if axes.contains(.vertical) { (area.insets.top, area.insets.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (area.insets.leading, area.insets.trailing) = (0, 0) }
    return area
  }
}
