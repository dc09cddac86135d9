import DSGeometry

/// One straight step along a line that is stroked, in pen space; a curve is several.
struct StrokeStep {
  /// Where it ends.
  var end: Point
  /// The direction of the line where the step begins, of length 1: a curve's tangent.
  var leaving: Point
  /// The direction of the line where the step ends, of length 1.
  var arriving: Point
  /// The direction from the step's beginning to its end, of length 1.
  var chord: Point
  /// The length of the step.
  var length: Double
  /// Whether the step before it is a piece of the same curve, so that the corner between them is no corner of the line.
  var continuesCurve = false

  /// A straight step.
  init(to end: Point, direction: Point, length: Double) {
    (self.end, self.length) = (end, length)
    (leaving, arriving, chord) = (direction, direction, direction)
  }
}

/// A contour or a dash of it as steps.
struct StrokeLine {
  /// Where it begins.
  var start: Point
  /// The direction at the beginning, which turns the caps of a line without steps.
  var direction = Point(x: 1, y: 0)
  /// The steps, none of which is without length.
  var steps: [StrokeStep] = []
  /// Whether its end is joined to its beginning.
  var isClosed = false

  /// The last point.
  var end: Point { steps.last?.end ?? start }

  /// Begins a new line in the same memory.
  mutating func begin(at point: Point) {
    steps.removeAll(keepingCapacity: true)
    (start, direction, isClosed) = (point, Point(x: 1, y: 0), false)
  }

  /// A straight step to a point; none if the line is there.
  mutating func line(to point: Point) {
    let vector = point - end
    guard let direction = vector.unit else { return }
    add(StrokeStep(to: point, direction: direction, length: vector.squaredLength.squareRoot()))
  }

  /// Adds a step.
  mutating func add(_ step: StrokeStep) {
    if steps.isEmpty { direction = step.leaving }
    steps.append(step)
  }
}
