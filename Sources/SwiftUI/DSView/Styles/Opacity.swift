import DSNode

/// Another style, more transparent.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The style's paint, more transparent.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    _Paint(paint: .opacity(style._paint(inputs).paint, .literal(opacity.clampedToUnit)))
  }
}

extension ShapeStyle {
  /// The style, more transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (_ViewInputs) -> _Paint

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { paint = { style._paint($0) } }

  /// The style's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { paint(inputs) }
}
