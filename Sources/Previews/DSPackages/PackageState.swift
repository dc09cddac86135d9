import Foundation
import Glibc

/// What the files of a package are, in the working tree and in commits of its repository: a key that two states share where
/// all files have the same bytes.
///
/// By it the views of a commit are found that were drawn before it was committed. Git hashes the files; what it does not
/// hold counts by its size and date. Baselines do not count, which are nothing that views are made of, nor do folders of
/// reports.
struct PackageState {
  /// The key of the working tree.
  let key: String
  private let repository: String
  /// The folders of the package and of those in the same repository that it depends on, below the repository's.
  private let folders: [String]
  /// What decides views beside the files that git hashes.
  private let surroundings: String
  /// What the program is made of.
  private let files: [String]
  /// When it was taken, in seconds.
  private let began: Int

  /// The state of a package.
  /// - Parameters:
  ///   - folders: the package's own and those of packages that it depends on, but for dsrender's.
  ///   - surroundings: what decides views beside all files.
  ///   - files: all files and folders that its program is made of; called when git has hashed them, so that no later
  ///     text is taken for the one that is hashed.
  /// - Throws: `Failure` with git's message, if the package lies in no repository that it can list.
  init(folders: [String], surroundings: String, files: () -> [String]) throws {
    began = time(nil)
    let own = folders.first ?? ""
    let repository = try Subprocess.output(["git", "-C", own, "rev-parse", "--show-toplevel"])
    let below = folders.compactMap { folder in
      folder == repository
        ? "." : folder.hasPrefix(repository + "/") ? String(folder.dropFirst(repository.count + 1)) : nil
    }
    let (listed, links) = try Self.workingTree(of: repository, below)
    self.files = files()
    (self.repository, self.folders) = (repository, below)
    self.surroundings = surroundings + Self.dates(self.files, besides: listed, links, in: repository)
    key = Self.key(of: Self.counted(listed, self.files, repository), self.surroundings)
  }

  /// The key of a commit.
  func key(of commit: String) throws -> String {
    let listed = try Subprocess.output(
      ["git", "-C", repository, "ls-tree", "-r", "-z", "--full-tree", commit, "--"] + folders)
    return Self.key(of: Self.counted(Self.entries(listed, hash: 2), files, repository), surroundings)
  }

  /// Whether no file that the program is made of was written since the state was taken.
  var isUntouched: Bool {
    files.allSatisfy { path in Self.status(path).map { $0.st_mtim.tv_sec < began } ?? true }
  }

  private static func key(of files: [String: String], _ surroundings: String) -> String {
    let text = surroundings + files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    return hash(text)
  }

  /// The hash of a text, FNV-1a: it names files of this machine.
  static func hash(_ text: String) -> String {
    String(text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }
}

// What is in the working tree.
extension PackageState {
  /// The hashes of the files, as git would commit them, and which of them are links.
  private static func workingTree(
    of repository: String, _ folders: [String]
  ) throws -> (files: [String: String], links: Set<String>) {
    func git(_ words: [String], input: String = "") throws -> String {
      try Subprocess.output(["git", "-C", repository] + words, input: input)
    }
    func names(_ words: [String]) throws -> [String] {
      try git(words + ["--"] + folders).split(separator: "\0").map(String.init)
    }
    let staged = try git(["ls-files", "--stage", "-z", "--"] + folders)
    var files = entries(staged, hash: 1)
    var links = Set(entries(staged, hash: 0).filter { $0.value == "120000" }.keys)
    // A build folder that git is not told to ignore is not an input of the program.
    let others = try names(["ls-files", "--others", "--exclude-standard", "-z"])
      .filter { !$0.hasPrefix(".build/") && !$0.contains("/.build/") }
    var hashed: [String] = []
    for path in Set(try names(["diff-files", "--name-only", "-z"]) + others) {
      let whole = repository + "/" + path
      // Git lists deleted files too; they have no attributes.
      switch (try? FileManager.default.attributesOfItem(atPath: whole))?[.type] as? FileAttributeType {
      case .typeRegular? where FileManager.default.isReadableFile(atPath: whole) && isPlain(path): hashed.append(path)
      case .typeSymbolicLink?:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: whole)
        files[path] = try git(["hash-object", "--stdin"], input: target)
        links.insert(path)
      // Repositories in this one; what the program has of them counts by its dates.
      case .typeDirectory?: continue
      case nil: files[path] = nil
      // Git cannot hash it, so that the state is one that no other equals.
      default: files[path] = UUID().uuidString
      }
    }
    if hashed.isEmpty { return (files, links) }
    let hashes = try git(["hash-object", "--stdin-paths"], input: hashed.map { $0 + "\n" }.joined())
    for (path, hash) in zip(hashed, hashes.split(separator: "\n")) { files[path] = String(hash) }
    return (files, links)
  }

  /// Whether git reads a path from a line without unquoting it.
  private static func isPlain(_ path: String) -> Bool {
    !path.hasPrefix("\"") && !path.contains("\n") && !path.contains("\u{FFFD}")
  }

  /// The hashes, or other words, by path of lines "<word> <word> … \t<path>" that end with a zero.
  /// - Parameter hash: which of the words is wanted.
  private static func entries(_ text: String, hash: Int) -> [String: String] {
    var entries: [String: String] = [:]
    for line in text.split(separator: "\0") {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ")
      if words.count > hash { entries[String(line[line.index(after: tab)...])] = String(words[hash]) }
    }
    return entries
  }

  /// The files that are neither baselines nor reports: what lies beside the mark of a folder of these, unless the program is
  /// made of something there.
  private static func counted(
    _ hashes: [String: String], _ files: [String], _ repository: String
  ) -> [String: String] {
    let marks = ["baselines.lock", ".dsrender-files"]
    let folders = Set(
      hashes.keys.filter { marks.contains(($0 as NSString).lastPathComponent) }
        .map { ($0 as NSString).deletingLastPathComponent }
        .filter { folder in
          let whole = folder.isEmpty ? repository + "/" : repository + "/" + folder + "/"
          return !files.contains { $0.hasPrefix(whole) }
        })
    if folders.isEmpty { return hashes }
    return hashes.filter { path, _ in
      var folder = (path as NSString).deletingLastPathComponent
      while !folders.contains(folder), !folder.isEmpty { folder = (folder as NSString).deletingLastPathComponent }
      return !folders.contains(folder)
    }
  }

  /// The sizes and dates of files that git does not hash: ignored ones, those of other repositories, and what links lead to.
  private static func dates(
    _ files: [String], besides hashes: [String: String], _ links: Set<String>, in repository: String
  ) -> String {
    var lines = ""
    func add(_ path: String) {
      let inside = path.hasPrefix(repository + "/") ? String(path.dropFirst(repository.count + 1)) : ""
      guard hashes[inside] == nil || links.contains(inside), let status = status(path) else { return }
      if status.st_mode & S_IFMT == S_IFDIR {
        // A folder that cannot be listed makes a state that no other equals.
        guard let below = try? FileManager.default.contentsOfDirectory(atPath: path) else {
          lines += "\(path) \(UUID().uuidString)\n"
          return
        }
        for name in below.sorted() { add(path + "/" + name) }
      } else {
        lines += "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\n"
      }
    }
    for path in Set(files).sorted() { add(path) }
    return lines
  }

  /// What a file or folder is, behind links; nil if there is none.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
