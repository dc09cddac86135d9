public import Foundation

/// A method by its name, as Objective-C calls it: nothing is called by it.
public struct Selector: Hashable, Sendable {
  private let name: String
  /// A name.
  public init(_ name: String) { self.name = name }
  /// A method.
  public init<each Argument, Result>(_ method: (repeat each Argument) -> Result) { name = "" }
  /// The reading of a property.
  public init<Value>(getter value: @autoclosure () -> Value) { name = "" }
}

extension Timer {
  /// A timer that calls a method of an object.
  /// - Ignored: only Objective-C's runtime finds methods by their names, so the timer does nothing.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
  /// A timer that calls a method of an object, as it would on a phone.
  /// - Ignored: no time passes in previews.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }
}

extension NotificationCenter {
  /// Calls a method of an object at a notification.
  /// - Ignored: only Objective-C's runtime finds methods by their names.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}
