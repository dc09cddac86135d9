// Chains of publishers: keeping values back, joining whole publishers and choosing among values. Like all of them these
// tell of nothing.

extension Publishers {
  /// How a publisher fills its store.
  public enum PrefetchStrategy: Sendable {
    /// It is filled once, and what is taken is replaced.
    case keepFull
    /// Values are asked for as they are needed.
    case byRequest
  }

  /// What happens where a publisher's store is full.
  public enum BufferingStrategy<Failure: Error> {
    /// The value that comes is left out.
    case dropNewest
    /// The oldest value is left out.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// A publisher that stores values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of another's values first.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output { none() }

  /// A publisher of a sequence's elements first.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output { none() }

  /// A publisher of another's values last.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output { none() }

  /// A publisher of a sequence's elements last.
  public func append<S: Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output { none() }

  /// A publisher of the last value that fits.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the value at a place.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the values at places.
  public func output<R: RangeExpression>(
    in range: R
  ) -> AnyPublisher<Output, Failure> where R.Bound == Int { none() }

  /// A publisher that says whether all values fit.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { none() }

  /// A publisher that says whether a value fits.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { none() }

  /// A publisher of the least value.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the greatest value.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of values made of those so far, or a failure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> { none() }

  /// A publisher of what is made of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure { none() }

  /// A publisher of the latest values of all four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { none() }

  /// A publisher of the values of all three.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output { none() }
}

extension Publisher where Output: Comparable {
  /// A publisher of the least value.
  public func min() -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the greatest value.
  public func max() -> AnyPublisher<Output, Failure> { none() }
}
