// Some of the values.

extension Publisher {
  /// A publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// A publisher of the first value of a kind.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// A publisher of the first value of a kind, or a failure.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).prefix(1)
  }

  /// A publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    linked {
      var left = count
      return { stage, value in
        guard left <= 0 else {
          left -= 1
          return .max(1)
        }
        return stage.send(value)
      }
    }
  }

  /// A publisher without the first values of a kind.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    linked {
      var isDropping = true
      return { stage, value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : stage.send(value)
      }
    }
  }

  /// A publisher without the first values of a kind, or a failure.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tried {
      var isDropping = true
      return { stage, value in
        isDropping = try isDropping && predicate(value)
        return isDropping ? .max(1) : stage.send(value)
      }
    }
  }

  /// A publisher that begins when another tells of something.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var hasBegun = false
      let stage = Stage<Output, Failure, Output, Failure>(
        subscriber, .init(value: { hasBegun ? $0.send($1) : .max(1) }, end: { $0.finish($1) }))
      let follower = Follower<P.Output, Failure>(wants: .max(1)) { _ in
        hasBegun = true
      } end: {
        if !hasBegun { stage.stop($0) }
      }
      stage.onCancel = { follower.cancel() }
      publisher.subscribe(follower)
      self.subscribe(stage)
    }
  }

  /// A publisher of the first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    if maxLength <= 0 { return Empty().eraseToAnyPublisher() }
    return linked {
      var left = maxLength
      return { stage, value in
        guard left > 0 else { return .none }
        left -= 1
        let more = stage.send(value)
        guard left == 0 else { return more }
        stage.stop(.finished)
        return .none
      }
    }
  }

  /// A publisher of the first values of a kind.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    linked {
      { stage, value in
        if predicate(value) { return stage.send(value) }
        stage.stop(.finished)
        return .none
      }
    }
  }

  /// A publisher of the first values of a kind, or a failure.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tried {
      { stage, value in
        if try predicate(value) { return stage.send(value) }
        stage.stop(.finished)
        return .none
      }
    }
  }

  /// A publisher that ends when another tells of something.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var leave: () -> Void = {}
      let stage = Stage<Output, Failure, Output, Failure>(
        subscriber,
        .init {
          $0.send($1)
        } end: {
          leave()
          $0.finish($1)
        })
      let follower = Follower<P.Output, P.Failure>(wants: .max(1)) { _ in
        stage.stop(.finished)
      } end: { _ in
      }
      leave = { follower.cancel() }
      stage.onCancel = leave
      publisher.subscribe(follower)
      self.subscribe(stage)
    }
  }

  /// A publisher of the value at a place.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

  /// A publisher of the values at places.
  public func output<R: RangeExpression>(
    in range: R
  ) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    return dropFirst(places.lowerBound).prefix(places.count)
  }

  /// A publisher of values that differ.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { changes(by: predicate) }
}
