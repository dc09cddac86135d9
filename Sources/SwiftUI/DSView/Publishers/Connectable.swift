/// A publisher that begins when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// Publishers made of others.
public enum Publishers {
  /// A publisher that connects with its first subscriber, and disconnects when the last has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values it emits.
    public typealias Output = Upstream.Output
    /// The error it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      count += 1
      let subscription = OperatorSubscription<Output, Failure, Output, Failure>(
        AnySubscriber(subscriber),
        .init {
          $0.send($1)
        } completion: { subscription, completion in
          self.leave()
          subscription.finish(completion)
        })
      subscription.onCancel = { self.leave() }
      upstream.subscribe(subscription)
      if count > 0, connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}
