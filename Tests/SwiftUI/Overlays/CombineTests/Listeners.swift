import Combine

/// What a publisher told, as text: values, and `|` or `!` in the end.
final class Told {
  var text = ""
  var kept: AnyCancellable?
}

extension Publisher {
  /// What the publisher tells until now and from now on.
  func told() -> Told {
    let told = Told()
    told.kept = sink {
      if case .failure = $0 { told.text += "!" } else { told.text += "|" }
    } receiveValue: {
      told.text += "\($0) "
    }
    return told
  }

  /// What the publisher tells at once.
  var text: String { told().text }
}

/// How publishers of tests fail.
enum Fault: Error, Equatable { case plain }

/// Asks for as many values as it is told to.
final class Asking<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var values: [Input] = []
  var ended = false
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) { ended = true }
}

/// Does what it is given when its time is moved on.
final class Clock: Scheduler {
  typealias SchedulerTimeType = _SchedulerTime
  typealias SchedulerOptions = Never
  var now = ImmediateScheduler.shared.now
  var minimumTolerance: _SchedulerTime.Stride { 0 }
  private var actions: [(date: _SchedulerTime, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { actions.append((date, action)) }
  func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }

  /// Moves the time on, in seconds since the beginning.
  func advance(to seconds: Double) {
    let end = ImmediateScheduler.shared.now.advanced(by: .seconds(seconds))
    while let next = actions.indices.min(by: { actions[$0].date < actions[$1].date }), actions[next].date <= end {
      let (date, action) = actions.remove(at: next)
      now = date
      action()
    }
    now = end
  }
}

/// A publisher of given values, which it tells as they are asked for, and of what was done with it.
final class Spring: Publisher {
  typealias Output = Int
  typealias Failure = Fault

  private let values: [Int]
  private let completion: Subscribers.Completion<Fault>
  /// What was asked for in all, by the last subscriber.
  private(set) var asked = Subscribers.Demand.none
  /// How often a subscriber has left before the end.
  private(set) var cancelCount = 0
  /// How many subscribers there were.
  private(set) var subscriberCount = 0

  init(_ values: [Int], _ completion: Subscribers.Completion<Fault> = .finished) {
    (self.values, self.completion) = (values, completion)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
    subscriberCount += 1
    asked = .none
    subscriber.receive(subscription: Flow(self, AnySubscriber(subscriber)))
  }

  private final class Flow: Subscription {
    private let spring: Spring
    private var subscriber: AnySubscriber<Int, Fault>?
    private var left: ArraySlice<Int>
    private var demand = Subscribers.Demand.none
    private var isTelling = false

    init(_ spring: Spring, _ subscriber: AnySubscriber<Int, Fault>) {
      (self.spring, self.subscriber, left) = (spring, subscriber, spring.values[...])
    }

    func request(_ demand: Subscribers.Demand) {
      spring.asked += demand
      self.demand += demand
      guard !isTelling else { return }
      isTelling = true
      defer { isTelling = false }
      while self.demand > 0, let subscriber, let value = left.popFirst() {
        self.demand -= 1
        let more = subscriber.receive(value)
        spring.asked += more
        self.demand += more
      }
      guard left.isEmpty, let subscriber else { return }
      self.subscriber = nil
      subscriber.receive(completion: spring.completion)
    }

    func cancel() {
      if subscriber != nil { spring.cancelCount += 1 }
      subscriber = nil
    }
  }
}

/// Asks for values as it is told, and notes all that it hears, and what it should not have heard.
final class Listener<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  /// What was against the protocol: a value that nobody asked for, or something before the beginning or after the end.
  private(set) var faults: [String] = []
  private var subscription: (any Subscription)?
  private var wanted = Subscribers.Demand.none
  private var isCancelled = false
  private let first: Subscribers.Demand
  private let each: Subscribers.Demand
  private let mostValues: Int

  /// Asks for as many values at first, for as many more with each, and leaves after the last that it wants.
  init(first: Subscribers.Demand, each: Subscribers.Demand = .none, leavesAfter mostValues: Int = .max) {
    (self.first, self.each, self.mostValues) = (first, each, mostValues)
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { faults.append("two subscriptions") }
    self.subscription = subscription
    request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if subscription == nil { faults.append("a value before the subscription") }
    if !(wanted > 0) { faults.append("a value that was not asked for") }
    if isCancelled || completion != nil { faults.append("a value after the end") }
    wanted -= 1
    values.append(input)
    if values.count == mostValues { cancel() }
    wanted += each
    return each
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if subscription == nil { faults.append("an end before the subscription") }
    if isCancelled || self.completion != nil { faults.append("a second end") }
    self.completion = completion
  }

  /// Asks for more values.
  func request(_ demand: Subscribers.Demand) {
    wanted += demand
    if demand > 0 { subscription?.request(demand) }
  }

  /// Wants no more values.
  func cancel() {
    isCancelled = true
    subscription?.cancel()
  }
}
