/// Something that tells of values over time, as Apple's Combine has it.
/// - Partial: nothing subscribes; there is only what views need to be written.
public protocol Publisher<Output, Failure> {
  /// The values that are told.
  associatedtype Output
  /// How telling may fail.
  associatedtype Failure: Error
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the change itself is told.
  public typealias Output = Void
  /// Telling does not fail.
  public typealias Failure = Never

  /// A publisher.
  public init() {}

  /// Tells of a change: views that are being drawn are drawn anew.
  public func send() { ModelChanges.note() }
}

/// An object that views read; a picture shows its values as they are when it is made.
///
/// Apple's SwiftUI passes on Combine's protocol of this name; there is no Combine on Linux, so this one stands for it.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// What tells of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells of changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an observable object that views follow.
@propertyWrapper
public struct Published<Value> {
  /// Tells of the property's values.
  public struct Publisher: DSView.Publisher {
    /// The values that are told.
    public typealias Output = Value
    /// Telling does not fail.
    public typealias Failure = Never
  }

  /// The value.
  public var wrappedValue: Value {
    didSet { if !areKnownEqual(oldValue, wrappedValue) { ModelChanges.note() } }
  }

  /// A property with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A property with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// What tells of the property's values.
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}
