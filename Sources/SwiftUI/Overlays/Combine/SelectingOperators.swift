public import DSView

// Operators that select some of the values.

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
    applyingOperator {
      var left = count
      return { subscription, value in
        guard left <= 0 else {
          left -= 1
          return .max(1)
        }
        return subscription.send(value)
      }
    }
  }

  /// A publisher without the first values of a kind.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    applyingOperator {
      var isDropping = true
      return { subscription, value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : subscription.send(value)
      }
    }
  }

  /// A publisher without the first values of a kind, or a failure.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    applyingThrowingOperator {
      var isDropping = true
      return { subscription, value in
        isDropping = try isDropping && predicate(value)
        return isDropping ? .max(1) : subscription.send(value)
      }
    }
  }

  /// A publisher that begins when another emits a value.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var hasBegun = false
      let subscription = OperatorSubscription<Output, Failure, Output, Failure>(
        subscriber, .init(value: { hasBegun ? $0.send($1) : .none }, completion: { $0.finish($1) }))
      let upstream = UpstreamSubscriber<P.Output, Failure>(demand: .max(1)) { _ in
        hasBegun = true
      } completion: {
        if !hasBegun { subscription.stop($0) }
      }
      subscription.onCancel = { upstream.cancel() }
      publisher.subscribe(upstream)
      self.subscribe(subscription)
    }
  }

  /// A publisher of the first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    if maxLength <= 0 { return Empty().eraseToAnyPublisher() }
    return applyingOperator {
      var left = maxLength
      return { subscription, value in
        guard left > 0 else { return .none }
        left -= 1
        let more = subscription.send(value)
        guard left == 0 else { return more }
        subscription.stop(.finished)
        return .none
      }
    }
  }

  /// A publisher of the first values of a kind.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    applyingOperator {
      { subscription, value in
        if predicate(value) { return subscription.send(value) }
        subscription.stop(.finished)
        return .none
      }
    }
  }

  /// A publisher of the first values of a kind, or a failure.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    applyingThrowingOperator {
      { subscription, value in
        if try predicate(value) { return subscription.send(value) }
        subscription.stop(.finished)
        return .none
      }
    }
  }

  /// A publisher that finishes when another emits a value.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var leave: () -> Void = {}
      let subscription = OperatorSubscription<Output, Failure, Output, Failure>(
        subscriber,
        .init {
          $0.send($1)
        } completion: {
          leave()
          $0.finish($1)
        })
      let upstream = UpstreamSubscriber<P.Output, P.Failure>(demand: .max(1)) { _ in
        subscription.stop(.finished)
      } completion: { _ in
      }
      leave = { upstream.cancel() }
      subscription.onCancel = leave
      publisher.subscribe(upstream)
      self.subscribe(subscription)
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
