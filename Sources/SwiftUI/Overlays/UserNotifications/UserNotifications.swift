public import Foundation

// For sources that notify, as stubs: permission is never requested, and nothing is shown.

/// What a program may notify by.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether a program may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What a person has allowed.
open class UNNotificationSettings: @unchecked Sendable {
  init() {}
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

extension NSString {
  /// A text in the person's language, found when the notification is shown: here its key.
  public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String { key }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound.
open class UNNotificationSound: @unchecked Sendable {
  init() {}
  /// A sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
  public static let `default` = UNNotificationSound()
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A button of a notification.
open class UNNotificationAction: @unchecked Sendable {
  public let identifier: String
  public let title: String
  /// A button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// What a button does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification.
open class UNNotificationCategory: Hashable, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  /// A kind with its buttons.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
  public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool {
    left.identifier == right.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// What a kind of notification may.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// What a notification says.
open class UNNotificationContent: @unchecked Sendable {
  public init() {}
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var attachments: [UNNotificationAttachment] = []
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// A picture, a sound or a film of a notification.
open class UNNotificationAttachment: @unchecked Sendable {
  public let identifier: String
  public let url: URL
  /// A file of a notification.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, URL)
  }
}

/// When a notification comes.
open class UNNotificationTrigger: @unchecked Sendable {
  /// Whether it comes again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A time from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  /// A time from now.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  /// A time of the calendar.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When it comes next.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to come.
open class UNNotificationRequest: @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  /// A notification that is to come.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification.
open class UNNotification: @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date = Date()
  init(request: UNNotificationRequest) { self.request = request }
}

/// A person's response to a notification.
open class UNNotificationResponse: @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// How a notification is shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Receives the events of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// What notifies.
open class UNUserNotificationCenter: @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  init() {}
  open class func current() -> UNUserNotificationCenter { shared }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func notificationCategories() async -> Set<UNNotificationCategory> { [] }
  open func add(_ request: UNNotificationRequest) async throws {}
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
