// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Sets bytes of memory, also where a compiler sees that nothing reads them afterwards.
@discardableResult
public func memset_s(_ place: UnsafeMutableRawPointer!, _ size: Int, _ value: Int32, _ count: Int) -> Int32 {
  let wanted = min(count, size)
  guard let place, wanted > 0 else { return wanted > 0 ? EINVAL : 0 }
  place.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: value), count: wanted)
  return count > size ? EOVERFLOW : 0
}
