import Foundation
import PackagePlugin

/// What the files of a package are, in the working tree and in commits of its repository: a key that two states share where
/// all files have the same bytes.
///
/// By it the views of a commit are found that were drawn before it was committed. Git hashes the files. Baselines do not
/// count, which are nothing that views are made of, nor do folders of reports.
struct PackageState {
  private let repository: String
  /// The folders of the package and of those in the same repository that it depends on, below the repository's.
  private let folders: [String]
  /// What decides views beside the files that git keeps.
  private let surroundings: String
  /// The hashes of the files of the working tree by their paths in the repository; nil for what has none.
  private let present: [String: String]

  /// The state of a package; nil where it lies in no git repository.
  /// - Parameters:
  ///   - folders: the package's own and those of packages that it depends on.
  ///   - files: all files that its program is made of: those that git ignores count by their dates.
  ///   - surroundings: what decides views beside files in the repository.
  init?(folders: [String], files: [String], surroundings: String) {
    guard let own = folders.first,
      let repository = try? Subprocess.output(["git", "-C", own, "rev-parse", "--show-toplevel"])
    else { return nil }
    let below = folders.compactMap { folder in
      folder == repository
        ? "." : folder.hasPrefix(repository + "/") ? String(folder.dropFirst(repository.count + 1)) : nil
    }
    guard let present = try? Self.workingTree(of: repository, below) else { return nil }
    (self.repository, self.folders, self.present) = (repository, below, present)
    let ignored = files.filter { $0.hasPrefix(own + "/") && present[String($0.dropFirst(repository.count + 1))] == nil }
    self.surroundings = surroundings + ignored.compactMap(Self.dated).joined()
  }

  /// The key of the working tree.
  var key: String { key(of: present) }

  /// The key of a commit.
  func key(of commit: String) throws -> String {
    let listed = try Subprocess.output(
      ["git", "-C", repository, "ls-tree", "-r", "-z", "--full-tree", commit, "--"] + folders)
    return key(of: Self.counted(Self.entries(listed, hash: 2)))
  }

  /// A file with its size and date; nil where there is none.
  static func dated(_ path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return
      "\(path) \(attributes[.size] ?? 0) \((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)\n"
  }

  private func key(of files: [String: String]) -> String {
    let text = surroundings + files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    // FNV-1a: it names files of this machine.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// The hashes of the files that count, as git would commit them.
  private static func workingTree(of repository: String, _ folders: [String]) throws -> [String: String] {
    func git(_ words: [String], input: String = "") throws -> String {
      try Subprocess.output(["git", "-C", repository] + words, input: input)
    }
    func names(_ words: [String]) throws -> [String] {
      try git(words + ["--"] + folders).split(separator: "\0").map(String.init)
    }
    var files = entries(try git(["ls-files", "--stage", "-z", "--"] + folders), hash: 1)
    let others = try names(["ls-files", "--others", "--exclude-standard", "-z"])
    for path in others { files[path] = "" }
    let changed = try names(["diff-files", "--name-only", "-z"]) + others
    files = counted(files)
    var hashed: [String] = []
    for path in Set(changed) where files[path] != nil {
      let attributes = try? FileManager.default.attributesOfItem(atPath: repository + "/" + path)
      guard let kind = attributes?[.type] as? FileAttributeType else {
        files[path] = nil
        continue
      }
      if kind == .typeSymbolicLink {
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: repository + "/" + path)
        files[path] = try git(["hash-object", "--stdin"], input: target)
      } else if path.contains("\n") {
        // It is asked for by lines; the state is one that no other equals.
        files[path] = UUID().uuidString
      } else {
        hashed.append(path)
      }
    }
    if hashed.isEmpty { return files }
    let hashes = try git(["hash-object", "--stdin-paths"], input: hashed.map { $0 + "\n" }.joined())
    for (path, hash) in zip(hashed, hashes.split(separator: "\n")) { files[path] = String(hash) }
    return files
  }

  /// The hashes by path of lines "<word> <word> … \t<path>" that end with a zero.
  /// - Parameter hash: which of the words is the hash.
  private static func entries(_ text: String, hash: Int) -> [String: String] {
    var entries: [String: String] = [:]
    for line in text.split(separator: "\0") {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ")
      if words.count > hash { entries[String(line[line.index(after: tab)...])] = String(words[hash]) }
    }
    return entries
  }

  /// The files that are neither baselines nor reports.
  private static func counted(_ files: [String: String]) -> [String: String] {
    let marks = ["baselines.lock", ".dsrender-files"]
    let folders = Set(
      files.keys.filter { marks.contains(($0 as NSString).lastPathComponent) }
        .map { ($0 as NSString).deletingLastPathComponent })
    if folders.isEmpty { return files }
    return files.filter { path, _ in
      var folder = (path as NSString).deletingLastPathComponent
      while !folders.contains(folder), !folder.isEmpty { folder = (folder as NSString).deletingLastPathComponent }
      return !folders.contains(folder)
    }
  }
}
