import DSNode
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
}

/// A label with a date that can be changed; dates are written in American English, in the time zone of Greenwich unless
/// the environment has another one.
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let date: Date
  private let components: Components
  private let label: Label
  @Environment(\.datePickerKind) private var kind

  init(date: Date, components: Components, label: Label) {
    (self.date, self.components, self.label) = (date, components, label)
  }

  /// A date with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }

  /// A date in a range with a label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }

  /// A date from a first one on with a label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }

  /// A date up to a last one with a label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }

  /// The label and the date in the style in force.
  @MainActor public var body: some View {
    let parts = DateParts(date)
    switch kind {
    case .compact:
      CompactDateLook(label: label, parts: parts, components: components)
    case .graphical:
      VStack(spacing: 8) {
        if components.contains(.date) { MonthLook(month: parts, chosen: [parts.dayOfMonth]) }
        if components.contains(.hourAndMinute) {
          HStack(spacing: 8) {
            if components.contains(.date) {
              Text(verbatim: "Time")
              Spacer(minLength: 8)
            }
            DatePill(text: parts.time)
          }
          .padding(.horizontal, components.contains(.date) ? 8 : 0)
        }
      }
    case .wheel: DateWheels(date: date, components: components)
    }
  }
}

extension DatePicker where Label == Text {
  /// A date with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }

  /// A date with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }

  /// A date in a range with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }

  /// A date from a first one on with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }

  /// A date up to a last one with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }
}

/// Several days of a month.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let days: Set<DateComponents>
  private let label: Label

  /// Days with a label, which is for assistive technology.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (days, self.label) = (selection.wrappedValue, label())
  }

  /// The month of the first day.
  @MainActor public var body: some View {
    let dates = days.compactMap { DateParts.calendar.date(from: $0) }.sorted()
    let month = DateParts(dates.first ?? Date(timeIntervalSinceReferenceDate: 0))
    let chosen = dates.map { DateParts($0) }.filter { ($0.year, $0.month) == (month.year, month.month) }
    MonthLook(month: month, chosen: Set(chosen.map(\.dayOfMonth)))
  }
}

extension MultiDatePicker where Label == Text {
  /// Days with a text, which is for assistive technology.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
}
