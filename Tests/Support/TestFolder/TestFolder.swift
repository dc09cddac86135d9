import Glibc

/// An empty folder for one test; it goes away, with everything in it, when the last reference does.
package final class TestFolder: Sendable {
  /// The folder's path, which is absolute.
  package let path: String

  /// Makes a folder; where none can be made nothing can be tested, and the process stops.
  /// - Parameter isInMemory: whether it lies in memory where the system has a folder there: files that are written a
  ///   hundred thousand times would keep a disk busy.
  package init(inMemory isInMemory: Bool = false) {
    let parent = isInMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    // mkdtemp puts its own letters in the place of the last six.
    var template = Array((parent + "/dsrender-test-" + String(repeating: "X", count: 6)).utf8CString)
    guard let made = mkdtemp(&template) else { preconditionFailure("no folder can be made below \(parent)") }
    path = String(cString: made)
  }

  deinit { removeTree(path) }

  /// The path of a name in the folder.
  package subscript(name: String) -> String { path + "/" + name }
}

/// Removes a folder with everything in it: links themselves, and not what they point to.
package func removeTree(_ path: String) {
  guard let stream = opendir(path) else { return }
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
    if name == "." || name == ".." { continue }
    if unlink(path + "/" + name) != 0 { removeTree(path + "/" + name) }
  }
  closedir(stream)
  rmdir(path)
}
