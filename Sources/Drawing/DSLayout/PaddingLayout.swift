import DSGeometry
import DSNode

/// `padding`: proposes what is left inside the insets, takes the child's size and the insets.
final class PaddingLayout: ModifierLayout {
  private let insets: EdgeInsets

  init(_ child: LayoutItem, insets: EdgeInsets, direction: LayoutDirection) {
    self.insets = insets
    super.init(child, direction: direction)
  }

  override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) })
  }

  override func childOrigin(_ proposal: ProposedSize) -> Point { Point(x: insets.leading, y: insets.top) }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = child.size(childProposal(proposal))
    return Size(
      width: max(0, inner.width + insets.total(.horizontal)), height: max(0, inner.height + insets.total(.vertical)))
  }

  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
  /// An edge with an inset is a plain edge.
  override var spacing: SpacingPreference {
    var preference = child.spacing
    if child.isSpacer { return preference }
    if insets.top != 0 { preference.top = SpacingPreference.Edge() }
    if insets.bottom != 0 { preference.bottom = SpacingPreference.Edge() }
    if insets.leading != 0 { preference.leadingSpacer = false }
    if insets.trailing != 0 { preference.trailingSpacer = false }
    return preference
  }
}
