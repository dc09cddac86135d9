// Apple's SwiftUI lets its users reach Combine: a view that follows a model's property says `onReceive(model.$page)` and
// imports nothing else. These are the protocols and publishers that views are written with; the product `Combine` has the
// operators.

import Synchronization

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

/// Tells a subscriber or a subscription from others. It does not keep the object that it is of.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let number: Int
  private static let last = Atomic<Int>(0)

  /// One that equals no other.
  public init() { number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// That of an object, as long as it is there.
  public init(_ object: AnyObject) { number = -Int(bitPattern: UInt(bitPattern: ObjectIdentifier(object)) >> 1) }

  /// A text for people: it does not say which, because addresses differ in every run.
  public var description: String { "identifier" }
}
