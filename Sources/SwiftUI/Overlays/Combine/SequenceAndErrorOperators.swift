public import DSView

// Operators that run one publisher after another: before it, after it, and in place of one that failed or was empty.

extension Publishers {
  /// One publisher after another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The values it emits.
    public typealias Output = Suffix.Output
    /// The error it may fail with.
    public typealias Failure = Suffix.Failure
    /// The first one.
    public let prefix: Prefix
    /// The one after it.
    public let suffix: Suffix

    /// One publisher after another.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      prefix.append(suffix).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// A publisher of another's values first.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output {
    publisher.concatenated(with: self)
  }

  /// A publisher of a sequence's elements first.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// A publisher of these values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// A publisher of another's values last.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output { concatenated(with: publisher) }

  /// A publisher of a sequence's elements last.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// A publisher of these values last.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// A publisher that goes on with another where it fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    inSequence { first, chain in
      chain.subscribe(to: first) { completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let error): chain.subscribe(to: handler(error)) { chain.finish($0) }
        }
      }
    }
  }

  /// A publisher that goes on with another where it fails, or fails anew.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    `catch` { error in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// A publisher of a value in place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

  /// A publisher of a value where there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    inSequence { first, chain in
      var isEmpty = true
      let observed = first.map { value in
        isEmpty = false
        return value
      }
      chain.subscribe(to: observed) { completion in
        guard isEmpty, case .finished = completion else { return chain.finish(completion) }
        chain.subscribe(to: Just(output)) { _ in chain.finish(.finished) }
      }
    }
  }

  /// A publisher that is subscribed to again where it fails.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    inSequence { publisher, chain in
      func attempt(_ left: Int) {
        chain.subscribe(to: publisher) { completion in
          if left > 0, case .failure = completion { return attempt(left - 1) }
          chain.finish(completion)
        }
      }
      attempt(retries)
    }
  }

  /// A publisher that must not fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    applyingOperator {
      .init {
        $0.send($1)
      } completion: { subscription, completion in
        if case .failure(let error) = completion { fatalError("\(prefix): \(error)", file: file, line: line) }
        subscription.finish(.finished)
      }
    }
  }
}
