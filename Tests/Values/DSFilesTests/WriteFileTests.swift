import Glibc
import Synchronization
import TestFolder
import Testing

@testable import DSFiles

/// Writing without ever losing what was there.
struct WriteFileTests {
  private let old = Array("old".utf8)
  private let new = [UInt8](repeating: 7, count: 100_000)

  @Test("A file is created, then replaced, and nothing else is left", arguments: [true, false])
  func replaces(durable: Bool) throws {
    let folder = TestFolder()
    let path = folder("a.bin")
    for content in [old, new, []] {
      if durable { try writeAtomically(path, content) } else { try writeOutput(path, content) }
      #expect(try readFile(path, limit: 1 << 20) == content)
    }
    #expect(try folder.names() == ["a.bin"])
  }

  @Test("Short and interrupted writes are continued")
  func shortWrites() throws {
    let folder = TestFolder()
    let count = Mutex(0)
    var calls = WriteCalls.system
    calls.write = { descriptor, buffer in
      let isInterrupted = count.withLock {
        $0 += 1
        return $0 % 3 == 0
      }
      if isInterrupted {
        errno = EINTR
        return -1
      }
      return Glibc.write(descriptor, buffer.baseAddress, min(buffer.count, 7_001))
    }
    try writeAtomically(folder("a"), new, calls: calls)
    #expect(try readFile(folder("a"), limit: 1 << 20) == new)
  }

  @Test("A failure of any call keeps the old content, leaves no temporary file and names the path")
  func failures() throws {
    let folder = TestFolder()
    let path = folder("a")
    try writeAtomically(path, old)
    var full = WriteCalls.system
    full.write = { descriptor, buffer in
      if buffer.count == 100_000 { return Glibc.write(descriptor, buffer.baseAddress, 50_000) }
      errno = ENOSPC
      return -1
    }
    var unflushed = WriteCalls.system
    unflushed.flush = { _ in
      errno = EIO
      return -1
    }
    var unrenamed = WriteCalls.system
    unrenamed.rename = { _, _, _ in
      errno = EROFS
      return -1
    }
    let faults: [(WriteCalls, FileError.Operation, Int32)] = [
      (full, .write, ENOSPC), (unflushed, .flush, EIO), (unrenamed, .rename, EROFS),
    ]
    for (calls, operation, code) in faults {
      let error = failure { () throws(FileError) in try writeAtomically(path, new, calls: calls) }
      #expect(error == .system(operation, path: path, code: code))
      #expect(try readFile(path, limit: 1 << 20) == old)
      #expect(try folder.names() == ["a"])
    }
  }

  @Test("The file is flushed before the rename and the folder after it")
  func order() throws {
    let folder = TestFolder()
    let log = Log()
    let calls = WriteCalls(
      write: { descriptor, buffer in
        log.add("write")
        return Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      },
      flush: { descriptor in
        var status = stat()
        fstat(descriptor, &status)
        log.add("flush \(FileKind(mode: status.st_mode).rawValue)")
        return fsync(descriptor)
      },
      rename: { folder, from, to in
        log.add("rename to \(to)")
        return renameat(folder, from, folder, to)
      })
    try writeAtomically(folder("a"), old, calls: calls)
    #expect(log.take() == ["write", "flush regular", "rename to a", "flush folder"])
    try writeOutput(folder("a"), old, calls: calls)
    #expect(log.take() == ["write", "rename to a"])
  }

  @Test("A symbolic link is replaced, and what it points to stays")
  func links() throws {
    let folder = TestFolder()
    try writeAtomically(folder("target"), old)
    #expect(symlink("target", folder("link")) == 0)
    try writeAtomically(folder("link"), new)
    #expect(try readFile(folder("target"), limit: 100) == old)
    #expect(try fileKind(folder("link")) == .regular)
  }

  @Test("A pipe or a device is not replaced by a file")
  func specialFiles() throws {
    let folder = TestFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(throws: FileError.notRegular(path: folder("pipe"), found: .other)) { try writeOutput(folder("pipe"), new) }
    #expect(try fileKind(folder("pipe")) == .other)
    // A walk lists regular files alone: no temporary one is left.
    #expect(try folder.names().isEmpty)
  }

  @Test("A folder in the file's place, a missing folder and names that are none are refused")
  func badPlaces() throws {
    let folder = TestFolder()
    let path = folder("a")
    try createFolders(path)
    let inTheWay = failure { () throws(FileError) in try writeAtomically(path, old) }
    #expect(inTheWay == .system(.rename, path: path, code: EISDIR))
    let missing = folder("b")
    let nowhere = failure { () throws(FileError) in try writeAtomically(missing + "/c", old) }
    #expect(nowhere == .system(.open, path: missing, code: ENOENT))
    for name in ["", "/", "a/", "a/..", "a\u{0}b"] {
      #expect(failure { () throws(FileError) in try writeAtomically(name, old) } != nil)
    }
    #expect(try folder.names() == [])
  }

  @Test("Temporary files of killed writers are removed, those of living ones stay")
  func staleTemporaries() throws {
    let folder = TestFolder()
    try createFolders(folder("sub"))
    for name in [".dsrender-1-1.tmp", "sub/.dsrender-99-12.tmp", ".dsrender-x.tmp", "a.tmp"] {
      try writeAtomically(folder(name), old)
    }
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
    let living = try TemporaryFile(in: descriptor, path: "x")
    #expect(try removeStaleTemporaries(in: folder.path) == 2)
    #expect(try folder.names() == [living.name, ".dsrender-x.tmp", "a.tmp"].sorted())
    living.abandon(in: descriptor)
    close(descriptor)
    #expect(try folder.names() == [".dsrender-x.tmp", "a.tmp"])
  }

  @Test("Many writers of one file leave one whole content")
  func concurrentWriters() async throws {
    let folder = TestFolder()
    let path = folder("a")
    try writeOutput(path, [UInt8](repeating: 0, count: 5_000))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for byte in UInt8(0)..<4 {
        group.addTask {
          for _ in 0..<25 {
            try writeOutput(path, [UInt8](repeating: byte, count: 5_000))
            let read = try readFile(path, limit: 5_000)
            #expect(read.count == 5_000 && Set(read).count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.names() == ["a"])
  }
}

/// The calls that were made, in their order.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  func take() -> [String] {
    lines.withLock { lines in
      let taken = lines
      lines = []
      return taken
    }
  }
}
