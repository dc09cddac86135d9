import DSView
import Foundation

extension InterpolationMethod {
  /// The line through points, from where a path is: the first point is where it begins.
  func addLine(through points: [CGPoint], to path: inout Path) {
    guard points.count > 1 else { return }
    switch kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: addSteps(points, at: 0, to: &path)
    case .stepCenter: addSteps(points, at: 0.5, to: &path)
    case .stepEnd: addSteps(points, at: 1, to: &path)
    case .cardinal(let tension): addCurve(points, to: &path) { cardinalControls($0, tension) }
    case .catmullRom(let alpha): addCurve(points, to: &path) { catmullRomControls($0, alpha) }
    case .monotone: addMonotone(points, to: &path)
    }
  }

  /// Steps that rise at a part of the way to the next point.
  private func addSteps(_ points: [CGPoint], at part: CGFloat, to path: inout Path) {
    for (point, next) in zip(points, points.dropFirst()) {
      let x = point.x + (next.x - point.x) * part
      path.addLine(to: CGPoint(x: x, y: point.y))
      path.addLine(to: CGPoint(x: x, y: next.y))
      path.addLine(to: next)
    }
  }

  /// A curve whose controls between two points follow from these and their neighbours; an end is its own neighbour.
  private func addCurve(
    _ points: [CGPoint], to path: inout Path, _ controls: ([CGPoint]) -> (CGPoint, CGPoint)
  ) {
    for index in 0..<points.count - 1 {
      let around = [
        points[max(index - 1, 0)], points[index], points[index + 1], points[min(index + 2, points.count - 1)],
      ]
      let (first, second) = controls(around)
      path.addCurve(to: points[index + 1], control1: first, control2: second)
    }
  }

  /// The controls of a cardinal spline: at each point it runs as the line between the neighbours does.
  private func cardinalControls(_ p: [CGPoint], _ tension: CGFloat) -> (CGPoint, CGPoint) {
    let k = (1 - tension) / 6
    return (
      CGPoint(x: p[1].x + (p[2].x - p[0].x) * k, y: p[1].y + (p[2].y - p[0].y) * k),
      CGPoint(x: p[2].x - (p[3].x - p[1].x) * k, y: p[2].y - (p[3].y - p[1].y) * k)
    )
  }

  /// The controls of a Catmull-Rom spline whose knots are as far apart as a power of the distances of the points: see
  /// Yuksel, Schaefer and Keyser, "On the Parameterization of Catmull-Rom Curves", 2009.
  private func catmullRomControls(_ p: [CGPoint], _ alpha: CGFloat) -> (CGPoint, CGPoint) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    let (d1, d2, d3) = (knot(p[0], p[1]), knot(p[1], p[2]), knot(p[2], p[3]))
    func control(_ near: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
      guard near > 0, d2 > 0 else { return b }
      let (n2, m2) = (near * near, d2 * d2)
      let (weight, below) = (2 * n2 + 3 * near * d2 + m2, 3 * near * (near + d2))
      return CGPoint(
        x: (n2 * c.x - m2 * a.x + weight * b.x) / below, y: (n2 * c.y - m2 * a.y + weight * b.y) / below)
    }
    return (control(d1, p[0], p[1], p[2]), control(d3, p[3], p[2], p[1]))
  }

  /// A curve that never rises beyond its points: Steffen, "A simple method for monotonic interpolation in one
  /// dimension", 1990.
  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { a, b in b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
    func tangent(_ index: Int) -> CGFloat {
      if points.count == 2 { return slopes[0] }
      if index == 0 { return (3 * slopes[0] - tangent(1)) / 2 }
      if index == points.count - 1 { return (3 * slopes[index - 1] - tangent(index - 1)) / 2 }
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (s0, s1) = (slopes[index - 1], slopes[index])
      guard s0 * s1 > 0, h0 + h1 != 0 else { return 0 }
      let between = (s0 * h1 + s1 * h0) / (h0 + h1)
      let least = min(abs(s0), abs(s1), abs(between) / 2) * 2
      return s0 < 0 ? -least : least
    }
    for index in 0..<points.count - 1 {
      let (a, b) = (points[index], points[index + 1])
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangent(index)),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangent(index + 1)))
    }
  }
}
