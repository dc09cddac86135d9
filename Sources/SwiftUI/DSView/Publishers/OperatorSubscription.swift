/// A subscription to an operator: receives values from upstream and sends what becomes of them downstream, one by one,
/// as many as are demanded.
package final class OperatorSubscription<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  /// What an operator does with a value, and with the completion.
  package struct Handlers {
    let value: (OperatorSubscription, Input) -> Subscribers.Demand
    let completion: (OperatorSubscription, Subscribers.Completion<InputFailure>) -> Void

    /// The closures for a value and for the completion.
    package init(
      value: @escaping (OperatorSubscription, Input) -> Subscribers.Demand,
      completion: @escaping (OperatorSubscription, Subscribers.Completion<InputFailure>) -> Void
    ) {
      (self.value, self.completion) = (value, completion)
    }
  }

  private let handlers: Handlers
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private var hasBegun = false
  /// Called after the events of the subscription itself.
  package var onSubscription: ((any Subscription) -> Void)?
  package var onRequest: ((Subscribers.Demand) -> Void)?
  package var onCancel: (() -> Void)?

  /// A subscription of a downstream subscriber.
  package init(_ downstream: AnySubscriber<Output, Failure>, _ handlers: Handlers) {
    (self.downstream, self.handlers) = (downstream, handlers)
  }

  package func receive(subscription: any Subscription) {
    guard let downstream, upstream == nil else { return subscription.cancel() }
    (upstream, hasBegun) = (subscription, true)
    onSubscription?(subscription)
    downstream.receive(subscription: self)
  }

  package func receive(_ input: Input) -> Subscribers.Demand { downstream == nil ? .none : handlers.value(self, input) }

  package func receive(completion: Subscribers.Completion<InputFailure>) {
    if downstream != nil { handlers.completion(self, completion) }
  }

  package func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    upstream?.request(demand)
  }

  package func cancel() {
    guard downstream != nil else { return }
    downstream = nil
    onCancel?()
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }

  /// Sends a value downstream; returns the additional demand.
  package func send(_ output: Output) -> Subscribers.Demand { downstream?.receive(output) ?? .none }

  /// Passes on the completion.
  package func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    self.downstream = nil
    upstream = nil
    if !hasBegun { downstream?.receive(subscription: Subscriptions.empty) }
    downstream?.receive(completion: completion)
  }

  /// Cancels upstream, and passes on the completion.
  package func stop(_ completion: Subscribers.Completion<Failure>) {
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
    finish(completion)
  }
}

extension Publisher {
  /// A publisher with an operator behind it, whose handlers are made for every subscriber.
  package func applyingOperator<T, F: Error>(
    _ handlers: @escaping () -> OperatorSubscription<Output, Failure, T, F>.Handlers
  ) -> AnyPublisher<T, F> {
    AnyPublisher { self.subscribe(OperatorSubscription($0, handlers())) }
  }

  /// A publisher with an operator behind it that completes as this one does.
  package func applyingOperator<T>(
    _ value: @escaping () -> (OperatorSubscription<Output, Failure, T, Failure>, Output) -> Subscribers.Demand
  ) -> AnyPublisher<T, Failure> {
    applyingOperator { .init(value: value()) { $0.finish($1) } }
  }
}
