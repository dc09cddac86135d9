public import DSView
public import Foundation

/// A view of dates: it is drawn once, at a date that never changes.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content knows of the moment.
  public struct Context {
    /// How often the view changes, the finest first.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The moment.
    /// - Partial: the date is the beginning of 2001 UTC, because a picture has no current time; custom schedules and
    ///   `explicit` use their first date from then on.
    public let date: Date
    /// How often the view changes.
    public let cadence: Cadence

    /// Asks for the view to be made anew.
    /// - Ignored: a picture is drawn once.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
}

/// What the content of any timeline knows of the moment.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view of the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .init($0.cadence))) }
  }

  /// The content at the first date.
  @MainActor public var body: some View { content(context) }

  private var context: Context {
    let present = Text.present
    // A periodic schedule usually begins now, which would be another moment in each run.
    if schedule is PeriodicTimelineSchedule { return Context(date: present, cadence: .seconds) }
    var entries = schedule.entries(from: present, mode: .normal).makeIterator()
    let first = entries.next() ?? present
    guard let next = entries.next() else { return Context(date: first, cadence: .minutes) }
    let interval = next.timeIntervalSince(first)
    return Context(date: first, cadence: interval < 1 ? .live : interval < 60 ? .seconds : .minutes)
  }
}

extension TimelineView<EveryMinuteTimelineSchedule, Never>.Context.Cadence {
  /// The same cadence, of another schedule's view.
  fileprivate init<S, C>(_ cadence: TimelineView<S, C>.Context.Cadence) {
    switch cadence {
    case .live: self = .live
    case .seconds: self = .seconds
    case .minutes: self = .minutes
    }
  }
}
