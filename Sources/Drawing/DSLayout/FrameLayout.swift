import DSGeometry
import DSNode
import DSResolve

/// A modifier that gives its child a box of another size and aligns it there by two guides.
class AligningLayout: ModifierLayout {
  private let alignment: Alignment

  init(_ child: LayoutItem, alignment: Alignment, direction: LayoutDirection) {
    self.alignment = alignment
    super.init(child, direction: direction)
  }

  private var origin: (proposal: ProposedSize, value: Point)?
  private var guides: [(guide: Modifier.Guide, proposal: ProposedSize, value: Double?)] = []

  /// Remembered: frames in frames would ask twice at every level.
  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    for known in guides where known.guide == guide && known.proposal == proposal { return known.value }
    let value = super.explicitGuide(guide, proposal)
    guides.append((guide, proposal, value))
    return value
  }

  override func childOrigin(_ proposal: ProposedSize) -> Point {
    if let origin, origin.proposal == proposal { return origin.value }
    let value = findOrigin(proposal)
    origin = (proposal, value)
    return value
  }

  private func findOrigin(_ proposal: ProposedSize) -> Point {
    let size = size(proposal)
    let inner = childProposal(proposal)
    let horizontal = Modifier.Guide.horizontal(alignment.horizontal)
    let vertical = Modifier.Guide.vertical(alignment.vertical)
    return Point(
      x: horizontal.position(in: size) - child.guide(horizontal, inner),
      y: vertical.position(in: size) - child.guide(vertical, inner))
  }

  /// Whether the box decides an axis.
  func decides(_ axis: Axis) -> Bool { true }

  override var priority: Double { 0 }
  override var isSpacer: Bool { false }
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
  /// The gaps that the child wants are lost on the edges of an axis that the box decides, but for a spacer's.
  override var spacing: SpacingPreference {
    if child.isSpacer { return child.spacing }
    return Axis.allCases.reduce(child.spacing) { decides($1) ? $0.reset($1) : $0 }
  }
}

/// `frame(width:height:)`: proposes its own lengths, and takes them whatever the child answers.
final class FixedFrameLayout: AligningLayout {
  private let width: Double?
  private let height: Double?

  init(_ child: LayoutItem, width: Double?, height: Double?, alignment: Alignment, direction: LayoutDirection) {
    self.width = width
    self.height = height
    super.init(child, alignment: alignment, direction: direction)
  }

  override func decides(_ axis: Axis) -> Bool { (axis == .horizontal ? width : height) != nil }

  override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let inner = child.size(childProposal(proposal))
    return Size(width: width ?? inner.width, height: height ?? inner.height)
  }
}

/// `frame(minWidth:…)`: proposes the offer kept within its bounds; takes the offer where both bounds are given, else
/// the child's answer kept within the bound.
final class FlexibleFrameLayout: AligningLayout {
  /// The bounds of one axis, with min ≤ ideal ≤ max.
  private struct Bounds {
    var min: Double?
    var ideal: Double?
    var max: Double?

    init(_ min: Double?, _ ideal: Double?, _ max: Double?) {
      self.min = min.map { Swift.max(0, $0) }
      self.ideal = ideal.map { Swift.max($0, min ?? 0) }
      let least = Swift.max(self.min ?? 0, self.ideal ?? 0)
      self.max = max.map { Swift.max($0, least) }
    }

    /// Whether none is given.
    var isOpen: Bool { min == nil && ideal == nil && max == nil }

    func clamp(_ length: Double) -> Double {
      Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    /// What the child is offered while the frame is measured.
    func offer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    /// The frame's length; `child` is asked only where the answer depends on it.
    func length(_ proposal: Double?, child: () -> Double) -> Double {
      if let proposal, min != nil, max != nil { return clamp(proposal) }
      if proposal == nil, let ideal { return ideal }
      let inner = child()
      let offered = offer(proposal)
      switch (min, max) {
      case (.some, .some): return clamp(inner)
      case (.some(let min), nil): return Swift.max(Swift.min(offered ?? .infinity, inner), min)
      case (nil, .some(let max)): return Swift.min(Swift.max(offered ?? -.infinity, inner), max)
      case (nil, nil): return inner
      }
    }
  }

  private let horizontal: Bounds
  private let vertical: Bounds
  private var last: (proposal: ProposedSize, size: Size)?

  init(_ child: LayoutItem, frame: ResolvedFlexibleFrame, direction: LayoutDirection) {
    horizontal = Bounds(frame.minWidth, frame.idealWidth, frame.maxWidth)
    vertical = Bounds(frame.minHeight, frame.idealHeight, frame.maxHeight)
    super.init(child, alignment: frame.alignment, direction: direction)
  }

  override func decides(_ axis: Axis) -> Bool { !(axis == .horizontal ? horizontal : vertical).isOpen }

  /// Caches one answer: placing needs it again, and nested frames would multiply the work.
  override func size(_ proposal: ProposedSize) -> Size {
    if let last, last.proposal == proposal { return last.size }
    let size = measure(proposal)
    last = (proposal, size)
    return size
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let offer = ProposedSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    return Size(
      width: horizontal.length(proposal.width) { child.size(offer).width },
      height: vertical.length(proposal.height) { child.size(offer).height })
  }

  /// The child is offered the frame's own size, but for an axis that was offered nothing and decided nothing.
  override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    let size = size(proposal)
    func final(_ offered: Double?, _ bounds: Bounds, _ length: Double) -> Double? {
      if offered == nil, bounds.ideal == nil, length > bounds.min ?? -.infinity, length < bounds.max ?? .infinity {
        return nil
      }
      return length
    }
    return ProposedSize(
      width: final(proposal.width, horizontal, size.width), height: final(proposal.height, vertical, size.height))
  }
}

/// `fixedSize`: proposes nothing on the fixed axes, takes the child's size.
final class FixedSizeLayout: ModifierLayout {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: LayoutItem, horizontal: Bool, vertical: Bool, direction: LayoutDirection) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, direction: direction)
  }

  override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    vertical ? withUsualLengths { super.measure(proposal) } : super.measure(proposal)
  }
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
  override var isSpacer: Bool { false }
}
