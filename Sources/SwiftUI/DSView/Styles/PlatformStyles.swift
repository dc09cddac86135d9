import DSDiagnostics
import DSNode

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

/// The background style in force: that of `backgroundStyle(_:)`, else the platform's.
public struct BackgroundStyle: ShapeStyle, _LeveledStyle {
  /// The background style in force.
  public init() {}

  /// The paint of the background.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    inputs.environment.backgroundStyle?._paint(inputs) ?? _Paint(paint: UIColor.systemBackground.paint)
  }

  func paint(_ level: Paint.Level) -> Paint? {
    switch level {
    case .primary: nil
    case .secondary: UIColor.secondarySystemBackground.paint
    case .tertiary, .quaternary, .quinary: UIColor.tertiarySystemBackground.paint
    }
  }
}

/// The separator of the platform.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The separator of the platform.
  public init() {}

  /// The paint of separators.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.separator.paint) }
}

/// The ground of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// The ground of what is selected.
  public init() {}

  /// The paint of the tint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .tint) }
}

/// The text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The text of an empty field.
  public init() {}

  /// The paint of placeholders.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.placeholderText.paint) }
}

/// The text of a link.
public struct LinkShapeStyle: ShapeStyle {
  /// The text of a link.
  public init() {}

  /// The paint of links.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.link.paint) }
}

/// The fill of a control's inside.
public struct FillShapeStyle: ShapeStyle, _LeveledStyle {
  /// The fill of a control's inside.
  public init() {}

  /// The paint of fills.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.systemFill.paint) }

  func paint(_ level: Paint.Level) -> Paint? {
    switch level {
    case .primary: nil
    case .secondary: UIColor.secondarySystemFill.paint
    case .tertiary: UIColor.tertiarySystemFill.paint
    case .quaternary, .quinary: UIColor.quaternarySystemFill.paint
    }
  }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The ground of a window.
  public init() {}

  /// The paint of windows.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: UIColor.systemBackground.paint) }
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
  /// The background style in force.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The separator of the platform.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The text of an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The text of a link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of a control's inside.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// What `.background` stands for; nil for the platform's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
