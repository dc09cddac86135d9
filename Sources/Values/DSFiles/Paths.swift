import Glibc

/// A folder and a name below it as one path; an absolute name stays as it is.
package func joinPath(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." || name.hasPrefix("/") { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// The folder of a path (`.` for a bare name) and its last part.
package func splitPath(_ path: String) -> (folder: String, leaf: String) {
  guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
  let leaf = String(path[path.index(after: slash)...])
  return (slash == path.startIndex ? "/" : String(path[..<slash]), leaf)
}

/// A path without `.` and `..`; links are not followed.
package func normalizedPath(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

/// A path as it is seen from the root, normalized; one that begins elsewhere begins in the working folder.
package func absolutePath(_ path: String) -> String {
  if path.hasPrefix("/") { return normalizedPath(path) }
  guard let buffer = getcwd(nil, 0) else { return normalizedPath(path) }
  defer { free(buffer) }
  return normalizedPath(String(cString: buffer) + "/" + path)
}

/// A path as it is seen from a folder; both are absolute.
package func relativePath(to path: String, from folder: String) -> String {
  let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
  let common = zip(target, start).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: start.count - common)
  let parts = up + target.dropFirst(common).map(String.init)
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}
