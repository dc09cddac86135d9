import DSGeometry
import DSNode

/// `aspectRatio`: proposes the largest size of the ratio inside the offer (fit) or the smallest around it (fill), takes
/// the child's size.
final class AspectRatioLayout: ModifierLayout {
  private let ratio: Double?
  private let mode: Modifier.ContentMode

  init(_ child: LayoutItem, ratio: Double?, mode: Modifier.ContentMode, direction: LayoutDirection) {
    self.ratio = ratio
    self.mode = mode
    super.init(child, direction: direction)
  }

  override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    var shape = ratio.map { Size(width: $0, height: 1) } ?? child.size(.unspecified)
    // Of equal sides the ratio is 1, even if they are nothing or endless.
    if shape.width == shape.height { shape = Size(width: 1, height: 1) }
    guard shape.width > 0, shape.height > 0, shape.isFinite else { return proposal }
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap(\.self)
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedSize(width: shape.width * scale, height: shape.height * scale)
  }

  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
}
