public import DSView
import Foundation

/// The values of a publisher, for `for await`. The loop subscribes, and demands one value at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values it emits.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncSubscriber(for: publisher)) }

  /// The iterator of a loop over the values.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncSubscriber<P.Output, Never>
    /// Cancels the subscription of a loop that is left early.
    private let cancellation: AnyCancellable

    fileprivate init(_ subscriber: AsyncSubscriber<P.Output, Never>) {
      (self.subscriber, cancellation) = (subscriber, AnyCancellable(subscriber))
    }

    /// The next value; nil after the last one, and where the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await subscriber.next() {
      case .success(let value): value
      }
    }
  }
}

/// The values of a publisher that may fail, for `for try await`. The loop subscribes, and demands one value at a time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values it emits.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(AsyncSubscriber(for: publisher)) }

  /// The iterator of a loop over the values.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncSubscriber<P.Output, P.Failure>
    /// Cancels the subscription of a loop that is left early.
    private let cancellation: AnyCancellable

    fileprivate init(_ subscriber: AsyncSubscriber<P.Output, P.Failure>) {
      (self.subscriber, cancellation) = (subscriber, AnyCancellable(subscriber))
    }

    /// The next value; nil after the last one, and where the task is cancelled. Throws the publisher's failure.
    public mutating func next() async throws -> P.Output? { try await subscriber.next().get() }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, as soon as the future has it; a cancelled task waits for it too.
  public final var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: $0) }))
      }
    }
  }
}

extension Future {
  /// The value, as soon as the future has it; a cancelled task waits for it too. Throws the future's failure.
  public final var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        let sink = Subscribers.Sink<Output, Failure> {
          if case .failure(let failure) = $0 { continuation.resume(throwing: failure) }
        } receiveValue: {
          continuation.resume(returning: $0)
        }
        subscribe(sink)
      }
    }
  }
}

/// A subscriber that demands a value each time a task awaits one.
private final class AsyncSubscriber<Value, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Continuation = UnsafeContinuation<Result<Value?, Failure>, Never>

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  /// The demand from before the subscription came.
  private var pendingDemand = Subscribers.Demand.none
  private var continuations: [Continuation] = []
  private var values: [Value] = []
  /// The completion; a failure is returned once.
  private var end: Result<Value?, Failure>?

  /// Subscribes to the publisher.
  init<P: Publisher>(for publisher: P) where P.Output == Value, P.Failure == Failure { publisher.subscribe(self) }

  func receive(subscription: any Subscription) {
    let pendingDemand: Subscribers.Demand? = lock.withLock {
      guard self.subscription == nil, end == nil else { return nil }
      self.subscription = subscription
      return self.pendingDemand
    }
    guard let pendingDemand else { return subscription.cancel() }
    if pendingDemand > 0 { subscription.request(pendingDemand) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    let continuation: Continuation? = lock.withLock {
      guard end == nil else { return nil }
      if continuations.isEmpty { values.append(input) }
      return continuations.isEmpty ? nil : continuations.removeFirst()
    }
    continuation?.resume(returning: .success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: close(.success(nil))
    case .failure(let failure): close(.failure(failure))
    }
  }

  /// The next value, nil after the last one, or the failure.
  func next() async -> Result<Value?, Failure> {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: Continuation) {
    let (answer, subscription) = lock.withLock { () -> (Result<Value?, Failure>?, (any Subscription)?) in
      if !values.isEmpty { return (.success(values.removeFirst()), nil) }
      if let end {
        self.end = .success(nil)
        return (end, nil)
      }
      continuations.append(continuation)
      if self.subscription == nil { pendingDemand += 1 }
      return (nil, self.subscription)
    }
    if let answer { continuation.resume(returning: answer) } else { subscription?.request(.max(1)) }
  }

  func cancel() {
    let subscription = lock.withLock { self.subscription }
    close(.success(nil))
    subscription?.cancel()
  }

  private func close(_ end: Result<Value?, Failure>) {
    let continuations = lock.withLock {
      guard self.end == nil else { return [Continuation]() }
      subscription = nil
      defer { self.continuations = [] }
      // The first task that waits gets the failure; all others, and later ones, the end.
      self.end = self.continuations.isEmpty ? end : .success(nil)
      return self.continuations
    }
    for (index, continuation) in continuations.enumerated() {
      continuation.resume(returning: index == 0 ? end : .success(nil))
    }
  }
}
