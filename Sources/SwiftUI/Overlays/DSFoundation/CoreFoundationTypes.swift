// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The kinds of Core Foundation's objects. Sources compare them most often to tell a truth value from a number, which `is` does
// not: a number 1 is a `Bool`, too.

/// The kind of an object.
public typealias CFTypeID = UInt

/// The kinds, in no order that sources may rely on.
private enum ObjectKind: CFTypeID {
  case other, null, string, boolean, number, data, date, array, dictionary, url
}

/// The kind of an object.
public func CFGetTypeID(_ cf: Any) -> CFTypeID {
  let kind: ObjectKind =
    switch cf {
    // Only truth values are kept as one signed byte.
    case let number as NSNumber: number.objCType.pointee == CChar(UInt8(ascii: "c")) ? .boolean : .number
    case is NSNull: .null
    case is String: .string
    case is Data: .data
    case is Date: .date
    case is URL: .url
    case is [Any]: .array
    case is [AnyHashable: Any]: .dictionary
    default: .other
    }
  return kind.rawValue
}

/// The kind of `NSNull`.
public func CFNullGetTypeID() -> CFTypeID { ObjectKind.null.rawValue }
/// The kind of strings.
public func CFStringGetTypeID() -> CFTypeID { ObjectKind.string.rawValue }
/// The kind of booleans.
public func CFBooleanGetTypeID() -> CFTypeID { ObjectKind.boolean.rawValue }
/// The kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { ObjectKind.number.rawValue }
/// The kind of `Data`.
public func CFDataGetTypeID() -> CFTypeID { ObjectKind.data.rawValue }
/// The kind of dates.
public func CFDateGetTypeID() -> CFTypeID { ObjectKind.date.rawValue }
/// The kind of URLs.
public func CFURLGetTypeID() -> CFTypeID { ObjectKind.url.rawValue }
/// The kind of arrays.
public func CFArrayGetTypeID() -> CFTypeID { ObjectKind.array.rawValue }
/// The kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { ObjectKind.dictionary.rawValue }
