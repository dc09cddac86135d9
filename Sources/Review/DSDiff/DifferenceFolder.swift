import DSBaselines
import DSDiagnostics
import DSFiles
import DSProject
import DSReport
import Synchronization

/// The folder for pictures of what differs between two folders: they have the names of the pictures, with another ending
/// in place of `.png`, or behind any other ending.
///
/// What others put there is left alone: a file is replaced or removed only if it has that ending and the list of an
/// earlier comparison names it. Nothing is written through a link.
final class DifferenceFolder: Sendable {
  private let path: String
  private let earlier: Set<String>
  /// The file of each name.
  private let files: [String: String]
  private let written = Mutex<Set<String>>([])
  /// Keeps a second comparison out.
  private let lock: SharedFolderLock

  private static let list = ".dsrender-differences"
  private static let ending = ".difference.png"

  /// Opens the folder for the pictures that there may be, making it if it is missing.
  init(_ path: String, expected: String, actual: String, names: Set<String>) throws(RunError) {
    self.path = path
    files = Self.files(of: names)
    if isAmongBaselines(path) || isAmongBaselines(joinPath(path, Self.list)) {
      throw .fault(.usage, "'\(path)' lies among the baselines, which only 'approve' changes")
    }
    for input in [expected, actual] where isFolder(path, within: input) || isFolder(input, within: path) {
      throw .fault(
        .usage, "'\(path)' and '\(input)', which is compared, contain one another; choose a different folder")
    }
    let folder = path
    lock = try orFault { () throws(FileError) in
      try createFolders(folder)
      let lock = try SharedFolderLock(folder: folder)
      try removeStaleTemporaries(in: folder)
      return lock
    }
    earlier = try orFault { () throws(FileError) in try Self.readList(folder) }
    for name in files.values.sorted() where !earlier.contains(name) {
      let target = try orFault { () throws(FileError) in try Self.target(name, in: folder) }
      if try orFault({ () throws(FileError) in try fileKind(target) }) != nil {
        throw .fault(
          .inputOutput, "'\(target)' was not written by dsrender and would be overwritten; choose a different folder")
      }
    }
    try writeList(Array(files.values))
  }

  /// Writes the picture of one of the names.
  func write(_ name: String, _ bytes: [UInt8]) throws(RunError) {
    guard let file = files[name] else { preconditionFailure("'\(name)' is not a compared picture") }
    try orFault { () throws(FileError) in
      try lock.check()
      let target = try Self.target(file, in: path)
      try createFolders(splitPath(target).folder)
      if try fileKind(target) == .link { throw .link(path: target) }
      try writeOutput(target, bytes)
    }
    written.withLock { _ = $0.insert(file) }
  }

  /// Removes what an earlier comparison wrote and this one did not, and notes what is there now.
  func finish() throws(RunError) {
    let written = written.withLock { $0 }
    try orFault { () throws(FileError) in
      try lock.check()
      try checkPresence(of: written.sorted(), in: path)
      for file in earlier.subtracting(written).sorted() {
        let target = try Self.target(file, in: path)
        if try fileKind(target) == .regular { try removeFile(target) }
      }
    }
    try writeList(Array(written))
  }

  /// A file for each name. `a.png` has `a.difference.png`; `a.PNG` and `a` keep their whole names, and get a number where
  /// another name has that file already.
  private static func files(of names: Set<String>) -> [String: String] {
    let usual = names.filter { $0.hasSuffix(".png") }
    var files: [String: String] = [:]
    for name in usual { files[name] = name.dropLast(".png".count) + ending }
    var taken = Set(files.values)
    for name in names.subtracting(usual).sorted() {
      let choices = (1...).lazy.map { $0 == 1 ? name + ending : "\(name)-\($0)\(ending)" }
      let file = choices.first { taken.insert($0).inserted }
      files[name] = file
    }
    return files
  }

  /// The path of a file; no folder on the way to it is a link.
  private static func target(_ file: String, in folder: String) throws(FileError) -> String {
    var current = folder
    for part in file.split(separator: "/") {
      if part == ".." || part == "." { throw .unsafeName(file, reason: "has a part '\(part)'") }
      current = joinPath(current, String(part))
      if try fileKind(current) == .link { throw .link(path: current) }
    }
    return current
  }

  private static func readList(_ folder: String) throws(FileError) -> Set<String> {
    do {
      let bytes = try readFile(joinPath(folder, list), limit: Limits.manifestBytes, followingLinks: false)
      return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter(isListed))
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// Whether an earlier comparison may have written a file of this name: the list may come with a checkout.
  private static func isListed(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasPrefix("/")
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains {
        $0 == ".." || $0 == "." || $0.isEmpty
      }
  }

  private func writeList(_ files: [String]) throws(RunError) {
    let text = files.sorted().map { $0 + "\n" }.joined()
    let place = joinPath(path, Self.list)
    try orFault { () throws(FileError) in
      if try fileKind(place) == .link { throw .link(path: place) }
      try writeOutput(place, Array(text.utf8))
    }
  }
}
