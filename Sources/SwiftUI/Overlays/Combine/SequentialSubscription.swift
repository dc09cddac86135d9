import DSView

/// Passes on the values of one publisher after another. Demand that one has not met is passed to the next.
final class SequentialSubscription<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var current: (any Subscription)?
  private var pendingDemand = Subscribers.Demand.none

  /// A subscription of a subscriber; `subscribe(to:completion:)` gives it publishers.
  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
    downstream.receive(subscription: self)
  }

  /// Subscribes to a publisher; the caller says what follows its completion.
  func subscribe<P: Publisher>(to publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Output {
    guard downstream != nil else { return }
    publisher.subscribe(
      AnySubscriber<Output, P.Failure>(
        receiveSubscription: { subscription in
          guard self.downstream != nil else { return subscription.cancel() }
          self.current = subscription
          if self.pendingDemand > 0 { subscription.request(self.pendingDemand) }
        },
        receiveValue: { self.send($0) },
        receiveCompletion: {
          guard self.downstream != nil else { return }
          self.current = nil
          completion($0)
        }))
  }

  /// Passes on a value.
  func send(_ value: Output) -> Subscribers.Demand {
    guard let downstream else { return .none }
    pendingDemand -= 1
    let more = downstream.receive(value)
    pendingDemand += more
    return more
  }

  /// Passes on the completion.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    self.downstream = nil
    current = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    pendingDemand += demand
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
  /// Begins a sequence of publishers with this one, for every subscriber.
  func inSequence<T, F: Error>(
    _ begin: @escaping (Self, SequentialSubscription<T, F>) -> Void
  ) -> AnyPublisher<T, F> {
    AnyPublisher { begin(self, SequentialSubscription($0)) }
  }

  /// Another publisher after this one.
  func concatenated<P: Publisher>(with next: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    inSequence { first, chain in
      chain.subscribe(to: first) { completion in
        guard case .finished = completion else { return chain.finish(completion) }
        chain.subscribe(to: next) { chain.finish($0) }
      }
    }
  }
}
