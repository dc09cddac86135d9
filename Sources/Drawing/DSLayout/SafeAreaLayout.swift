import DSGeometry
import DSNode

/// `safeAreaInset` and `safeAreaPadding`: an inset at an edge of the first view, which contains the second one.
///
/// The second view is offered what the first can spare, and the gap between them is the one that a stack would keep.
/// The first view is offered what is left and is placed at the far edge; a scroll view keeps all the space, and its
/// content keeps out of that of the second view.
///
/// A view that `fills` takes all it is offered, and keeps its content out of the safe areas around it, as scroll views
/// do: the content is offered what is left inside them and is placed in its middle.
final class SafeAreaLayout: LayoutItem, SafeAreaKeeper {
  private let child: LayoutItem
  private let second: LayoutItem?
  private let area: SafeAreaNode
  /// The safe areas around, where the view keeps its content out of them itself.
  private var around: [ObjectIdentifier: EdgeInsets] = [:]

  init(_ child: LayoutItem, second: LayoutItem?, area: SafeAreaNode, direction: LayoutDirection) {
    self.child = child
    self.second = second
    self.area = area
    super.init(direction: direction)
  }

  private lazy var gap: Double = {
    guard let edge = area.edge, let second else { return 0 }
    return area.spacing ?? SpacingPreference.gap(child.spacing, second.spacing, along: edge.axis)
  }()

  func keepOut(of insets: EdgeInsets, for owner: LayoutItem) {
    guard around[ObjectIdentifier(owner)] != insets else { return }
    around[ObjectIdentifier(owner)] = insets
    if !area.fills { child.areaKeeper?.keepOut(of: insets, for: owner) }
    forget()
  }

  /// The safe areas around, together.
  private var outer: EdgeInsets {
    around.values.reduce(into: EdgeInsets()) { sum, area in sum.add(area) }
  }

  /// What a view that fills takes.
  private func filled(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? UnspecifiedLength.height, height: proposal.height ?? UnspecifiedLength.height)
  }

  /// What the second view is offered: what is left beside the first at its smallest.
  private func secondOffer(_ proposal: ProposedSize) -> ProposedSize {
    guard let axis = area.edge?.axis, let length = proposal[axis] else { return proposal }
    var offer = proposal
    let outer = outer
    if let across = offer[axis.crossed] { offer[axis.crossed] = max(0, across - outer.total(axis.crossed)) }
    let room = max(0, length - gap - outer.total(axis))
    offer[axis] = 0
    let least = child.size(offer)[axis]
    offer[axis] = max(0, room - least)
    return offer
  }

  /// The insets at the edges for an offer; a scroll view has to keep out of them.
  private func insets(_ proposal: ProposedSize) -> EdgeInsets {
    var insets = EdgeInsets()
    if area.screen.map({ $0 == Size(width: proposal.width ?? 0, height: proposal.height ?? 0) }) ?? true {
      insets = area.insets
    }
    if area.fills { insets.add(outer) }
    if let edge = area.edge, let second {
      let length = gap + second.size(secondOffer(proposal))[edge.axis]
      switch edge {
      case .top: insets.top = length
      case .leading: insets.leading = length
      case .bottom: insets.bottom = length
      case .trailing: insets.trailing = length
      }
    }
    child.areaKeeper?.keepOut(of: insets, for: self)
    return insets
  }

  /// What the first view is offered.
  private func childOffer(_ proposal: ProposedSize, _ insets: EdgeInsets) -> ProposedSize {
    if child.areaKeeper != nil { return proposal }
    return ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) })
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if area.fills { return filled(proposal) }
    let insets = insets(proposal)
    var size = child.size(childOffer(proposal, insets))
    if child.areaKeeper == nil {
      size.width += insets.total(.horizontal)
      size.height += insets.total(.vertical)
    }
    if let axis = area.edge?.axis, let second {
      size[axis.crossed] = max(size[axis.crossed], second.size(secondOffer(proposal))[axis.crossed])
    }
    size.height += unspecifiedHeight(proposal)
    return size
  }

  /// What a bar above or below a view that fills its room adds while it is asked whether a height follows the
  /// unspecified one: such a bar is at the edge of a screen, whatever the view's ideal height is.
  private func unspecifiedHeight(_ proposal: ProposedSize) -> Double {
    let more = UnspecifiedLength.height - UnspecifiedLength.usual
    guard more != 0, proposal.height == nil, area.edge?.axis == .vertical, second != nil, child.areaKeeper == nil else {
      return 0
    }
    let room = child.size(ProposedSize(width: proposal.width, height: 10_000)).height
    return room > child.size(ProposedSize(width: proposal.width)).height ? more : 0
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    var final = area.fills ? ProposedSize(size) : proposal
    if let axis = area.edge?.axis, final[axis.crossed] == nil { final[axis.crossed] = size[axis.crossed] }
    let insets = insets(final)
    let offer = childOffer(final, insets)
    let inner = child.size(offer)
    let isScrolling = child.areaKeeper != nil
    let safe =
      isScrolling && !area.fills
      ? Rect(size: size)
      : Rect(
        x: insets.leading, y: insets.top, width: size.width - insets.total(.horizontal),
        height: size.height - insets.total(.vertical))
    let origin =
      isScrolling
      ? Point(x: area.fills ? (size.width - inner.width) / 2 : 0, y: area.fills ? (size.height - inner.height) / 2 : 0)
      : self.origin(of: inner, in: size, insets)
    let isMirrored = direction == .rightToLeft
    var mark = area.mark
    // A view that keeps its content out of all insets itself reports all of them too.
    if area.fills || !(child.areaKeeper is SafeAreaLayout) {
      mark.safeArea = EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        trailing: isMirrored ? insets.leading : insets.trailing)
    }
    let first = child.placed(offer).moved(to: origin - safe.origin, in: safe.width, direction)
    let rest = PlacedNode(
      frame: Rect(size: safe.size), content: .mark(mark), direction: direction, children: [first])
    var children = [rest.moved(to: safe.origin, in: size.width, direction)]
    if let second { children.append(placed(second, beside: origin, offer, final, size)) }
    return PlacedNode(frame: Rect(size: size), content: .container, direction: direction, children: children)
  }

  /// The position of the first view: at the far edge, in the middle across; inside fixed lengths.
  private func origin(of inner: Size, in size: Size, _ insets: EdgeInsets) -> Point {
    let middle = Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    switch area.edge {
    case nil where area.fills:
      return Point(
        x: insets.leading + (size.width - insets.total(.horizontal) - inner.width) / 2,
        y: insets.top + (size.height - insets.total(.vertical) - inner.height) / 2)
    case nil: return Point(x: insets.leading, y: insets.top)
    case .top: return Point(x: middle.x, y: size.height - inner.height)
    case .bottom: return Point(x: middle.x, y: 0)
    case .leading: return Point(x: size.width - inner.width, y: middle.y)
    case .trailing: return Point(x: 0, y: middle.y)
    }
  }

  /// The second view at its edge, lined up with the first across.
  private func placed(
    _ second: LayoutItem, beside origin: Point, _ offer: ProposedSize, _ final: ProposedSize, _ size: Size
  ) -> PlacedNode {
    let own = secondOffer(final)
    let inner = second.size(own)
    var place = Point.zero
    let horizontal = Modifier.Guide.horizontal(area.alignment.horizontal)
    let vertical = Modifier.Guide.vertical(area.alignment.vertical)
    switch area.edge {
    case .top, .bottom, nil:
      place.x = origin.x + child.guide(horizontal, offer) - second.guide(horizontal, own)
      place.x += (outer.leading - outer.trailing) / 2
      place.y = area.edge == .bottom ? size.height - inner.height - outer.bottom : outer.top
    case .leading, .trailing:
      place.x = area.edge == .trailing ? size.width - inner.width - outer.trailing : outer.leading
      place.y = origin.y + child.guide(vertical, offer) - second.guide(vertical, own)
      place.y += (outer.top - outer.bottom) / 2
    }
    return second.placed(own).moved(to: place, in: size.width, direction)
  }

  override var zIndex: Double? { child.zIndex }
  override var cell: GridCell { child.cell }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues }
  override var areaKeeper: (any SafeAreaKeeper)? { area.fills || child.areaKeeper != nil ? self : nil }
}

