public import Foundation

/// A value that changes with time.
/// - Partial: always a fixed moment, the beginning of 2001 UTC, because a picture has no current time.
public struct TimeDataSource<Value>: Sendable where Value: Sendable {
  let value: Value
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: Text.present) }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to the present.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: date..<max(date, Text.present))
  }

  /// The time from the present to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: min(date, Text.present)..<date)
  }
}

extension TimeDataSource where Value == Swift.Duration {
  /// The time from a date to the present; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Swift.Duration> {
    TimeDataSource(value: .seconds(Text.present.timeIntervalSince(date)))
  }
}

extension Text {
  /// A value that changes with time, in a format, at a fixed moment.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String, V: Sendable {
    self.init { [Span(text: format.fixed(in: $0).format(source.value))] }
  }

  /// A value that changes with time, in a format that sets attributes, at a fixed moment.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString, V: Sendable {
    self.init { Text(format.fixed(in: $0).format(source.value)).spans }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value that changes with time, in a format, at a fixed moment.
  public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String, V: Sendable {
    appendInterpolation(Text(source, format: format))
  }

  /// A value that changes with time, in a format that sets attributes, at a fixed moment.
  public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString, V: Sendable {
    appendInterpolation(Text(source, format: format))
  }
}
