import DSNode

/// The foreground style in force, or one of its quieter levels.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Paint.Level

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: .primary)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: .quinary)

  /// The paint of the level.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .foreground(level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(level: .primary) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(level: .secondary) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: .tertiary) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: .quaternary) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .init(level: .quinary) }
}

/// A quieter level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Paint.Level

  /// The base's paint, more transparent; the platform's grounds and fills define their own levels.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    if let leveled = base as? any _LeveledStyle, let paint = leveled.paint(level) { return _Paint(paint: paint) }
    return _Paint(paint: base._paint(inputs).paint.leveled(level))
  }
}

/// A style of the platform whose levels are separate colours.
protocol _LeveledStyle {
  /// The paint of a level; nil if there is none.
  func paint(_ level: Paint.Level) -> Paint?
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .secondary) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .tertiary) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .quaternary) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .quinary) }
}