/// A view that keeps its size in a safe area and moves its content out of it.
protocol SafeAreaKeeper: AnyObject {
  /// Keeps the content out of insets that a view around makes.
  func keepOut(of insets: EdgeInsets, for owner: LayoutItem)
}

extension EdgeInsets {
  /// Adds other insets.
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}

/// `ignoresSafeArea`: is as large as without it, and offers its child the insets of the safe area beside it too.
///
/// Where the view touches a safe area is known once everything is laid out, and it is laid out again.
final class IgnoringSafeAreaLayout: ModifierLayout {
  private let edges: EdgeSet
  private let mark: LayoutMark
  private let context: LayoutContext

  init(
    _ child: LayoutItem, edges: EdgeSet, mark: LayoutMark, context: LayoutContext, direction: LayoutDirection
  ) {
    self.edges = edges
    self.mark = mark
    self.context = context
    super.init(child, content: .mark(mark), direction: direction)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    context.asksForPlaces = true
    let size = size(proposal)
    let all = context.frames.safeArea(beside: mark)
    let isMirrored = direction == .rightToLeft
    let reach = EdgeInsets(
      top: edges.contains(.top) ? all.top : 0,
      leading: edges.contains(.leading) ? (isMirrored ? all.trailing : all.leading) : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? (isMirrored ? all.leading : all.trailing) : 0)
    let offer = ProposedSize(
      width: proposal.width.map { $0 + reach.total(.horizontal) },
      height: proposal.height.map { $0 + reach.total(.vertical) })
    let placed = child.placed(offer).moved(to: Point(x: -reach.leading, y: -reach.top), in: size.width, direction)
    return PlacedNode(frame: Rect(size: size), content: .mark(mark), direction: direction, children: [placed])
  }

  override var priority: Double { 0 }
  override var areaKeeper: (any SafeAreaKeeper)? { nil }
}
