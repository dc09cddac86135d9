import DSView

/// An operator's subscriber to one of its upstream publishers. Demand from before the subscription is passed to it.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var pendingDemand: Subscribers.Demand
  private var isDone = false
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// A subscriber with a first demand, and what is done with values and the completion.
  init(
    demand pendingDemand: Subscribers.Demand = .unlimited, _ value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.pendingDemand, self.value, self.completion) = (pendingDemand, value, completion)
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, !isDone else { return subscription.cancel() }
    self.subscription = subscription
    if pendingDemand > 0 { subscription.request(pendingDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isDone { value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    subscription = nil
    self.completion(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if let subscription { subscription.request(demand) } else { pendingDemand += demand }
  }

  func cancel() {
    isDone = true
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }
}

extension DemandBuffer {
  /// A buffer that a closure begins to fill when the subscriber demands the first value.
  static func start(
    for subscriber: AnySubscriber<Output, Failure>, keepsLatestOnly: Bool = false,
    _ begin: @escaping (DemandBuffer, Subscribers.Demand) -> Void
  ) {
    let buffer = DemandBuffer(subscriber, keepsLatestOnly: keepsLatestOnly)
    buffer.onRequest = { [unowned buffer] demand in
      guard demand > 0 else { return }
      buffer.onRequest = nil
      begin(buffer, demand)
    }
    subscriber.receive(subscription: buffer)
  }
}
