import DSDiagnostics
import Glibc

/// Checks that an input file can be read whole, without reading more than its beginning; throws as reading it does.
package func checkReadable(_ path: String, limit: Int) throws(FileError) {
  let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
  guard descriptor >= 0 else { throw .current(.open, path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .current(.examine, path) }
  let kind = FileKind(mode: status.st_mode)
  guard kind == .regular else { throw .notRegular(path: path, found: kind) }
  guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
  if GitLFSPointer.begins(try readPart(of: descriptor, from: 0, count: 64, path: path)) {
    throw .lfsPointer(path: path)
  }
}

/// The bytes of a regular file.
///
/// Folders, pipes and devices are refused without waiting for them; calls that a signal interrupts are repeated.
/// - Parameters:
///   - path: where the file is.
///   - limit: the most bytes it may have; a file that grows while it is read is held to it too.
///   - followingLinks: whether the last part of the path may be a symbolic link.
package func readFile(_ path: String, limit: Int, followingLinks: Bool = true) throws(FileError) -> [UInt8] {
  let (descriptor, size) = try openRegularFile(path, followingLinks: followingLinks)
  defer { close(descriptor) }
  guard size <= limit else { throw .tooLarge(path: path, limit: limit) }
  return try readAll(of: descriptor, size: size, limit: limit, path: path)
}

/// The bytes of standard input, to its end.
/// - Parameter limit: the most bytes that it may have.
package func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
  try readAll(of: 0, size: 0, limit: limit, path: "standard input")
}

/// All bytes of an open file.
/// - Parameter size: how many there probably are.
private func readAll(of descriptor: Int32, size: Int, limit: Int, path: String) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var capacity = size + 1
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
    capacity = max(1, size + 1 - bytes.count, 4096)
  }
}

/// The first bytes of a regular file, at most `count`; fewer only where the file has no more. No link is followed.
package func readBeginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
  let (descriptor, _) = try openRegularFile(path, followingLinks: false)
  defer { close(descriptor) }
  return try readPart(of: descriptor, from: 0, count: count, path: path)
}

/// The bytes of an open file from a place on; fewer only at its end.
func readPart(of descriptor: Int32, from start: Int, count: Int, path: String) throws(FileError) -> [UInt8] {
  var code: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count {
      let result = retrying { pread(descriptor, buffer.baseAddress! + filled, count - filled, start + filled) }
      if result < 0 { code = errno }
      if result <= 0 { break }
      filled += result
    }
  }
  guard code == 0 else { throw .system(.read, path: path, code: code) }
  return bytes
}

/// Opens a regular file to read it, without waiting for pipes and devices; the descriptor is the caller's to close.
func openRegularFile(
  _ path: String, followingLinks: Bool
) throws(FileError) -> (descriptor: Int32, size: Int) {
  let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
  let descriptor = retrying { open(path, flags) }
  if descriptor < 0 {
    if errno == ELOOP && !followingLinks { throw .link(path: path) }
    throw .current(.open, path)
  }
  do throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current(.examine, path) }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .regular else { throw .notRegular(path: path, found: kind) }
    return (descriptor, Int(status.st_size))
  } catch {
    close(descriptor)
    throw error
  }
}

/// Repeats a system call for as long as a signal interrupts it.
func retrying<Result: BinaryInteger>(_ call: () -> Result) -> Result {
  var result = call()
  while result == -1 && errno == EINTR { result = call() }
  return result
}
