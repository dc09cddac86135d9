public import DSView

// Operators that merge the values of several publishers as they come.

extension Publishers {
  /// A publisher of the values of two.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    /// The values it emits.
    public typealias Output = A.Output
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// A publisher of the values of both.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).subscribe(subscriber)
    }
  }

  /// A publisher of the values of three.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    /// The values it emits.
    public typealias Output = A.Output
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C

    /// A publisher of the values of all three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()).subscribe(subscriber)
    }
  }

  /// A publisher of the values of many: it finishes when all have finished, and fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values it emits.
    public typealias Output = Upstream.Output
    /// The error it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// A publisher of the values of all.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// A publisher of the values of all.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// A publisher of the values of both.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other).eraseToAnyPublisher()
  }

  /// A publisher of the values of all three.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c).eraseToAnyPublisher()
  }

  /// A publisher of the values of the publishers that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      DemandBuffer.start(for: subscriber) { buffer, _ in
        var inner: [UpstreamSubscriber<P.Output, Failure>] = []
        var isOuterDone = false
        weak var outer: UpstreamSubscriber<Output, Failure>?
        func finishIfDone() { if isOuterDone, inner.isEmpty { buffer.finish(.finished) } }
        let upstream = UpstreamSubscriber<Output, Failure>(demand: maxPublishers) { value in
          weak var known: UpstreamSubscriber<P.Output, Failure>?
          let next = UpstreamSubscriber<P.Output, Failure> {
            buffer.send($0)
          } completion: { completion in
            buffer.withLock {
              if case .failure(let error) = completion { return buffer.fail(error) }
              inner.removeAll { $0 === known }
              finishIfDone()
            }
            outer?.request(.max(1))
          }
          known = next
          buffer.withLock { inner.append(next) }
          transform(value).subscribe(next)
        } completion: { completion in
          buffer.withLock {
            isOuterDone = true
            if case .failure(let error) = completion { buffer.fail(error) } else { finishIfDone() }
          }
        }
        outer = upstream
        buffer.onTermination = {
          upstream.cancel()
          for each in inner { each.cancel() }
          inner = []
        }
        self.subscribe(upstream)
      }
    }
  }

  /// A publisher of the values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { subscriber in
      DemandBuffer.start(for: subscriber) { buffer, _ in
        var inner: UpstreamSubscriber<Output.Output, Failure>?
        var isOuterDone = false
        let outer = UpstreamSubscriber<Output, Failure> { publisher in
          buffer.withLock {
            inner?.cancel()
            let next = UpstreamSubscriber<Output.Output, Failure> {
              buffer.send($0)
            } completion: { completion in
              buffer.withLock {
                inner = nil
                if case .failure(let error) = completion { return buffer.fail(error) }
                if isOuterDone { buffer.finish(.finished) }
              }
            }
            inner = next
            publisher.subscribe(next)
          }
        } completion: { completion in
          buffer.withLock {
            isOuterDone = true
            if case .failure(let error) = completion { return buffer.fail(error) }
            if inner == nil { buffer.finish(.finished) }
          }
        }
        buffer.onTermination = {
          outer.cancel()
          inner?.cancel()
          inner = nil
        }
        self.subscribe(outer)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// A publisher of the values of the publishers that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}
