import Glibc

/// Keeps a second run out of an output folder for as long as it lives; the system releases it if the process dies.
package struct OutputFolderLock: ~Copyable, Sendable {
  private let folder: String
  private let path: String
  private let descriptor: Int32

  /// Locks an existing folder, or fails at once with `FileError.locked`, naming the process that holds it.
  package init(folder: String) throws(FileError) {
    let file = joinPath(folder, ".dsrender.lock")
    descriptor = try Self.lockFile(file, folder: folder)
    path = file
    self.folder = folder
  }

  deinit {
    // Removed while it is still locked: a process that waits for the old file finds that it has no name any more. A
    // folder that has taken this one's place holds another run's.
    if isInPlace { unlink(path) }
    close(descriptor)
  }

  /// Checks that the folder is the one that was locked.
  /// - Throws: `FileError.removed` if it, or the lock in it, is gone: another run may work at its path.
  package borrowing func check() throws(FileError) {
    if !isInPlace { throw .removed(path: folder) }
  }

  private var isInPlace: Bool {
    var (held, found) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(path, &found) == 0 && held.st_ino == found.st_ino
      && held.st_dev == found.st_dev
  }

  /// Releases the folder now instead of at the end of the scope.
  package consuming func release() {}

  private static func lockFile(_ path: String, folder: String) throws(FileError) -> Int32 {
    while true {
      let descriptor = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666) }
      guard descriptor >= 0 else { throw refusal(path, folder: folder) }
      guard retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
        let code = errno
        let holder = process(in: descriptor)
        close(descriptor)
        throw code == EWOULDBLOCK ? .locked(path: folder, process: holder) : .system(.lock, path: path, code: code)
      }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        guard isUsable(status.st_mode, needing: S_IRUSR | S_IWUSR) else {
          unlink(path)
          close(descriptor)
          throw .umask(path: path)
        }
        let code = writeProcess(to: descriptor)
        if code == 0 { return descriptor }
        unlink(path)
        close(descriptor)
        throw .system(.lock, path: path, code: code)
      }
      close(descriptor)
    }
  }

  /// Why the lock's file, which `errno` describes, cannot be opened: another user's run may hold it.
  private static func refusal(_ path: String, folder: String) -> FileError {
    let error = FileError.current(.lock, path)
    guard errno == EACCES else { return error }
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard descriptor >= 0 else { return error }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return error }
    return .locked(path: folder, process: process(in: descriptor))
  }

  private static func process(in descriptor: Int32) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return nil }
    return Int32(String(decoding: buffer.prefix(count).prefix { $0 != 0x0A }, as: UTF8.self))
  }
}

/// Writes this process's id into the lock file; gives 0 or the error's code.
private func writeProcess(to descriptor: Int32) -> Int32 {
  let text = Array("\(getpid())\n".utf8)
  guard ftruncate(descriptor, 0) == 0 else { return errno }
  return pwrite(descriptor, text, text.count, 0) == text.count ? 0 : errno
}

/// Does something short while no one else does so with the same folder, in this process or another.
/// - Parameter patience: how long to wait for the turn, in milliseconds.
/// - Throws: `FileError.locked` if it does not come.
package func withFolderLocked<Result>(
  _ folder: String, patience: Int, _ body: () throws(FileError) -> Result
) throws(FileError) -> Result {
  let descriptor = retrying { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw .current(.open, folder) }
  defer { close(descriptor) }
  for _ in 0..<patience {
    if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return try body() }
    // Some network file systems cannot lock folders: there is no turn to wait for.
    guard errno == EWOULDBLOCK else { return try body() }
    usleep(1_000)
  }
  throw .locked(path: folder, process: nil)
}
