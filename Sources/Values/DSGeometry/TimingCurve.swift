/// How far a change has come at each moment, as a cubic Bézier curve from (0, 0) to (1, 1); time runs to the right.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point; its x is in 0…1, its y may be beyond.
  public var control1: Point
  /// The second control point.
  public var control2: Point

  /// A curve of two control points.
  public init(_ control1: Point, _ control2: Point) {
    self.control1 = control1
    self.control2 = control2
  }

  /// The curve in a square of one point, y down: it begins at the bottom left and ends at the top right.
  public var path: Path {
    func place(_ point: Point) -> Point { Point(x: point.x, y: 1 - point.y) }
    return Path([
      .move(place(.zero)),
      .cubic(place(Point(x: 1, y: 1)), control1: place(control1), control2: place(control2)),
    ])
  }
}
