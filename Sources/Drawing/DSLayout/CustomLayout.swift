import DSGeometry
import DSNode

/// An author's own layout: asks it for the size and the places, and mirrors the places where content runs right to left.
final class CustomLayout: LayoutItem {
  private let function: LayoutFunction
  private let children: [LayoutItem]
  private lazy var run: any LayoutRun = function.run(children)

  init(_ function: LayoutFunction, children: [LayoutItem], direction: LayoutDirection) {
    self.function = function
    self.children = children
    super.init(direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = run.size(LayoutOffer(proposal))
    // A value that is not a length would spread through everything around.
    return Size(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let places = run.places(in: size, LayoutOffer(proposal))
    let placed = children.indices.map { index -> PlacedNode in
      let child = children[index]
      guard index < places.count, let place = places[index] else {
        // A view that the layout does not place is in the middle, and is offered everything.
        let offer = ProposedSize(size)
        let inner = child.size(offer)
        let origin = Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
        return child.placed(offer).moved(to: origin, in: size.width, direction)
      }
      return child.placed(ProposedSize(place.offer)).moved(to: place.origin, in: size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction,
      children: drawingOrder(children, placed))
  }

  /// The layout's own guide, or the guides of its views where it puts them.
  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    let size = size(proposal)
    guard let value = run.explicitGuide(guide, in: size, LayoutOffer(proposal)) else { return nil }
    if !value.isNaN { return value }
    guard guide.isCombined else { return nil }
    let places = run.places(in: size, LayoutOffer(proposal))
    return combine(
      guide,
      children.indices.compactMap { index in
        guard index < places.count, let place = places[index] else { return nil }
        return children[index].explicitGuide(guide, ProposedSize(place.offer)).map { value in
          if case .horizontal = guide { value + place.origin.x } else { value + place.origin.y }
        }
      })
  }

  override var setsEdges: Bool { true }
  override var spacing: SpacingPreference { run.spacing }
  /// A container without views gives way to everything.
  override var priority: Double { children.isEmpty ? -.infinity : 0 }
}

extension LayoutOffer {
  init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }
}

extension ProposedSize {
  init(_ offer: LayoutOffer) { self.init(width: offer.width, height: offer.height) }
}

extension LayoutItem: LayoutChild {
  func size(_ offer: LayoutOffer) -> Size { size(ProposedSize(offer)) }

  func guide(_ guide: Modifier.Guide, _ offer: LayoutOffer) -> Double {
    self.guide(guide, ProposedSize(offer))
  }

  func explicitGuide(_ guide: Modifier.Guide, _ offer: LayoutOffer) -> Double? {
    explicitGuide(guide, ProposedSize(offer))
  }

  var layoutPriority: Double { priority }
  var layoutSpacing: SpacingPreference { spacing }
  func layoutValue(_ key: ObjectIdentifier) -> Any? { layoutValues[key] }

  func textLines(_ offer: LayoutOffer) -> [TextLine] { lines(ProposedSize(offer)) }

  func container(_ container: LayoutContainer, of views: [any LayoutChild]) -> any LayoutRun {
    ContainerRun(container, views)
  }
}

/// `layoutValue`: gives an author's layout a value for the child.
final class ValueLayout: ModifierLayout {
  private let value: LayoutValueNode

  init(_ child: LayoutItem, _ value: LayoutValueNode, direction: LayoutDirection) {
    self.value = value
    super.init(child, direction: direction)
  }

  override var layoutValues: [ObjectIdentifier: Any] {
    // Of two values of a key the one nearer to the view counts, as on Apple's platforms.
    child.layoutValues.merging([value.key: value.value]) { value.isAccumulated ? $1 : $0 }
  }
}
