public import DSView
public import Foundation

/// A date picker as its style sees it.
public struct DatePickerStyleConfiguration {
  /// The picker's label.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// The picker's label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil if there is none.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil if there is none.
  public var maximumDate: Date?
  /// The parts of the date that are shown.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, _selection, self.minimumDate, self.maximumDate) = (label, selection, minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
  }
}

/// Draws date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The picker's look.
  associatedtype Body: View
  /// A picker as the style sees it.
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of a picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's date picker: date and time on quiet grounds.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The label with the date beside it.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.compactDate(configuration, kind: .pills) }
  }
}

/// Date and time on quiet grounds.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The label with the date beside it.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.compactDate(configuration, kind: .pills) }
  }
}

/// A month.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The month with the time below it.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.graphicalDate(configuration) } }
}

/// Wheels at rest.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The wheels.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.dateWheels(configuration) } }
}

/// Date and time in a field, as on a Mac.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The label with the field beside it.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.compactDate(configuration, kind: .field) }
  }
}

/// Date and time in a field with arrows beside it, as on a Mac.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The label with the field and its arrows beside it.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.compactDate(configuration, kind: .stepperField) }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's date picker: date and time on quiet grounds.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Date and time on quiet grounds.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels at rest.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Date and time in a field, as on a Mac.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Date and time in a field with arrows beside it, as on a Mac.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
  /// Draws the date pickers inside in a style.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}

/// The ground of the date of a compact date picker.
package enum CompactDateKind {
  case pills, field, stepperField
}
