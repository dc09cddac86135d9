import DSDiagnostics
import DSGeometry
import DSOutline
import Foundation

extension Path {
  /// The outline of the line that is drawn along the path.
  nonisolated public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = Double(style.lineWidth) / 2
    guard half > 0 else { return Path() }
    var pen = StrokePen(half: half, style: style)
    for contour in path.contours {
      let points = contour.points
      guard points.count > 1 else { continue }
      for dash in style.dashes(of: points, isClosed: contour.isClosed) {
        pen.draw(dash.points, isClosed: dash.isClosed)
      }
    }
    return Path(DSGeometry.Path(pen.elements))
  }
}

extension StrokeStyle {
  /// The dashes of a line through points; the line itself where there are none.
  fileprivate func dashes(of points: [Point], isClosed: Bool) -> [(points: [Point], isClosed: Bool)] {
    let lengths = dash.map { max(0, Double($0)) }
    let period = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
    guard period > 0 else { return [(points, isClosed)] }
    var index = 0
    var left = Double(dashPhase).truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    while left >= lengths[index % lengths.count] {
      left -= lengths[index % lengths.count]
      index += 1
    }
    left = lengths[index % lengths.count] - left
    var result: [(points: [Point], isClosed: Bool)] = []
    var current = index.isMultiple(of: 2) ? [points[0]] : []
    for (a, b) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) {
      var here = a
      var rest = (b - a).length
      while rest > left, result.count < Limits.dashesOfPath {
        here = here + (b - here) * (left / rest)
        rest -= left
        if index.isMultiple(of: 2) { result.append((current + [here], false)) }
        index += 1
        left = lengths[index % lengths.count]
        current = index.isMultiple(of: 2) ? [here] : []
      }
      left -= rest
      if index.isMultiple(of: 2) { current.append(b) }
    }
    if result.count >= Limits.dashesOfPath {
      ReachedLimits.warn(
        "too-many-dashes", "a stroked path has more than \(Limits.dashesOfPath) dashes: the others are left out",
        hint: "make the dashes longer")
    }
    if index.isMultiple(of: 2), current.count > 1 { result.append((current, false)) }
    return result
  }
}

/// Draws lines as polygons that all turn the same way, so that they add up under the non-zero rule.
private struct StrokePen {
  let half: Double
  let style: StrokeStyle
  var elements: [DSGeometry.Path.Element] = []

  init(half: Double, style: StrokeStyle) { (self.half, self.style) = (half, style) }

  mutating func draw(_ points: [Point], isClosed: Bool) {
    let line = isClosed ? points + [points[0]] : points
    for (a, b) in zip(line, line.dropFirst()) {
      let n = normal(a, b)
      add([a + n, b + n, b - n, a - n])
    }
    for index in line.indices.dropFirst().dropLast() { join(line[index - 1], line[index], line[index + 1]) }
    if isClosed {
      join(line[line.count - 2], line[0], line[1])
    } else {
      cap(line[1], line[0])
      cap(line[line.count - 2], line[line.count - 1])
    }
  }

  private func normal(_ a: Point, _ b: Point) -> Point {
    let length = (b - a).length
    return length > 0 ? Point(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half) : .zero
  }

  private mutating func join(_ a: Point, _ b: Point, _ c: Point) {
    let (before, after) = (normal(a, b), normal(b, c))
    let cross = before.x * after.y - before.y * after.x
    // The side on which a gap opens.
    let side = cross > 0 ? -1.0 : 1.0
    let (first, last) = (b + before * side, b + after * side)
    if (last - first).length < 1e-6 { return }
    switch style.lineJoin {
    case .round: circle(b)
    case .bevel: add([b, first, last])
    case .miter:
      let cosine = (before.x * after.x + before.y * after.y) / (half * half)
      let ratio = (2 / max(1e-9, 1 + cosine)).squareRoot()
      guard ratio <= Double(style.miterLimit) else { return add([b, first, last]) }
      let middle = (before + after) * (side / max(1e-9, 1 + cosine))
      add([b, first, b + middle, last])
    }
  }

  private mutating func cap(_ from: Point, _ end: Point) {
    switch style.lineCap {
    case .butt: break
    case .round: circle(end)
    case .square:
      let n = normal(from, end)
      let out = Point(x: n.y, y: -n.x)
      add([end + n, end + n + out, end - n + out, end - n])
    }
  }

  private mutating func circle(_ center: Point) {
    var circle = Path()
    circle.addArc(
      center: CGPoint(center), radius: CGFloat(half), startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    elements += circle.path.elements + [.close]
  }

  /// Adds a polygon, turned clockwise on the screen as circles are.
  private mutating func add(_ polygon: [Point]) {
    var area = 0.0
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      area += a.x * b.y - b.x * a.y
    }
    let turned = area < 0 ? polygon.reversed() : polygon
    for (index, point) in turned.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
    elements.append(.close)
  }
}
