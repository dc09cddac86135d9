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

  /// The paint of the level.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .foreground(level)) }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style in force.
  public init() {}

  /// The paint of texts.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .foreground(.primary)) }
}

/// The tint in force.
public struct TintShapeStyle: ShapeStyle {
  /// The tint in force.
  public init() {}

  /// The paint of the tint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .tint) }
}

/// The background of the platform.
public struct BackgroundStyle: ShapeStyle {
  /// The background of the platform.
  public init() {}

  /// The paint of the background.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.systemBackground.paint) }
}

/// The separator of the platform.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The separator of the platform.
  public init() {}

  /// The paint of separators.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.separator.paint) }
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
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in force.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint in force.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the platform.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The separator of the platform.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
