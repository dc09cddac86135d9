import DSNode
public import Foundation

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind what is filled; the radius is the standard deviation of its blur, in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside what is filled.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  var effect: PaintEffect {
    .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y), isInner: isInner)
  }
}

/// Another style with a shadow or a blend mode.
public struct _EffectShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let effect: PaintEffect

  /// The style's paint with its effect.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .effect(style._paint(inputs).paint, effect)) }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _EffectShapeStyle(style: self, effect: style.effect) }

  /// The style blended with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _EffectShapeStyle(style: self, effect: .blendMode(mode.node))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The foreground style blended with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style, more transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
