import DSGeometry
import DSNode

/// A modifier that leaves the layout to its child: proposes what it is offered, takes the child's size.
///
/// Everything that a parent asks is passed on; the layouts of single modifiers override what they change.
class ModifierLayout: LayoutItem {
  let child: LayoutItem
  private let content: PlacedNode.Content
  private let childSetsEdges: Bool

  init(_ child: LayoutItem, content: PlacedNode.Content = .container, direction: LayoutDirection) {
    self.child = child
    self.content = content
    childSetsEdges = child.setsEdges
    super.init(direction: direction)
  }

  /// What the child is offered where the modifier is offered `proposal`.
  func childProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

  /// The position of the child in the modifier's box.
  func childOrigin(_ proposal: ProposedSize) -> Point { .zero }

  override func measure(_ proposal: ProposedSize) -> Size { child.size(childProposal(proposal)) }

  /// Not remembered: the child remembers, and what a modifier adds is worked out faster than it is found.
  override func size(_ proposal: ProposedSize) -> Size { measure(proposal) }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let placed = child.placed(childProposal(proposal)).moved(
      to: childOrigin(proposal), in: size.width, direction)
    return PlacedNode(frame: Rect(size: size), content: content, direction: direction, children: [placed])
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard guide.isCombined || childSetsEdges else { return nil }
    guard let value = child.explicitGuide(guide, childProposal(proposal)) else { return nil }
    let origin = childOrigin(proposal)
    if case .horizontal = guide { return value + origin.x }
    return value + origin.y
  }

  override var setsEdges: Bool { childSetsEdges }
  override var priority: Double { child.priority }
  override var zIndex: Double? { child.zIndex }
  override var spacing: SpacingPreference { child.spacing }
  override var isSpacer: Bool { child.isSpacer }
  override var isScrollView: Bool { child.isScrollView }
  override var areaReacher: (any SafeAreaReacher)? { child.areaReacher }
  override var cell: GridCell { child.cell }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues }
}

/// A stack around a single view, which is laid out as that view alone, its priority and its gaps included; the view's
/// traits for the container around it stay in the stack.
final class LoneViewLayout: ModifierLayout {
  private var answers: [(proposal: ProposedSize, size: Size)] = []

  init(_ child: LayoutItem, direction: LayoutDirection) { super.init(child, direction: direction) }

  /// Remembered, as stacks of several views do: modifiers pass every question on.
  override func size(_ proposal: ProposedSize) -> Size {
    for answer in answers where answer.proposal == proposal { return answer.size }
    let size = child.size(proposal)
    answers.append((proposal, size))
    return size
  }

  override var zIndex: Double? { nil }
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
  override var cell: GridCell { GridCell() }
  override var layoutValues: [ObjectIdentifier: Any] { [:] }
}

/// `layoutPriority`, `zIndex` and the grid modifiers: traits of the child for the container around it.
final class TraitLayout: ModifierLayout {
  private let ownPriority: Double?
  private let ownIndex: Double?
  private let changeCell: (inout GridCell) -> Void

  init(
    _ child: LayoutItem, priority: Double? = nil, zIndex: Double? = nil,
    cell: @escaping (inout GridCell) -> Void = { _ in }, direction: LayoutDirection
  ) {
    ownPriority = priority
    ownIndex = zIndex
    changeCell = cell
    super.init(child, direction: direction)
  }

  override var priority: Double { ownPriority ?? child.priority }
  // Of two the one nearer to the view counts, as on Apple's platforms.
  override var zIndex: Double? { child.zIndex ?? ownIndex }
  override var cell: GridCell {
    var cell = child.cell
    changeCell(&cell)
    return cell
  }
}

/// `alignmentGuide`: puts one guide of the child elsewhere.
final class GuideLayout: ModifierLayout {
  private let guide: Modifier.Guide
  private let value: (LayoutItem, ProposedSize) -> Double

  init(
    _ child: LayoutItem, guide: Modifier.Guide, value: @escaping (LayoutItem, ProposedSize) -> Double,
    direction: LayoutDirection
  ) {
    self.guide = guide
    self.value = value
    super.init(child, direction: direction)
  }

  override var setsEdges: Bool { true }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guide == self.guide ? value(child, proposal) : super.explicitGuide(guide, proposal)
  }
}
