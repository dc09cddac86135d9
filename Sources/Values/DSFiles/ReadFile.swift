import Glibc

/// The bytes of a regular file.
///
/// Folders, pipes and devices are refused without waiting for them; calls that a signal interrupts are repeated.
/// - Parameters:
///   - path: where the file is.
///   - limit: the most bytes it may have; a file that grows while it is read is held to it too.
///   - followingLinks: whether the last part of the path may be a symbolic link.
package func readFile(_ path: String, limit: Int, followingLinks: Bool = true) throws(FileError) -> [UInt8] {
  let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
  let descriptor = retrying { open(path, flags) }
  if descriptor < 0 {
    if errno == ELOOP && !followingLinks { throw .link(path: path) }
    throw .current(.open, path)
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .current(.examine, path) }
  let kind = FileKind(mode: status.st_mode)
  guard kind == .regular else { throw .notRegular(path: path, found: kind) }
  guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }

  var bytes: [UInt8] = []
  var capacity = Int(status.st_size) + 1
  while true {
    let wanted = min(capacity, limit + 1 - bytes.count)
    var code: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      let result = retrying { read(descriptor, buffer.baseAddress, wanted) }
      code = result < 0 ? errno : 0
      count = max(0, result)
    }
    guard code == 0 else { throw .system(.read, path: path, code: code) }
    if part.isEmpty { return bytes }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    capacity = max(1, Int(status.st_size) + 1 - bytes.count, 4096)
  }
}

/// Repeats a system call for as long as a signal interrupts it.
func retrying<Result: BinaryInteger>(_ call: () -> Result) -> Result {
  var result = call()
  while result == -1 && errno == EINTR { result = call() }
  return result
}
