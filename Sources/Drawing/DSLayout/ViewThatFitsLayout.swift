import DSGeometry
import DSNode

/// `ViewThatFits`: becomes the first child that fits into the offer on the given axes, else the last.
///
/// A child is measured at its ideal length on these axes only; on the others it is offered what there is, so that a
/// text breaks its lines before its height is judged.
final class ViewThatFitsLayout: LayoutItem {
  private let axes: AxisSet
  private let children: [LayoutItem]

  init(_ axes: AxisSet, children: [LayoutItem], direction: LayoutDirection) {
    self.axes = axes
    self.children = children
    super.init(direction: direction)
  }

  private func chosen(_ proposal: ProposedSize) -> LayoutItem? {
    var asked = proposal
    for axis in Axis.allCases where axes.contains(axis) { asked[axis] = nil }
    let fitting = children.first { child in
      let ideal = child.size(asked)
      return Axis.allCases.allSatisfy { axis in
        // A length that exceeds the offer by a rounding error of the layout around it still fits.
        !axes.contains(axis) || ideal[axis] <= (proposal[axis] ?? .infinity) + 1e-6
      }
    }
    return fitting ?? children.last
  }

  override func measure(_ proposal: ProposedSize) -> Size { chosen(proposal)?.size(proposal) ?? .zero }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let placed = chosen(proposal).map { $0.placed(proposal).moved(to: .zero, in: size.width, direction) }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction, children: placed.map { [$0] } ?? [])
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    chosen(proposal)?.explicitGuide(guide, proposal)
  }

  override var setsEdges: Bool { children.contains(where: \.setsEdges) }

  override var spacing: SpacingPreference { children.first?.spacing ?? .plain }
}
