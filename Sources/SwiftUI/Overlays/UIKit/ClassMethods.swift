// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import DSFoundation
public import Foundation

// Methods by their names, which only the runtime of Objective-C finds: Linux has none.

/// The name of a method as a value.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A method of a class itself.
/// - Partial: always nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// A method of a class's objects.
/// - Partial: always nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// An object or a class that sources ask for methods by their names.
public protocol _AnsweringMethods: AnyObject {}

extension NSObject: _AnsweringMethods {}

// A responder is no such object here.
extension UIResponder: _AnsweringMethods {
  /// The name of the class.
  public class func description() -> String { "\(self)" }
}

extension _AnsweringMethods {
  /// Whether the class has a method.
  /// - Partial: always false.
  public static func responds(to aSelector: Selector!) -> Bool { false }

  /// Whether the object has a method.
  /// - Partial: always false.
  public func responds(to aSelector: Selector!) -> Bool { false }

  /// Calls a method of the class.
  /// - Ignored: no class has such a method.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

  /// Calls a method of the object.
  /// - Ignored: no object has such a method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

  /// Calls a method of the object with a value.
  /// - Ignored: no object has such a method.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }

  /// Calls a method of the object with a value after some seconds.
  /// - Ignored: no object has such a method.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
}
