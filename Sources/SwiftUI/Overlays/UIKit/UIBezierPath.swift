public import DSView
public import Foundation

/// An outline of lines and curves; sources show it by `Path(_:)` of its `cgPath`.
/// - Partial: it can be created, queried and passed on; drawing it into a context has no effect.
public class UIBezierPath: @unchecked Sendable {
  private var path: Path
  /// How thick a stroke is.
  public var lineWidth: CGFloat = 1
  /// How an open line ends.
  public var lineCapStyle = CGLineCap.butt
  /// How two segments meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far a corner may stand out.
  public var miterLimit: CGFloat = 10
  /// Whether points are inside by the number of crossings.
  public var usesEvenOddFillRule = false

  private init(_ path: Path) { self.path = path }

  /// No outline.
  public convenience init() { self.init(Path()) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle of which some corners are round.
  /// - Partial: the corners are circular, with the smaller of the two radii.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2)
    let at = { (corner: UIRectCorner) in corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: at(.topLeft), bottomLeading: at(.bottomLeft), bottomTrailing: at(.bottomRight),
      topTrailing: at(.topRight))
    self.init(UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: rect))
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// An outline of the platform's drawing.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The outline for the platform's drawing.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether nothing is in the path.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline.
  public var bounds: CGRect { path.boundingRect }
  /// Where the next step begins.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a new part.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; clockwise is as it looks on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI's word is the other way round, because its y grows downwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  /// Closes the part.
  public func close() { path.closeSubpath() }
  /// Takes everything away.
  public func removeAllPoints() { path = Path() }
  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or stretches the outline.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
  /// The outline in the other direction.
  /// - Partial: the outline keeps its direction.
  public func reversing() -> UIBezierPath { UIBezierPath(path) }
  /// Fills the outline.
  /// - Ignored: nothing is drawn into contexts.
  public func fill() {}
  /// Strokes the outline.
  /// - Ignored: nothing is drawn into contexts.
  public func stroke() {}
  /// Clips what is drawn after it.
  /// - Ignored: nothing is drawn into contexts.
  public func addClip() {}
}
