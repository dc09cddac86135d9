import DSGeometry

/// Divides a cubic curve into steps, in whole numbers of 1/256 pixel.
///
/// A curve is halved (de Casteljau) until its control points are less than `StrokePen.flatness` from its chord. That is
/// how Cairo divides curves, on the same grid and with the same rounding, so that the line along a curve has the pixels
/// of Cairo's own stroker, and a filled curve those of a stroked one.
struct CurveSteps {
  /// A point in units of 1/256 pixel.
  struct GridPoint: Equatable {
    var x: Int
    var y: Int

    /// The nearest point of the grid.
    init(_ point: Point) {
      (x, y) = (Int((point.x * 256).rounded(.toNearestOrEven)), Int((point.y * 256).rounded(.toNearestOrEven)))
    }

    private init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// The point in pixels.
    var point: Point { Point(x: Double(x) / 256, y: Double(y) / 256) }

    /// The middle of the way to a point, rounded to the left and up.
    func middle(_ other: GridPoint) -> GridPoint {
      GridPoint(x: x + (other.x - x) >> 1, y: y + (other.y - y) >> 1)
    }

    /// The vector from another point.
    static func - (a: GridPoint, b: GridPoint) -> Point { Point(x: Double(a.x - b.x), y: Double(a.y - b.y)) }
  }

  /// Halvings of one curve: more than the grid has room for.
  private static let depth = 24
  /// The square of the largest distance of a control point from the chord, in units of the grid.
  private static let farthest = (StrokePen.flatness * 256) * (StrokePen.flatness * 256)

  /// Where a piece of the curve begins, and the direction there, on the grid; the first is that of the curve.
  private(set) var starts: [(point: GridPoint, direction: Point)] = []

  /// Divides a curve into pieces.
  mutating func divide(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) {
    starts.removeAll(keepingCapacity: true)
    halve(a, b, c, d, Self.depth)
  }

  private mutating func halve(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint, _ depth: Int) {
    if depth == 0 || Self.isFlat(b - a, c - a, d - a) {
      if let last = starts.last, last.point == a { return }
      starts.append((a, a != b ? b - a : a != c ? c - a : d - a))
      return
    }
    let (ab, bc, cd) = (a.middle(b), b.middle(c), c.middle(d))
    let (abc, bcd) = (ab.middle(bc), bc.middle(cd))
    let middle = abc.middle(bcd)
    halve(a, ab, abc, middle, depth - 1)
    halve(middle, bcd, cd, d, depth - 1)
  }

  private static func isFlat(_ b: Point, _ c: Point, _ chord: Point) -> Bool {
    let squared = chord.squaredLength
    func distance(_ point: Point) -> Double {
      let along = point.dot(chord)
      if along <= 0 { return point.squaredLength }
      return along >= squared ? (point - chord).squaredLength : (point - chord * (along / squared)).squaredLength
    }
    return max(distance(b), distance(c)) < farthest
  }
}
