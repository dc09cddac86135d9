import DSGeometry
import DSOutline
import Foundation

// Outlines that tests are made of, and what is measured on them by other means than those under test.

extension Path {
  /// A rectangle from its upper left corner on, clockwise.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init([
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)), .line(Point(x: x + width, y: y + height)),
      .line(Point(x: x, y: y + height)), .close,
    ])
  }

  /// An ellipse of four curves, around a centre.
  init(ellipseAt center: Point, _ a: Double, _ b: Double) {
    let k = 4 * (2.0.squareRoot() - 1) / 3
    func point(_ x: Double, _ y: Double) -> Point { Point(x: center.x + a * x, y: center.y + b * y) }
    self.init([
      .move(point(1, 0)), .cubic(point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .cubic(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .cubic(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .cubic(point(1, 0), control1: point(k, -1), control2: point(1, -k)), .close,
    ])
  }

  /// Lines through points, closed or not.
  init(through points: [Point], closed: Bool = true) {
    self.init(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    if closed { elements.append(.close) }
  }

  /// A star that crosses itself.
  init(starAt center: Point, radius: Double, tips: Int, step: Int, turn: Double = 0) {
    self.init(
      through: (0..<tips).map {
        let angle = turn + Double($0 * step) * 2 * .pi / Double(tips)
        return Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
      })
  }

  /// The path moved by a distance.
  func moved(_ x: Double, _ y: Double) -> Path { applying(AffineTransform(tx: x, ty: y)) }

  /// The path made larger from the origin on.
  func scaled(_ factor: Double) -> Path { applying(AffineTransform(a: factor, d: factor)) }

  /// The steps as text: points and then `m`, `l`, `q`, `c`, or `h` where a part is closed.
  var text: String {
    elements.map { element in
      switch element {
      case .move(let point): "\(point.text) m"
      case .line(let point): "\(point.text) l"
      case .quadratic(let point, let control): "\(control.text) \(point.text) q"
      case .cubic(let point, let first, let second): "\(first.text) \(second.text) \(point.text) c"
      case .close: "h"
      }
    }
    .joined(separator: " ")
  }

  /// How many lines and curves there are.
  var steps: Int { contours.reduce(0) { $0 + $1.segments.count } }

  /// The area by Green's theorem; parts around holes count negative.
  var area: Double {
    contours.reduce(0) { sum, contour in
      contour.segments.reduce(sum) { sum, segment in
        let points = segment.even(512)
        return zip(points, points.dropFirst()).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
      }
    }
  }

  /// The length of all parts.
  var length: Double {
    contours.reduce(0) { sum, contour in
      contour.segments.reduce(sum) { sum, segment in
        let points = segment.even(512)
        return zip(points, points.dropFirst()).reduce(sum) { $0 + ($1.1 - $1.0).length }
      }
    }
  }

  /// How often the outline, closed, turns around a point, by the sum of the angles under which its pieces are seen; nil
  /// where the point is next to the outline.
  func reference(around point: Point, clearance: Double = 0.05) -> Int? {
    var angle = 0.0
    for contour in contours {
      var points = contour.segments.flatMap { $0.even(64) }
      if let first = points.first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) {
        let (p, q) = (a - point, b - point)
        if distance(point, a, b) < clearance { return nil }
        angle += atan2(p.x * q.y - p.y * q.x, p.x * q.x + p.y * q.y)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  private func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let (way, from) = (b - a, point - a)
    let square = way.x * way.x + way.y * way.y
    let t = square == 0 ? 0 : max(0, min(1, (from.x * way.x + from.y * way.y) / square))
    return (from - way * t).length
  }
}

extension PathSegment {
  /// Points at even steps of the parameter; both ends of a line.
  func even(_ count: Int) -> [Point] {
    if case .line(let a, let b) = self { return [a, b] }
    return (0...count).map { point(Double($0) / Double(count)) }
  }
}

extension Point {
  /// The coordinates as text.
  var text: String { "\(x.text()) \(y.text())" }
}

func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) < tolerance }

func isClose(_ a: Point, _ b: Point, _ tolerance: Double = 1e-6) -> Bool { (a - b).length < tolerance }
