import DSDisplayList
import DSGeometry

/// Takes the outline of a shape as lines and cubic curves, in pixels of the canvas.
protocol OutlineSink {
  /// Begins a new contour.
  mutating func move(_ point: Point)
  /// A straight line from the current point.
  mutating func line(_ point: Point)
  /// A cubic curve from the current point.
  mutating func cubic(_ point: Point, _ control1: Point, _ control2: Point)
  /// A line back to the beginning of the contour.
  mutating func close()
}

/// How far the control points of a quarter circle lie from its ends, in radii: 4/3·(√2 − 1). The curve leaves the
/// circle by at most 0.03 % of the radius.
let quarterCircleControl = 0.552_284_749_830_793_4

extension DrawShape {
  /// Gives the outline, mapped by `transform`, to a sink; clockwise from the top left for the closed shapes.
  func trace(under transform: AffineTransform, into sink: inout some OutlineSink) {
    switch self {
    case .rect(let rect): traceBox(rect, CornerRadii(), transform, &sink)
    case .roundedRect(let rect, let radii): traceBox(rect, radii, transform, &sink)
    case .ellipse(let rect): traceEllipse(rect, transform, &sink)
    case .path(let path, _): path.trace(under: transform, into: &sink)
    }
  }
}

/// A rectangle whose corners are quarter circles.
private func traceBox(
  _ rect: Rect, _ radii: CornerRadii, _ transform: AffineTransform, _ sink: inout some OutlineSink
) {
  let tension = 1 - quarterCircleControl
  func at(_ x: Double, _ y: Double) -> Point { transform.apply(Point(x: x, y: y)) }
  let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  /// An edge between two corners; one whose length is zero except for rounding would add a corner when it is stroked.
  func edge(_ length: Double, _ x: Double, _ y: Double) {
    if length > 1e-6 * (rect.width + rect.height) { sink.line(at(x, y)) }
  }
  sink.move(at(left + radii.topLeading, top))
  edge(right - left - radii.topLeading - radii.topTrailing, right - radii.topTrailing, top)
  if radii.topTrailing > 0 {
    let radius = radii.topTrailing
    sink.cubic(
      at(right, top + radius), at(right - radius * tension, top), at(right, top + radius * tension))
  }
  edge(bottom - top - radii.topTrailing - radii.bottomTrailing, right, bottom - radii.bottomTrailing)
  if radii.bottomTrailing > 0 {
    let radius = radii.bottomTrailing
    sink.cubic(
      at(right - radius, bottom), at(right, bottom - radius * tension), at(right - radius * tension, bottom))
  }
  edge(right - left - radii.bottomTrailing - radii.bottomLeading, left + radii.bottomLeading, bottom)
  if radii.bottomLeading > 0 {
    let radius = radii.bottomLeading
    sink.cubic(
      at(left, bottom - radius), at(left + radius * tension, bottom), at(left, bottom - radius * tension))
  }
  edge(bottom - top - radii.bottomLeading - radii.topLeading, left, top + radii.topLeading)
  if radii.topLeading > 0 {
    let radius = radii.topLeading
    sink.cubic(at(left + radius, top), at(left, top + radius * tension), at(left + radius * tension, top))
  }
  sink.close()
}

/// An ellipse as four cubic curves.
private func traceEllipse(_ rect: Rect, _ transform: AffineTransform, _ sink: inout some OutlineSink) {
  let center = rect.center
  let (width, height) = (rect.width / 2, rect.height / 2)
  func at(_ x: Double, _ y: Double) -> Point {
    transform.apply(Point(x: center.x + x * width, y: center.y + y * height))
  }
  let pull = quarterCircleControl
  sink.move(at(0, -1))
  sink.cubic(at(1, 0), at(pull, -1), at(1, -pull))
  sink.cubic(at(0, 1), at(1, pull), at(pull, 1))
  sink.cubic(at(-1, 0), at(-pull, 1), at(-1, pull))
  sink.cubic(at(0, -1), at(-1, -pull), at(-pull, -1))
  sink.close()
}

extension Path {
  /// Gives the steps, mapped by `transform`, to a sink. Quadratic curves become cubic ones; a contour that does not
  /// begin with a move begins at its first point.
  func trace(under transform: AffineTransform, into sink: inout some OutlineSink) {
    var start: Point?
    var current: Point?
    func begin(_ point: Point) {
      if current != nil { return }
      sink.move(point)
      (start, current) = (point, point)
    }
    for element in elements {
      switch element {
      case .move(let to):
        let point = transform.apply(to)
        sink.move(point)
        (start, current) = (point, point)
      case .line(let to):
        let point = transform.apply(to)
        begin(point)
        sink.line(point)
        current = point
      case .quadratic(let to, let control):
        let (point, pull) = (transform.apply(to), transform.apply(control))
        begin(pull)
        let from = current ?? pull
        sink.cubic(point, from + (pull - from) * (2 / 3), point + (pull - point) * (2 / 3))
        current = point
      case .cubic(let to, let control1, let control2):
        let (point, pull1) = (transform.apply(to), transform.apply(control1))
        begin(pull1)
        sink.cubic(point, pull1, transform.apply(control2))
        current = point
      case .close:
        if current != nil { sink.close() }
        current = start
      }
    }
  }
}
