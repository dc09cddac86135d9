import Glibc

/// Whether `path` is the folder `other` or lies in it, links followed; false if either does not exist.
package func isFolder(_ path: String, within other: String) -> Bool {
  func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
  // The nearest folder that exists decides for one that is yet to be made.
  var existing = path
  while real(existing) == nil {
    let parent = splitPath(existing).folder
    if parent == existing || existing.isEmpty { return false }
    existing = parent
  }
  guard let inner = real(existing), let outer = real(other) else { return false }
  return inner == outer || inner.hasPrefix(outer + "/")
}
