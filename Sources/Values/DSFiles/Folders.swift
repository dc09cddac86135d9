import DSDiagnostics
import Glibc

/// Makes a folder and all above it that are missing; nothing happens where it exists.
/// - Throws: also `FileError.umask` at a folder that its user could not use; it is not left behind.
package func createFolders(_ path: String) throws(FileError) {
  var missing: [String] = []
  var current = path
  while !current.isEmpty, current != "/", current != "." {
    var status = stat()
    if stat(current, &status) == 0 {
      guard FileKind(mode: status.st_mode) == .folder else {
        throw .system(.create, path: current, code: ENOTDIR)
      }
      break
    }
    guard errno == ENOENT || errno == ENOTDIR else { throw .current(.create, current) }
    missing.append(current)
    current = splitPath(current).folder
  }
  for folder in missing.reversed() {
    if mkdir(folder, 0o777) == 0 {
      var status = stat()
      guard lstat(folder, &status) == 0 else { throw .current(.examine, folder) }
      if isUsable(status.st_mode, needing: S_IRWXU) { continue }
      rmdir(folder)
      throw .umask(path: folder)
    }
    // Another worker may have made it meanwhile.
    guard errno == EEXIST else { throw .current(.create, folder) }
  }
}

/// Whether the mode of what was made gives its owner some rights. An umask may take them, which makes what root writes
/// unreadable for everybody else, and what others write for themselves.
func isUsable(_ mode: mode_t, needing rights: mode_t) -> Bool { mode & rights == rights }

/// Makes a folder with a new name for temporary files, readable by this user alone.
package func makeScratchFolder() throws(FileError) -> String {
  let home = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array((joinPath(home, "dsrender-" + String(repeating: "X", count: 6))).utf8CString)
  guard mkdtemp(&template) != nil else { throw .current(.create, home) }
  return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
}

/// Checks that files still exist.
/// - Parameter files: paths relative to `folder`.
/// - Throws: `FileError.removed` for the first that does not, naming the folder around it if that is gone too.
package func checkPresence(of files: some Sequence<String>, in folder: String) throws(FileError) {
  for file in files {
    var gone = joinPath(folder, file)
    guard try fileKind(gone) == nil else { continue }
    while case let parent = splitPath(gone).folder, parent.utf8.count >= folder.utf8.count, try fileKind(parent) == nil
    {
      gone = parent
    }
    throw .removed(path: gone)
  }
}

/// Removes a file or a link, never a folder; false if there was none.
@discardableResult
package func removeFile(_ path: String) throws(FileError) -> Bool {
  if unlink(path) == 0 { return true }
  if errno == ENOENT { return false }
  throw .current(.remove, path)
}

/// Removes a folder if nothing is in it; false if it stays or there is none.
@discardableResult
package func removeEmptyFolder(_ path: String) throws(FileError) -> Bool {
  if rmdir(path) == 0 { return true }
  if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return false }
  throw .current(.remove, path)
}

/// The regular files below a folder whose names end in `suffix`, as sorted paths relative to it.
///
/// Links are not followed and not listed; neither are names that begin with a dot nor what is in such folders.
package func listFiles(_ folder: String, suffix: String) throws(FileError) -> [String] {
  try listFiles(folder, suffix: suffix) { _ in true }
}

/// The same, but only the files that are wanted: a list of a hundred thousand takes ten megabytes.
/// - Parameter isWanted: is called with paths relative to the folder.
package func listFiles(
  _ folder: String, suffix: String, where isWanted: (_ path: String) -> Bool
) throws(FileError) -> [String] {
  try walk(folder) { name, path in !name.hasPrefix(".") && name.hasSuffix(suffix) && isWanted(path) }
}

/// The regular files below a folder with one of some endings, as sorted paths relative to it. Other files may lie there.
///
/// Links are not followed and not listed; neither are names that begin with a dot nor what is in such folders.
/// - Parameter folders: the names of folders that are not looked into.
func listFiles(_ folder: String, endings: [String], passingOver folders: Set<String>) throws(FileError) -> [String] {
  try walk(folder, passingOver: folders) { name, _ in
    !name.hasPrefix(".") && endings.contains(where: name.hasSuffix)
  }
}

