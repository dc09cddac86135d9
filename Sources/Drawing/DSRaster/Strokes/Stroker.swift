import DSDisplayList
import DSGeometry

/// Turns an outline on the canvas into the outline of its stroke, to be filled by the non-zero rule.
///
/// Cairo strokes too, but its corners change with its version: 1.18 leaves out arcs that 1.16 draws. Where both agree,
/// so do the two strokers, except that a square cap ends a line without length as well, as in SVG.
struct Stroker<Sink: OutlineSink>: OutlineSink {
  private let pen: StrokePen
  private let dashes: StrokeDashes?
  private var sides: StrokeSides
  private var curve = CurveSteps()
  private var contour = StrokeLine(start: .zero)
  private var isBegun = false
  private var start = CurveSteps.GridPoint(.zero)
  private var current = CurveSteps.GridPoint(.zero)
  /// What takes the outline.
  private(set) var sink: Sink

  /// A stroker for a pen.
  init(_ pen: StrokePen, into sink: Sink) {
    (self.pen, self.sink) = (pen, sink)
    (dashes, sides) = (StrokeDashes(pen.stroke), StrokeSides(pen))
  }

  mutating func move(_ point: Point) {
    finish()
    start = CurveSteps.GridPoint(point)
    current = start
  }

  mutating func line(_ point: Point) {
    begin()
    current = CurveSteps.GridPoint(point)
    contour.line(to: pen.space(current.point))
  }

  mutating func cubic(_ point: Point, _ control1: Point, _ control2: Point) {
    begin()
    let (a, b, c, d) = (
      current, CurveSteps.GridPoint(control1), CurveSteps.GridPoint(control2), CurveSteps.GridPoint(point)
    )
    current = d
    if a == b && c == d { return contour.line(to: pen.space(d.point)) }
    curve.divide(a, b, c, d)
    let end = d != c ? d - c : d != b ? d - b : d - a
    for index in curve.starts.indices {
      let isLast = index + 1 == curve.starts.count
      let (next, tangent) = isLast ? (d, end) : curve.starts[index + 1]
      let place = pen.space(next.point)
      let vector = place - contour.end
      guard let chord = vector.unit, let leaving = pen.space(curve.starts[index].direction).unit,
        let arriving = pen.space(tangent).unit
      else { continue }
      var step = StrokeStep(to: place, direction: chord, length: vector.squaredLength.squareRoot())
      if dashes == nil { (step.leaving, step.arriving) = (leaving, arriving) }
      step.continuesCurve = index > 0
      contour.add(step)
    }
  }

  mutating func close() {
    begin()
    current = start
    contour.line(to: pen.space(start.point))
    contour.isClosed = true
    finish()
  }

  /// Must be called after the last step: draws the contour that was begun.
  mutating func finish() {
    if !isBegun { return }
    isBegun = false
    if let dashes {
      for dash in dashes.cut(contour) { sides.outline(dash, into: &sink) }
    } else {
      sides.outline(contour, into: &sink)
    }
  }

  private mutating func begin() {
    if isBegun { return }
    isBegun = true
    contour.begin(at: pen.space(current.point))
  }
}
