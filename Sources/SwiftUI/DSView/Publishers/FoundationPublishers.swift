public import Foundation

extension Timer {
  /// Emits the time again and again.
  /// - Partial: pictures show one moment, so no date is ever delivered.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// Seconds between two moments.
    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Attaches a subscriber, which receives nothing: no time passes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subscriber.receive(subscription: Subscriptions.empty)
    }

    /// Begins.
    /// - Ignored: pictures show one moment.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// A publisher of the time, again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// Emits notifications.
  public struct Publisher: DSView.Publisher, Equatable {
    /// The notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// Where notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Whose notifications are emitted; nil for everybody's.
    public let object: AnyObject?

    /// A publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber, which receives what is posted from now on.
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

    /// Whether both emit the same notifications.
    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
