import Foundation

/// Sends values to a subscriber as it demands them, and buffers those that come before. Values may come from several
/// publishers and threads; the subscriber receives one after the other.
package final class DemandBuffer<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var pending: ArraySlice<Output> = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isFlushing = false
  /// Whether only the newest value is buffered.
  private let keepsLatestOnly: Bool
  /// Called when values are demanded, before buffered ones are sent.
  package var onRequest: ((Subscribers.Demand) -> Void)?
  /// Called after a buffered value was sent.
  package var onDequeue: (() -> Void)?
  /// Called once, when the subscriber has cancelled or received the completion.
  package var onTermination: (() -> Void)?

  /// A buffer for a subscriber.
  package init(_ downstream: AnySubscriber<Output, Failure>, keepsLatestOnly: Bool = false) {
    (self.downstream, self.keepsLatestOnly) = (downstream, keepsLatestOnly)
  }

  /// How many values are buffered.
  package var bufferedCount: Int { lock.withLock { pending.count } }

  /// Whether the subscriber may still receive something.
  package var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

  /// Runs a closure while no other thread sends anything.
  package func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Sends a value, or buffers it until it is demanded.
  package func send(_ value: Output) {
    lock.withLock {
      guard isOpen else { return }
      guard demand > 0, pending.isEmpty, let downstream else {
        if keepsLatestOnly { pending = [] }
        return pending.append(value)
      }
      deliver(value, to: downstream)
      flush()
    }
  }

  /// Drops the oldest buffered value.
  package func dropOldest() { lock.withLock { pending = pending.dropFirst() } }

  /// Completes once the buffered values are sent.
  package func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard isOpen else { return }
      self.completion = completion
      flush()
    }
  }

  /// Fails at once, and drops buffered values.
  package func fail(_ error: Failure) {
    lock.withLock {
      pending = []
      finish(.failure(error))
    }
  }

  package func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      guard downstream != nil else { return }
      self.demand += demand
      onRequest?(demand)
      flush()
    }
  }

  package func cancel() {
    lock.withLock {
      downstream = nil
      pending = []
      terminate()
    }
  }

  /// Sends what is demanded. What comes in the meantime is buffered.
  private func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    while demand > 0, let downstream, let value = pending.popFirst() {
      deliver(value, to: downstream)
      onDequeue?()
    }
    guard pending.isEmpty, let completion, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: completion)
    terminate()
  }

  /// Sends a value, and passes on what is demanded then.
  private func deliver(_ value: Output, to downstream: AnySubscriber<Output, Failure>) {
    demand -= 1
    let more = downstream.receive(value)
    guard more > 0 else { return }
    demand += more
    onRequest?(more)
  }

  private func terminate() {
    let onTermination = onTermination
    (self.onTermination, onRequest, onDequeue) = (nil, nil, nil)
    onTermination?()
  }
}
