import DSGeometry
import DSNode
public import Foundation

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  var path = DSGeometry.Path()

  /// An empty path.
  nonisolated public init() {}

  /// A rectangle.
  nonisolated public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// An ellipse.
  nonisolated public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A path that a closure adds to.
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether nothing is in the path.
  nonisolated public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included.
  nonisolated public var boundingRect: CGRect {
    path.controlBounds.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) } ?? .null
  }

  /// Begins a new part at a point.
  nonisolated public mutating func move(to end: CGPoint) { path.elements.append(.move(end.node)) }

  /// A line to a point.
  nonisolated public mutating func addLine(to end: CGPoint) { path.elements.append(.line(end.node)) }

  /// Lines through points.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// A curve with one control point.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.elements.append(.quadratic(end.node, control: control.node))
  }

  /// A curve with two control points.
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.cubic(end.node, control1: control1.node, control2: control2.node))
  }

  /// A line back to where the part began.
  nonisolated public mutating func closeSubpath() { path.elements.append(.close) }

  /// A rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) {
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// A rectangle with round corners.
  nonisolated mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    guard radius > 0 else { return addRect(rect) }
    move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.minY + radius), radius: radius, startAngle: .degrees(-90),
      endAngle: .degrees(0), clockwise: false)
    addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius, startAngle: .degrees(0),
      endAngle: .degrees(90), clockwise: false)
    addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.maxY - radius), radius: radius, startAngle: .degrees(90),
      endAngle: .degrees(180), clockwise: false)
    addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.minY + radius), radius: radius, startAngle: .degrees(180),
      endAngle: .degrees(270), clockwise: false)
    closeSubpath()
  }

  /// An ellipse.
  nonisolated public mutating func addEllipse(in rect: CGRect) {
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
    circle.closeSubpath()
    let transform = DSGeometry.AffineTransform(
      a: Double(rect.width / 2), d: Double(rect.height / 2), tx: Double(rect.midX), ty: Double(rect.midY))
    path.elements += circle.path.applying(transform).elements
  }

  /// A part of a circle, joined by a line to what is there; `clockwise` as if y went up, as SwiftUI has it.
  ///
  /// Each quarter at most is a cubic curve with control points at 4/3·tan(θ/4) of the radius (Goldapp, "Approximation of
  /// circular arcs by cubic polynomials", 1991).
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let whole = 2 * Double.pi
    if clockwise {
      while sweep > 0 { sweep -= whole }
      while sweep < -whole { sweep += whole }
    } else {
      while sweep < 0 { sweep += whole }
      while sweep > whole { sweep -= whole }
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = point(startAngle.radians)
    path.isEmpty ? move(to: begin) : addLine(to: begin)
    let count = max(1, Int((abs(sweep) / (whole / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      let to = from + step
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end, control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// Another path's steps.
  nonisolated public mutating func addPath(_ other: Path) { path.elements += other.path.elements }
}

extension Path: Shape {
  /// The path itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }
  /// The path in its own coordinates.
  nonisolated public var _outline: _Outline { _Outline(shape: .path(path, viewBox: nil, .nonZero)) }
}

extension CGPoint {
  var node: DSGeometry.Point { .init(x: Double(x), y: Double(y)) }
}

/// An angle; positive angles turn clockwise on the screen.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle(radians: 0)
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// No angle.
  public init() { radians = 0 }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Smaller angles first.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
