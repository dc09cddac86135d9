/// How date pickers are drawn.
public protocol DatePickerStyle: Sendable {
  /// The look of the style.
  var _kind: _DatePickerKind { get }
}

/// The looks that date pickers have.
public enum _DatePickerKind: Sendable {
  case compact, graphical, wheel
}

/// The platform's date picker: date and time on quiet grounds.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _DatePickerKind { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's date picker: date and time on quiet grounds.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Date and time on quiet grounds.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _DatePickerKind { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Date and time on quiet grounds.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A month; its first days of the week are Sundays.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _DatePickerKind { .graphical }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month; its first days of the week are Sundays.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels that stand still.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels that stand still.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

enum DatePickerKindKey: EnvironmentKey { static let defaultValue = _DatePickerKind.compact }

extension EnvironmentValues {
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Draws the date pickers inside in a style.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, style._kind)
  }
}
