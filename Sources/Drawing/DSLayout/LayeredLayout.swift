import DSGeometry
import DSNode

/// `background`, `overlay` and `mask`: the first view decides the size, the second is offered it and aligned in it.
final class LayeredLayout: ModifierLayout {
  /// What the second view is to the first.
  enum Role {
    case background, overlay, mask
  }

  private let second: LayoutItem
  private let alignment: Alignment
  private let role: Role

  init(_ child: LayoutItem, second: LayoutItem, alignment: Alignment, role: Role, direction: LayoutDirection) {
    self.second = second
    self.alignment = alignment
    self.role = role
    super.init(child, direction: direction)
  }

  /// How long the line below a row of a list is: it runs from one guide to the other.
  private func lineWidth(_ proposal: ProposedSize) -> Double {
    let start = child.guide(.horizontal(.listRowSeparatorLeading), proposal)
    return max(0, child.guide(.horizontal(.listRowSeparatorTrailing), proposal) - start)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    var own = ProposedSize(size)
    if alignment.horizontal == .listRowSeparatorLeading { own.width = lineWidth(proposal) }
    let horizontal = Modifier.Guide.horizontal(alignment.horizontal)
    let vertical = Modifier.Guide.vertical(alignment.vertical)
    let origin = Point(
      x: child.guide(horizontal, proposal) - second.guide(horizontal, own),
      y: child.guide(vertical, proposal) - second.guide(vertical, own))
    let first = child.placed(proposal).moved(to: .zero, in: size.width, direction)
    let other = second.placed(own).moved(to: origin, in: size.width, direction)
    let frame = Rect(size: size)
    return switch role {
    case .background:
      PlacedNode(frame: frame, content: .container, direction: direction, children: [other, first])
    case .overlay:
      PlacedNode(frame: frame, content: .container, direction: direction, children: [first, other])
    case .mask:
      PlacedNode(frame: frame, content: .mask(other), direction: direction, children: [first])
    }
  }
}
