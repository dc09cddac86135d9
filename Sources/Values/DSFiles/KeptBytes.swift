import Glibc
import Synchronization

/// Bytes that are needed once more later: in memory, or in a file where a large run would keep too many.
package struct KeptBytes: Hashable, Sendable {
  private enum Place: Hashable {
    case memory([UInt8])
    case file(SpillFile, offset: Int, count: Int)
  }

  private let place: Place

  /// Bytes in memory.
  package init(_ bytes: [UInt8]) { place = .memory(bytes) }

  fileprivate init(_ file: SpillFile, offset: Int, count: Int) {
    place = .file(file, offset: offset, count: count)
  }

  /// The bytes.
  package func read() throws(FileError) -> [UInt8] {
    switch place {
    case .memory(let bytes): bytes
    case .file(let file, let offset, let count): try file.read(offset, count)
    }
  }
}

/// Keeps bytes until they are needed: the first in memory, the rest in a file without a name. Safe to share between threads.
package final class SpillFile: Hashable, Sendable {
  private struct State {
    var bytesInMemory = 0
    var descriptor: Int32?
    var end = 0
  }

  private let folder: String
  private let limit: Int
  private let state = Mutex(State())

  /// Nothing is kept yet.
  /// - Parameters:
  ///   - folder: where the file is, once there is one. A process that is killed leaves nothing there.
  ///   - limit: how many bytes stay in memory.
  package init(in folder: String, keepingInMemory limit: Int) { (self.folder, self.limit) = (folder, limit) }

  deinit { state.withLock { state in _ = state.descriptor.map { close($0) } } }

  /// Keeps bytes.
  /// - Throws: if the file cannot be made or written.
  package func keep(_ bytes: [UInt8]) throws(FileError) -> KeptBytes {
    let place: (descriptor: Int32, offset: Int)? = try state.withLock { state throws(FileError) in
      if state.bytesInMemory + bytes.count <= limit {
        state.bytesInMemory += bytes.count
        return nil
      }
      if state.descriptor == nil { state.descriptor = try Self.open(in: folder) }
      defer { state.end += bytes.count }
      return state.descriptor.map { ($0, state.end) }
    }
    guard let place else { return KeptBytes(bytes) }
    try write(bytes, to: place.descriptor, at: place.offset)
    return KeptBytes(self, offset: place.offset, count: bytes.count)
  }

  private static func open(in folder: String) throws(FileError) -> Int32 {
    let opened = retrying { Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else { throw .current(.open, folder) }
    defer { close(opened) }
    let file = try TemporaryFile(in: opened, path: folder, access: O_RDWR)
    unlinkat(opened, file.name, 0)
    return file.descriptor
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) throws(FileError) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, code == 0 {
        let written = retrying {
          pwrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, offset + rest.startIndex)
        }
        if written > 0 { rest = rest.dropFirst(written) } else { code = written == 0 ? EIO : errno }
      }
    }
    guard code == 0 else { throw .system(.write, path: folder, code: code) }
  }

  fileprivate func read(_ offset: Int, _ count: Int) throws(FileError) -> [UInt8] {
    guard let descriptor = state.withLock({ $0.descriptor }) else {
      throw .system(.read, path: folder, code: EBADF)
    }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, code == 0 {
        let read = retrying {
          pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, offset + filled)
        }
        if read > 0 { filled += read } else { code = read == 0 ? EIO : errno }
      }
    }
    guard code == 0 else { throw .system(.read, path: folder, code: code) }
    return bytes
  }

  package static func == (a: SpillFile, b: SpillFile) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
