public import DSView

// Publishers that combine the values of several.

extension Publishers {
  /// A publisher of the latest values of two, once each has emitted one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// A publisher of both.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DemandBuffer.start(for: AnySubscriber(subscriber), keepsLatestOnly: true) { buffer, demand in
        var (first, second): (A.Output?, B.Output?)
        // A value that is emitted by what receives one is kept for the next, as Apple's does: a chain that assigns to one of its
        // own sources ends.
        var isSending = false
        func send() {
          guard !isSending, let first, let second else { return }
          isSending = true
          defer { isSending = false }
          buffer.send((first, second))
        }
        joined(buffer, demand, a, b) {
          first = $0
          send()
        } _: {
          second = $0
          send()
        } isOver: {
          $0.count == 2
        }
      }
    }
  }

  /// A publisher of the latest values of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C

    /// A publisher of all three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the latest values of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D

    /// A publisher of all four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest3<A, B, C>(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of pairs of two publishers' values: the first of both, the second of both, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// A publisher of pairs.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DemandBuffer.start(for: AnySubscriber(subscriber)) { buffer, demand in
        var (first, second): (ArraySlice<A.Output>, ArraySlice<B.Output>) = ([], [])
        var ended: Set<Int> = []
        func isOver() -> Bool { ended.contains(0) && first.isEmpty || ended.contains(1) && second.isEmpty }
        func send() {
          guard !first.isEmpty, !second.isEmpty else { return }
          buffer.send((first.removeFirst(), second.removeFirst()))
          if isOver() { buffer.finish(.finished) }
        }
        joined(buffer, demand, a, b) {
          first.append($0)
          send()
        } _: {
          second.append($0)
          send()
        } isOver: {
          ended = $0
          return isOver()
        }
      }
    }
  }

  /// A publisher of triples of three publishers' values.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error it may fail with.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C

    /// A publisher of triples.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Follows two publishers, and asks each for as many values as it is asked for; ends when the ones that have ended say
  /// that it is over, and fails when one fails.
  private static func joined<A: Publisher, B: Publisher, Output>(
    _ buffer: DemandBuffer<Output, A.Failure>, _ demand: Subscribers.Demand, _ a: A, _ b: B,
    _ first: @escaping (A.Output) -> Void,
    _ second: @escaping (B.Output) -> Void, isOver: @escaping (Set<Int>) -> Bool
  ) where A.Failure == B.Failure {
    var ended: Set<Int> = []
    func end(_ index: Int, _ completion: Subscribers.Completion<A.Failure>) {
      buffer.withLock {
        ended.insert(index)
        switch completion {
        case .finished: if isOver(ended) { buffer.finish(.finished) }
        case .failure(let error): buffer.fail(error)
        }
      }
    }
    let one = UpstreamSubscriber<A.Output, A.Failure>(demand: demand) { value in
      buffer.withLock { first(value) }
    } completion: {
      end(0, $0)
    }
    let other = UpstreamSubscriber<B.Output, B.Failure>(demand: demand) { value in
      buffer.withLock { second(value) }
    } completion: {
      end(1, $0)
    }
    buffer.onRequest = {
      one.request($0)
      other.request($0)
    }
    buffer.onTermination = {
      one.cancel()
      other.cancel()
    }
    a.subscribe(one)
    b.subscribe(other)
  }
}

extension Publisher {
  /// A publisher of the latest values of both.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).eraseToAnyPublisher()
  }

  /// A publisher of what is made of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// A publisher of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).eraseToAnyPublisher()
  }

  /// A publisher of what is made of the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// A publisher of the latest values of all four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).eraseToAnyPublisher()
  }

  /// A publisher of what is made of the latest values of all four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// A publisher of pairs of both values.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).eraseToAnyPublisher()
  }

  /// A publisher of what is made of pairs of both values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// A publisher of triples of all values.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).eraseToAnyPublisher()
  }
}
