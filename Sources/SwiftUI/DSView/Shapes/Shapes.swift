import DSGeometry
import DSNode
public import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle itself.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { _Outline(shape: .rectangle) }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
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

  /// A rectangle of corner radii in points, along the width and along the height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// The outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    if cornerSize.width != cornerSize.height { return _Outline(function: self) }
    return _Outline(shape: .roundedRectangle(ShapeNode.Radii(cornerSize.width.cornerRadius.literal), style.node))
  }
  /// A smaller rectangle whose corners are rounded about the same points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// How the corners bend.
  /// - Partial: both styles are half circles.
  public var style: RoundedCornerStyle
  /// A capsule.
  /// - Partial: the ends are half circles in either style.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// The outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { _Outline(shape: .capsule) }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
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
  /// The square of the shorter side that the circle is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }
  /// The outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { _Outline(shape: .circle) }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { _Outline(shape: .ellipse) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A shape of the library with its edges moved inwards.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The base's outline in the smaller rectangle; round corners become smaller by as much.
  public func path(in rect: CGRect) -> Path {
    let (width, height) = (max(0, rect.width - 2 * amount), max(0, rect.height - 2 * amount))
    let inner = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    switch base {
    case var rounded as RoundedRectangle:
      let fit = min(rounded.cornerSize.width, rounded.cornerSize.height, rect.width / 2, rect.height / 2)
      let isCircular = rounded.cornerSize.width == rounded.cornerSize.height
      rounded.cornerSize = CGSize(
        width: max(0, (isCircular ? fit : rounded.cornerSize.width) - amount),
        height: max(0, (isCircular ? fit : rounded.cornerSize.height) - amount))
      return rounded.path(in: inner)
    case let uneven as UnevenRoundedRectangle:
      let radii = uneven.cornerRadii.node.fitted(to: rect.node.size).map { max(0, $0 - Double(amount)) }
      return Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(radii), style: uneven.style)
    default: return base.path(in: inner)
    }
  }

  /// The base's outline, inset.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    let outline = base._outline(environment)
    return outline.isComputed
      ? _Outline(function: self) : _Outline(shape: .inset(outline.shape, amount.literal))
  }

  /// The base with its edges moved further.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
