import Foundation

/// What Darwin's kernel says of the machine, by names: an iPhone 15, whose screen previews have.
private let answers = ["hw.machine": "iPhone15,4", "hw.model": "iPhone15,4"]

/// Copies what the kernel says of the machine, as text with a zero at its end.
/// - Partial: `hw.machine` and `hw.model` are those of an iPhone 15; every other name is unknown.
/// - Returns: 0, or −1 with `errno` set: the name is unknown, the place is too small, or something should be set.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ place: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!,
  _ new: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
  guard new == nil else { return fail(EPERM) }
  guard let answer = answers[String(cString: name)] else { return fail(ENOENT) }
  let bytes = Array(answer.utf8) + [0]
  guard let place else {
    size?.pointee = bytes.count
    return 0
  }
  guard let size, size.pointee >= bytes.count else { return fail(ENOMEM) }
  place.copyMemory(from: bytes, byteCount: bytes.count)
  size.pointee = bytes.count
  return 0
}

private func fail(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
