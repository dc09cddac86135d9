public import DSView

// Names of operators' types, which sources write as results of their own operators. Every operator gives an `AnyPublisher`.

extension Publishers {
  /// What `map` gives.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `tryMap` gives.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `compactMap` gives.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `filter` gives.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `removeDuplicates` gives.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `flatMap` gives.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, NewPublisher.Failure
  >
  /// What `mapError` gives.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  /// What `setFailureType` gives.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  /// What `handleEvents` gives.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `buffer` gives.
  public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `receive(on:)` gives.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `delay` gives.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `debounce` gives.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
}
