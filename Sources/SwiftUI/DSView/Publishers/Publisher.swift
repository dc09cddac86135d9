// Apple's SwiftUI lets its users reach Combine: a view that follows a model's property says `onReceive(model.$page)` and
// imports nothing else. These are the protocols and publishers that views are written with; the product `Combine` has the
// operators.

import Synchronization

/// Something that emits values over time, as Apple's Combine has it.
public protocol Publisher<Output, Failure> {
  /// The values it emits.
  associatedtype Output
  /// The error it may fail with.
  associatedtype Failure: Error

  /// Attaches a subscriber: it receives a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// What receives values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values.
  associatedtype Input
  /// The error it may fail with.
  associatedtype Failure: Error

  /// Receives the subscription.
  func receive(subscription: any Subscription)
  /// Receives a value; returns the additional demand.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What can be cancelled.
public protocol Cancellable {
  /// Cancels it.
  func cancel()
}

/// The connection of a subscriber to a publisher: it sends no more values than were demanded.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Demands more values.
  func request(_ demand: Subscribers.Demand)
}

/// What can be identified among its like.
public protocol CustomCombineIdentifierConvertible {
  /// Its identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identifier.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Identifies a subscriber or a subscription. It does not retain the object that it identifies.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let number: Int
  private static let last = Atomic<Int>(0)

  /// An identifier that equals no other.
  public init() { number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The identifier of an object, valid as long as the object exists.
  public init(_ object: AnyObject) { number = -Int(bitPattern: UInt(bitPattern: ObjectIdentifier(object)) >> 1) }

  /// A text for people: it does not say which, because addresses differ in every run.
  public var description: String { "identifier" }
}
