public import Foundation

// What goes on for a while, and is shown beside the clock: nothing is. `WidgetKit` has the views.

/// What does not change of an activity.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable & Hashable
}

/// What an activity shows now.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// What an activity is doing.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// Whether servers may change an activity.
public struct PushType: Equatable, Sendable {
  let name: String
  public static let token = PushType(name: "token")
}

/// When an activity goes away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// What draws attention to an activity.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Sendable {
    let name: String
    public static let `default` = AlertSound(name: "default")
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public let sound: AlertSound
}

/// Why an activity does not begin.
public enum ActivityAuthorizationError: Error {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
}

/// Whether activities may be shown: they may not.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// Something that goes on.
/// - Partial: none begins.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public let id: String
  public let attributes: Attributes
  public private(set) var contentState: Attributes.ContentState
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }

  private init(_ attributes: Attributes, _ state: Attributes.ContentState) {
    (id, self.attributes, contentState) = ("", attributes, state)
  }

  /// All that go on: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Begins an activity, which fails.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> where Attributes.ContentState: Sendable {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity, which fails.
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Shows something else.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async
  where Attributes.ContentState: Sendable { contentState = content.state }

  /// Shows something else, and draws attention to it.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async where Attributes.ContentState: Sendable { contentState = content.state }

  /// Shows something else.
  public func update(using contentState: Attributes.ContentState) async { self.contentState = contentState }

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async where Attributes.ContentState: Sendable {}

  /// Ends the activity.
  public func end(
    using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
