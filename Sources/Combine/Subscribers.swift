// What publishers are told to: for sources that declare subscribers and publishers of their own. None is ever called.

/// What was begun by subscribing.
public protocol Subscription: Cancellable, AnyObject {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// What is told of values.
public protocol Subscriber<Input, Failure> {
  /// The values.
  associatedtype Input
  /// How telling may fail.
  associatedtype Failure: Error

  /// Hears that telling begins.
  func receive(subscription: any Subscription)
  /// Hears of a value, and says how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Hears that nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What subscribers speak of.
public enum Subscribers {
  /// How telling ended.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// It failed.
    case failure(Failure)
  }

  /// How many values are wanted.
  public struct Demand: Hashable, Sendable {
    /// The number, where there is a limit.
    public let max: Int?

    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// That many values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }
}

extension Cancellable {
  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

extension Subject {
  /// Tells that nothing follows.
  public func send(completion: Subscribers.Completion<Failure>) {}
}

extension Publisher {
  /// What is done with every value and in the end: nothing is ever told.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable {} }

  /// Tells a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {}

  /// Passes all values on.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure { AnyCancellable {} }
}

extension Publisher where Failure == Never {
  /// Puts every value into a published property: none is ever told.
  public func assign(to published: inout Published<Output>.Publisher) {}
}
