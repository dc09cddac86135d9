import CCairo
import DSDisplayList
import DSGeometry
import TestRandom
import Testing

@testable import DSRaster

/// What holds of the outline of any stroke.
@Suite struct StrokePropertyTests {
  private static let cases = 60

  @Test func `a round pen covers what is nearer to the line than half of its width, and nothing else`() {
    var paths = RandomPaths(random: SeededRandom(seed: 11), side: 60)
    for index in 0..<Self.cases {
      let path = paths.path(index.isMultiple(of: 4) ? .lines : .curves)
      let stroke = Stroke(width: paths.number(0.5...20), cap: .round, join: .round)
      let (contours, points) = (strokeContours(path, stroke), strokePoints(path))
      for _ in 0..<40 {
        let point = Point(x: paths.number(0...60), y: paths.number(0...60))
        let distance = distance(point, from: points)
        // Curves and circles are lines, and coordinates have steps of 1/256.
        if abs(distance - stroke.width / 2) < 0.06 { continue }
        #expect((winding(contours, around: point) > 0) == (distance < stroke.width / 2), "\(path) \(stroke) \(point)")
      }
    }
  }

  @Test func `no outline turns around a point the wrong way, whatever its joins, caps and dashes`() {
    var paths = RandomPaths(random: SeededRandom(seed: 12), side: 60)
    for index in 0..<Self.cases {
      let path = paths.path(index.isMultiple(of: 2) ? .lines : .curves)
      let stroke = paths.stroke(0.5...24, isDashed: index.isMultiple(of: 3))
      let contours = strokeContours(path, stroke)
      let points = strokePoints(path)
      for step in 0..<40 {
        let point = Point(x: paths.number(0...60), y: paths.number(0...60))
        let turns = winding(contours, around: point)
        #expect(turns >= 0)
        // No corner reaches farther than its mitre, nor a square cap than the diagonal of half of it.
        let reach = stroke.width / 2 * max(stroke.join == .miter ? stroke.miterLimit : 1, 1.42)
        if distance(point, from: points) > reach + 0.06 { #expect(turns == 0) }
        // The line itself is covered, if nothing of it is left out.
        let inside = points[(step * 37) % points.count] + Point(x: 0.013, y: 0.017)
        if stroke.dash.isEmpty, distance(inside, from: [points[0], points[points.count - 1]]) > 0.3 {
          if distance(inside, from: points) < stroke.width / 2 - 0.06, stroke.join == .round {
            #expect(winding(contours, around: inside) > 0)
          }
        }
      }
    }
  }

  @Test func `dashes and gaps of a line add up to the line`() {
    var paths = RandomPaths(random: SeededRandom(seed: 13), side: 60)
    for _ in 0..<Self.cases {
      let path = paths.path(.lines)
      let (on, off) = (paths.number(1...15), paths.number(1...15))
      func length(_ dash: [Double], _ phase: Double) -> Double {
        strokeContours(path, Stroke(width: 0.01, join: .bevel, dash: dash, dashPhase: phase))
          .reduce(0) { $0 + abs(area($1)) } / 0.01
      }
      let whole = zip(strokePoints(path), strokePoints(path).dropFirst())
        .reduce(0) { $0 + ($1.1 - $1.0).squaredLength.squareRoot() }
      #expect(abs(length([on, off], 0) + length([off, on], off) - whole) < 0.2)
    }
  }

  /// Cairo's own stroker, which differs with its version at round corners, and which leaves holes in lines that are wider
  /// than their curves: so lines of straight steps are compared, and thin curves.
  @Test(arguments: [false, true])
  func `strokes have the pixels that Cairo's stroker gives them`(isDashed: Bool) {
    var paths = RandomPaths(random: SeededRandom(seed: 14), side: 100)
    var (inked, different) = (0, 0)
    for index in 0..<Self.cases {
      let isStraight = !index.isMultiple(of: 3)
      let path = isStraight ? paths.path(.lines) : Path.circle(radius: paths.number(8...30), around: paths.point())
      let stroke = paths.stroke(isStraight ? 0.3...12 : 0.3...3, isDashed: isDashed)
      let (ours, theirs) = (AlphaMask(width: 100, height: 100), AlphaMask(width: 100, height: 100))
      ours.draw { context in
        DrawShape.path(path, .nonZero).trace(stroke, under: .identity, into: context)
        fillPath(of: context, by: .nonZero)
      }
      theirs.draw { strokeByCairo(path, stroke, on: $0) }
      for y in 0..<100 {
        for x in 0..<100 {
          let (own, other) = (Int(ours.row(y)[x]), Int(theirs.row(y)[x]))
          if own > 0 || other > 0 { inked += 1 }
          if abs(own - other) > 8 { different += 1 }
        }
      }
    }
    #expect(inked > 10_000)
    // An edge along a row of pixels that a step of 1/256 moves past one of Cairo's fifteen lines.
    #expect(different * 100 < inked, "\(different) of \(inked) pixels")
  }

  private func strokeByCairo(_ path: Path, _ stroke: Stroke, on context: OpaquePointer?) {
    var sink = CairoSink(context: context)
    path.trace(under: .identity, into: &sink)
    cairo_set_line_width(context, stroke.width)
    cairo_set_miter_limit(context, stroke.miterLimit)
    let caps = [Stroke.Cap.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE]
    let joins = [
      Stroke.Join.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL,
    ]
    if let cap = caps[stroke.cap] { cairo_set_line_cap(context, cap) }
    if let join = joins[stroke.join] { cairo_set_line_join(context, join) }
    cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), stroke.dashPhase)
    cairo_stroke(context)
  }
}

extension Path {
  /// A circle as four curves.
  fileprivate static func circle(radius: Double, around center: Point) -> Path {
    let pull = radius * quarterCircleControl
    func at(_ x: Double, _ y: Double) -> Point { center + Point(x: x, y: y) }
    return Path([
      .move(at(0, -radius)), .cubic(at(radius, 0), control1: at(pull, -radius), control2: at(radius, -pull)),
      .cubic(at(0, radius), control1: at(radius, pull), control2: at(pull, radius)),
      .cubic(at(-radius, 0), control1: at(-pull, radius), control2: at(-radius, pull)),
      .cubic(at(0, -radius), control1: at(-radius, -pull), control2: at(-pull, -radius)), .close,
    ])
  }
}
