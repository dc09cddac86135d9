extension Subscribers {
  /// Demands all values, and assigns each to a property of an object, which is retained until the completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It receives no error.
    public typealias Failure = Never
    /// The object; nil after the completion.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// A subscriber that assigns to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// Receives the subscription, and demands all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Receives the completion.
    public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }

    /// Cancels the subscription.
    public func cancel() {
      let subscription = subscription
      (object, self.subscription) = (nil, nil)
      subscription?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a property of an object, which is retained until the completion.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
