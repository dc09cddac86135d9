import DSGeometry
import DSNode

/// A container of the engine that an author's layout calls upon: answers where it would put the views.
final class ContainerRun: LayoutRun {
  private let item: LayoutItem
  private let children: [RecordingLayout]

  init(_ container: LayoutContainer, _ views: [any LayoutChild]) {
    children = views.enumerated().compactMap { index, view in
      (view as? LayoutItem).map { RecordingLayout($0, index: index) }
    }
    switch container {
    case .hStack(let alignment, let spacing):
      item = StackLayout(
        axis: .horizontal, alignment: .vertical(alignment), spacing: spacing, children: children,
        direction: .leftToRight)
    case .vStack(let alignment, let spacing):
      item = StackLayout(
        axis: .vertical, alignment: .horizontal(alignment), spacing: spacing, children: children,
        direction: .leftToRight)
    case .zStack(let alignment):
      item = ZStackLayout(alignment: alignment, children: children, direction: .leftToRight)
    case .grid(let alignment, let horizontal, let vertical):
      item = GridLayout(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
        rows: children.map { GridLayout.Row(alignment: nil, cells: [$0], spansAll: true) }, direction: .leftToRight)
    }
  }

  func size(_ offer: LayoutOffer) -> Size { item.size(ProposedSize(offer)) }

  func places(in size: Size, _ offer: LayoutOffer) -> [LayoutPlace?] {
    var places = [LayoutPlace?](repeating: nil, count: children.count)
    for node in item.placed(ProposedSize(offer)).children {
      guard case .mark(let mark) = node.content, children.indices.contains(Int(mark.id)) else { continue }
      let child = children[Int(mark.id)]
      places[Int(mark.id)] = LayoutPlace(origin: node.frame.origin, offer: LayoutOffer(child.offered))
    }
    return places
  }

  func explicitGuide(_ guide: Modifier.Guide, in size: Size, _ offer: LayoutOffer) -> Double? {
    item.explicitGuide(guide, ProposedSize(offer))
  }

  var spacing: SpacingPreference { item.spacing }
}

/// Notes what the child is offered instead of placing it.
private final class RecordingLayout: ModifierLayout {
  private let index: Int
  private(set) var offered = ProposedSize.unspecified

  init(_ child: LayoutItem, index: Int) {
    self.index = index
    super.init(child, direction: .leftToRight)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    offered = proposal
    return PlacedNode(frame: Rect(size: size(proposal)), content: .mark(LayoutMark(id: UInt64(index))))
  }
}
