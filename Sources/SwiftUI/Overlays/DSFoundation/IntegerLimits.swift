// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The limits of C's numbers, which are macros that Swift does not read on Linux.

/// The smallest numbers of C's types with a sign, by their bits.
public let INT16_MIN: Int32 = -32_768
public let INT32_MIN: Int32 = Int32.min
public let INT64_MIN: Int64 = Int64.min
public let INT_MIN: Int32 = Int32.min

/// The largest numbers of C's wide types.
public let INT64_MAX: Int64 = Int64.max
public let UINT64_MAX: UInt64 = UInt64.max
public let UINT_MAX: UInt32 = UInt32.max
