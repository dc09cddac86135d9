/// A publisher that begins when it is told.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// Publishers made of others.
public enum Publishers {
  /// A publisher that begins with its first subscriber, and ends when the last has left.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values that are told.
    public typealias Output = Upstream.Output
    /// How telling may fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that is begun.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Begins to tell a subscriber.
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
