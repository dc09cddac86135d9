public import Foundation

/// The formats that the system writes dates beside the present in.
public enum SystemFormatStyle: Sendable {
  /// A clock that runs until a date or from one.
  public struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Swift.Duration

    /// A clock that shows how much is left of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Swift.Duration = .seconds(1)
    ) {
      (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }

    /// A clock that shows how much of an interval is over.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Swift.Duration = .seconds(1)
    ) {
      (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }

    /// What the clock shows at a moment.
    public func format(_ value: Date) -> AttributedString {
      let moment = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        Clock(showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision).text(seconds, up: countsDown))
    }
  }

  /// A clock that shows how long ago a date was.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Swift.Duration

    /// A clock that runs from a date on.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Swift.Duration = .milliseconds(10)
    ) {
      (start, self.showsHours, self.maxFieldCount) = (startDate, showsHours, maxFieldCount)
      self.maxPrecision = maxPrecision
    }

    /// What the clock shows at a moment.
    public func format(_ value: Date) -> AttributedString {
      let clock = Clock(showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision)
      return AttributedString(clock.text(max(0, value.timeIntervalSince(start)), up: false))
    }
  }

  /// How far a moment is from a date, in units: `+2 hours, 3 minutes`.
  /// - Partial: in English, in the units year to second.
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// The distance from a date, in so many units.
    public init(
      to anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.maxFieldCount, self.sign) = (anchor, maxFieldCount, sign)
    }

    /// The distance of a moment from the date.
    public func format(_ value: Date) -> AttributedString {
      let seconds = value.timeIntervalSince(anchor)
      let words = Text.distance(seconds, fields: max(1, maxFieldCount))
      let shown = sign == .never ? "" : seconds < 0 ? "-" : sign == .automatic ? "" : "+"
      return AttributedString(shown + words)
    }
  }

  /// A date, or how far it is away where it is near.
  /// - Partial: in English; a date further away than a unit of the threshold is written as a day.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    let maxFieldCount: Int
    let threshold: Date.RelativeFormatStyle.Field

    /// A date beside a moment.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, self.maxFieldCount, threshold) = (date, maxFieldCount, thresholdField)
    }

    /// The date as seen from a moment.
    public func format(_ value: Date) -> AttributedString {
      let seconds = date.timeIntervalSince(value)
      let limit: TimeInterval =
        switch threshold {
        case .year: 31_536_000
        case .month: 2_592_000
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        default: 1
        }
      if abs(seconds) >= limit {
        let environment = EnvironmentValues()
        return AttributedString(
          Date.FormatStyle(date: .abbreviated, time: .omitted).fixed(in: environment).format(date))
      }
      let words = Text.distance(seconds, fields: max(1, maxFieldCount))
      return AttributedString(seconds < 0 ? words + " ago" : "in " + words)
    }
  }
}

/// A length of time as the figures of a clock.
private struct Clock {
  let showsHours: Bool
  let fields: Int
  let precision: Swift.Duration

  /// The figures; what is smaller than the precision is rounded up where a clock counts down.
  func text(_ seconds: TimeInterval, up: Bool) -> String {
    let parts = precision.components
    let step = max(0.001, Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    let whole = (seconds / step + (up ? -1e-9 : 1e-9)).rounded(up ? .up : .down) * step
    let total = Int(whole)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? total / 3600 : 0
    let minutes = total / 60 - hours * 60
    var text = hours > 0 ? "\(hours):\(two(minutes)):\(two(total % 60))" : "\(minutes):\(two(total % 60))"
    let shown = hours > 0 ? 3 : 2
    if fields > shown, step < 1 {
      let digits = step < 0.01 ? 3 : step < 0.1 ? 2 : 1
      let scale = [10.0, 100, 1000][digits - 1]
      let part = String(Int(((whole - Double(total)) * scale).rounded()))
      text += "." + String(repeating: "0", count: max(0, digits - part.count)) + part
    }
    return text
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that shows how much is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Swift.Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// A clock that shows how much of an interval is over.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Swift.Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that runs from a date on.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Swift.Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance from a date, in so many units.
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date beside a moment.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
