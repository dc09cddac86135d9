import Foundation

/// Hands values to a subscriber as it asks for them, and keeps those that come before. Values may come from several
/// publishers and threads; the subscriber hears of one after the other.
package final class DemandBuffer<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var pending: ArraySlice<Output> = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isFlushing = false
  /// Whether of the values that wait only the newest is kept.
  private let keepsLatestOnly: Bool
  /// What is done when values are asked for, until it is done no more: before those that wait are handed out.
  package var onRequest: ((Subscribers.Demand) -> Void)?
  /// What is done after a value that waited was handed out.
  package var onDequeue: (() -> Void)?
  /// What is done when the subscriber wants no more, or when nothing more can come.
  package var onTermination: (() -> Void)?

  /// A buffer for a subscriber.
  package init(_ downstream: AnySubscriber<Output, Failure>, keepsLatestOnly: Bool = false) {
    (self.downstream, self.keepsLatestOnly) = (downstream, keepsLatestOnly)
  }

  /// How many values wait.
  package var bufferedCount: Int { lock.withLock { pending.count } }

  /// Whether the subscriber may still hear of something.
  package var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

  /// Does something while no other thread hands out anything.
  package func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Hands out a value, or keeps it until it is asked for.
  package func send(_ value: Output) {
    lock.withLock {
      guard isOpen else { return }
      guard demand > 0, pending.isEmpty, let downstream else {
        if keepsLatestOnly { pending = [] }
        return pending.append(value)
      }
      demand -= 1
      demand += downstream.receive(value)
      flush()
    }
  }

  /// Leaves out the oldest value that waits.
  package func dropOldest() { lock.withLock { pending = pending.dropFirst() } }

  /// Ends once the values that wait are handed out.
  package func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard isOpen else { return }
      self.completion = completion
      flush()
    }
  }

  /// Ends at once.
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

  /// Hands out what is asked for. While it does, what comes later waits for its turn.
  private func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    while demand > 0, let downstream, let value = pending.popFirst() {
      demand -= 1
      demand += downstream.receive(value)
      onDequeue?()
    }
    guard pending.isEmpty, let completion, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: completion)
    terminate()
  }

  private func terminate() {
    let onTermination = onTermination
    (self.onTermination, onRequest, onDequeue) = (nil, nil, nil)
    onTermination?()
  }
}
