// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import DSFoundation

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
