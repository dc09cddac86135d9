/// Corners whose bend grows slowly, as those of `RoundedCornerStyle.continuous`.
///
/// A corner takes up 1.528665 radii of each edge, in three cubic segments. The control points are the published
/// measurements of the iOS 7 icon shape, in radii from the corner along one edge and the other.
public enum ContinuousCorner {
  /// How much of an edge a corner of radius 1 takes up.
  private static let reach = 1.528665
  /// Control points of the three segments from one edge to the other: (along the first edge, along the second).
  private static let controls: [(Double, Double)] = [
    (1.088493, 0), (0.868407, 0), (0.631494, 0.074911),
    (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
    (0, 0.868407), (0, 1.088493), (0, 1.528665),
  ]

  /// The outline of a rectangle with such corners; nil if two corners of an edge do not both fit.
  public static func path(_ rect: Rect, _ radii: CornerRadii) -> Path? {
    func fits(_ length: Double, _ a: Double, _ b: Double) -> Bool { (a + b) * reach <= length + 1e-9 }
    guard fits(rect.width, radii.topLeading, radii.topTrailing),
      fits(rect.width, radii.bottomLeading, radii.bottomTrailing),
      fits(rect.height, radii.topLeading, radii.bottomLeading),
      fits(rect.height, radii.topTrailing, radii.bottomTrailing)
    else { return nil }
    var elements: [Path.Element] = []
    // Clockwise from the top right corner: the corner, the way back along the first edge, the way along the second.
    let corners: [(Point, Point, Point, Double)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1), radii.topTrailing),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0), radii.bottomTrailing),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1), radii.bottomLeading),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0), radii.topLeading),
    ]
    for (corner, first, second, radius) in corners {
      func point(_ along: (Double, Double)) -> Point {
        corner + first * (along.0 * radius) + second * (along.1 * radius)
      }
      let start = point((reach, 0))
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      if radius == 0 { continue }
      for segment in stride(from: 0, to: controls.count, by: 3) {
        elements.append(
          .cubic(
            point(controls[segment + 2]), control1: point(controls[segment]), control2: point(controls[segment + 1])))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}
