import Foundation
import Glibc

/// The files of a commit, laid out beside the plugin's work.
struct Revision {
  /// The repository's topmost folder.
  let repository: String
  /// The folder that stands for it.
  let tree: String
  private let commit: String
  /// The paths that differ between the commit and the working tree.
  private let changed: Set<String>

  /// Lays a commit's files out; what was laid out before is removed.
  /// - Throws: `Failure` with what git said.
  init(_ commit: String, of package: SourcePackage, in work: URL) throws {
    let folder = package.folder
    repository = try Subprocess.output(["git", "-C", folder, "rev-parse", "--show-toplevel"])
    tree = work.appending(component: "revision").path
    let files = FileManager.default
    // What another commit left would be built into this one's program.
    try removeFile(tree)
    try files.createDirectory(atPath: tree, withIntermediateDirectories: true)
    self.commit = commit
    changed = try Self.changed(since: commit, in: repository)
    try extract(try shareUnchanged())
    try addMissingTargets(of: package)
  }

  /// Whether the files that the tree shares with the working tree are still those of the commit.
  var isIntact: Bool { get throws { try Self.changed(since: commit, in: repository).isSubset(of: changed) } }

  private static func changed(since commit: String, in repository: String) throws -> Set<String> {
    let words = ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit]
    return Set(try Subprocess.output(["git", "-C", repository] + words).split(separator: "\0").map(String.init))
  }

  /// Gives the tree the files that are in the working tree what they are in the commit, as further names of the same files:
  /// none of them is compiled again, neither for the commit nor afterwards.
  /// - Returns: the paths of the commit's other files.
  private func shareUnchanged() throws -> [String] {
    let listed = try Subprocess.output(
      ["git", "-C", repository, "ls-tree", "-r", "--name-only", "--full-tree", "-z", commit])
    var others: [String] = []
    var folder = ""
    for path in listed.split(separator: "\0").map(String.init) {
      let parent = (path as NSString).deletingLastPathComponent
      if parent != folder {
        try FileManager.default.createDirectory(atPath: tree + "/" + parent, withIntermediateDirectories: true)
        folder = parent
      }
      // Where the build folder is on another disk, it has its own files.
      if changed.contains(path) || Glibc.link(repository + "/" + path, tree + "/" + path) != 0 { others.append(path) }
    }
    return others
  }

  /// Writes files of the commit into the tree.
  private func extract(_ paths: [String]) throws {
    if paths.isEmpty { return }
    let archive = tree + ".tar"
    // The next archive is written over one that stays.
    defer { try? FileManager.default.removeItem(atPath: archive) }
    // A command line is no place for thousands of names: then the whole commit is written into the archive.
    let few = paths.count <= 200 ? ["--"] + paths.map { ":(top,literal)" + $0 } : []
    _ = try Subprocess.output(
      ["git", "-C", repository, "archive", "--format=tar", "--output", archive, commit] + few)
    // Files that are older than the last build must not look as if they were built. What is there already is taken away
    // first, as tar does by itself, and not written through a name that it shares.
    _ = try Subprocess.output(
      ["tar", "--extract", "--touch", "--file", archive, "--directory", tree])
  }

  /// Where the commit has a file or folder; nil outside of the repository.
  func path(of path: String) -> String? {
    if path == repository { return tree }
    return path.hasPrefix(repository + "/") ? tree + path.dropFirst(repository.count) : nil
  }

  /// Removes what was laid out; what cannot be removed is reported when the next commit is laid out.
  func remove() { try? FileManager.default.removeItem(atPath: tree) }

  /// Gives targets that the commit does not have a file without content: the manifest is today's, and names them.
  private func addMissingTargets(of package: SourcePackage) throws {
    for target in package.targets {
      guard let folder = path(of: target.folder), !FileManager.default.fileExists(atPath: folder) else {
        continue
      }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "// The revision has no such target.\n".write(
        toFile: folder + "/Empty.swift", atomically: true, encoding: .utf8)
    }
  }
}
