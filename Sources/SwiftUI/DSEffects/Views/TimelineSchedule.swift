import DSView
public import Foundation

/// How often a timeline is looked at.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, where the device rests.
  case lowFrequency
}

/// The dates at which a view changes.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a timeline is looked at.
  typealias Mode = TimelineScheduleMode
  /// The dates from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Dates at equal distances, in seconds, one of which is known.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  /// The dates from the last one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(date: start, interval: 0) }
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start + count * interval, interval: interval)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// The beginning of every minute.
  public init() {}

  /// The beginnings of minutes from the last one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Dates of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Dates of a list.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates of the list.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates as often as a screen changes.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public typealias Entries = PeriodicTimelineSchedule.Entries
  private let interval: TimeInterval

  /// Dates at a least distance, sixty a second without one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }

  /// The dates from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates of a list.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates as often as a screen changes.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates at a least distance.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
