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
