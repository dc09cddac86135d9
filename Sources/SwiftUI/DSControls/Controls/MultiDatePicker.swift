public import DSView
public import Foundation

/// Several days of a month.
public struct MultiDatePicker<Label: View>: View {
  private let days: Set<DateComponents>
  private let first: Date?
  private let end: Date?
  nonisolated(unsafe) private let label: Label

  nonisolated init(_ selection: Binding<Set<DateComponents>>, from first: Date?, until end: Date?, label: Label) {
    (days, self.first, self.end, self.label) = (selection.wrappedValue, first, end, label)
  }

  /// The month of the first day.
  @MainActor public var body: some View {
    // The end of a range is not a day of it.
    DrawnControl { $0.month(of: days, first: first, last: end?.addingTimeInterval(-1)) }
  }

  /// Days of a range with a label, which is for assistive technology.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, until: bounds.upperBound, label: label())
  }

  /// Days from a first one on with a label, which is for assistive technology.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, until: nil, label: label())
  }

  /// Days up to a last one with a label, which is for assistive technology.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, until: bounds.upperBound, label: label())
  }

  /// Days with a label, which is for assistive technology.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, until: nil, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Days of a range with a text, which is for assistive technology.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, until: bounds.upperBound, label: Text(titleKey))
  }

  /// Days from a first one on with a text, which is for assistive technology.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, until: nil, label: Text(titleKey))
  }

  /// Days up to a last one with a text, which is for assistive technology.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, until: bounds.upperBound, label: Text(titleKey))
  }

  /// Days with a text, which is for assistive technology.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil, until: nil, label: Text(titleKey))
  }

  /// Days of a range with a text of a string variable, which is for assistive technology.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, until: bounds.upperBound, label: Text(title))
  }

  /// Days from a first one on with a text of a string variable, which is for assistive technology.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, until: nil, label: Text(title))
  }

  /// Days up to a last one with a text of a string variable, which is for assistive technology.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, until: bounds.upperBound, label: Text(title))
  }

  /// Days with a text of a string variable, which is for assistive technology.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil, until: nil, label: Text(title))
  }
}
