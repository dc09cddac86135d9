public import DSView

// Publishers of values that are there.

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// A publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        return Empty<Output, Failure>().subscribe(subscriber)
      }
      subscriber.receive(subscription: Elementwise(first, iterator, AnySubscriber(subscriber)))
    }
  }

  /// Emits elements as they are demanded, and finishes with the last: the sequence may have none.
  private final class Elementwise<Elements: IteratorProtocol, Failure: Error>: Subscription {
    private var next: Elements.Element?
    private var elements: Elements
    private var subscriber: AnySubscriber<Elements.Element, Failure>?
    private var demand = Subscribers.Demand.none
    private var isEmitting = false

    init(_ first: Elements.Element, _ elements: Elements, _ subscriber: AnySubscriber<Elements.Element, Failure>) {
      (next, self.elements, self.subscriber) = (first, elements, subscriber)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard !isEmitting else { return }
      isEmitting = true
      defer { isEmitting = false }
      while self.demand > 0, let subscriber, let value = next {
        self.demand -= 1
        next = elements.next()
        self.demand += subscriber.receive(value)
      }
      guard next == nil, let subscriber else { return }
      self.subscriber = nil
      subscriber.receive(completion: .finished)
    }

    func cancel() { subscriber = nil }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, where there is one.
  public struct Publisher: DSView.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// A publisher of a value, where there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence(sequence: CollectionOfOne(output).compactMap { $0 }).subscribe(subscriber)
    }
  }

  /// A publisher of the value, where there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of a value or a failure.
  public struct Publisher: DSView.Publisher {
    /// The value.
    public typealias Output = Success
    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// A publisher of the value or the failure.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// A publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Just(value).setFailureType(to: Failure.self).subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the value or the failure.
  public var publisher: Publisher { Publisher(self) }
}
