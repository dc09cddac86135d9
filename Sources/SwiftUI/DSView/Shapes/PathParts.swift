import DSGeometry
import DSOutline
public import Foundation

extension Path {
  /// Lines through points.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// A rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = Path()
    part.addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Rectangles.
  nonisolated public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A rectangle with round corners; corners that do not fit their edges become smaller.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (max(0, cornerSize.width), max(0, cornerSize.height))
    if width == height {
      let radii = RectangleCornerRadii(
        topLeading: width, bottomLeading: width, bottomTrailing: width, topTrailing: width)
      return addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
    }
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    // Circular corners of a rectangle whose height is stretched back.
    let factor = height / width
    var part = Path()
    part.addRoundedRect(
      in: CGRect(x: rect.minX, y: rect.minY / factor, width: rect.width, height: rect.height / factor),
      cornerSize: CGSize(width: width, height: width), style: style)
    addPath(part, transform: CGAffineTransform(scaleX: 1, y: factor).concatenating(transform))
  }

  /// A rectangle with a radius for each corner; leading is left.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = cornerRadii.node.fitted(to: rect.node.size)
    if radii.uniform == 0 { return addRect(rect, transform: transform) }
    if style == .continuous, let corners = ContinuousCorner.path(rect.node, radii) {
      return addPath(Path(corners), transform: transform)
    }
    var part = Path()
    let corners: [(CGPoint, CGFloat, Double)] = [
      (CGPoint(x: rect.maxX - radii.topTrailing, y: rect.minY + radii.topTrailing), radii.topTrailing, -90),
      (CGPoint(x: rect.maxX - radii.bottomTrailing, y: rect.maxY - radii.bottomTrailing), radii.bottomTrailing, 0),
      (CGPoint(x: rect.minX + radii.bottomLeading, y: rect.maxY - radii.bottomLeading), radii.bottomLeading, 90),
      (CGPoint(x: rect.minX + radii.topLeading, y: rect.minY + radii.topLeading), radii.topLeading, 180),
    ]
    part.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
    for (center, radius, angle) in corners {
      guard radius > 0 else {
        part.addLine(to: center)
        continue
      }
      part.addArc(
        center: center, radius: radius, startAngle: .degrees(angle), endAngle: .degrees(angle + 90), clockwise: false)
    }
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// An ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
    circle.closeSubpath()
    let place = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(circle, transform: place.concatenating(transform))
  }

  /// A part of a circle, joined by a line to what is there; `clockwise` as if y went up, as SwiftUI has it.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let whole = 2 * Double.pi
    guard sweep.isFinite else { return }
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: whole) - whole }
      // An arc of more than a turn goes over itself, as rings of more than the whole are written; more adds nothing.
      if sweep < -2 * whole { sweep = sweep.truncatingRemainder(dividingBy: whole) - whole }
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: whole) + whole }
      if sweep > 2 * whole { sweep = sweep.truncatingRemainder(dividingBy: whole) + whole }
    }
    arc(center, radius, from: startAngle.radians, sweep: sweep, transform: transform)
  }

  /// A part of a circle by the angle that it covers; positive angles turn clockwise on the screen.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    arc(center, radius, from: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// A part of a circle between two lines: from the current point to a corner, and from there on to a point.
  nonisolated public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let here = start.applying(transform.inverted())
    func unit(_ from: CGPoint, _ to: CGPoint) -> (CGFloat, CGFloat)? {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length) : nil
    }
    guard radius > 0, let a = unit(tangent1End, here), let b = unit(tangent1End, tangent2End),
      abs(a.0 * b.1 - a.1 * b.0) > 1e-9
    else { return addLine(to: tangent1End.applying(transform)) }
    let half = acos(max(-1, min(1, a.0 * b.0 + a.1 * b.1))) / 2
    let reach = radius / tan(half)
    let middle = unit(.zero, CGPoint(x: a.0 + b.0, y: a.1 + b.1)) ?? (0, 0)
    let center = CGPoint(
      x: tangent1End.x + middle.0 * radius / sin(half), y: tangent1End.y + middle.1 * radius / sin(half))
    let (first, last) = (
      CGPoint(x: tangent1End.x + a.0 * reach, y: tangent1End.y + a.1 * reach),
      CGPoint(x: tangent1End.x + b.0 * reach, y: tangent1End.y + b.1 * reach)
    )
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    arc(center, radius, from: Double(from), sweep: Double(sweep), transform: transform)
  }

  /// Another path's steps.
  nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    self.path.elements += transform.isIdentity ? path.path.elements : path.applying(transform).path.elements
  }

  /// Whether the last step ends at a point. A line whose length is zero except for rounding would have a direction, and
  /// a corner where it is stroked.
  private func isAt(_ point: CGPoint, within distance: CGFloat) -> Bool {
    switch path.elements.last {
    case .line(let end), .quadratic(let end, _), .cubic(let end, _, _), .move(let end):
      (end - point.node).length <= Double(distance)
    case .close, nil: false
    }
  }

  /// Each quarter at most is a cubic curve with control points at 4/3·tan(θ/4) of the radius (Goldapp, "Approximation of
  /// circular arcs by cubic polynomials", 1991).
  private mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func mapped(_ point: CGPoint) -> CGPoint { transform.isIdentity ? point : point.applying(transform) }
    let begin = mapped(point(start))
    if path.isEmpty {
      move(to: begin)
    } else if !isAt(begin, within: abs(radius) * 1e-9) {
      addLine(to: begin)
    }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (first, last) = (point(from), point(to))
      addCurve(
        to: mapped(last), control1: mapped(CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from))),
        control2: mapped(CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))))
    }
  }
}
