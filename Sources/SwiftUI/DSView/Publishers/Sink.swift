extension Subscribers {
  /// Wants all values, and does something with each.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What is done with a value.
    public let receiveValue: (Input) -> Void
    /// What is done in the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false

    /// Does something with each value, and in the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isDone else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Does something with a value.
    public func receive(_ value: Input) -> Demand {
      if !isDone { receiveValue(value) }
      return .none
    }

    /// Does what is to be done in the end.
    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      receiveCompletion(completion)
    }

    /// Wants no more values.
    public func cancel() {
      isDone = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// What is done with every value, and in the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// What is done with every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts every value into a property of an object, which is kept until there are no more values.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    var object: Root? = object
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in object = nil }, receiveValue: { object?[keyPath: keyPath] = $0 })
    subscribe(sink)
    return AnyCancellable {
      object = nil
      sink.cancel()
    }
  }
}
