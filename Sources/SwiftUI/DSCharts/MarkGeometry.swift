import DSView
import Foundation

/// Where marks are in a plot of a size.
struct MarkGeometry {
  let plan: ChartPlan
  let size: CGSize
  private let xSpacing: CGFloat
  private let ySpacing: CGFloat

  init(_ plan: ChartPlan, _ marks: [ChartMark], _ size: CGSize) {
    (self.plan, self.size) = (plan, size)
    let bars = marks.filter { $0.kind == .bar || $0.kind == .rectangle }
    xSpacing = spacing(bars.compactMap(\.x), plan.x, size.width)
    ySpacing = spacing(bars.compactMap(\.y), plan.y, size.height)
  }

  /// A bar is this part of a category's or a bin's room; so is what is put side by side of the room together. Measured
  /// on pictures of Apple's.
  private static let barPart: CGFloat = 0.7
  /// A bar at a value alone is this part of the distance of the nearest two.
  private static let loneBarPart: CGFloat = 2.0 / 3

  /// The point of a mark; nil where a scale has no place for it. What has no value on an axis is in the middle.
  func point(_ mark: ChartMark) -> CGPoint? {
    guard let x = mark.x.map({ middle($0, plan.x, size.width) }) ?? mark.xPoints.start?.onPaper ?? (size.width / 2),
      let y = mark.y.map({ middle($0, plan.y, size.height) }) ?? mark.yPoints.start?.onPaper ?? (size.height / 2)
    else { return nil }
    return CGPoint(x: x + shift(mark, .horizontal), y: y + shift(mark, .vertical))
  }

