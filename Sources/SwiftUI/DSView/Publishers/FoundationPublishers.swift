public import Foundation

extension Timer {
  /// Tells of the time again and again.
  /// - Partial: a picture shows one moment, so that no time is ever told.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment.
    public typealias Output = Date
    /// Telling does not fail.
    public typealias Failure = Never
    /// Seconds between two moments.
    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Begins to tell a subscriber: time stands still.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subscriber.receive(subscription: Subscriptions.empty)
    }

    /// Begins.
    /// - Ignored: a picture shows one moment.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// A publisher that tells of the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// Tells of notifications.
  public struct Publisher: DSView.Publisher, Equatable {
    /// The notification.
    public typealias Output = Notification
    /// Telling does not fail.
    public typealias Failure = Never
    /// Where notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Whose notifications are told, where not everybody's are.
    public let object: AnyObject?

    /// A publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to tell a subscriber of what is posted.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let posts = SubscriberList<Notification, Never>()
      let center = center
      let observer = center.addObserver(forName: name, object: object, queue: nil) { posts.send($0) }
      let operatorSubscription = OperatorSubscription<Notification, Never, Notification, Never>(
        AnySubscriber(subscriber),
        .init {
          $0.send($1)
        } completion: {
          $0.finish($1)
        })
      operatorSubscription.onCancel = { center.removeObserver(observer) }
      posts.add(AnySubscriber(operatorSubscription))
    }

    /// Whether both tell of the same notifications.
    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
