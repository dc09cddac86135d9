// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's names for what Swift has values of. On Apple's platforms a value becomes one of these by `as`; here it is
// one already, so that `url as CFURL` and `kSecClass as String` mean what they say.

/// A text.
public typealias CFString = String
/// A place.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// Core Foundation's bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// Values by their keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in order.
public typealias CFArray = [Any]
/// A number.
public typealias CFNumber = NSNumber
/// What went wrong.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// Marks that are set or not.
public typealias CFOptionFlags = UInt
/// A number of elements.
public typealias CFIndex = Int
/// What gives out memory.
public final class CFAllocator: Sendable {}
/// Seconds since the beginning of 2001.
public typealias CFTimeInterval = Double

/// What gives out memory where nothing else is asked for.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The key of the build's number in a bundle's information.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
/// The key of the name in a bundle's information.
public let kCFBundleNameKey: String! = "CFBundleName"
/// The key of the name of the file that is run in a bundle's information.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
/// The key of the identifier in a bundle's information.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
/// Truth, as Core Foundation has it.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// Untruth, as Core Foundation has it.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// Where an error comes from.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }
/// The number of an error.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
/// What else is known of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary { err.userInfo }
