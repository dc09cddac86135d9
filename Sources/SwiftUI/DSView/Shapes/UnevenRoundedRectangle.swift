import DSGeometry
import DSNode
public import Foundation

/// Radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top, where a line of text begins.
  public var topLeading: CGFloat
  /// The radius at the bottom, where a line of text begins.
  public var bottomLeading: CGFloat
  /// The radius at the bottom, where a line of text ends.
  public var bottomTrailing: CGFloat
  /// The radius at the top, where a line of text ends.
  public var topTrailing: CGFloat

  /// Four radii, zero by default.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  init(_ radii: CornerRadii) {
    self.init(
      topLeading: radii.topLeading, bottomLeading: radii.bottomLeading, bottomTrailing: radii.bottomTrailing,
      topTrailing: radii.topTrailing)
  }

  var node: CornerRadii {
    CornerRadii(
      topLeading: Double(topLeading.cornerRadius), topTrailing: Double(topTrailing.cornerRadius),
      bottomTrailing: Double(bottomTrailing.cornerRadius), bottomLeading: Double(bottomLeading.cornerRadius))
  }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// Radii of four corners in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// A rectangle of four corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// A rectangle of four corner radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.init(cornerRadii: radii, style: style)
  }

  /// The outline where text runs from left to right.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  /// The outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    let radii = cornerRadii.node
    return _Outline(
      shape: .roundedRectangle(
        ShapeNode.Radii(
          topLeading: .literal(radii.topLeading), topTrailing: .literal(radii.topTrailing),
          bottomTrailing: .literal(radii.bottomTrailing), bottomLeading: .literal(radii.bottomLeading)), style.node))
  }
  /// A smaller rectangle whose corners are rounded about the same points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
