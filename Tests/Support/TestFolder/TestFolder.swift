import Glibc

/// An empty folder for one test; it goes away, with everything in it, when the last reference does.
package final class TestFolder: Sendable {
  /// The folder's path, which is absolute.
  package let path: String

  /// Makes a folder; where none can be made nothing can be tested, and the process stops.
  package init() {
    // mkdtemp puts its own letters in the place of the last six.
    var template = Array(("/tmp/dsrender-test-" + String(repeating: "X", count: 6)).utf8CString)
    guard let made = mkdtemp(&template) else { preconditionFailure("no folder can be made below /tmp") }
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
