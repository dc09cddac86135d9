public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: Hashable, Codable { case date, time, relative, timer, offset }
    let kind: Kind

    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of the day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// How far away the date is: 2 hr, 23 min.
    /// - Partial: relative to a fixed moment, the beginning of 2001 UTC, because a picture has no current time.
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is, in the largest unit: +2 hours.
    /// - Partial: relative to a fixed moment, the beginning of 2001 UTC, because a picture has no current time.
    public static let offset = DateStyle(kind: .offset)
    /// How far away the date is, as a clock: 36:59:01.
    /// - Partial: relative to a fixed moment, the beginning of 2001 UTC, because a picture has no current time.
    public static let timer = DateStyle(kind: .timer)
  }

  /// What counts as the present: `Date(timeIntervalSinceReferenceDate: 0)`.
  package static let present = Date(timeIntervalSinceReferenceDate: 0)

  /// A date in a style.
  public init(_ date: Date, style: DateStyle) {
    self.init { environment in
      let seconds = date.timeIntervalSince(Text.present)
      let text =
        switch style.kind {
        case .date: Date.FormatStyle(date: .long, time: .omitted).fixed(in: environment).format(date)
        case .time: Date.FormatStyle(date: .omitted, time: .shortened).fixed(in: environment).format(date)
        case .relative: Duration.distance(seconds)
        case .offset: Duration.offset(seconds)
        case .timer: Duration.clock(abs(seconds), showsHours: true)
        }
      return [Span(text: text)]
    }
  }

  /// The time between two dates: the hours where both are of one day, else the days as well.
  public init(_ dates: ClosedRange<Date>) {
    self.init { environment in
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
      let format = Date.IntervalFormatStyle(date: isOneDay ? nil : .numeric, time: .shortened)
      return [Span(text: format.fixed(in: environment).format(dates.lowerBound..<dates.upperBound))]
    }
  }

  /// The time of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that runs through an interval.
  /// - Partial: the timer is stopped, at a fixed moment or at the interval's beginning.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let moment = min(max(pauseTime ?? Text.present, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Duration.clock(seconds, showsHours: showsHours))
  }
}

extension Text {
  /// A length of time in its largest units.
  static func distance(_ seconds: TimeInterval, fields: Int) -> String { Duration.distance(seconds, fields: fields) }
}

/// Lengths of time as words and numbers.
private enum Duration {
  private static let units: [(name: String, short: (one: String, many: String), seconds: Int)] = [
    ("year", ("yr", "yr"), 31_536_000), ("month", ("mth", "mths"), 2_592_000), ("week", ("wk", "wk"), 604_800),
    ("day", ("day", "days"), 86_400), ("hour", ("hr", "hr"), 3600), ("minute", ("min", "min"), 60),
    ("second", ("sec", "sec"), 1),
  ]

  private static func whole(_ seconds: TimeInterval) -> Int { Int(max(-1e12, min(1e12, seconds.rounded(.towardZero)))) }

  /// The largest units: 2 hr, 23 min.
  static func distance(_ seconds: TimeInterval, fields: Int = 2) -> String {
    var rest = abs(whole(seconds))
    var parts: [String] = []
    for unit in units where parts.count < fields && unit.name != "week" {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count > 0 {
        parts.append("\(count) \(count == 1 ? unit.short.one : unit.short.many)")
      } else if !parts.isEmpty {
        break
      }
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// The largest unit: +2 hours.
  static func offset(_ seconds: TimeInterval) -> String {
    let whole = whole(seconds)
    let unit = units.first { abs(whole) >= $0.seconds } ?? units[units.count - 1]
    let count = abs(whole) / unit.seconds
    return (whole < 0 ? "-" : "+") + "\(count) \(unit.name)" + (count == 1 ? "" : "s")
  }

  /// Hours, minutes and seconds: 36:59:01.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = whole(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? whole / 3600 : 0
    let minutes = whole / 60 - hours * 60
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }
}
