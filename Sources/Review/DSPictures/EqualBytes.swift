package import DSFiles
import Glibc

/// Whether two files are the same to the last byte.
package func haveEqualBytes(_ expected: String, _ actual: String) throws(FileError) -> Bool {
  let a = try OpenFile(expected)
  let b = try OpenFile(actual)
  guard a.size == b.size else { return false }
  // Most that differ do so at the beginning.
  var (start, length) = (0, 1 << 12)
  while start < a.size {
    let range = start..<min(a.size, start + length)
    let (one, other) = (try a.bytes(in: range), try b.bytes(in: range))
    if memcmp(one, other, range.count) != 0 { return false }
    (start, length) = (range.upperBound, 1 << 20)
  }
  return true
}
