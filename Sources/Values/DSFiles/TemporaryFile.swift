import DSDiagnostics
import Glibc
import Synchronization

/// A new file beside the one it will replace, locked while its writer lives.
///
/// The lock distinguishes a live temporary file from one that a killed process left, without clocks and process ids.
struct TemporaryFile {
  /// The name within its folder: `.dsrender-<process>-<number>.tmp`.
  let name: String
  /// The file, open for writing.
  let descriptor: Int32

  private static let counter = Atomic<UInt64>(0)
  private static let prefix = ".dsrender-"
  private static let suffix = ".tmp"

  /// Creates a file in an open folder.
  /// - Parameters:
  ///   - path: what errors name.
  ///   - access: `O_WRONLY`, or `O_RDWR` for a file that is read back.
  init(in folder: Int32, path: String, access: Int32 = O_WRONLY) throws(FileError) {
    for _ in 0..<Limits.temporaryNames {
      let number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
      let name = "\(Self.prefix)\(getpid())-\(number)\(Self.suffix)"
      let descriptor = retrying { openat(folder, name, access | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
      if descriptor < 0 {
        if errno == EEXIST { continue }
        throw .current(.create, path)
      }
      // A clean-up that came between creating and locking holds the lock or has removed the file already. File systems
      // without locks get none; a clean-up cannot lock there either and removes nothing.
      let isTaken = retrying { flock(descriptor, LOCK_EX | LOCK_NB) } != 0 && errno == EWOULDBLOCK
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        let error = FileError.current(.examine, path)
        unlinkat(folder, name, 0)
        close(descriptor)
        throw error
      }
      guard isUsable(status.st_mode, needing: S_IRUSR | S_IWUSR) else {
        unlinkat(folder, name, 0)
        close(descriptor)
        throw .umask(path: path)
      }
      if !isTaken && status.st_nlink > 0 {
        self.name = name
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
    throw .system(.create, path: path, code: EEXIST)
  }

  /// Removes and closes the file after a failure.
  func abandon(in folder: Int32) {
    unlinkat(folder, name, 0)
    close(descriptor)
  }

  /// Whether a name is one that this type gives.
  static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.utf8.count > prefix.utf8.count + suffix.utf8.count else {
      return false
    }
    return name.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count).utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == 0x2D
    }
  }
}

/// Removes the temporary files that killed runs left anywhere below a folder; those of living writers stay.
/// - Returns: how many were removed.
@discardableResult
package func removeStaleTemporaries(in folder: String) throws(FileError) -> Int {
  var removed = 0
  for name in try walk(folder, where: { name, _ in TemporaryFile.isTemporary(name) }) {
    let path = joinPath(folder, name)
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard descriptor >= 0 else { continue }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, unlink(path) == 0 { removed += 1 }
  }
  return removed
}
