import DSNode
public import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle itself.
  public var _outline: _Outline { _Outline(shape: .rectangle) }
}

/// How a corner bends.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  var node: ShapeNode.Style { self == .circular ? .circular : .continuous }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The corners' radii.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// A rectangle of a corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle of corner radii in points; the larger one counts for both.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  private var radius: CGFloat { max(cornerSize.width, cornerSize.height) }

  /// The outline with circular corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
  /// The outline.
  public var _outline: _Outline {
    _Outline(shape: .roundedRectangle(ShapeNode.Radii(radius.literal), style.node))
  }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// Radii of four corners in points.
  private let radii: (CGFloat, CGFloat, CGFloat, CGFloat)
  private let style: RoundedCornerStyle

  /// A rectangle of four corner radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    radii = (topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius)
    self.style = style
  }

  /// The outline with circular corners of the largest radius.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: max(radii.0, radii.1, radii.2, radii.3))
  }
  /// The outline.
  public var _outline: _Outline {
    _Outline(
      shape: .roundedRectangle(
        ShapeNode.Radii(
          topLeading: radii.0.literal, topTrailing: radii.1.literal, bottomTrailing: radii.2.literal,
          bottomLeading: radii.3.literal), style.node))
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// The outline.
  public var _outline: _Outline { _Outline(shape: .capsule) }
}

/// The largest circle in the middle of the rectangle.
nonisolated public struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The outline.
  public var _outline: _Outline { _Outline(shape: .circle) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The outline.
  public var _outline: _Outline { _Outline(shape: .ellipse) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle of a corner radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
