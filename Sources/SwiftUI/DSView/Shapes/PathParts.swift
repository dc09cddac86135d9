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
    addPath(Path(DSGeometry.Path.rectangle(rect.node)), transform: transform)
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
    addPath(Path(DSGeometry.Path.roundedRectangle(rect.node, radii)), transform: transform)
  }

  /// An ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(DSGeometry.Path.ellipse(in: rect.node)), transform: transform)
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

  private mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    path.addArc(
      center: center.node, radius: Double(radius), from: start, sweep: sweep, transform: transform.node)
  }
}
