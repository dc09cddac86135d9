/// A publisher that emits what is sent to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives the subscription to a publisher whose values it passes on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value to the subscribers.
  public func send() { send(()) }
}

/// A publisher that emits what is sent to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// A subject.
  public init() {}

  /// Sends a value to the subscribers.
  public func send(_ value: Output) {
    // A model may have one of these for its `objectWillChange`.
    if Output.self == Void.self { ModelChanges.record() }
    subscribers.send(value)
  }

  /// Sends a completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Receives the subscription to a publisher, and demands all its values.
  public func send(subscription: any Subscription) { subscribers.add(upstream: subscription) }

  /// Attaches a subscriber, which receives what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber))
  }
}

/// A publisher that emits what is sent to it, and stores the latest value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers: SubscriberList<Output, Failure>

  /// The latest value.
  public var value: Output {
    get { subscribers.latest }
    set { send(newValue) }
  }

  /// A subject with its first value.
  public init(_ value: Output) { subscribers = SubscriberList(latest: value) }

  /// Stores a value and sends it to the subscribers.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Sends a completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Receives the subscription to a publisher, and demands all its values.
  public func send(subscription: any Subscription) { subscribers.add(upstream: subscription) }

  /// Attaches a subscriber, which receives the latest value, and what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber))
  }
}
