import DSGeometry
import DSNode

/// `offset`: draws the child elsewhere; proposes and takes as if it were not there.
final class OffsetLayout: ModifierLayout {
  private let offset: Point

  init(_ child: LayoutItem, offset: Point, direction: LayoutDirection) {
    self.offset = offset
    super.init(child, direction: direction)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let placed = child.placed(proposal).moved(to: offset, in: size.width, direction)
    return PlacedNode(frame: Rect(size: size), content: .container, direction: direction, children: [placed])
  }
}

/// `position`: takes all it is offered, and centres the child, offered the same, on a point.
final class PositionLayout: ModifierLayout {
  private let center: Point

  init(_ child: LayoutItem, center: Point, direction: LayoutDirection) {
    self.center = center
    super.init(child, direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = child.size(proposal)
    return Size(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func childProposal(_ proposal: ProposedSize) -> ProposedSize { ProposedSize(size(proposal)) }

  override func childOrigin(_ proposal: ProposedSize) -> Point {
    let inner = child.size(childProposal(proposal))
    return Point(x: center.x - inner.width / 2, y: center.y - inner.height / 2)
  }

  override var priority: Double { 0 }
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
  override var isSpacer: Bool { false }
  override var spacing: SpacingPreference { .plain }
}
