import DSAccessors
import DSCascade
import DSGeometry
import DSNode
public import DSView
public import Foundation

/// How text is set.
public struct TypographyToken: Hashable, Sendable {
  /// The family; nil for the design system's own.
  public var family: String?
  /// The size of letters in points.
  public var size: CGFloat
  /// The weight, 1…1000.
  public var weight: Double
  /// The height of a line in points.
  public var lineHeight: CGFloat
  /// Points after each letter.
  public var tracking: CGFloat

  /// A typography.
  public init(family: String? = nil, size: CGFloat, weight: Double = 400, lineHeight: CGFloat, tracking: CGFloat = 0) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.lineHeight, self.tracking) = (lineHeight, tracking)
  }
}

/// A line around a view, with the corners of the view.
public struct BorderToken: Hashable, Sendable {
  /// How a line is broken.
  public enum Style: Hashable, Sendable { case solid, dashed, dotted }

  /// The line's colour.
  public var color: ColorToken
  /// The line's width in points.
  public var width: CGFloat
  /// How the line is broken.
  public var style: Style
  /// The radius of the corners in points.
  public var radius: CGFloat

  /// A border.
  public init(color: ColorToken, width: CGFloat = 1, style: Style = .solid, radius: CGFloat = 0) {
    (self.color, self.width, self.style, self.radius) = (color, width, style, radius)
  }
}

/// A shadow as design tools mean it: the blur is twice the standard deviation.
public struct ShadowToken: Hashable, Sendable {
  /// The shadow's colour.
  public var color: ColorToken
  /// Points to the trailing side.
  public var x: CGFloat
  /// Points down.
  public var y: CGFloat
  /// The blur in points.
  public var blur: CGFloat

  /// A shadow.
  public init(color: ColorToken, x: CGFloat = 0, y: CGFloat, blur: CGFloat) {
    (self.color, self.x, self.y, self.blur) = (color, x, y, blur)
  }
}

extension View {
  /// Text set as a typography of the theme says, for everything inside.
  nonisolated public func typography(_ token: TypographyToken) -> some View {
    dsTypography(
      DSTypography(
        family: token.family, size: token.size, weight: token.weight, lineHeight: token.lineHeight,
        tracking: token.tracking))
  }

  /// A border of the theme inside the view's edges; the view is cut to its corners.
  nonisolated public func border(_ token: BorderToken) -> some View { modifier(BorderModifier(token: token)) }

  /// A shadow of the theme under the view.
  nonisolated public func shadow(_ token: ShadowToken) -> some View { modifier(ShadowModifier(token: token)) }
}

private struct BorderModifier: ViewModifier {
  let token: BorderToken
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let radius = ShapeNode.Radii(.literal(Double(token.radius)))
    let border = Modifier.BorderNode(
      paint: token.color.color(in: scheme).paint, width: .literal(Double(token.width)),
      shape: .roundedRectangle(radius, .circular), style: token.style.value)
    content.modifier(NodeModifier { _ in [.cornerRadius(radius), .border(border)] })
  }
}

extension BorderToken.Style {
  fileprivate var value: Value<DSGeometry.StrokeStyleValue>? {
    switch self {
    case .solid: nil
    case .dashed: .literal(.named(.dashed))
    case .dotted: .literal(.named(.dotted))
    }
  }
}

private struct ShadowModifier: ViewModifier {
  let token: ShadowToken
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.shadow(color: token.color.color(in: scheme), radius: token.blur / 2, x: token.x, y: token.y)
  }
}
