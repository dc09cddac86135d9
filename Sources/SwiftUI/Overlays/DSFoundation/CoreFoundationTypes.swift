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

/// The kind of nothing.
public func CFNullGetTypeID() -> CFTypeID { ObjectKind.null.rawValue }
/// The kind of texts.
public func CFStringGetTypeID() -> CFTypeID { ObjectKind.string.rawValue }
/// The kind of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { ObjectKind.boolean.rawValue }
/// The kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { ObjectKind.number.rawValue }
/// The kind of bytes.
public func CFDataGetTypeID() -> CFTypeID { ObjectKind.data.rawValue }
/// The kind of moments.
public func CFDateGetTypeID() -> CFTypeID { ObjectKind.date.rawValue }
/// The kind of places.
public func CFURLGetTypeID() -> CFTypeID { ObjectKind.url.rawValue }
/// The kind of values in order.
public func CFArrayGetTypeID() -> CFTypeID { ObjectKind.array.rawValue }
/// The kind of values by their keys.
public func CFDictionaryGetTypeID() -> CFTypeID { ObjectKind.dictionary.rawValue }
