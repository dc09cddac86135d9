public import Foundation

// Observation of properties of objects of Apple's frameworks, as stubs: in a picture nothing changes.

/// An object whose properties can be watched, as all of Apple's are.
public protocol _KeyValueCodingAndObserving: AnyObject {}

/// What an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A part of what an observer receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

extension _KeyValueCodingAndObserving {
  /// Watches a property by its name.
  /// - Ignored: the observer receives nothing.
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Stops to watch a property by its name.
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {}
  /// Stops to watch a property by its name.
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}

/// How a property changed.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior = false
}

/// Watches a property, until it is stopped.
public final class NSKeyValueObservation: @unchecked Sendable {
  init() {}
  /// Stops.
  public func invalidate() {}
}

extension _KeyValueCodingAndObserving {
  /// Watches a property.
  /// - Partial: with `initial`, the handler receives the value at once; it never receives changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

/// Authors' own objects can be watched, too.
extension NSObject: _KeyValueCodingAndObserving {}
