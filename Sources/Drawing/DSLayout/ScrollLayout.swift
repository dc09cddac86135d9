import DSGeometry
import DSNode
import DSResolve

/// `ScrollView`, at rest: takes what it is offered along its axes, proposes nothing there, and is exactly as large as
/// its content across them. Its content is at its beginning, or where a target moves it, never beyond its end.
///
/// Its box keeps out of safe areas, and its content begins in it; what it shows reaches into those beside the box
/// (`openingWindows`). Views whose length follows from the scroll view's are as long as what is left inside the margins.
final class ScrollLayout: LayoutItem {
  private let scroll: ScrollNode
  private let content: LayoutItem
  private let container: ContainerSize

  init(_ scroll: ScrollNode, content: LayoutItem, container: ContainerSize, direction: LayoutDirection) {
    self.scroll = scroll
    self.content = content
    self.container = container
    super.init(direction: direction)
  }

  override var isScrollView: Bool { true }

  /// What is left of an offer inside the insets.
  private func inset(_ proposal: ProposedSize) -> ProposedSize {
    proposal.inset(by: scroll.margins)
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    var offer = inset(proposal)
    for axis in Axis.allCases where scroll.axes.contains(axis) { offer[axis] = nil }
    return offer
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    container.offer(inset(proposal))
    var size = withUsualLengths { content.size(inner(proposal)) }
    for axis in Axis.allCases {
      size[axis] += scroll.margins.total(axis)
      if scroll.axes.contains(axis) { size[axis] = proposal[axis] ?? size[axis] }
    }
    return size
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    container.offer(inset(ProposedSize(size)))
    let offer = inner(proposal)
    let inside = content.size(offer)
    let margins = scroll.margins
    let placed = content.placed(offer)
    let places = self.places(in: placed)
    var origin = Point(x: margins.leading, y: margins.top)
    func start(_ axis: Axis) -> Double {
      guard scroll.axes.contains(axis) else { return 0 }
      return scroll.start(
        along: axis, visible: size[axis] - margins.total(axis), length: inside[axis], place: places?[axis])
    }
    origin.x += start(.horizontal)
    origin.y += start(.vertical)
    var window = PlacedNode(
      frame: Rect(size: size), content: scroll.clips ? .effect(.clip(.rectangle)) : .container, direction: direction,
      children: [placed.moved(to: origin, in: size.width, direction)])
    window.window = .init(axes: scroll.axes, isScrolled: origin.y < margins.top)
    return window
  }

  /// The position of the scroll target in the content, from the leading edge and from the top.
  private func places(in content: PlacedNode) -> [Axis: ClosedRange<Double>]? {
    guard case .view(let mark, _) = scroll.target, let frame = content.frame(of: mark), frame.width >= 0,
      frame.height >= 0
    else { return nil }
    let leading = direction == .rightToLeft ? content.frame.width - frame.maxX : frame.minX
    return [.horizontal: leading...leading + frame.width, .vertical: frame.minY...frame.maxY]
  }
}

/// The size of the container around views whose lengths follow from it: the nearest scroll view's, or the root's.
final class ContainerSize {
  private var size: ProposedSize

  init(_ size: ProposedSize) { self.size = size }

  /// Takes the lengths that a container is offered for good; probes for the least and the greatest are not lengths.
  func offer(_ proposal: ProposedSize) {
    for axis in Axis.allCases {
      if let length = proposal[axis], length.isFinite, length > 0 { size[axis] = length }
    }
  }

  subscript(axis: Axis) -> Double? { size[axis] }
}

/// `containerRelativeFrame`: a length that follows from the container's.
final class ContainerFrameLayout: AligningLayout {
  private let axes: AxisSet
  private let rule: Modifier.ContainerLength
  private let container: ContainerSize

  init(
    _ child: LayoutItem, axes: AxisSet, rule: Modifier.ContainerLength, alignment: Alignment,
    container: ContainerSize, direction: LayoutDirection
  ) {
    self.axes = axes
    self.rule = rule
    self.container = container
    super.init(child, alignment: alignment, direction: direction)
  }

  private func length(_ axis: Axis) -> Double? {
    guard axes.contains(axis), let whole = container[axis] else { return nil }
    switch rule {
    case .whole: return whole
    case .tracks(let count, let span, let spacing):
      let track = (whole - Double(count - 1) * spacing) / Double(max(1, count))
      return max(0, track * Double(span) + Double(span - 1) * spacing)
    case .function(let function): return max(0, function.length(in: whole, along: axis))
    }
  }

  override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = child.size(childProposal(proposal))
    return Size(width: length(.horizontal) ?? inner.width, height: length(.vertical) ?? inner.height)
  }
}
