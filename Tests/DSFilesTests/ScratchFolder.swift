import Glibc

@testable import DSFiles

/// An empty folder that goes away with the test.
struct ScratchFolder: ~Copyable {
  let path: String

  init() {
    var template = Array("/tmp/dsfiles-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
  }

  /// The path of a name in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// All files in the folder and below, temporary ones included.
  func names() throws(FileError) -> [String] { try walk(path) { _ in true } }

  deinit { removeTree(path) }
}

/// Removes a folder with everything in it, links themselves and not what they point to.
func removeTree(_ path: String) {
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

/// The error of an operation that has to fail.
func failure<Value>(_ body: () throws(FileError) -> Value) -> FileError? {
  do throws(FileError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
