import DSGeometry
import DSNode

/// A row or a column: offers its children shares of its length, the least flexible first, and takes the sum of what
/// they answer.
final class StackLayout: LayoutItem {
  private let axis: Axis
  private let alignment: Modifier.Guide
  private let fixedSpacing: Double?
  private let children: [LayoutItem]
  private var arrangements: [(proposal: ProposedSize, arrangement: Arrangement)] = []

  init(
    axis: Axis, alignment: Modifier.Guide, spacing: Double?, children: [LayoutItem], direction: LayoutDirection
  ) {
    self.axis = axis
    self.alignment = alignment
    fixedSpacing = spacing
    self.children = children
    super.init(direction: direction)
  }

  /// What the stack offered each child, the position of each, and the stack's own size.
  private struct Arrangement {
    var proposals: [ProposedSize] = []
    var origins: [Point] = []
    var size = Size.zero
  }

  /// The gaps before each child but the first: the stack's, else what the neighbours want.
  private lazy var gaps: [Double] = zip(children, children.dropFirst()).map { first, second in
    fixedSpacing ?? SpacingPreference.gap(first.spacing, second.spacing, along: axis)
  }

  private lazy var priorities: [Double] = children.map(\.priority)

  override func measure(_ proposal: ProposedSize) -> Size { arrangement(proposal).size }

  /// Remembered with the arrangement.
  override func size(_ proposal: ProposedSize) -> Size { arrangement(proposal).size }

  /// Children are offered the same shares again; an axis that was not offered across is offered the stack's own size.
  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    var final = proposal
    if final[axis.crossed] == nil { final[axis.crossed] = size[axis.crossed] }
    let arrangement = arrangement(final)
    let placed = children.indices.map { index in
      children[index].placed(arrangement.proposals[index]).moved(
        to: arrangement.origins[index], in: size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction,
      children: drawingOrder(children, placed))
  }

  private func arrangement(_ proposal: ProposedSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let arrangement = arrange(proposal)
    if arrangements.isEmpty { arrangements.reserveCapacity(4) }
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  private func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    let lengths = shares(proposal)
    var result = Arrangement()
    result.origins.reserveCapacity(children.count)
    let minor = proposal[axis.crossed]
    result.proposals = lengths.map { ProposedSize(axis: axis, major: $0, minor: minor) }
    let sizes = children.indices.map { children[$0].size(result.proposals[$0]) }
    // Across the axis, children are lined up by their guides; the stack's extent is the union of theirs and 0.
    var least = 0.0
    var greatest = 0.0
    let crossing = children.indices.map { index in
      let start = -children[index].guide(alignment, result.proposals[index])
      least = min(least, start)
      greatest = max(greatest, start + sizes[index][axis.crossed])
      return start
    }
    var position = 0.0
    for index in children.indices {
      if index > 0 { position += gaps[index - 1] }
      let cross = crossing[index] - least
      result.origins.append(axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position))
      position += sizes[index][axis]
    }
    result.size[axis] = position
    result.size[axis.crossed] = greatest - least
    return result
  }

  /// What each child is offered along the axis.
  ///
  /// 1. Nothing offered to the stack: every child is asked for its ideal length.
  /// 2. Otherwise children are served by priority, then by flexibility (the difference of their answers to infinity
  ///    and to 0), the least flexible first; of two endlessly flexible ones, the one with the larger minimum.
  /// 3. Every child is offered an equal share of what is left after the gaps and the minimums of lower priorities.
  private func shares(_ proposal: ProposedSize) -> [Double?] {
    guard let length = proposal[axis] else { return children.map { _ in nil } }
    let minor = proposal[axis.crossed]
    func answer(_ index: Int, _ major: Double) -> Double {
      children[index].size(ProposedSize(axis: axis, major: major, minor: minor))[axis]
    }
    var offers: [Double?] = Array(repeating: nil, count: children.count)
    var available = length - gaps.reduce(0, +)
    if children.count == 1 { return [max(0, available)] }
    let priorities = priorities
    let minimums = children.indices.map { answer($0, 0) }
    let flexibilities = children.indices.map { answer($0, .infinity) - minimums[$0] }
    let order = children.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      if flexibilities[a] == .infinity, flexibilities[b] == .infinity {
        return minimums[a] != minimums[b] ? minimums[a] > minimums[b] : a < b
      }
      return flexibilities[a] != flexibilities[b] ? flexibilities[a] < flexibilities[b] : a < b
    }
    var start = 0
    available -= minimums.reduce(0, +)
    while start < order.count {
      let priority = priorities[order[start]]
      let group = order[start...].prefix { priorities[$0] == priority }
      available += group.reduce(0) { $0 + minimums[$1] }
      var remaining = group.count
      for index in group {
        let offer = max(0, available / Double(remaining))
        offers[index] = offer
        available -= answer(index, offer)
        remaining -= 1
      }
      start += group.count
    }
    return offers
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard guide.isCombined else { return nil }
    var final = proposal
    if final[axis.crossed] == nil { final[axis.crossed] = size(proposal)[axis.crossed] }
    let arrangement = arrangement(final)
    let values = children.indices.compactMap { index -> Double? in
      let origin = arrangement.origins[index]
      return children[index].explicitGuide(guide, arrangement.proposals[index]).map { value in
        if case .horizontal = guide { value + origin.x } else { value + origin.y }
      }
    }
    return combine(guide, values)
  }

  /// A stack without views gives way to everything.
  override var priority: Double { children.isEmpty ? -.infinity : 0 }

  override var spacing: SpacingPreference {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
    var preference = unionOfSpacing(children)
    if axis == .vertical {
      preference.top = first.top
      preference.bottom = last.bottom
    } else {
      preference.leadingSpacer = first.leadingSpacer
      preference.trailingSpacer = last.trailingSpacer
    }
    return preference
  }
}

/// The value that a container gives a guide from those of its children; nil if none sets it.
///
/// Text baselines: the uppermost first, the lowest last. Lines of lists begin at the first child that says where, and end
/// at the last. Made-up guides: the mean. Edges and middles are the container's own, whatever its children say.
func combine(_ guide: Modifier.Guide, _ values: [Double]) -> Double? {
  if values.isEmpty || !guide.isCombined { return nil }
  switch guide {
  case .vertical(.firstTextBaseline), .vertical(.capitalsMiddle): return values.min()
  case .vertical(.lastTextBaseline): return values.max()
  case .horizontal(.listRowSeparatorLeading): return values.min()
  case .horizontal(.listRowSeparatorTrailing): return values.max()
  case .vertical, .horizontal: return values.reduce(0, +) / Double(values.count)
  }
}

/// Children side by side: all their edges touch the container's.
func unionOfSpacing(_ children: [LayoutItem]) -> SpacingPreference {
  guard let first = children.first?.spacing else { return .zero }
  return children.dropFirst().reduce(first) { $0.union($1.spacing) }
}

/// Placed children by z-index, the lowest first; of equal ones the earlier in the source.
func drawingOrder(_ items: [LayoutItem], _ placed: [PlacedNode]) -> [PlacedNode] {
  let heights = items.map { $0.zIndex ?? 0 }
  guard heights.contains(where: { $0 != 0 }) else { return placed }
  return items.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { placed[$0] }
}
