import Foundation
import PackagePlugin

/// The files of a commit, laid out beside the plugin's work.
struct Revision {
  /// The repository's topmost folder.
  let repository: String
  /// The folder that stands for it.
  let tree: String

  /// Lays a commit's files out; what was laid out before is removed.
  /// - Throws: `Failure` with what git said.
  init(_ commit: String, of package: Package, in work: URL) throws {
    let folder = package.directoryURL.path
    repository = try Subprocess.output(["git", "-C", folder, "rev-parse", "--show-toplevel"])
    tree = work.appending(component: "revision").path
    let files = FileManager.default
    try? files.removeItem(atPath: tree)
    try files.createDirectory(atPath: tree, withIntermediateDirectories: true)
    let archive = tree + ".tar"
    defer { try? files.removeItem(atPath: archive) }
    _ = try Subprocess.output(["git", "-C", repository, "archive", "--format=tar", "--output", archive, commit])
    // Files that are older than the last build must not look as if they were built.
    _ = try Subprocess.output(["tar", "--extract", "--touch", "--file", archive, "--directory", tree])
    try addMissingTargets(of: package)
  }

  /// Where the commit has a file or folder; nil outside of the repository.
  func path(of path: String) -> String? {
    if path == repository { return tree }
    return path.hasPrefix(repository + "/") ? tree + path.dropFirst(repository.count) : nil
  }

  /// Removes what was laid out.
  func remove() { try? FileManager.default.removeItem(atPath: tree) }

  /// Gives targets that the commit does not have a file without content: the manifest is today's, and names them.
  private func addMissingTargets(of package: Package) throws {
    for target in package.targets.compactMap({ $0 as? any SourceModuleTarget }) {
      guard let folder = path(of: target.directoryURL.path), !FileManager.default.fileExists(atPath: folder) else {
        continue
      }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "// The revision has no such target.\n".write(
        toFile: folder + "/Empty.swift", atomically: true, encoding: .utf8)
    }
  }
}
