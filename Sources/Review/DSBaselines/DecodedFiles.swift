import DSDiagnostics
import DSFiles
import DSImage
import Glibc
import Synchronization

/// What this machine found in PNG files when it decoded them: a cache that saves decoding them again.
///
/// A file is identified by the SHA-256 of its bytes, and the cache lies in the user's own folder, outside every
/// repository: nothing in a checkout can write to it. If it cannot be read, or if another user can write to it, the
/// cache is ignored and files are decoded. Safe to share between workers.
package final class DecodedFiles: Sendable {
  /// What a file holds.
  struct Picture: Hashable, Sendable {
    var width: Int
    var height: Int
    var pixels: PixelHash
  }

  /// The file of the memory; nil for one that ends with the process.
  private let path: String?
  private let known: DecodedEntries
  private let learned = Mutex(Learned())

  /// What was found out since the file was read.
  private struct Learned {
    var pictures: [Digest: Picture] = [:]
    /// Whether the file on disk lacks some of them.
    var isUnsaved = false
  }

  /// A memory of nothing that ends with the process.
  package init() { (path, known) = (nil, DecodedEntries()) }

  /// The memory of a file, which need not be there; one that is not only this user's is not read and not written.
  package init(path: String) {
    let isPrivate = Self.isPrivate(splitPath(path).folder) && Self.isPrivate(path)
    self.path = isPrivate ? path : nil
    let bytes = isPrivate ? try? readFile(path, limit: Limits.decodedFileBytes, followingLinks: false) : nil
    known = bytes.flatMap(DecodedEntries.init) ?? DecodedEntries()
  }

  /// The memory of this machine's user; of nothing in continuous integration, nor without a home folder.
  package static func ofUser() -> DecodedFiles {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let cache = variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard !ContinuousIntegration.isPresent, let home else { return DecodedFiles() }
    return DecodedFiles(path: (cache ?? home + "/.cache") + "/dsrender/decoded-1")
  }

  /// What a file holds, where it was decoded before.
  func picture(of file: Digest) -> Picture? { known[file] ?? learned.withLock { $0.pictures[file] } }

  /// Notes what was decoded from a file.
  func learn(_ file: Digest, _ picture: Picture) {
    if known[file] == picture { return }
    learned.withLock {
      if $0.pictures.updateValue(picture, forKey: file) != picture { $0.isUnsaved = true }
    }
  }

  /// Writes what was learned, for the next run. If the cache cannot be written, it is skipped; this is not a fault of
  /// the run.
  package func save() {
    let new = learned.withLock { learned in
      defer { learned.isUnsaved = false }
      return learned.isUnsaved ? learned.pictures : [:]
    }
    guard let path, !new.isEmpty else { return }
    // The newest stay if there is no space for all.
    let kept = known.count + new.count > Limits.decodedFiles ? DecodedEntries() : known
    let bytes = kept.adding(new)
    try? createFolders(splitPath(path).folder)
    chmod(splitPath(path).folder, 0o700)
    try? writeOutput(path, bytes)
    chmod(path, 0o600)
  }

  /// Whether only this user can write to the file or folder at a path. A link never counts as private; a path that does
  /// not exist yet does.
  private static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR }
    return status.st_uid == geteuid() && status.st_mode & 0o022 == 0 && status.st_mode & S_IFMT != S_IFLNK
  }
}