/// The regular files below a folder of which nothing may be passed over, with one of some endings, as sorted relative paths,
/// and the links of such names to files that are listed too: sets of icons have some for icons that are alike.
/// - Throws: `FileError.link` at any other link that has such a name, and at one that leads to a folder;
///   `FileError.notRegular` at a folder, a pipe or a device of such a name.
package func listEveryFile(_ folder: String, endings: [String]) throws(FileError) -> [String] {
  func isWanted(_ name: String) -> Bool { !name.hasPrefix(".") && endings.contains(where: name.hasSuffix) }
  let home = resolvedPath(folder).map { $0 + "/" }
  func leadsToListed(_ path: String) -> Bool {
    guard let home, let target = resolvedPath(path), target.hasPrefix(home), (try? fileKind(target)) == .regular else {
      return false
    }
    let parts = target.dropFirst(home.count).split(separator: "/")
    return isWanted(String(parts.last ?? "")) && !parts.contains { $0.hasPrefix(".") }
  }
  return try walk(folder, refusing: endings, where: { name, _ in isWanted(name) }) { (path, kind) throws(FileError) in
    let name = splitPath(path).leaf
    var status = stat()
    let isFolder = !name.hasPrefix(".") && stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .folder
    guard isWanted(name) || isFolder else { return false }
    if kind == .link, !isFolder, leadsToListed(path) { return true }
    throw kind == .link ? .link(path: path) : .notRegular(path: path, found: kind)
  }
}

/// Everything below a folder except folders, as sorted paths relative to it, with its kind; links are not followed.
///
/// Folders whose names begin with a dot are listed themselves, and nothing in them.
package func listEverything(_ folder: String) throws(FileError) -> [(name: String, kind: FileKind)] {
  var found: [(name: String, kind: FileKind)] = []
  var pending = [""]
  var seen = 0
  while let relative = pending.popLast() {
    for (name, kind) in try entries(of: relative.isEmpty ? folder : joinPath(folder, relative)) {
      seen += 1
      guard seen <= Limits.folderEntries else { throw .tooManyFiles(path: folder, limit: Limits.folderEntries) }
      let child = relative.isEmpty ? name : relative + "/" + name
      if kind == .folder, !name.hasPrefix(".") { pending.append(child) } else { found.append((child, kind)) }
    }
  }
  return found.sorted { $0.name < $1.name }
}

/// The regular files below a folder whose own names and relative paths pass a test, as sorted relative paths.
/// - Parameters:
///   - endings: endings of names that no folder may have.
///   - folders: the names of folders that are not looked into.
///   - passing: is called with each link, pipe and device, and says whether it is listed.
func walk(
  _ folder: String, refusing endings: [String] = [], passingOver folders: Set<String> = [],
  where isWanted: (_ name: String, _ path: String) -> Bool,
  passing: (_ path: String, FileKind) throws(FileError) -> Bool = { (_, _) throws(FileError) in false }
) throws(FileError) -> [String] {
  var files: [String] = []
  var pending = [""]
  var seen = 0
  while let relative = pending.popLast() {
    let path = relative.isEmpty ? folder : joinPath(folder, relative)
    for (name, kind) in try entries(of: path) {
      seen += 1
      guard seen <= Limits.folderEntries else { throw .tooManyFiles(path: folder, limit: Limits.folderEntries) }
      let child = relative.isEmpty ? name : relative + "/" + name
      switch kind {
      case .folder:
        if name.hasPrefix(".") || folders.contains(name) { continue }
        if endings.contains(where: name.hasSuffix) {
          throw .notRegular(path: joinPath(folder, child), found: .folder)
        }
        pending.append(child)
      case .regular: if isWanted(name, child) { files.append(child) }
      case .link, .other: if try passing(joinPath(folder, child), kind) { files.append(child) }
      }
    }
  }
  return files.sorted()
}

/// The names of what a folder holds, sorted.
package func childNames(of folder: String) throws(FileError) -> [String] {
  try entries(of: folder).map(\.name).sorted()
}

/// What a folder holds, in no order.
private func entries(of path: String) throws(FileError) -> [(name: String, kind: FileKind)] {
  let descriptor = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw .current(.list, path) }
  guard let stream = fdopendir(descriptor) else {
    close(descriptor)
    throw .current(.list, path)
  }
  defer { closedir(stream) }
  var found: [(String, FileKind)] = []
  errno = 0
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        String(validatingCString: $0)
      }
    }
    guard let name else { throw .unsafeName(joinPath(path, "?"), reason: "is not UTF-8") }
    if name != "." && name != ".." {
      var status = stat()
      if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
        found.append((name, FileKind(mode: status.st_mode)))
      } else if errno != ENOENT {
        throw .current(.examine, joinPath(path, name))
      }
    }
    errno = 0
  }
  guard errno == 0 else { throw .current(.list, path) }
  return found
}
