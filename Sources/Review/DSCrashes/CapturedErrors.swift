import CRestart
import DSFiles
import Glibc
import Synchronization

/// Keeps what authors' code writes to standard error until it is done, because its last line tells why it crashed.
final class CapturedErrors: Sendable {
  static let shared = CapturedErrors()

  /// The file in memory that takes the place of standard error; -1 where there is none.
  let file: Int32
  /// Standard error itself.
  let original: Int32
  /// How many pieces of work are running.
  private let count = Mutex(0)

  private init() {
    // Above those that a program may count on.
    original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
    file = original < 0 ? -1 : restart_open_memory("standard error")
    if file >= 0 { standardErrorDescriptor.store(original, ordering: .relaxed) }
  }

  /// Keeps what is written from now on.
  func begin() {
    guard file >= 0 else { return }
    count.withLock { count in
      if count == 0 { dup2(file, STDERR_FILENO) }
      count += 1
    }
  }

  /// Passes on what was written, once no work is running: it may be the last output of another piece of work.
  func end() {
    guard file >= 0 else { return }
    count.withLock { count in
      count -= 1
      guard count == 0 else { return }
      dup2(original, STDERR_FILENO)
      handOn()
    }
  }

  /// Passes on what was written so far if it has grown large: code without end may write without end.
  func relieve() {
    guard file >= 0, lseek(file, 0, SEEK_END) > 1 << 20 else { return }
    count.withLock { _ in handOn() }
  }

  private func handOn() {
    let size = Int(lseek(file, 0, SEEK_END))
    guard size > 0 else { return }
    let bytes = readAll(file)
    ftruncate(file, 0)
    writeStandardError(bytes)
  }
}

/// All bytes of an open file from its beginning.
func readAll(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count = pread(descriptor, &part, part.count, off_t(bytes.count))
    if count <= 0 { return bytes }
    bytes += part[..<count]
  }
}
