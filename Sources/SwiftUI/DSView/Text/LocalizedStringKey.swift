public import Foundation

/// A text as the author wrote it: a key to be looked up in translations, with values to be put in.
///
/// The key of `"\(3) of \(name)"` is `%lld of %@`, as Apple's tools write it into files of strings.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The words, with a format for every value.
  let key: String
  /// The values in order.
  let values: [Value]

  /// A value that is put into a key.
  enum Value: Equatable {
    case string(String)
    case number(FormattedNumber)
    case text(Text)
  }

  /// A key of a string variable.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// A key as it is written.
  public init(stringLiteral value: String) {
    key = value
    values = []
  }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    values = stringInterpolation.values
    // Without values nothing is formatted, and a percent sign is one.
    key = values.isEmpty ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
  }

  /// Collects the pieces of a key; numbers are written as the environment's locale does.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [Value] = []

    /// An empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ value: Value, _ format: String) {
      key += format
      values.append(value)
    }

    /// A piece that is written out.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// A string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// An object with its own format.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.text(Text(subject, formatter: formatter)), "%@")
    }

    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)), "%@")
    }

    /// A value in a format that sets attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)), "%@")
    }

    /// A number or other value in its usual format; whole numbers are grouped, others have six digits after the point.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// A number in C's notation of formats, such as `%.1f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormattedNumber(value._argument, specifier)), specifier)
    }

    /// A text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    /// A text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)), "%@")
    }

    /// A picture.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

    /// A date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    /// The time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

    /// The time of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

    /// A clock that runs through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)),
        "%@")
    }

    /// Anything else, as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value)), "%@") }
  }
}
