public import DSView

// Operators that reduce all values to one.

extension Publisher {
  /// A publisher of one value: it is made of all, or of those until a step says that it is decided. Values are asked for
  /// when it is.
  func accumulated<State, T>(
    _ initial: State, _ step: @escaping (inout State, Output) -> Bool, _ result: @escaping (State) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      var state = initial
      let buffer = DemandBuffer(subscriber)
      func decide() {
        if let value = result(state) { buffer.send(value) }
        buffer.finish(.finished)
      }
      let upstream = UpstreamSubscriber<Output, Failure>(demand: .none) { value in
        buffer.withLock { if buffer.isOpen, step(&state, value) { decide() } }
      } completion: { completion in
        switch completion {
        case .finished: decide()
        case .failure: buffer.finish(completion)
        }
      }
      buffer.onRequest = { [unowned buffer] demand in
        guard demand > 0 else { return }
        buffer.onRequest = nil
        upstream.request(.unlimited)
      }
      buffer.onTermination = { upstream.cancel() }
      subscriber.receive(subscription: buffer)
      self.subscribe(upstream)
    }
  }

  /// A publisher of one result of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    accumulated(initialResult) {
      $0 = nextPartialResult($0, $1)
      return false
    } _: {
      $0
    }
  }

  /// A publisher of one result of all values, or a failure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }

  /// A publisher of all values at once.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// A publisher of arrays of so many values.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { subscriber in
      DemandBuffer.start(for: subscriber) { buffer, demand in
        var values: [Output] = []
        func emit() {
          let batch = values
          values = []
          if !batch.isEmpty { buffer.send(batch) }
        }
        let upstream = UpstreamSubscriber<Output, Failure>(demand: demand * count) { value in
          buffer.withLock {
            values.append(value)
            if values.count >= count { emit() }
          }
        } completion: {
          if case .finished = $0 { emit() }
          buffer.finish($0)
        }
        buffer.onRequest = { upstream.request($0 * count) }
        buffer.onTermination = { upstream.cancel() }
        self.subscribe(upstream)
      }
    }
  }

  /// A publisher of how many values there were.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// A publisher of no value.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { accumulated((), { _, _ in false }, { _ in nil }) }

  /// A publisher of the last value.
  public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

  /// A publisher of the last value that fits.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    accumulated(Output?.none) {
      if predicate($1) { $0 = $1 }
      return false
    } _: {
      $0
    }
  }

  /// A publisher that says whether all values fit.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    accumulated(true) {
      $0 = predicate($1)
      return !$0
    } _: {
      $0
    }
  }

  /// A publisher that says whether a value fits.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    accumulated(false) {
      $0 = predicate($1)
      return $0
    } _: {
      $0
    }
  }

  /// A publisher of the least value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    accumulated(Output?.none) {
      if $0.map({ [value = $1] least in areInIncreasingOrder(value, least) }) ?? true { $0 = $1 }
      return false
    } _: {
      $0
    }
  }

  /// A publisher of the greatest value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    accumulated(Output?.none) {
      if $0.map({ [value = $1] most in areInIncreasingOrder(most, value) }) ?? true { $0 = $1 }
      return false
    } _: {
      $0
    }
  }
}

extension Publisher where Output: Comparable {
  /// A publisher of the least value.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }

  /// A publisher of the greatest value.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// A publisher of whether a value was emitted.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
