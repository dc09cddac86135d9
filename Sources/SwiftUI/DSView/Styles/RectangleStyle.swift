public import Foundation

extension ShapeStyle {
  /// The style with its places counted by fractions of a rectangle, instead of the area that it fills.
  /// - Partial: places are counted by fractions of the area that is filled, which a run reports.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { RectangleShapeStyle(style: self) }
}

/// A style for a rectangle that it defines itself.
struct RectangleShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style

  func _paint(_ inputs: _ViewInputs) -> _Paint {
    inputs.warn("ignored-modifier", "'in(_:)' of a style is ignored: it fills the area that is drawn")
    return style._paint(inputs)
  }
}

extension EnvironmentValues {
  /// Whether materials look as in a window in front or behind.
  /// - Ignored: pictures always show the front window.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

enum MaterialActiveAppearanceKey: EnvironmentKey { static let defaultValue = MaterialActiveAppearance.automatic }
