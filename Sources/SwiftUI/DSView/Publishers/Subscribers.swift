/// Types that have to do with subscribers.
public enum Subscribers {
  /// How a publisher completed.
  public enum Completion<Failure: Error> {
    /// It finished normally.
    case finished
    /// It failed.
    case failure(Failure)
  }

  /// How many values a subscriber demands.
  public struct Demand: Hashable, Sendable {
    /// The number; nil if it is unlimited.
    public let max: Int?

    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// That many values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Demand: Comparable, CustomStringConvertible {
  /// Both together.
  public static func + (left: Self, right: Self) -> Self {
    guard let one = left.max, let other = right.max else { return .unlimited }
    let (sum, isTooMuch) = one.addingReportingOverflow(other)
    return isTooMuch ? .unlimited : .max(sum)
  }

  /// Both together.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// One without the other; all values stay all values, and less than none counts as none.
  public static func - (left: Self, right: Self) -> Self {
    guard let one = left.max else { return .unlimited }
    guard let other = right.max else { return .none }
    return .max(Swift.max(0, one - other))
  }

  /// One without the other.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// A number more.
  public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  /// A number more.
  public static func += (left: inout Self, right: Int) { left = left + right }
  /// A number less.
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  /// A number less.
  public static func -= (left: inout Self, right: Int) { left = left - right }
  /// As often as a number says.
  public static func * (left: Self, right: Int) -> Self {
    guard let one = left.max else { return .unlimited }
    let (product, isTooMuch) = one.multipliedReportingOverflow(by: right)
    return isTooMuch ? .unlimited : .max(product)
  }

  /// Whether one is less.
  public static func < (left: Self, right: Self) -> Bool {
    guard let one = left.max else { return false }
    return right.max.map { one < $0 } ?? true
  }

  /// A text for people.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand {
  /// Whether it is more than a number.
  public static func > (left: Self, right: Int) -> Bool { left > .max(right) }
  /// Whether it is a number.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }
}

/// Subscriptions of general use.
public enum Subscriptions {
  /// A subscription that sends nothing.
  public static var empty: any Subscription { Empty.shared }

  private final class Empty: Subscription {
    nonisolated(unsafe) static let shared = Empty()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// A subscriber whose type is erased.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// Its identifier.
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Erases the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }

  /// A subscriber made of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { begin(subscription) }
  /// Receives a value; returns the additional demand.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Receives the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
