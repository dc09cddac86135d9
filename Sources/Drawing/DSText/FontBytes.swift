import CCrypto
import DSDiagnostics
import Glibc

/// The bytes of one font file, mapped read-only for as long as the value lives, and the hash they have.
///
/// Mapped, because parallel processes then share 33 MB of CJK glyphs. The price: a file that another program cuts short
/// during a run ends the run by a signal; one that is replaced by renaming, as installers do, keeps its old bytes here.
final class FontBytes: Sendable {
  /// The first byte.
  nonisolated(unsafe) let start: UnsafeRawPointer
  /// How many bytes there are; at least 1.
  let count: Int
  /// SHA-256 of the bytes, 64 lower-case hexadecimal digits.
  let sha256: String

  /// Why a file's bytes cannot be had.
  enum Failure: Error {
    /// A call of the system failed; the text names the reason.
    case system(String)
    case notRegular
    case empty
    case tooLarge(Int)
  }

  /// Maps a file. Pipes, devices and folders are refused before anything is read; links are followed.
  init(path: String) throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= Limits.fontFileBytes else { throw .tooLarge(Int(status.st_size)) }
    count = Int(status.st_size)
    guard let mapped = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED else {
      throw .system(String(cString: strerror(errno)))
    }
    start = UnsafeRawPointer(mapped)
    var digest = [UInt8](repeating: 0, count: 32)
    _ = SHA256(start.assumingMemoryBound(to: UInt8.self), count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    let hexadecimal = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    sha256 = String(decoding: hexadecimal, as: UTF8.self)
  }

  /// Returns the pages to the system, which reads those that are needed again: most glyphs of a large font are never drawn,
  /// and 33 MB of them would count as memory of this process.
  func releasePages() { madvise(UnsafeMutableRawPointer(mutating: start), count, MADV_DONTNEED) }

  deinit { munmap(UnsafeMutableRawPointer(mutating: start), count) }

  /// The big-endian number of `width` bytes at `offset`; nil beyond the end.
  func number(at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= count - width else { return nil }
    return (0..<width).reduce(0) { $0 << 8 | Int(start.load(fromByteOffset: offset + $1, as: UInt8.self)) }
  }
}
