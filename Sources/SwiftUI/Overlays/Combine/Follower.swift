/// Follows one of the publishers that another is made of. What is asked for before it has begun is asked for then.
final class Follower<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var wanted: Subscribers.Demand
  private var isDone = false
  private let value: (Input) -> Void
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// A follower of as many values, and of the end.
  init(
    wants wanted: Subscribers.Demand = .unlimited, _ value: @escaping (Input) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.wanted, self.value, self.end) = (wanted, value, end)
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, !isDone else { return subscription.cancel() }
    self.subscription = subscription
    if wanted > 0 { subscription.request(wanted) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isDone { value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    subscription = nil
    end(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if let subscription { subscription.request(demand) } else { wanted += demand }
  }

  func cancel() {
    isDone = true
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }
}

extension Outbox {
  /// Hands out what a closure sends, which begins when the subscriber asks for the first value.
  static func began(
    for subscriber: AnySubscriber<Output, Failure>, keepsLatestOnly: Bool = false,
    _ begin: @escaping (Outbox) -> Void
  ) {
    let outbox = Outbox(subscriber, keepsLatestOnly: keepsLatestOnly)
    outbox.onRequest = { [unowned outbox] demand in
      guard demand > 0 else { return }
      outbox.onRequest = nil
      begin(outbox)
    }
    subscriber.receive(subscription: outbox)
  }
}
