import Glibc

/// Replaces a file so that, whenever the program or the machine stops, either the old or the new content is complete.
///
/// Steps: a new temporary file in the same folder, all bytes, fsync, rename over the old file, fsync of the folder. A
/// return means the new content survives a power cut. A symbolic link at `path` is replaced, not followed;
/// a device, pipe or socket is refused.
/// - Throws: the first failure; the old content is then still there, except that a failure to flush the folder leaves
///   the new content in place without the promise that it lasts.
package func writeAtomically(
  _ path: String, _ bytes: [UInt8], calls: WriteCalls = .system
) throws(FileError) {
  try replaceFile(path, isDurable: true, calls) { $0.write(bytes) }
}

/// Replaces a file in one step like `writeAtomically`, without waiting for the disk: for pictures and reports that the
/// next run makes again. Twice as fast.
package func writeOutput(_ path: String, _ bytes: [UInt8], calls: WriteCalls = .system) throws(FileError) {
  try replaceFile(path, isDurable: false, calls) { $0.write(bytes) }
}

/// The same for content that is made piece by piece, so that it need not be in memory.
/// - Parameter body: writes the pieces.
package func writeOutput(
  _ path: String, calls: WriteCalls = .system, pieces body: (inout FilePieces) -> Void
) throws(FileError) {
  try replaceFile(path, isDurable: false, calls, body)
}

/// The pieces of a file that is being written.
package struct FilePieces: ~Copyable {
  fileprivate let descriptor: Int32
  fileprivate let path: String
  fileprivate let calls: WriteCalls
  /// The first failure, after which nothing is written any more.
  fileprivate var failure: FileError?

  /// Appends bytes; a failure ends the writing of the whole file.
  package mutating func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(FileError) { try writeAll(bytes, to: descriptor, path: path, calls) } catch { failure = error }
  }
}

private func replaceFile(
  _ path: String, isDurable: Bool, _ calls: WriteCalls, _ body: (inout FilePieces) -> Void
) throws(FileError) {
  _ = fileSizeSignalIsIgnored
  let (folder, leaf) = splitPath(path)
  guard !leaf.isEmpty, leaf != ".", leaf != "..", !path.utf8.contains(0) else {
    throw .unsafeName(path, reason: "is not a file name")
  }
  let folderDescriptor = retrying { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  guard folderDescriptor >= 0 else { throw .current(.open, folder) }
  defer { close(folderDescriptor) }
  // The rename would put a file in the place of a device or a pipe, such as /dev/null.
  if case .other? = try fileKind(path) { throw .notRegular(path: path, found: .other) }

  let temporary = try TemporaryFile(in: folderDescriptor, path: path)
  do throws(FileError) {
    var pieces = FilePieces(descriptor: temporary.descriptor, path: path, calls: calls)
    body(&pieces)
    if let failure = pieces.failure { throw failure }
    if isDurable, retrying({ calls.flush(temporary.descriptor) }) != 0 { throw .current(.flush, path) }
    if calls.rename(folderDescriptor, temporary.name, leaf) != 0 { throw .current(.rename, path) }
  } catch {
    temporary.abandon(in: folderDescriptor)
    throw error
  }
  // The lock on the temporary file, which is the file itself now, ends here. An error of close can only concern what
  // the flush before has already guaranteed, or what was never guaranteed.
  close(temporary.descriptor)
  if isDurable, retrying({ calls.flush(folderDescriptor) }) != 0, errno != EINVAL { throw .current(.flush, folder) }
}

/// Writes all bytes, in as many calls as it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String, _ calls: WriteCalls) throws(FileError) {
  var code: Int32 = 0
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty && code == 0 {
      let written = calls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        code = errno
      }
    }
  }
  if code != 0 { throw .system(.write, path: path, code: code) }
}

/// Waits for a pipe or terminal that another program made non-blocking.
private func waitUntilWritable(_ descriptor: Int32) {
  var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = Glibc.poll(&poll, 1, -1)
}

/// The system calls of a writer, so that a test can make any of them fail, stop short or end the process.
package struct WriteCalls: Sendable {
  /// `write(2)`: the number of bytes taken, or -1 and `errno`.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
  /// `fsync(2)`: 0, or -1 and `errno`.
  package var flush: @Sendable (Int32) -> Int32
  /// `renameat(2)` within one folder: 0, or -1 and `errno`.
  package var rename: @Sendable (_ folder: Int32, _ from: String, _ to: String) -> Int32

  /// The real calls.
  package static let system = WriteCalls(
    write: { Glibc.write($0, $1.baseAddress, $1.count) },
    flush: { fsync($0) },
    rename: { renameat($0, $1, $0, $2) })
}

/// Beyond a limit on file sizes the system would end the process and leave a temporary file; ignored, it gives EFBIG.
private let fileSizeSignalIsIgnored: Bool = signal(SIGXFSZ, SIG_IGN) != nil
