import DSDiagnostics
import DSFiles
import Glibc

/// Makes a folder the package of a project; what stays as it is keeps its date, so that nothing is built again for it.
/// - Parameters:
///   - layout: the files of the package.
///   - manifest: the text of its manifest.
///   - configuration: the project's `dsrender.yaml`; nil if it has none.
///   - resolved: the file in which Xcode keeps the versions of packages; nil if there is none, or if it is not used.
func writePackage(
  _ layout: PackageLayout, manifest: String, configuration: String?, resolved: String?, to folder: String
) throws(FileError) {
  try createFolders(folder)
  try writeIfDifferent(manifest, to: joinPath(folder, "Package.swift"))
  try link(joinPath(folder, "dsrender.yaml"), to: configuration)
  // The package manager adds what only this package needs: what it wrote stays until Xcode's file changes.
  let own = joinPath(folder, "Package.resolved")
  let text = try resolved.map { path throws(FileError) in
    String(decoding: try readFile(path, limit: Limits.projectFileBytes), as: UTF8.self)
  }
  if try writeIfDifferent(text ?? "", to: joinPath(folder, ".resolved")) {
    if let text { try writeOutput(own, Array(text.utf8)) } else { try removeFile(own) }
  }
  let sources = joinPath(folder, "Sources")
  try createFolders(sources)
  for (name, _) in try listEverything(sources) where layout.entries["Sources/" + name] == nil {
    try removeFile(joinPath(sources, name))
    var parent = splitPath(joinPath(sources, name)).folder
    while parent != sources, try removeEmptyFolder(parent) { parent = splitPath(parent).folder }
  }
  let packages = joinPath(folder, "Packages")
  try createFolders(packages)
  for name in try childNames(of: packages) where layout.entries["Packages/" + name] == nil {
    try removeFile(joinPath(packages, name))
  }
  for (path, entry) in layout.entries.sorted(by: { $0.key < $1.key }) {
    let place = joinPath(folder, path)
    switch entry {
    case .link(let target): try link(place, to: target)
    case .copy(let origin): try copy(origin, to: place)
    case .text(let text):
      try makeParent(of: place)
      try writeIfDifferent(text, to: place)
    }
  }
}

/// Writes a file if its text differs; returns whether it did.
@discardableResult
private func writeIfDifferent(_ text: String, to path: String) throws(FileError) -> Bool {
  // A file that cannot be read is written.
  if let old = try? readFile(path, limit: Limits.projectFileBytes), old == Array(text.utf8) { return false }
  try writeOutput(path, Array(text.utf8))
  return true
}

/// Makes a link, or none without a target.
private func link(_ path: String, to target: String?) throws(FileError) {
  if let target, linkTarget(path) == target { return }
  try removeFile(path)
  guard let target else { return }
  try makeParent(of: path)
  guard symlink(target, path) == 0 else { throw .system(.create, path: path, code: errno) }
}

/// Copies a file unless the copy has its size and its date.
private func copy(_ origin: String, to path: String) throws(FileError) {
  var status = stat()
  guard stat(origin, &status) == 0 else { throw .system(.examine, path: origin, code: errno) }
  var own = stat()
  if lstat(path, &own) == 0 {
    let isSame =
      own.st_mode & S_IFMT == S_IFREG && own.st_size == status.st_size && own.st_mtim.tv_sec == status.st_mtim.tv_sec
      && own.st_mtim.tv_nsec == status.st_mtim.tv_nsec
    if isSame { return }
  }
  try makeParent(of: path)
  try removeFile(path)
  let bytes = try readFile(origin, limit: Limits.copiedResourceBytes)
  try writeOutput(path, bytes)
  var times = [status.st_atim, status.st_mtim]
  guard utimensat(AT_FDCWD, path, &times, 0) == 0 else { throw .system(.write, path: path, code: errno) }
}

/// Makes the folders above a path; a file or a link in their way is what another target left there.
private func makeParent(of path: String) throws(FileError) {
  do throws(FileError) { try createFolders(splitPath(path).folder) } catch {
    guard case .system(_, let blocked, ENOTDIR) = error else { throw error }
    try removeFile(blocked)
    try createFolders(splitPath(path).folder)
  }
}
