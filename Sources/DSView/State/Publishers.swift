// Apple's SwiftUI lets its users reach Combine: a view that counts seconds says `Timer.publish` and imports nothing else.
// These are the publishers that views are written with. Nothing subscribes here, and none of them ever tells anything.

public import Foundation

/// What can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// A subscription that can be kept.
/// - Ignored: nothing subscribes, so that there is nothing to stop.
public final class AnyCancellable: Cancellable, Hashable {
  /// A subscription.
  public init(_ cancel: @escaping () -> Void) {}

  /// A subscription.
  public init<C: Cancellable>(_ canceller: C) {}

  init() {}

  /// Stops it.
  public func cancel() {}

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Puts the subscription into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher that begins when it is told.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// Publishers made of others.
public enum Publishers {
  /// A publisher that begins with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values that are told.
    public typealias Output = Upstream.Output
    /// How telling may fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that is begun.
    public let upstream: Upstream
  }
}

/// A publisher of which only the values' type is known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}

  init() {}
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// Telling does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of a value.
  public init(_ output: Output) { self.output = output }
}

/// A publisher that tells of what it is sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Tells of a value.
  func send(_ value: Output)
}

extension Subject where Output == Void {
  /// Tells that something happened.
  public func send() { send(()) }
}

/// A publisher that tells of what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  /// A subject.
  public init() {}

  /// Tells of a value.
  /// - Ignored: nothing subscribes.
  public func send(_ value: Output) {}
}

/// A publisher that tells of what it is sent, and knows the last of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  /// The last value.
  public var value: Output

  /// A subject with its first value.
  public init(_ value: Output) { self.value = value }

  /// Keeps a value.
  public func send(_ value: Output) { self.value = value }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }

  /// A publisher of other values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }

  /// A publisher of other values, where there are some.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher() }

  /// A publisher of some of the values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }

  /// A publisher that tells on a queue.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension Publisher where Output: Equatable {
  /// A publisher of changes.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension Publisher where Failure == Never {
  /// What is done with every value.
  /// - Ignored: nothing subscribes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }

  /// Where every value is put.
  /// - Ignored: nothing subscribes.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    AnyCancellable()
  }
}

extension Timer {
  /// Tells of the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment.
    public typealias Output = Date
    /// Telling does not fail.
    public typealias Failure = Never
    /// Seconds between two moments.
    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Begins.
    /// - Ignored: a picture shows one moment.
    public func connect() -> any Cancellable { AnyCancellable() }
  }

  /// A publisher that tells of the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// Tells of notifications.
  public struct Publisher: DSView.Publisher {
    /// The notification.
    public typealias Output = Notification
    /// Telling does not fail.
    public typealias Failure = Never
    /// The name of the notifications.
    public let name: Notification.Name
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher(name: name) }
}
