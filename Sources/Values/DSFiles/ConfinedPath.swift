import DSDiagnostics

/// The path of a name below a folder that cannot lead out of it.
///
/// Every part of the name has to be `[A-Za-z0-9][A-Za-z0-9._@+-]{0,229}`, so that `..`, absolute and empty names, NUL
/// and names that differ only in Unicode composition cannot occur. No part that exists may be a symbolic link; this is
/// looked up with `lstat` part by part, which guards against links in a checkout, not against a program that swaps
/// folders for links meanwhile. The folder itself may be a link.
package func confinedPath(_ name: String, in folder: String) throws(FileError) -> String {
  let parts = name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
  var path = folder
  for part in parts {
    guard let part = String(part) else { throw .unsafeName(name, reason: "is not UTF-8") }
    if let reason = unsafeReason(part) { throw .unsafeName(name, reason: reason) }
    path = joinPath(path, part)
    if try fileKind(path) == .link { throw .link(path: path) }
  }
  return path
}

/// Why one part of a path is not allowed; nil if it is.
private func unsafeReason(_ part: String) -> String? {
  func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
  guard let first = part.utf8.first else { return "has an empty part or is absolute" }
  if part == "." || part == ".." { return "has a part '\(part)'" }
  if part.utf8.count > Limits.fileNameBytes { return "has a part of more than \(Limits.fileNameBytes) bytes" }
  if !isLetterOrDigit(first) { return "has a part that does not begin with a letter or digit (A-Z, a-z, 0-9)" }
  if part.utf8.contains(where: { !isLetterOrDigit($0) && !"._@+-".utf8.contains($0) }) {
    return "has a character other than A-Z, a-z, 0-9, '.', '_', '@', '+' and '-'"
  }
  return nil
}
