public import CoreGraphics
public import Foundation

// For sources that read a person's calendar, as stubs: it is empty.

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Whether it may be read.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which of several events are meant.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// What is in a calendar.
open class EKObject: NSObject {
  public override init() {}
}

/// A calendar.
open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor?
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { true }
}

/// When people are reminded.
open class EKAlarm: EKObject {
  public convenience init(relativeOffset offset: TimeInterval) { self.init() }
  public convenience init(absoluteDate date: Date) { self.init() }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var timeZone: TimeZone?
  open var calendarItemIdentifier: String { "" }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { "" }
  /// An event of a calendar.
  public init(eventStore: EKEventStore) {}
}

/// Something to be done.
open class EKReminder: EKCalendarItem {
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var isCompleted = false
  open var priority = 0
  /// Something of a calendar.
  public init(eventStore: EKEventStore) {}
}

/// A person's calendars.
/// - Partial: they are empty, and may not be read.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
}
