import DSDisplayList
import DSGeometry
import TestRandom

@testable import DSRaster

/// Keeps contours as points.
private struct ContourSink: OutlineSink {
  var contours: [[Point]] = []

  mutating func move(_ point: Point) { contours.append([point]) }
  mutating func line(_ point: Point) { contours[contours.count - 1].append(point) }
  mutating func cubic(_ point: Point, _ control1: Point, _ control2: Point) { line(point) }
  mutating func close() {}
}

/// The contours of a stroke's outline.
func strokeContours(_ path: Path, _ stroke: Stroke, under transform: AffineTransform = .identity) -> [[Point]] {
  guard let pen = StrokePen(stroke, under: transform) else { return [] }
  var stroker = Stroker(pen, into: ContourSink())
  path.trace(under: transform, into: &stroker)
  stroker.finish()
  return stroker.sink.contours
}

/// Points along a path of one contour, close together.
func strokePoints(_ path: Path) -> [Point] {
  var points: [Point] = []
  for element in path.elements {
    switch element {
    case .move(let point): points.append(point)
    case .line(let end): points += (1...100).map { points[points.count - 1].mixed(with: end, by: Double($0) / 100) }
    case .quadratic(let end, let control):
      let start = points[points.count - 1]
      points += (1...400).map { step in
        let t = Double(step) / 400
        return start.mixed(with: control, by: t).mixed(with: control.mixed(with: end, by: t), by: t)
      }
    case .cubic(let end, let control1, let control2):
      let start = points[points.count - 1]
      points += (1...400).map { step in
        let t = Double(step) / 400
        let (a, b, c) = (
          start.mixed(with: control1, by: t), control1.mixed(with: control2, by: t), control2.mixed(with: end, by: t)
        )
        return a.mixed(with: b, by: t).mixed(with: b.mixed(with: c, by: t), by: t)
      }
    case .close: points += (1...100).map { points[points.count - 1].mixed(with: points[0], by: Double($0) / 100) }
    }
  }
  return points
}

/// The area of a polygon, positive if it turns clockwise on the screen.
func area(_ corners: [Point]) -> Double {
  corners.indices.reduce(0) { $0 + corners[$1].cross(corners[($1 + 1) % corners.count]) } / 2
}

/// How often contours turn around a point.
func winding(_ contours: [[Point]], around point: Point) -> Int {
  var winding = 0
  for corners in contours {
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % corners.count]
      let side = (to - from).cross(point - from)
      if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
    }
  }
  return winding
}

/// How far a point is from the nearest of the lines between points.
func distance(_ point: Point, from points: [Point]) -> Double {
  var nearest = Double.infinity
  for (from, to) in zip(points, points.dropFirst()) {
    let (line, vector) = (to - from, point - from)
    let length = line.squaredLength
    let share = length > 0 ? min(max(vector.dot(line) / length, 0), 1) : 0
    nearest = min(nearest, (vector - line * share).squaredLength)
  }
  return nearest.squareRoot()
}

/// Random paths of one contour on a square.
struct RandomPaths {
  /// The steps of a path.
  enum Kind: CaseIterable { case lines, curves }

  var random: SeededRandom
  let side: Double

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  mutating func point() -> Point { Point(x: number(0.25 * side...0.75 * side), y: number(0.25 * side...0.75 * side)) }

  mutating func path(_ kind: Kind) -> Path {
    var elements: [Path.Element] = [.move(point())]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      elements.append(kind == .lines ? .line(point()) : .cubic(point(), control1: point(), control2: point()))
    }
    return Path(Bool.random(using: &random) ? elements + [.close] : elements)
  }

  mutating func stroke(_ widths: ClosedRange<Double>, isDashed: Bool) -> Stroke {
    Stroke(
      width: number(widths), cap: Stroke.Cap.allCases.randomElement(using: &random)!,
      join: Stroke.Join.allCases.randomElement(using: &random)!, miterLimit: number(1...4),
      dash: isDashed ? [number(0...12), number(1...12)] : [], dashPhase: isDashed ? number(0...30) : 0)
  }
}

extension Point {
  /// The point at a part of the way to another.
  func mixed(with other: Point, by share: Double) -> Point { self * (1 - share) + other * share }
}
