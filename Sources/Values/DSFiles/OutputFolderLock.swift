import Glibc

/// Keeps a second run out of an output folder for as long as it lives; the system releases it if the process dies.
package struct OutputFolderLock: ~Copyable, Sendable {
  private let path: String
  private let descriptor: Int32

  /// Locks an existing folder, or fails at once with `FileError.locked`, naming the process that holds it.
  package init(folder: String) throws(FileError) {
    let file = joinPath(folder, ".dsrender.lock")
    descriptor = try Self.lockFile(file, folder: folder)
    path = file
  }

  deinit {
    // Removed while it is still locked: whoever waits at the old file finds that it has no name any more.
    unlink(path)
    close(descriptor)
  }

  /// Releases the folder now instead of at the end of the scope.
  package consuming func release() {}

  private static func lockFile(_ path: String, folder: String) throws(FileError) -> Int32 {
    while true {
      let descriptor = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666) }
      guard descriptor >= 0 else { throw .current(.lock, path) }
      guard retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
        let code = errno
        let holder = process(in: descriptor)
        close(descriptor)
        throw code == EWOULDBLOCK ? .locked(path: folder, process: holder) : .system(.lock, path: path, code: code)
      }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        let code = writeProcess(to: descriptor)
        if code == 0 { return descriptor }
        unlink(path)
        close(descriptor)
        throw .system(.lock, path: path, code: code)
      }
      close(descriptor)
    }
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
