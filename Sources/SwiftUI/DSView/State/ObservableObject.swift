import Foundation

/// Emits when an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It emits no value but the change itself.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// A publisher.
  public init() {}

  /// Announces a change: views that are being drawn are drawn anew.
  public func send() {
    ModelChanges.record()
    sendToSubscribers()
  }

  /// Sends the change to the subscribers.
  fileprivate func sendToSubscribers() { subscribers.send(()) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(AnySubscriber(subscriber))
  }
}

/// An object that views read; a picture shows its values as they are when it is made.
///
/// Apple's SwiftUI passes on Combine's protocol of this name; there is no Combine on Linux, so this one stands for it.
public protocol ObservableObject: AnyObject {
  /// The publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes: the same as long as the object is there.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// The publishers of objects whose publisher was requested: an object has no storage for it.
enum ObjectChanges {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var mostEntries = 64

  /// The publisher of an object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let known = known(object) { return known }
      if entries.count >= mostEntries {
        entries = entries.filter { $0.value.object != nil }
        mostEntries = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Announces to the subscribers of an object, where it has any, that it is about to change.
  static func send(for object: AnyObject) { lock.withLock { known(object) }?.sendToSubscribers() }

  /// A later object may have the address of an earlier one.
  private static func known(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }
}
