// Operators that map values, one by one.

public import DSView
public import Foundation

extension Subscribers.Completion {
  /// The same completion, with any error as its failure.
  var widened: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publisher {
  /// A publisher with an operator behind it that fails where its closure throws.
  func applyingThrowingOperator<T>(
    _ value: @escaping () -> (OperatorSubscription<Output, Failure, T, any Error>, Output) throws -> Subscribers.Demand
  ) -> AnyPublisher<T, any Error> {
    applyingOperator {
      let value = value()
      return .init { subscription, input in
        do {
          return try value(subscription, input)
        } catch {
          subscription.stop(.failure(error))
          return .none
        }
      } completion: {
        $0.finish($1.widened)
      }
    }
  }

  /// A publisher of a property of the values.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  /// A publisher of two properties of the values.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }

  /// A publisher of three properties of the values.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// A publisher of other values, or a failure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    applyingThrowingOperator { { $0.send(try transform($1)) } }
  }

  /// A publisher of other values where there are some, or a failure.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    applyingThrowingOperator { { subscription, value in try transform(value).map(subscription.send) ?? .max(1) } }
  }

  /// A publisher of some of the values, or a failure.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    applyingThrowingOperator { { try isIncluded($1) ? $0.send($1) : .max(1) } }
  }

  /// A publisher with mapped failures.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    applyingOperator {
      .init {
        $0.send($1)
      } completion: { subscription, completion in
        switch completion {
        case .finished: subscription.finish(.finished)
        case .failure(let error): subscription.finish(.failure(transform(error)))
        }
      }
    }
  }

  /// A publisher of a value in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  /// A publisher of results so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    applyingOperator {
      var result = initialResult
      return { subscription, value in
        result = nextPartialResult(result, value)
        return subscription.send(result)
      }
    }
  }

  /// A publisher of results so far, or a failure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    applyingThrowingOperator {
      var result = initialResult
      return { subscription, value in
        result = try nextPartialResult(result, value)
        return subscription.send(result)
      }
    }
  }

  /// A publisher of values that are read from data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }

  /// A publisher of values as data.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }
}

extension Publisher where Failure == Never {
  /// A publisher that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    applyingOperator {
      .init(value: { $0.send($1) }, completion: { subscription, _ in subscription.finish(.finished) })
    }
  }
}

/// Reads values from data of a kind.
public protocol TopLevelDecoder<Input> {
  /// The data.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as data of a kind.
public protocol TopLevelEncoder<Output> {
  /// The data.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
