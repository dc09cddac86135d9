import DSDiagnostics
import Glibc

/// A file operation that failed: the machine's fault or an unsafe name, never an author's syntax.
package enum FileError: Error, Hashable, Sendable {
  /// What was being done.
  package enum Operation: String, Hashable, Sendable {
    case open, read, write, create, flush, rename, remove, list, examine, lock
  }

  /// The system refused; `code` is its `errno`.
  case system(Operation, path: String, code: Int32)
  /// A regular file was expected, and something else was found.
  case notRegular(path: String, found: FileKind)
  /// The file has more bytes than its kind may have.
  case tooLarge(path: String, limit: Int)
  /// A name that could leave its folder or that some file system cannot hold.
  case unsafeName(String, reason: String)
  /// There is a symbolic link where links are not followed.
  case link(path: String)
  /// The file is not one that the program wrote itself, so it is neither overwritten nor removed.
  case notOwn(path: String)
  /// Another run works on the folder; its process id where it is known.
  case locked(path: String, process: Int32?)
  /// What a run works in, or has written, is not there any more.
  case removed(path: String)
  /// The umask takes the user's own rights to what was to be made.
  case umask(path: String)
  /// A folder holds more files than are read.
  case tooManyFiles(path: String, limit: Int)
  /// Git LFS has not fetched the file and left its pointer there.
  case lfsPointer(path: String)
  /// A revision names a file whose bytes are not in this clone.
  case notInRepository(path: String, revision: String)

  /// The file or folder concerned.
  package var path: String {
    switch self {
    case .system(_, let path, _), .notRegular(let path, _), .tooLarge(let path, _), .unsafeName(let path, _),
      .link(let path), .notOwn(let path), .locked(let path, _), .removed(let path), .umask(let path),
      .tooManyFiles(let path, _), .lfsPointer(let path), .notInRepository(let path, _):
      path
    }
  }

  /// What went wrong, in one sentence that names the path.
  package var message: String {
    switch self {
    case .system(let operation, let path, let code): "cannot \(operation.rawValue) '\(path)': \(Self.text(of: code))"
    case .notRegular(let path, let found): "'\(path)' is \(found.words), expected a regular file"
    case .tooLarge(let path, let limit): "'\(path)' has more than \(limit) bytes"
    case .unsafeName(let name, let reason): "the name '\(Self.visible(name))' \(reason)"
    case .link(let path): "'\(path)' is a symbolic link, which is not followed here"
    case .notOwn(let path): "'\(path)' is not as dsrender wrote it, so it is left alone"
    case .locked(let path, let process):
      "another run\(process.map { " (process \($0))" } ?? "") is using '\(path)'; wait for it or choose a different folder"
    case .removed(let path): "'\(path)' was removed, moved or replaced while the run used it"
    case .umask(let path): "cannot create '\(path)': the umask takes away your own rights to it"
    case .notInRepository(let path, let revision):
      "'\(path)' of revision \(revision.prefix(9)) is not in this clone"
    case .lfsPointer(let path): "'\(path)' is a pointer of Git LFS, expected the file itself"
    case .tooManyFiles(let path, let limit): "'\(path)' holds more than \(limit) files"
    }
  }

  /// What to do about it; nil if the message contains it.
  package var hint: String? {
    switch self {
    case .system(let operation, let path, EACCES), .system(let operation, let path, EPERM):
      Self.rights(operation, path)
    case .system(.open, _, ENOENT), .system(.read, _, ENOENT), .system(.examine, _, ENOENT), .system(.list, _, ENOENT):
      "put it there, or name a different one"
    case .system(_, _, ENOTDIR): "put a folder there, or name a different one"
    case .notRegular: "put a file there, or name a different one"
    case .lfsPointer: GitLFSPointer.hint
    case .notInRepository: "'git lfs fetch' or 'git fetch' brings it"
    case .removed: "keep other programs away from it, and run again"
    case .umask: "run 'umask 022' first"
    case .link: "remove the link, or put a copy of what it leads to in its place"
    case .system, .tooLarge, .unsafeName, .notOwn, .locked, .tooManyFiles: nil
    }
  }

  /// How a user gets a right that is missing. What is written is missing it in the folder, which may be another user's.
  private static func rights(_ operation: Operation, _ path: String) -> String {
    switch operation {
    case .list: return "give yourself the right to list it, as with chmod"
    case .open, .read, .examine: return "give yourself the right to read it, as with chmod"
    case .write, .create, .flush, .rename, .remove, .lock:
      let folder = nearestFolder(of: path)
      var status = stat()
      guard stat(folder, &status) == 0, status.st_uid != geteuid() else {
        return "give yourself the right to write into '\(folder)', as with chmod"
      }
      return "give yourself the right to write into '\(folder)', which belongs to user \(status.st_uid), as with chown"
    }
  }

  /// The folder of a path, or the next above it that is there.
  private static func nearestFolder(of path: String) -> String {
    var folder = splitPath(path).folder
    var status = stat()
    while stat(folder, &status) != 0, errno == ENOENT, case let parent = splitPath(folder).folder, parent != folder {
      folder = parent
    }
    return folder
  }

  /// Whether the file or folder is simply not there.
  package var isMissing: Bool {
    if case .system(_, _, ENOENT) = self { true } else { false }
  }

  /// The failure that `errno` holds now.
  static func current(_ operation: Operation, _ path: String) -> FileError {
    .system(operation, path: path, code: errno)
  }

  /// The C library's text; English, because the program never leaves the C locale.
  private static func text(of code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// The name with its control characters written as escapes.
  private static func visible(_ name: String) -> String {
    name.unicodeScalars.prefix(200).map { $0.value < 0x20 || $0.value == 0x7F ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { message }
}
