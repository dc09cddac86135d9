/// A publisher that tells of what it is sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Tells of a value.
  func send(_ value: Output)
  /// Tells that nothing follows.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the values of a publisher it was subscribed to.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells that something happened.
  public func send() { send(()) }
}

/// A publisher that tells of what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// A subject.
  public init() {}

  /// Tells of a value.
  public func send(_ value: Output) {
    // A model may have one of these for its `objectWillChange`.
    if Output.self == Void.self { ModelChanges.record() }
    subscribers.send(value)
  }

  /// Tells that nothing follows.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Takes all values of a publisher it was subscribed to.
  public func send(subscription: any Subscription) { subscribers.add(upstream: subscription) }

  /// Begins to tell a subscriber of what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber))
  }
}

/// A publisher that tells of what it is sent, and knows the last of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers: SubscriberList<Output, Failure>

  /// The last value.
  public var value: Output {
    get { subscribers.latest }
    set { send(newValue) }
  }

  /// A subject with its first value.
  public init(_ value: Output) { subscribers = SubscriberList(latest: value) }

  /// Keeps a value and tells of it.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Tells that nothing follows.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Takes all values of a publisher it was subscribed to.
  public func send(subscription: any Subscription) { subscribers.add(upstream: subscription) }

  /// Begins to tell a subscriber: of the last value, and of what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber))
  }
}
