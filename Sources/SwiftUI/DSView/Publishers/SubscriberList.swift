import Foundation

/// The subscribers of a subject, in the order in which they were attached.
final class SubscriberList<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []
  private var upstreams: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?
  /// The latest value, where the subject stores one: later subscribers begin with it.
  private var latestValue: Output?

  init() {}

  init(latest: Output) { latestValue = latest }

  /// The latest value of a subject that stores one.
  var latest: Output {
    lock.withLock {
      guard let latestValue else { preconditionFailure("a subject that stores no value was asked for it") }
      return latestValue
    }
  }

  func add(_ subscriber: AnySubscriber<Output, Failure>) {
    let (entry, completion) = lock.withLock {
      let entry = Entry(subscriber, in: self, waiting: latestValue)
      if self.completion == nil { entries.append(entry) }
      return (entry, self.completion)
    }
    guard let completion else { return subscriber.receive(subscription: entry) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
  }

  /// Stores a value, where the subject stores one, and sends it.
  func send(_ value: Output) {
    let entries = lock.withLock {
      guard completion == nil else { return [Entry]() }
      if latestValue != nil { latestValue = value }
      return self.entries
    }
    emit(value, entries)
  }

  /// Sends a value first, and stores it then, as published properties do: subscribers receive it before the change.
  func sendBeforeStoring(_ value: Output) {
    emit(value, lock.withLock { entries })
    lock.withLock { latestValue = value }
  }

  private func emit(_ value: Output, _ entries: [Entry]) {
    guard DeferredWork.mayEmit else { return }
    for entry in entries { entry.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard DeferredWork.mayEmit else { return }
    let entries = lock.withLock {
      guard self.completion == nil else { return [Entry]() }
      self.completion = completion
      defer { (self.entries, upstreams) = ([], []) }
      return self.entries
    }
    for entry in entries { entry.finish(completion) }
  }

  func add(upstream subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  private func remove(_ entry: Entry) { lock.withLock { entries.removeAll { $0 === entry } } }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The subscription of one subscriber: it receives as many values as it demanded. Others are dropped, but for the
  /// latest of a subject that stores it.
  private final class Entry: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private weak var list: SubscriberList?
    private var demand = Subscribers.Demand.none
    private var waiting: Output?
    private let keepsLatest: Bool

    init(_ downstream: AnySubscriber<Output, Failure>, in list: SubscriberList, waiting: Output?) {
      (self.downstream, self.list, self.waiting) = (downstream, list, waiting)
      keepsLatest = waiting != nil
    }

    func offer(_ value: Output) {
      lock.withLock {
        guard let downstream else { return }
        guard demand > 0 else {
          if keepsLatest { waiting = value }
          return
        }
        demand -= 1
        demand += downstream.receive(value)
      }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      lock.withLock {
        let downstream = downstream
        self.downstream = nil
        downstream?.receive(completion: completion)
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock {
        self.demand += demand
        guard self.demand > 0, let value = waiting else { return }
        waiting = nil
        offer(value)
      }
    }

    func cancel() {
      lock.withLock { downstream = nil }
      list?.remove(self)
    }
  }
}
