// What chains of publishers are written with. Nothing subscribes, so that every one is a publisher of the right type
// that tells of nothing; a picture shows the values that published properties have at first.

public import Foundation

/// A publisher of a type, which tells of nothing.
func none<Output, Failure: Error>() -> AnyPublisher<Output, Failure> { AnyPublisher(Empty<Output, Failure>()) }

extension Publisher {
  /// A publisher of a property of the values.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { none() }

  /// A publisher of two properties of the values.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> { none() }

  /// A publisher of other values, or a failure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> { none() }

  /// A publisher of other values where there are some, or a failure.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { none() }

  /// A publisher of some of the values, or a failure.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { none() }

  /// A publisher of other failures.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> { none() }

  /// A publisher of the values of the publishers that values are made to.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { none() }

  /// A publisher that goes on with another where it fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output { none() }

  /// A publisher that goes on with another where it fails, or fails anew.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output { none() }

  /// A publisher of a value in place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { none() }

  /// A publisher of a value where there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of a value in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { none() }

  /// A publisher that is begun anew where it fails.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that must not fail.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> { none() }

  /// A publisher of results so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> { none() }

  /// A publisher of one result of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> { none() }

  /// A publisher of all values at once.
  public func collect() -> AnyPublisher<[Output], Failure> { none() }

  /// A publisher of values by the handful.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> { none() }

  /// A publisher of how many values there were.
  public func count() -> AnyPublisher<Int, Failure> { none() }

  /// A publisher of no value.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { none() }

  /// A publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the first value of a kind.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the last value.
  public func last() -> AnyPublisher<Output, Failure> { none() }

  /// A publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher without the first values of a kind.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that begins when another tells of something.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure { none() }

  /// A publisher of the first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the first values of a kind.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that ends when another tells of something.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of these values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of these values last.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of values that differ.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of values after which nothing came for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of one value in a while.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that tells later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that ends where nothing is told for a while.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that tells on a queue.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions?
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that begins on a queue.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that is followed while it tells.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that writes down what it tells.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> { none() }

  /// A publisher that tells all alike.
  public func share() -> AnyPublisher<Output, Failure> { none() }

  /// A publisher of the latest values of both.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure { none() }

  /// A publisher of what is made of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { none() }

  /// A publisher of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure { none() }

  /// A publisher of pairs of both values.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure { none() }

  /// A publisher of what is made of pairs of both values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { none() }

  /// A publisher of the values of both.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output { none() }

  /// A publisher of values that are read from data.
  public func decode<Item: Decodable, Coder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error>
  where Output == Data { none() }

  /// A publisher of values as data.
  public func encode<Coder>(encoder: Coder) -> AnyPublisher<Data, any Error> where Output: Encodable { none() }

  /// A publisher of the values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { none() }
}

extension Publisher where Failure == Never {
  /// A publisher that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { none() }

  /// A publisher of the values of the publishers that values are made to.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> { none() }
}

extension Publisher where Output: Equatable {
  /// A publisher of whether a value was told.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { none() }
}
