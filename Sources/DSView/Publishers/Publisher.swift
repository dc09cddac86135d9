// Apple's SwiftUI lets its users reach Combine: a view that follows a model's property says `onReceive(model.$page)` and
// imports nothing else. These are the protocols and publishers that views are written with; the product `Combine` has the
// operators.

/// Something that tells of values over time, as Apple's Combine has it.
public protocol Publisher<Output, Failure> {
  /// The values that are told.
  associatedtype Output
  /// How telling may fail.
  associatedtype Failure: Error

  /// Begins to tell a subscriber: it is given a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Tells a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// What is told of values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
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

extension Subscriber where Input == Void {
  /// Hears that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// What was begun by subscribing: tells no more values than it was asked for.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// What can be told apart from its like.
public protocol CustomCombineIdentifierConvertible {
  /// Which one it is.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// Which object it is.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Tells a subscriber or a subscription from others.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let object: AnyObject

  private final class Unique {}

  /// One that equals no other.
  public init() { object = Unique() }

  /// That of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// A text for people.
  public var description: String { "\(type(of: object))" }

  /// Whether both are of the same object.
  public static func == (left: Self, right: Self) -> Bool { left.object === right.object }

  /// Puts the object into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
