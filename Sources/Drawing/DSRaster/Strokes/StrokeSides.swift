import DSDisplayList
import DSGeometry

/// The two sides of a line as a pen draws them, and with them the outline of the stroke.
///
/// The outline is the sum of pieces that all turn the same way: a quadrilateral for each step, the area of each corner
/// beyond the steps that meet there, and caps. On the inside of a corner the side goes through the corner's point,
/// where the quadrilaterals of both steps end. So the pieces add up to a winding number that is positive on the stroke
/// and zero elsewhere, and the outline filled by the non-zero rule is their union, however the line crosses itself or
/// its sides.
struct StrokeSides {
  /// The shift of a side, in pixels, below which two steps have no corner between them.
  private static let smallestTurn = 0.002

  private let pen: StrokePen
  private let corners: StrokeCorners
  private let smallest: Double
  /// The cosine of the angle between the directions of a piece of a curve at which a chord of the pen's circle leaves
  /// it by `StrokePen.flatness`.
  private let sharpest: Double
  private var left: [Point] = []
  private var right: [Point] = []
  private var point = Point.zero
  private var direction = Point.zero
  /// The vector from the line's point to the right side.
  private var offset = Point.zero

  /// Sides of lines that a pen draws.
  init(_ pen: StrokePen) {
    (self.pen, corners, smallest) = (pen, StrokeCorners(pen), Self.smallestTurn / pen.scale)
    let half = max(0, 1 - StrokePen.flatness / (pen.half * pen.scale))
    sharpest = 2 * half * half - 1
  }

  /// Gives the outline of a line to a sink.
  mutating func outline(_ line: StrokeLine, into sink: inout some OutlineSink) {
    if line.steps.isEmpty, pen.stroke.cap == .butt { return }
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    point = line.start
    face(line.direction)
    addSides()
    for step in line.steps {
      turn(to: step.leaving, step.continuesCurve ? .round : pen.stroke.join)
      follow(step)
    }
    if line.isClosed, !line.steps.isEmpty {
      turn(to: line.direction, pen.stroke.join)
      give(left, into: &sink)
      give(right.reversed(), into: &sink)
      return
    }
    corners.end(at: point, from: .zero - offset, direction: direction, &left)
    left += right.reversed()
    face(line.direction)
    corners.end(at: line.start, from: offset, direction: .zero - direction, &left)
    give(left, into: &sink)
  }

  private mutating func face(_ direction: Point) {
    self.direction = direction
    offset = normal(direction)
  }

  /// The vector to the right side of a line that goes in a direction.
  private func normal(_ direction: Point) -> Point { Point(x: -direction.y * pen.half, y: direction.x * pen.half) }

  private mutating func addSides() {
    left.append(point - offset)
    right.append(point + offset)
  }

  /// Goes along a step. The sides of a piece of a curve take its directions, if the pen turns little and does not go
  /// back on the inside; otherwise the pen goes straight and turns at both ends.
  private mutating func follow(_ step: StrokeStep) {
    let vector = step.end - point
    let change = (normal(step.arriving) - offset).dot(vector)
    let reach = vector.squaredLength
    let isSmooth =
      direction.dot(step.arriving) >= sharpest && direction.dot(vector) > 0 && step.arriving.dot(vector) > 0
      && change < reach && -change < reach
    if isSmooth { face(step.arriving) } else { turn(to: step.chord, .round) }
    point = step.end
    addSides()
    turn(to: step.arriving, .round)
  }

  /// Turns the pen where two steps meet.
  private mutating func turn(to next: Point, _ join: Stroke.Join) {
    let (sine, cosine) = (direction.cross(next), direction.dot(next))
    let (last, before) = (direction, offset)
    face(next)
    if cosine > 0, sine.magnitude * pen.half <= smallest { return }
    if sine > 0 {
      corners.join(
        around: point, from: .zero - before, to: .zero - offset, direction: last, cosine: cosine, join, &left)
      right.append(point)
      right.append(point + offset)
    } else {
      corners.join(around: point, from: before, to: offset, direction: last, cosine: cosine, join, &right)
      left.append(point)
      left.append(point - offset)
    }
  }

  private func give(_ points: some Sequence<Point>, into sink: inout some OutlineSink) {
    var isFirst = true
    for point in points {
      if isFirst { sink.move(pen.canvas(point)) } else { sink.line(pen.canvas(point)) }
      isFirst = false
    }
    sink.close()
  }
}
