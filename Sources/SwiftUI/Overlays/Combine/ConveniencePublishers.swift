// Publishers that begins a chain.

import Foundation

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// A publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher of a type's values.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Begins to tell a subscriber.
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

  /// Begins to tell a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher of one value that is found once, for all subscribers: finding it begins with the publisher.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What is called with the value.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [DemandBuffer<Output, Failure>] = []

  /// A publisher of what is found.
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

  /// Begins to tell a subscriber.
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
  /// Hands out a value or a failure, and nothing more.
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
  /// The values that are told.
  public typealias Output = DeferredPublisher.Output
  /// How telling may fail.
  public typealias Failure = DeferredPublisher.Failure
  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made later.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Begins to tell a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// A publisher that tells of values and an end that are known before.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and an end.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// No values.
    public init() { (output, completion) = ([], .finished) }

    /// Values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Says how it ends.
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// What is told.
  public let recording: Recording

  /// A publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Begins to tell a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(AnySubscriber(subscriber))
    for value in recording.output { buffer.send(value) }
    buffer.finish(recording.completion)
    subscriber.receive(subscription: buffer)
  }
}