  /// The rectangle of a bar or a rectangle.
  func rect(_ mark: ChartMark) -> CGRect? {
    guard
      let x = extent(
        mark, .horizontal, mark.x, mark.xStart, mark.xEnd, mark.xPoints, mark.width, plan.x, size.width, xSpacing),
      let y = extent(
        mark, .vertical, mark.y, mark.yStart, mark.yEnd, mark.yPoints, mark.height, plan.y, size.height, ySpacing)
    else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// Where an area begins and ends at its place: its lower and its upper edge.
  func edges(_ mark: ChartMark) -> (lower: CGPoint, upper: CGPoint)? {
    if mark.x == nil {
      guard let y = mark.y.flatMap({ middle($0, plan.y, size.height) }),
        let right = mark.xEnd.flatMap({ middle($0, plan.x, size.width) })
      else { return nil }
      let left = mark.xStart.flatMap { middle($0, plan.x, size.width) } ?? plan.x.baseline(in: size.width)
      return (CGPoint(x: left, y: y), CGPoint(x: right, y: y))
    }
    guard let x = mark.x.flatMap({ middle($0, plan.x, size.width) }) else { return nil }
    let end = mark.yEnd ?? mark.y
    guard let top = end.flatMap({ middle($0, plan.y, size.height) }) else { return nil }
    let bottom = mark.yStart.flatMap { middle($0, plan.y, size.height) } ?? plan.y.baseline(in: size.height)
    return (CGPoint(x: x, y: bottom), CGPoint(x: x, y: top))
  }

  /// The ends of a rule.
  func ends(_ mark: ChartMark) -> (CGPoint, CGPoint)? {
    if let x = mark.x.flatMap({ middle($0, plan.x, size.width) }) {
      let top = mark.yEnd.flatMap { middle($0, plan.y, size.height) } ?? mark.yPoints.end?.onPaper ?? 0
      let bottom = mark.yStart.flatMap { middle($0, plan.y, size.height) } ?? mark.yPoints.start?.onPaper ?? size.height
      return (CGPoint(x: x, y: bottom), CGPoint(x: x, y: top))
    }
    guard let y = mark.y.flatMap({ middle($0, plan.y, size.height) }) else { return nil }
    let left = mark.xStart.flatMap { middle($0, plan.x, size.width) } ?? mark.xPoints.start?.onPaper ?? 0
    let right = mark.xEnd.flatMap { middle($0, plan.x, size.width) } ?? mark.xPoints.end?.onPaper ?? size.width
    return (CGPoint(x: left, y: y), CGPoint(x: right, y: y))
  }

  private func middle(_ channel: Channel, _ scale: ChartScale, _ length: CGFloat) -> CGFloat? {
    guard let start = scale.position(channel.value, in: length) else { return nil }
    return channel.end.flatMap { scale.position($0, in: length) }.map { (start + $0) / 2 } ?? start
  }

  private func extent(
    _ mark: ChartMark, _ axis: Axis, _ value: Channel?, _ start: Channel?, _ end: Channel?,
    _ points: (start: CGFloat?, end: CGFloat?), _ dimension: MarkDimension,
    _ scale: ChartScale, _ length: CGFloat, _ spacing: CGFloat
  ) -> ClosedRange<CGFloat>? {
    if start != nil || end != nil {
      let from = start.flatMap { middle($0, scale, length) } ?? scale.baseline(in: length)
      guard let to = end.flatMap({ middle($0, scale, length) }) ?? (end == nil ? scale.baseline(in: length) : nil)
      else { return nil }
      return min(from, to)...max(from, to)
    }
    guard let value else {
      let (from, to) = ((points.start ?? 0).onPaper, (points.end ?? length).onPaper)
      return min(from, to)...max(from, to)
    }
    guard let middle = middle(value, scale, length) else { return nil }
    let room = room(value, scale, length)
    let isBar = mark.kind == .bar
    var (whole, automatic) = (room ?? spacing, room ?? spacing)
    if isBar { automatic *= room == nil ? Self.loneBarPart : Self.barPart }
    if isSideBySide(mark, axis) {
      whole = mark.positionSpan.length(in: room ?? spacing, automatic: automatic) / CGFloat(plan.positions.count)
      automatic = whole * Self.barPart
    }
    let width = max(dimension.length(in: whole, automatic: automatic), 0)
    let centre = middle + shift(mark, axis)
    return (centre - width / 2)...(centre + width / 2)
  }

  /// How far a mark is from the middle of its place, where marks are put side by side.
  private func shift(_ mark: ChartMark, _ axis: Axis) -> CGFloat {
    guard isSideBySide(mark, axis), let position = mark.positionBy?.value,
      let index = plan.positions[position]
    else { return 0 }
    let isLevel = axis == .horizontal
    let (value, scale, length) = isLevel ? (mark.x, plan.x, size.width) : (mark.y, plan.y, size.height)
    let room = value.flatMap { self.room($0, scale, length) } ?? (isLevel ? xSpacing : ySpacing)
    let span = mark.positionSpan.length(in: room, automatic: room * Self.barPart)
    return span * ((CGFloat(index) + 0.5) / CGFloat(plan.positions.count) - 0.5)
  }

  private func isSideBySide(_ mark: ChartMark, _ axis: Axis) -> Bool {
    guard mark.positionBy != nil, !plan.positions.isEmpty else { return false }
    return (mark.positionAxis ?? (mark.isLevel ? .vertical : .horizontal)) == axis
  }

  /// The room of a category or a bin; nil for a value alone.
  private func room(_ channel: Channel, _ scale: ChartScale, _ length: CGFloat) -> CGFloat? {
    if let band = scale.band(in: length) { return band }
    guard let end = channel.end, let from = scale.position(channel.value, in: length),
      let to = scale.position(end, in: length)
    else { return nil }
    return abs(to - from)
  }
}

/// The least distance of values alone, in points; the whole length where there is one value.
private func spacing(_ channels: [Channel], _ scale: ChartScale, _ length: CGFloat) -> CGFloat {
  let places = Set(channels.filter { $0.end == nil }.compactMap { scale.position($0.value, in: length) }).sorted()
  return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? length
}
