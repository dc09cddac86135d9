import DSGeometry
import DSNode

/// `ViewThatFits`: becomes the first child whose ideal size fits into the offer on the given axes, else the last.
final class ViewThatFitsLayout: LayoutItem {
  private let axes: AxisSet
  private let children: [LayoutItem]

  init(_ axes: AxisSet, children: [LayoutItem], direction: LayoutDirection) {
    self.axes = axes
    self.children = children
    super.init(direction: direction)
  }

  private func chosen(_ proposal: ProposedSize) -> LayoutItem? {
    let fitting = children.first { child in
      let ideal = child.size(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        // A length that exceeds the offer by a rounding error of the layout around it still fits.
        !axes.contains(axis) || ideal[axis] <= (proposal[axis] ?? .infinity) + 1e-6
      }
    }
    return fitting ?? children.last
  }

  override func measure(_ proposal: ProposedSize) -> Size { chosen(proposal)?.size(proposal) ?? .zero }

  override func placed(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let placed = chosen(proposal).map { $0.placed(proposal).moved(to: .zero, in: size.width, direction) }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction, children: placed.map { [$0] } ?? [])
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    chosen(proposal)?.explicitGuide(guide, proposal)
  }

  override var spacing: SpacingPreference { children.first?.spacing ?? .plain }
}
