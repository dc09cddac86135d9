import DSGeometry
import DSNode

/// `safeAreaInset` and `safeAreaPadding`: an inset at an edge of the first view, which contains the second one.
///
/// The second view is offered what the first can spare, and the gap between them is the one that a stack would keep.
/// The first view is offered what is left and is placed at the far edge.
///
/// A view that `fills` takes all it is offered and reaches into the safe areas around it: the content is offered what is left
/// inside them and is placed in its middle.
final class SafeAreaLayout: LayoutItem, SafeAreaReacher {
  private let child: LayoutItem
  private let second: LayoutItem?
  private let area: SafeAreaNode
  /// The safe areas around that a view which fills, this one or one in it, reaches into.
  private var around = SafeAreasAround()

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

  func reach(into insets: EdgeInsets, of owner: LayoutItem) {
    guard around.set(insets, of: owner) else { return }
    if !area.fills { child.areaReacher?.reach(into: insets, of: owner) }
    forget()
  }

  /// How far the view reaches beyond its box.
  private var reach: EdgeInsets { area.fills ? around.total : EdgeInsets() }

  /// What a view that fills takes.
  private func filled(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? UnspecifiedLength.height, height: proposal.height ?? UnspecifiedLength.height)
  }

  /// What the second view is offered: what is left beside the first at its smallest.
  private func secondOffer(_ proposal: ProposedSize) -> ProposedSize {
    guard let axis = area.edge?.axis, let length = proposal[axis] else { return proposal }
    var offer = proposal
    let room = max(0, length - gap)
    offer[axis] = 0
    let least = child.size(offer)[axis]
    offer[axis] = max(0, room - least)
    return offer
  }

  /// The insets at the edges for an offer; a screen in the first view reaches into them.
  private func insets(_ proposal: ProposedSize) -> EdgeInsets {
    var insets = EdgeInsets()
    if area.screen.map({ $0 == Size(width: proposal.width ?? 0, height: proposal.height ?? 0) }) ?? true {
      insets = area.insets
    }
    insets.add(reach)
    if let edge = area.edge, let second {
      let length = gap + second.size(secondOffer(proposal))[edge.axis]
      switch edge {
      case .top: insets.top = length
      case .leading: insets.leading = length
      case .bottom: insets.bottom = length
      case .trailing: insets.trailing = length
      }
    }
    child.areaReacher?.reach(into: insets, of: self)
    return insets
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if area.fills { return filled(proposal) }
    let insets = insets(proposal)
    var size = child.size(proposal.inset(by: insets)).outset(by: insets)
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
    let hasBar = area.edge?.axis == .vertical && second != nil
    guard more != 0, proposal.height == nil, hasBar, child.areaReacher == nil, !child.isScrollView else { return 0 }
    let room = child.size(ProposedSize(width: proposal.width, height: 10_000)).height
    return room > child.size(ProposedSize(width: proposal.width)).height ? more : 0
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let box = size(proposal)
    let size = box.outset(by: reach)
    var final = area.fills ? ProposedSize(size) : proposal
    if let axis = area.edge?.axis, final[axis.crossed] == nil { final[axis.crossed] = size[axis.crossed] }
    let insets = insets(final)
    let offer = final.inset(by: insets)
    let inner = child.size(offer)
    let safe = Rect(
      x: insets.leading, y: insets.top, width: size.width - insets.total(.horizontal),
      height: size.height - insets.total(.vertical))
    let origin = origin(of: inner, in: size, insets)
    var mark = area.mark
    // A screen reports the insets around it too, and they are those of the edge that its content touches: nothing counts twice.
    mark.safeArea = direction == .rightToLeft ? insets.mirrored : insets
    let first = child.placed(offer).moved(to: origin - safe.origin, in: safe.width, direction)
    let rest = PlacedNode(
      frame: Rect(size: safe.size), content: .mark(mark), direction: direction, children: [first])
    var children = [rest.moved(to: safe.origin, in: size.width, direction)]
    if let second { children.append(placed(second, beside: origin, offer, final, size)) }
    return PlacedNode(frame: Rect(size: size), content: .container, direction: direction, children: children)
      .reaching(reach, beyond: box, direction)
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
      place.y = area.edge == .bottom ? size.height - inner.height : 0
    case .leading, .trailing:
      place.x = area.edge == .trailing ? size.width - inner.width : 0
      place.y = origin.y + child.guide(vertical, offer) - second.guide(vertical, own)
    }
    return second.placed(own).moved(to: place, in: size.width, direction)
  }

  override var zIndex: Double? { child.zIndex }
  override var cell: GridCell { child.cell }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues }
  override var isScrollView: Bool { child.isScrollView }
  override var areaReacher: (any SafeAreaReacher)? { area.fills || child.areaReacher != nil ? self : nil }
}

/// A view whose box keeps out of safe areas, and that draws into those beside it.
protocol SafeAreaReacher: AnyObject {
  /// Reaches into insets that a view around makes.
  func reach(into insets: EdgeInsets, of owner: LayoutItem)
}

/// The insets that the views around a view make, by their owners.
struct SafeAreasAround {
  private var areas: [ObjectIdentifier: EdgeInsets] = [:]

  /// All of them together.
  private(set) var total = EdgeInsets()

  /// Sets the insets of one view; whether they changed.
  mutating func set(_ insets: EdgeInsets, of owner: LayoutItem) -> Bool {
    guard areas.updateValue(insets, forKey: ObjectIdentifier(owner)) != insets else { return false }
    total = areas.values.reduce(into: EdgeInsets()) { sum, area in sum.add(area) }
    return true
  }
}

extension PlacedNode {
  /// The node as the content of a box that it reaches beyond.
  func reaching(_ reach: EdgeInsets, beyond box: Size, _ direction: LayoutDirection) -> PlacedNode {
    if reach == EdgeInsets() { return self }
    return PlacedNode(
      frame: Rect(size: box), content: .container, direction: direction,
      children: [moved(to: Point(x: -reach.leading, y: -reach.top), in: box.width, direction)])
  }
}

extension ProposedSize {
  /// What is left of an offer inside insets.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.total(.horizontal)) },
      height: height.map { max(0, $0 - insets.total(.vertical)) })
  }
}

extension Size {
  /// The size with insets around it.
  fileprivate func outset(by insets: EdgeInsets) -> Size {
    Size(width: width + insets.total(.horizontal), height: height + insets.total(.vertical))
  }
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
  override var isScrollView: Bool { false }
  override var areaReacher: (any SafeAreaReacher)? { nil }
}
