public import DSView
public import Foundation

/// A value with a name.
public struct PlottableValue<Value: Plottable> {
  let channel: Channel

  init(_ channel: Channel) { self.channel = channel }

  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    .init(Channel(value.plotted))
  }
  /// A value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    .init(Channel(value.plotted))
  }
  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { .init(Channel(value.plotted)) }
}

extension PlottableValue where Value == Date {
  /// A moment, as a part of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { .init(Channel(value, unit, calendar)) }

  /// A moment, as a part of the calendar.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { .init(Channel(value, unit, calendar)) }

  /// A moment, as a part of the calendar.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { .init(Channel(value, unit, calendar)) }
}

extension PlottableValue where Value == Double {
  /// A length as a number.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: CGFloat) -> PlottableValue<Double> {
    .init(Channel(Double(value).plotted))
  }

  /// A length as a number.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: CGFloat) -> PlottableValue<Double> {
    .init(Channel(Double(value).plotted))
  }
}

extension PlottableValue {
  /// The values between two, as a bin has them.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    .init(Channel(range.lowerBound.plotted, end: range.upperBound.plotted))
  }

  /// The values between two, as a bin has them.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    .init(Channel(range.lowerBound.plotted, end: range.upperBound.plotted))
  }
}

/// A value of a mark on a scale.
struct Channel {
  /// Where it is, or begins.
  var value: _PlottedValue
  /// Where a bin ends; nil for a value that has no length.
  var end: _PlottedValue?

  init(_ value: _PlottedValue, end: _PlottedValue? = nil) { (self.value, self.end) = (value, end) }

  /// The part of a calendar around a moment.
  init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    guard date.isInCalendars, let part = calendar.dateInterval(of: unit, for: date) else {
      self.init(date.plotted)
      return
    }
    self.init(part.start.plotted, end: part.end.plotted)
  }

  /// All places: one, or both ends of a bin.
  var values: [_PlottedValue] { [value] + (end.map { [$0] } ?? []) }

  /// The place of the value on a continuous scale, of a bin its middle; nil for a category.
  var middle: Double? {
    guard let start = value.place else { return nil }
    return end?.place.map { (start + $0) / 2 } ?? start
  }
}
