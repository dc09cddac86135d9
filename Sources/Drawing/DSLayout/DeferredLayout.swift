import DSGeometry
package import DSNode
import DSResolve
import Glibc

/// `GeometryReader`: takes what it is offered, and has its content made for that size; every view of the content is
/// offered all of it and is placed in its top leading corner.
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

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let frame = Rect(size: size)
    let mark = PlacedNode.Content.mark(deferred.view.mark)
    // A view that is infinitely large is only probed, never drawn.
    guard size.isFinite, context.begin() else {
      return PlacedNode(frame: frame, content: mark, direction: direction)
    }
    defer { context.end() }
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

/// Names the child's place for views that ask for its position.
final class MarkLayout: ModifierLayout {
  init(_ child: LayoutItem, _ mark: LayoutMark, direction: LayoutDirection) {
    super.init(child, content: .mark(mark), direction: direction)
  }
}

extension PlacedNode {
  /// The positions of the marked views, from this node's own corner.
  package var markedFrames: MarkedFrames {
    var frames = MarkedFrames()
    collect(into: &frames, at: .zero, .identity, spaces: [], safeAreas: [])
    return frames
  }

  private func collect(
    into frames: inout MarkedFrames, at origin: Point, _ map: AffineTransform, spaces: [LayoutMark],
    safeAreas: [MarkedFrames.SafeArea]
  ) {
    var spaces = spaces
    var areas = safeAreas
    if case .mark(let mark) = content {
      let frame = Rect(origin: origin, size: frame.size)
      frames.places[mark] = .init(frame: frame, map: map, spaces: spaces, safeAreas: areas)
      if mark.space != nil { spaces.append(mark) }
      if let insets = mark.safeArea { areas.append(.init(frame: frame, insets: insets)) }
    }
    let inner = innerMap.map { $0.then(map) } ?? map
    func visit(_ child: PlacedNode) {
      let move = AffineTransform.translation(x: child.frame.minX, y: child.frame.minY)
      child.collect(
        into: &frames, at: origin + child.frame.origin, move.then(inner), spaces: spaces, safeAreas: areas)
    }
    if case .mask(let mask) = content { visit(mask) }
    children.forEach(visit)
  }

  /// How the node's content is turned or scaled in it; nil if it is not.
  private var innerMap: AffineTransform? {
    guard case .effect(let effect) = content, let (movement, anchor) = effect.movement else { return nil }
    let (x, y) = (frame.width * anchor.x, frame.height * anchor.y)
    return AffineTransform.translation(x: -x, y: -y).then(movement.map).then(.translation(x: x, y: y))
  }
}

extension ResolvedEffect.Movement {
  fileprivate var map: AffineTransform {
    switch self {
    case .rotation(let degrees):
      let radians = degrees * .pi / 180
      return .rotation(sine: sin(radians), cosine: cos(radians))
    case .map(let map): return map
    }
  }
}
