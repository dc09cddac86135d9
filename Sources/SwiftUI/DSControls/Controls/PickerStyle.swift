public import DSView

/// How pickers are drawn.
public protocol PickerStyle: Sendable {
  /// The look of the style.
  var _kind: _PickerKind { get }
}

/// The looks that pickers have.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, wheel, palette, navigationLink, radioGroup
}

/// The platform's picker: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The platform's look.
  public var _kind: _PickerKind { .automatic }
}

/// What is chosen, with an arrow.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A menu.
  public var _kind: _PickerKind { .menu }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Segments.
  public var _kind: _PickerKind { .segmented }
}

/// All choices below one another, with a check mark.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Rows.
  public var _kind: _PickerKind { .inline }
}

/// Choices on a wheel at rest.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A wheel.
  public var _kind: _PickerKind { .wheel }
}

/// Small choices side by side, as colours or symbols.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A palette.
  public var _kind: _PickerKind { .palette }
}

/// What is chosen, with an arrow to a page of choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A row.
  public var _kind: _PickerKind { .navigationLink }
}

/// All choices below one another, each with a round button.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Buttons.
  public var _kind: _PickerKind { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's picker.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// What is chosen, with an arrow.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices below one another.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small choices side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// What is chosen, with an arrow to a page of choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices below one another, each with a round button.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

enum PickerKindKey: EnvironmentKey { static let defaultValue = _PickerKind.automatic }

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Draws the pickers inside in a style.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
}
