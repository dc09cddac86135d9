package import DSGeometry
import DSNode
public import Foundation

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// The outline as nodes have it.
  package var path = DSGeometry.Path()

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  /// An empty path.
  nonisolated public init() {}

  /// An outline of a node.
  package init(_ path: DSGeometry.Path) { self.path = path }

  /// A rectangle.
  nonisolated public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with round corners.
  nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// An ellipse.
  nonisolated public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A path that a closure adds to.
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether nothing is in the path.
  nonisolated public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included.
  nonisolated var controlRect: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// Where the next step begins; nil for an empty path.
  nonisolated public var currentPoint: CGPoint? {
    var (start, current) = (CGPoint?.none, CGPoint?.none)
    forEach { element in
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        if start == nil { start = to }
        current = to
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Calls a closure with every step.
  nonisolated public func forEach(_ body: (Element) -> Void) {
    for element in path.elements {
      switch element {
      case .move(let to): body(.move(to: CGPoint(to)))
      case .line(let to): body(.line(to: CGPoint(to)))
      case .quadratic(let to, let control): body(.quadCurve(to: CGPoint(to), control: CGPoint(control)))
      case .cubic(let to, let first, let second):
        body(.curve(to: CGPoint(to), control1: CGPoint(first), control2: CGPoint(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Begins a new part at a point.
  nonisolated public mutating func move(to end: CGPoint) { path.elements.append(.move(end.node)) }

  /// A line to a point.
  nonisolated public mutating func addLine(to end: CGPoint) { path.elements.append(.line(end.node)) }

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

  /// The path with every point mapped.
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path { Path(path.applying(transform.node)) }

  /// The path moved.
  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: Shape {
  /// The path itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }
  /// The path in its own coordinates.
  nonisolated public func _outline(_ environment: EnvironmentValues) -> _Outline {
    _Outline(shape: .path(path, viewBox: nil, .nonZero))
  }
}

extension CGPoint {
  /// The point as nodes have it.
  package var node: DSGeometry.Point { .init(x: Double(x), y: Double(y)) }

  /// A point of a node.
  package init(_ point: DSGeometry.Point) { self.init(x: point.x, y: point.y) }
}
