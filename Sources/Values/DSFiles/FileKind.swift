import Glibc

/// What a path refers to.
package enum FileKind: String, Hashable, Sendable {
  case regular, folder, link, other

  /// The kind in words, with its article.
  var words: String {
    switch self {
    case .regular: "a regular file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .other: "a device, pipe or socket"
    }
  }

  /// The kind that a file's mode bits give.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// What `path` refers to, a link itself and not its target; nil if it does not exist.
package func fileKind(_ path: String) throws(FileError) -> FileKind? {
  var status = stat()
  if lstat(path, &status) == 0 { return FileKind(mode: status.st_mode) }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw .current(.examine, path)
}

/// A path without links in it; nil if there is nothing at it.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// What a symbolic link leads to, as it is written there; nil for anything else.
package func linkTarget(_ path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = readlink(path, &buffer, Int(PATH_MAX))
  guard count > 0 else { return nil }
  return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
