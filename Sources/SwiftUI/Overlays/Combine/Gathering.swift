// One value made of all.

extension Publisher {
  /// A publisher of one value: it is made of all, or of those until a step says that it is decided.
  func gathered<State, T>(
    _ initial: State, _ step: @escaping (inout State, Output) -> Bool, _ result: @escaping (State) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      var state = initial
      let outbox = Outbox(subscriber)
      func decide() {
        if let value = result(state) { outbox.send(value) }
        outbox.finish(.finished)
      }
      let follower = Follower<Output, Failure> { value in
        outbox.alone { if outbox.isOpen, step(&state, value) { decide() } }
      } end: { completion in
        switch completion {
        case .finished: decide()
        case .failure: outbox.finish(completion)
        }
      }
      outbox.onEnd = { follower.cancel() }
      subscriber.receive(subscription: outbox)
      self.subscribe(follower)
    }
  }

  /// A publisher of one result of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    gathered(initialResult) {
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

  /// A publisher of values by the handful.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { subscriber in
      Outbox.began(for: subscriber) { outbox in
        var values: [Output] = []
        func hand() {
          let handful = values
          values = []
          if !handful.isEmpty { outbox.send(handful) }
        }
        let follower = Follower<Output, Failure> { value in
          outbox.alone {
            values.append(value)
            if values.count >= count { hand() }
          }
        } end: {
          if case .finished = $0 { hand() }
          outbox.finish($0)
        }
        outbox.onEnd = { follower.cancel() }
        self.subscribe(follower)
      }
    }
  }

  /// A publisher of how many values there were.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// A publisher of no value.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { gathered((), { _, _ in false }, { _ in nil }) }

  /// A publisher of the last value.
  public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

  /// A publisher of the last value that fits.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    gathered(Output?.none) {
      if predicate($1) { $0 = $1 }
      return false
    } _: {
      $0
    }
  }

  /// A publisher that says whether all values fit.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    gathered(true) {
      $0 = predicate($1)
      return !$0
    } _: {
      $0
    }
  }

  /// A publisher that says whether a value fits.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    gathered(false) {
      $0 = predicate($1)
      return $0
    } _: {
      $0
    }
  }

  /// A publisher of the least value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    gathered(Output?.none) {
      if $0.map({ [value = $1] least in areInIncreasingOrder(value, least) }) ?? true { $0 = $1 }
      return false
    } _: {
      $0
    }
  }

  /// A publisher of the greatest value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    gathered(Output?.none) {
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
  /// A publisher of whether a value was told.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
