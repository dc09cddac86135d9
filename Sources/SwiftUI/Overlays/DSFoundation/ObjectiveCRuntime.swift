// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The runtime of Objective-C, which Linux does not have: it knows no classes and no methods. Sources that look for classes by it
// find none, and have what they show without them.

/// The version of Foundation, which older sources ask for.
public let NSFoundationVersionNumber = 4040.1
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1

/// The body of a method.
public typealias IMP = OpaquePointer
/// A method of a class.
public typealias Method = OpaquePointer

/// All classes of the program.
/// - Partial: always nil.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
  outCount?.pointee = 0
  return nil
}

/// A class by its name.
/// - Partial: always nil.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { nil }

/// The body of a method; there is no method that it could be asked for.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Exchanges the bodies of two methods.
/// - Ignored: there is no method that it could be asked for.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Makes an object one of another class.
/// - Ignored: the object keeps its class, which is returned.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// What the compiler calls for an object that a block (`@convention(block)`) returns, which its caller does not own.
/// - Partial: the object is kept for as long as the program runs, because there is no pool that would release it.
@_cdecl("objc_autoreleaseReturnValue")
public func _objc_autoreleaseReturnValue(_ object: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { object }
