package import DSGeometry
import Glibc

extension Path {
  /// The outline of a rectangle, clockwise from its top left corner.
  package static func rectangle(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// The outline of a rectangle whose corners are quarter circles that fit it, clockwise from the left end of its top edge.
  package static func roundedRectangle(_ rect: Rect, _ radii: CornerRadii) -> Path {
    var path = Path([.move(Point(x: rect.minX + radii.topLeading, y: rect.minY))])
    let corners: [(x: Double, y: Double, radius: Double)] = [
      (rect.maxX - radii.topTrailing, rect.minY + radii.topTrailing, radii.topTrailing),
      (rect.maxX - radii.bottomTrailing, rect.maxY - radii.bottomTrailing, radii.bottomTrailing),
      (rect.minX + radii.bottomLeading, rect.maxY - radii.bottomLeading, radii.bottomLeading),
      (rect.minX + radii.topLeading, rect.minY + radii.topLeading, radii.topLeading),
    ]
    for (index, corner) in corners.enumerated() {
      let center = Point(x: corner.x, y: corner.y)
      guard corner.radius > 0 else {
        path.elements.append(.line(center))
        continue
      }
      let start = Double(index - 1) * 90 * Double.pi / 180
      path.addArc(
        center: center, radius: corner.radius, from: start, sweep: Double(index) * 90 * Double.pi / 180 - start)
    }
    path.elements.append(.close)
    return path
  }

  /// The outline of an ellipse, clockwise from its rightmost point.
  package static func ellipse(in rect: Rect) -> Path {
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, from: 0, sweep: 2 * Double.pi)
    circle.elements.append(.close)
    let center = rect.center
    return circle.applying(AffineTransform(a: rect.width / 2, d: rect.height / 2, tx: center.x, ty: center.y))
  }

  /// Adds a part of a circle, joined by a line to the last point; angles are in radians, clockwise from the right.
  ///
  /// Each quarter at most is a cubic curve with control points at 4/3·tan(θ/4) of the radius (Goldapp, "Approximation of
  /// circular arcs by cubic polynomials", 1991).
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, sweep: Double, transform: AffineTransform = .identity
  ) {
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = transform.apply(point(start))
    if isEmpty {
      elements.append(.move(begin))
    } else if !isAt(begin, within: abs(radius) * 1e-9) {
      elements.append(.line(begin))
    }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (first, last) = (point(from), point(to))
      elements.append(
        .cubic(
          transform.apply(last),
          control1: transform.apply(Point(x: first.x - reach * sin(from), y: first.y + reach * cos(from))),
          control2: transform.apply(Point(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))))
    }
  }

  /// Whether the last step ends at a point. A line whose length is zero except for rounding would have a direction, and
  /// a corner where it is stroked.
  private func isAt(_ point: Point, within distance: Double) -> Bool {
    switch elements.last {
    case .line(let end), .quadratic(let end, _), .cubic(let end, _, _), .move(let end): (end - point).length <= distance
    case .close, nil: false
    }
  }
}
