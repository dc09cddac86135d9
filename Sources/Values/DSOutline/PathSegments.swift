package import DSGeometry

/// One line or curve of a path, from a point to another.
package enum PathSegment: Equatable {
  case line(Point, Point)
  case quadratic(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  /// Where it begins.
  package var start: Point {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  /// Where it ends.
  package var end: Point {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The point at a parameter, 0…1.
  package func point(_ t: Double) -> Point {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return a * u + b * t
    case .quadratic(let a, let b, let c): return a * (u * u) + b * (2 * u * t) + c * (t * t)
    case .cubic(let a, let b, let c, let d):
      return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
    }
  }

  /// How many straight pieces stand for the segment: enough for a curve of the size of a screen.
  var pieces: Int {
    switch self {
    case .line: return 1
    case .quadratic, .cubic:
      let size = polygonLength
      return max(8, min(96, Int(size.squareRoot() * 2.5)))
    }
  }

  private var polygonLength: Double {
    func distance(_ a: Point, _ b: Point) -> Double { (b - a).length }
    switch self {
    case .line(let a, let b): return distance(a, b)
    case .quadratic(let a, let b, let c): return distance(a, b) + distance(b, c)
    case .cubic(let a, let b, let c, let d): return distance(a, b) + distance(b, c) + distance(c, d)
    }
  }

  /// The part between two parameters (de Casteljau).
  func part(_ from: Double, _ to: Double) -> PathSegment {
    func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a * (1 - t) + b * t }
    switch self {
    case .line: return .line(point(from), point(to))
    case .quadratic(let a, let b, let c):
      let control = mix(mix(a, b, from), mix(b, c, from), to)
      return .quadratic(point(from), control, point(to))
    case .cubic(let a, let b, let c, let d):
      // The blossom of the curve at (from, from, to) and (from, to, to).
      func blossom(_ x: Double, _ y: Double, _ z: Double) -> Point {
        let (ab, bc, cd) = (mix(a, b, x), mix(b, c, x), mix(c, d, x))
        return mix(mix(ab, bc, y), mix(bc, cd, y), z)
      }
      return .cubic(point(from), blossom(from, from, to), blossom(from, to, to), point(to))
    }
  }

  /// The step that continues a path to the segment's end.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quadratic(_, let control, let end): .quadratic(end, control: control)
    case .cubic(_, let first, let second, let end): .cubic(end, control1: first, control2: second)
    }
  }
}

/// A part of a path that is drawn without lifting the pen.
package struct PathContour {
  /// The lines and curves; the one that closes the part is among them.
  package var segments: [PathSegment] = []
  /// Whether the part ends where it began, with a join there.
  package var isClosed = false

  /// The corners of straight pieces that stand for it, without the last one of a closed part.
  package var points: [Point] {
    guard let first = segments.first else { return [] }
    var points = [first.start]
    for segment in segments {
      let count = segment.pieces
      for index in 1...count {
        let next = index == count ? segment.end : segment.point(Double(index) / Double(count))
        if (next - points[points.count - 1]).length > 1e-9 { points.append(next) }
      }
    }
    if isClosed, points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-9 { points.removeLast() }
    return points
  }
}

extension Path {
  /// The parts of the path.
  package var contours: [PathContour] {
    var contours: [PathContour] = []
    var current = PathContour()
    var (start, here) = (Point.zero, Point.zero)
    func finish() {
      if !current.segments.isEmpty { contours.append(current) }
      current = PathContour()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (start, here) = (point, point)
      case .line(let point):
        current.segments.append(.line(here, point))
        here = point
      case .quadratic(let point, let control):
        current.segments.append(.quadratic(here, control, point))
        here = point
      case .cubic(let point, let first, let second):
        current.segments.append(.cubic(here, first, second, point))
        here = point
      case .close:
        if current.segments.isEmpty { continue }
        if here != start { current.segments.append(.line(here, start)) }
        current.isClosed = true
        finish()
        here = start
      }
    }
    finish()
    return contours
  }
}

extension Point {
  /// The length of the vector to the point.
  package var length: Double { (x * x + y * y).squareRoot() }
}
