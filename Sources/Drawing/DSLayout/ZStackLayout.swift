import DSGeometry
import DSNode

/// Views behind one another: offers each child its own offer, and takes the union of those of the highest priority.
final class ZStackLayout: LayoutItem {
  private let alignment: Alignment
  private let children: [LayoutItem]

  init(alignment: Alignment, children: [LayoutItem], direction: LayoutDirection) {
    self.alignment = alignment
    self.children = children
    super.init(direction: direction)
  }

  /// The extent of the children that count, from the common guides' crossing.
  private func bounds(_ proposal: ProposedSize) -> Rect {
    let highest = children.map(\.priority).max() ?? 0
    let rects = children.filter { $0.priority == highest }.map { child in
      Rect(origin: start(of: child, proposal), size: child.size(proposal))
    }
    guard let first = rects.first else { return Rect(size: .zero) }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  private func start(of child: LayoutItem, _ proposal: ProposedSize) -> Point {
    Point(
      x: -child.guide(.horizontal(alignment.horizontal), proposal),
      y: -child.guide(.vertical(alignment.vertical), proposal))
  }

  /// Endless children make the stack endless; their edges cannot be subtracted from one another.
  override func measure(_ proposal: ProposedSize) -> Size {
    var size = bounds(proposal).size
    let highest = children.map(\.priority).max() ?? 0
    for child in children where child.priority == highest {
      for axis in Axis.allCases where child.size(proposal)[axis] == .infinity { size[axis] = .infinity }
    }
    return size
  }

  /// Children are offered the stack's own size.
  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let own = ProposedSize(size)
    let origin = bounds(own).origin
    let placed = children.map { child in
      child.placed(own).moved(to: start(of: child, own) - origin, in: size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction, children: drawingOrder(children, placed))
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard guide.isCombined else { return nil }
    let own = ProposedSize(size(proposal))
    let origin = bounds(own).origin
    return combine(
      guide,
      children.compactMap { child in
        child.explicitGuide(guide, own).map { value in
          let start = start(of: child, own) - origin
          if case .horizontal = guide { return value + start.x }
          return value + start.y
        }
      })
  }

  /// A stack without views gives way to everything.
  override var priority: Double { children.isEmpty ? -.infinity : 0 }

  /// The gaps are those of the children that count for the size.
  override var spacing: SpacingPreference {
    let highest = children.map(\.priority).max() ?? 0
    return unionOfSpacing(children.filter { $0.priority == highest })
  }
}
