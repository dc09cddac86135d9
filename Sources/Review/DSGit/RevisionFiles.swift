package import DSFiles
import Glibc
import Synchronization

/// The files of a repository as they were in one commit.
///
/// Read from git's objects; nothing is checked out. What git does not hold is read from the work tree: files outside of
/// the repository and those that it ignores, such as fonts, and files that Git LFS holds where the one in the work tree
/// is the one that is meant.
package final class RevisionFiles: InputFiles {
  private enum Entry: Sendable {
    case file(String)
    case link(String)
  }

  private let repository: Repository
  /// The commit.
  package let commit: String
  private let entries: [String: Entry]
  /// The commits of submodules by their folders.
  private let submodules: [String: String]
  private let objects: ObjectReader
  private let ignored = Mutex<[String: Bool]>([:])
  private let scratch = Mutex<(folder: String?, files: [String: String])>((nil, [:]))

  /// The files of a commit.
  package init(of commit: String, in repository: Repository) throws(GitError) {
    (self.commit, self.repository) = (commit, repository)
    objects = ObjectReader(folder: repository.folder)
    var entries: [String: Entry] = [:]
    var submodules: [String: String] = [:]
    for line in try repository.run(["ls-tree", "-r", "-z", "--full-tree", commit]).split(separator: "\0") {
      // "<mode> <type> <object>\t<path>"
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ")
      guard words.count == 3 else { continue }
      let (path, object) = (String(line[line.index(after: tab)...]), String(words[2]))
      switch words[1] {
      case "blob": entries[path] = words[0] == "120000" ? .link(object) : .file(object)
      case "commit": submodules[path] = object
      default: break
      }
    }
    (self.entries, self.submodules) = (entries, submodules)
  }

  deinit {
    scratch.withLock { scratch in
      for file in scratch.files.values { unlink(file) }
      if let folder = scratch.folder { rmdir(folder) }
    }
  }

  /// Whether the commit holds a file, so that what is read of it is what it was then.
  package func holds(_ path: String) -> Bool { repository.path(of: path).flatMap { object(at: $0) } != nil }

  /// The files below a folder as they are in the commit, with the folder's path in their repository: those of a
  /// submodule if the folder lies in one. Nil if the commit does not contain the folder, as in a nested repository.
  package func files(below folder: String) -> (files: RevisionFiles, path: String)? {
    guard let inner = try? Repository(around: folder), let path = inner.path(of: folder) else { return nil }
    if inner.folder == repository.folder { return (self, path) }
    guard let place = repository.path(of: inner.folder), let commit = submodules[place],
      let files = try? RevisionFiles(of: commit, in: inner)
    else { return nil }
    return (files, path)
  }

  /// Whether the commit has a file of exactly these bytes, or a pointer of Git LFS that stands for them.
  ///
  /// Only the bytes are compared: the index, ignored or assumed files and filters have no influence.
  /// - Parameter path: relative to the repository.
  package func holds(_ bytes: [UInt8], at path: String) -> Bool {
    guard case .file(let object) = entries[path] else { return false }
    if blobName(of: bytes, digits: object.utf8.count) == object { return true }
    guard let held = try? objects.object(object), let pointer = LargeFilePointer(held) else { return false }
    return pointer.means(bytes)
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let inside = repository.path(of: path) else { return try readFile(path, limit: limit) }
    guard let object = object(at: inside) else {
      if isIgnored(inside) { return try readFile(path, limit: limit) }
      throw .system(.open, path: path, code: ENOENT)
    }
    guard let bytes = try? objects.object(object) else { throw .notInRepository(path: path, revision: commit) }
    if let pointer = LargeFilePointer(bytes) {
      if let present = try? readFile(path, limit: limit), pointer.means(present) { return present }
      throw .notInRepository(path: path, revision: commit)
    }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  package func names(in folder: String, endings: [String]) throws(FileError) -> [String] {
    guard let inside = repository.path(of: folder) else { return try FilesOnDisk().names(in: folder, endings: endings) }
    let prefix = inside.isEmpty ? "" : inside + "/"
    let found = entries.keys.filter { $0.hasPrefix(prefix) }
    if found.isEmpty {
      if isIgnored(inside) { return try FilesOnDisk().names(in: folder, endings: endings) }
      throw .system(.list, path: folder, code: ENOENT)
    }
    return found.compactMap { path in
      // As on the disk, a link counts only if it leads to a file of the folder; others end a run there.
      guard object(at: path) != nil else { return nil }
      let name = String(path.dropFirst(prefix.count))
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && endings.contains(where: name.hasSuffix) ? name : nil
    }.sorted()
  }

  package func pathOnDisk(of path: String) throws(FileError) -> String {
    guard let inside = repository.path(of: path), object(at: inside) != nil else { return path }
    let bytes = try read(path, limit: 1 << 28)
    // Most fonts never change: the one that lies there is opened then.
    if let present = try? readFile(path, limit: 1 << 28), present == bytes { return path }
    if let known = scratch.withLock({ $0.files[inside] }) { return known }
    return try scratch.withLock { scratch throws(FileError) in
      if scratch.folder == nil { scratch.folder = try makeScratchFolder() }
      let file = joinPath(scratch.folder ?? "", "\(scratch.files.count)-" + splitPath(inside).leaf)
      try writeOutput(file, bytes)
      scratch.files[inside] = file
      return file
    }
  }

  /// The object of a file, through links inside the repository; nil if there is none.
  private func object(at path: String, depth: Int = 0) -> String? {
    switch entries[path] {
    case .file(let object): return object
    case .link(let object):
      guard depth < 8, let bytes = try? objects.object(object) else { return nil }
      let target = joinPath(splitPath(path).folder, String(decoding: bytes, as: UTF8.self))
      return repository.path(of: joinPath(repository.folder, target)).flatMap { self.object(at: $0, depth: depth + 1) }
    case nil: return nil
    }
  }

  /// Whether git ignores a path.
  private func isIgnored(_ path: String) -> Bool {
    isIgnored(folder: splitPath(path).folder) || isListedAsIgnored(path)
  }

  /// Whether a rule of git's ignores a path. The command takes no literal paths, but knows no patterns after `./` either.
  private func isListedAsIgnored(_ path: String) -> Bool {
    (try? repository.run(["check-ignore", "--quiet", "--", "./" + path], hasPatterns: true)) != nil
  }

  /// Whether git ignores a folder with all that it holds, which is asked once: fonts lie in one, and there are many.
  private func isIgnored(folder: String) -> Bool {
    if let known = ignored.withLock({ $0[folder] }) { return known }
    let isIgnored =
      folder != "." && isListedAsIgnored(folder) && (try? repository.run(["ls-files", "--", folder])) == ""
    ignored.withLock { $0[folder] = isIgnored }
    return isIgnored
  }
}

/// The pointer in a repository to a file that Git LFS holds.
private struct LargeFilePointer {
  let sha256: String

  init?(_ bytes: [UInt8]) {
    guard bytes.count < 1024, bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("oid sha256:") }) else { return nil }
    sha256 = String(line.dropFirst("oid sha256:".count))
  }

  /// Whether a file's bytes are those that the pointer stands for.
  func means(_ bytes: [UInt8]) -> Bool { DSGit.sha256(bytes) == sha256 }
}
