import Glibc
import Synchronization

/// Notices files that are saved, moved or removed in some folders.
///
/// Folders are watched, not files: editors save by writing another file and giving it the old one's name.
package final class FolderWatch: Sendable {
  private let descriptor: Int32
  private let folders = Folders()

  /// Watches nothing yet; nil if the system has no more watches to give.
  package init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches further folders; those that are watched stay, and those that do not exist are left out.
  /// - Returns: whether all that exist could be watched.
  package func add(_ paths: some Sequence<String>) -> Bool {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
    var isComplete = true
    for path in paths {
      let number = inotify_add_watch(descriptor, path, UInt32(events) | UInt32(IN_ONLYDIR))
      if number >= 0 {
        folders.set(path, for: number)
      } else if errno != ENOENT, errno != ENOTDIR {
        isComplete = false
      }
    }
    return isComplete
  }

  /// Waits for changes, and then for a moment of rest, as one save is several of them.
  /// - Parameters:
  ///   - patience: how long to wait for the first, in milliseconds.
  ///   - rest: how long nothing has to happen before a burst is over, in milliseconds.
  /// - Returns: the paths of what changed; empty if nothing did.
  package func next(patience: Int32, rest: Int32 = 4) -> Set<String> {
    var found: Set<String> = []
    var wait = patience
    // A folder that is written to all the time never comes to rest.
    for _ in 0..<64 {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, wait) > 0 else { break }
      read(into: &found)
      wait = rest
    }
    return found
  }

  private func read(into found: inout Set<String>) {
    let size = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        var place = 0
        while place + size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = buffer[(place + size)..<(place + size + Int(event.len))].prefix { $0 != 0 }
          place += size + Int(event.len)
          // A file that was only created has no content yet; a further event reports that it is closed.
          let isMadeFile = event.mask & UInt32(IN_CREATE) != 0 && event.mask & UInt32(IN_ISDIR) == 0
          guard !isMadeFile, let folder = folders.path(of: event.wd) else { continue }
          found.insert(name.isEmpty ? folder : joinPath(folder, String(decoding: name, as: UTF8.self)))
        }
      }
    }
  }

  /// The watched folders by the numbers that the system gave them.
  private final class Folders: Sendable {
    private let known = Mutex<[Int32: String]>([:])

    func set(_ path: String, for number: Int32) { known.withLock { $0[number] = path } }
    func path(of number: Int32) -> String? { known.withLock { $0[number] } }
  }
}

/// A folder and all folders below it, links not followed; empty if it is not a folder.
package func foldersBelow(_ folder: String) -> [String] {
  guard (try? fileKind(folder)) == .folder, let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var found = [folder]
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if name.hasPrefix(".") || entry.pointee.d_type == DT_REG { continue }
    found += foldersBelow(joinPath(folder, name))
  }
  return found
}
