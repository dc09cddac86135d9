/// A publisher whose type is erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Erases the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = (publisher as? Self)?.attach ?? { publisher.receive(subscriber: $0) }
  }

  /// A publisher made of a closure that attaches a subscriber.
  package init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let buffer = DemandBuffer(AnySubscriber(subscriber))
    buffer.send(output)
    buffer.finish(.finished)
    subscriber.receive(subscription: buffer)
  }
}

extension Just: Equatable where Output: Equatable {}

extension Publisher {
  /// The publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher of other values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    applyingOperator { { $0.send(transform($1)) } }
  }

  /// A publisher of other values, where there are some.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    applyingOperator { { subscription, value in transform(value).map(subscription.send) ?? .max(1) } }
  }

  /// A publisher of some of the values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    applyingOperator { { isIncluded($1) ? $0.send($1) : .max(1) } }
  }

  /// A publisher that emits on a queue or a run loop; at once on anything that is not a scheduler of Foundation's. The
  /// product `Combine` has the protocol for others.
  @_disfavoredOverload
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    receive { DeferredWork.schedule(on: scheduler, $0) }
  }

  /// A publisher that emits when a closure runs what it is given.
  package func receive(by schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    applyingOperator {
      .init { subscription, value in
        schedule {
          let more = subscription.send(value)
          if more > 0 { subscription.request(more) }
        }
        return .none
      } completion: { subscription, completion in
        schedule { subscription.finish(completion) }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// A publisher of values without repetitions.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { changes(by: ==) }
}

extension Publisher {
  /// A publisher of the values that differ from the one before.
  package func changes(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    applyingOperator {
      var last: Output?
      return { subscription, value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return subscription.send(value)
      }
    }
  }
}
