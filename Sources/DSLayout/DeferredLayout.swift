import DSGeometry
package import DSNode
import DSResolve

/// `GeometryReader`: takes what it is offered, and has its content made for that size; every view of the content is
/// offered all of it and stands in its top leading corner.
final class DeferredLayout: LayoutItem {
  private let deferred: ResolvedDeferred
  private let context: LayoutContext
  private let make: (ResolvedNode) -> LayoutItem

  init(
    _ deferred: ResolvedDeferred, context: LayoutContext, direction: LayoutDirection,
    make: @escaping (ResolvedNode) -> LayoutItem
  ) {
    self.deferred = deferred
    self.context = context
    self.make = make
    super.init(direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size { proposal.replacingUnspecified() }

  override func placed(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let frame = Rect(size: size)
    let mark = PlacedNode.Content.mark(deferred.view.mark)
    // A view that is infinitely large is only probed, never drawn.
    guard size.isFinite, context.evaluations < LayoutContext.mostEvaluations else {
      return PlacedNode(frame: frame, content: mark, direction: direction)
    }
    context.evaluations += 1
    let geometry = DeferredGeometry(size: size, frames: context.frames) { [deferred, make] node in
      deferred.resolved(node).first { !$0.isEmpty }.map(make)
    }
    let views = deferred.content(geometry, &context.bag)
    if geometry.asksForPlaces { context.asksForPlaces = true }
    let items = views.filter { !$0.isEmpty }.map(make)
    let placed = items.map { $0.placed(ProposedSize(size)).moved(to: .zero, in: size.width, direction) }
    return PlacedNode(
      frame: frame, content: mark, direction: direction, children: drawingOrder(items, placed))
  }
}

/// Names the child's place for those who ask where it stands.
final class MarkLayout: ModifierLayout {
  init(_ child: LayoutItem, _ mark: LayoutMark, direction: LayoutDirection) {
    super.init(child, content: .mark(mark), direction: direction)
  }
}

extension PlacedNode {
  /// Where the marked views stand, from this node's own corner.
  package var markedFrames: MarkedFrames {
    var frames = MarkedFrames()
    collect(into: &frames, at: .zero, spaces: [], safeAreas: [])
    return frames
  }

  private func collect(
    into frames: inout MarkedFrames, at origin: Point, spaces: [LayoutMark], safeAreas: [MarkedFrames.SafeArea]
  ) {
    var spaces = spaces
    var areas = safeAreas
    if case .mark(let mark) = content {
      let frame = Rect(origin: origin, size: frame.size)
      frames.places[mark] = .init(frame: frame, spaces: spaces, safeAreas: areas)
      if mark.space != nil { spaces.append(mark) }
      if let insets = mark.safeArea { areas.append(.init(frame: frame, insets: insets)) }
    }
    if case .mask(let mask) = content {
      mask.collect(into: &frames, at: origin + mask.frame.origin, spaces: spaces, safeAreas: areas)
    }
    for child in children {
      child.collect(into: &frames, at: origin + child.frame.origin, spaces: spaces, safeAreas: areas)
    }
  }
}
