public import DSView
public import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Parts of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
  /// Hour, minute and second.
  /// - Partial: wheels show no seconds.
  public static let hourMinuteAndSecond: DatePickerComponents = [.hourAndMinute, DatePickerComponents(rawValue: 4)]
}

/// A label with a date that can be changed; dates are written for the environment's locale, calendar and time zone.
public struct DatePicker<Label: View>: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let first: Date?
  private let last: Date?
  private let components: Components
  nonisolated(unsafe) private let label: Label

  nonisolated init(_ selection: Binding<Date>, from first: Date?, to last: Date?, components: Components, label: Label)
  {
    (self.selection, self.first, self.last, self.components) = (selection, first, last, components)
    self.label = label
  }

  /// A date with a label.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, components: displayedComponents, label: label())
  }

  /// A date in a range with a label.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, components: displayedComponents, label: label())
  }

  /// A date from a first one on with a label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, components: displayedComponents, label: label())
  }

  /// A date up to a last one with a label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, components: displayedComponents, label: label())
  }

  /// The label and the date in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      DatePickerStyleConfiguration(
        label: .init(part: AnyView(label)), selection: selection, minimumDate: first, maximumDate: last,
        displayedComponents: components)
    ) { configuration in
      DrawnControl { $0.compactDate(configuration, kind: .pills) }
    }
  }
}

extension DatePicker where Label == Text {
  /// A date with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, components: displayedComponents, label: Text(titleKey))
  }

  /// A date in a range with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, components: displayedComponents, label: Text(titleKey))
  }

  /// A date from a first one on with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, components: displayedComponents, label: Text(titleKey))
  }

  /// A date up to a last one with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, components: displayedComponents, label: Text(titleKey))
  }

  /// A date with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, components: displayedComponents, label: Text(title))
  }

  /// A date in a range with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, components: displayedComponents, label: Text(title))
  }

  /// A date from a first one on with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, components: displayedComponents, label: Text(title))
  }

  /// A date up to a last one with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, components: displayedComponents, label: Text(title))
  }
}
