/// Hands on the values of one publisher after another. What was asked for and has not come is asked of the next one.
final class Succession<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var current: (any Subscription)?
  private var wanted = Subscribers.Demand.none

  /// Begins with what a closure follows.
  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
    downstream.receive(subscription: self)
  }

  /// Follows a publisher; what is done when it ends is said by the caller.
  func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Output {
    guard downstream != nil else { return }
    publisher.subscribe(
      AnySubscriber<Output, P.Failure>(
        receiveSubscription: { subscription in
          guard self.downstream != nil else { return subscription.cancel() }
          self.current = subscription
          if self.wanted > 0 { subscription.request(self.wanted) }
        },
        receiveValue: { self.hand($0) },
        receiveCompletion: {
          guard self.downstream != nil else { return }
          self.current = nil
          end($0)
        }))
  }

  /// Hands on a value.
  func hand(_ value: Output) -> Subscribers.Demand {
    guard let downstream else { return .none }
    wanted -= 1
    let more = downstream.receive(value)
    wanted += more
    return more
  }

  /// Hands on that nothing follows.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    self.downstream = nil
    current = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    wanted += demand
    current?.request(demand)
  }

  func cancel() {
    downstream = nil
    let current = current
    self.current = nil
    current?.cancel()
  }
}

extension Publisher {
  /// Begins a succession with this publisher, for every subscriber.
  func followed<T, F: Error>(
    _ begin: @escaping (Self, Succession<T, F>) -> Void
  ) -> AnyPublisher<T, F> {
    AnyPublisher { begin(self, Succession($0)) }
  }

  /// Another publisher after this one.
  func followed<P: Publisher>(by next: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    followed { first, succession in
      succession.follow(first) { completion in
        guard case .finished = completion else { return succession.finish(completion) }
        succession.follow(next) { succession.finish($0) }
      }
    }
  }
}
