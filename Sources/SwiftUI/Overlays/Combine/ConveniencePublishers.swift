// Publishers at the beginning of a chain.

public import DSView
import Foundation

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// A publisher that finishes at once, or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher of a type's values.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// A publisher that fails.
  public init(error: Failure) { self.error = error }

  /// A publisher of a type's values that fails.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher of one value that is made once for all subscribers, beginning when the publisher is.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What is called with the value.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [DemandBuffer<Output, Failure>] = []

  /// A publisher of the value that the promise is called with.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard DeferredWork.mayEmit else { return }
    let waiting = lock.withLock {
      guard self.result == nil else { return [DemandBuffer<Output, Failure>]() }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for buffer in waiting { buffer.complete(with: result) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(AnySubscriber(subscriber))
    subscriber.receive(subscription: buffer)
    let result = lock.withLock {
      if self.result == nil { waiting.append(buffer) }
      return self.result
    }
    if let result { buffer.complete(with: result) }
  }
}

extension DemandBuffer {
  /// Emits a value and finishes, or fails.
  fileprivate func complete(with result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}

/// A publisher that is made anew for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values it emits.
  public typealias Output = DeferredPublisher.Output
  /// The error it may fail with.
  public typealias Failure = DeferredPublisher.Failure
  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made later.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// A publisher of values and a completion that are known in advance.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and a completion.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output]
    /// The completion.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// No values.
    public init() { (output, completion) = ([], .finished) }

    /// Values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Sets the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// The values and the completion.
  public let recording: Recording

  /// A publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(AnySubscriber(subscriber))
    for value in recording.output { buffer.send(value) }
    buffer.finish(recording.completion)
    subscriber.receive(subscription: buffer)
  }
}
