/// What commits made of the files of a folder.
package struct FileVersions: Sendable {
  /// A file as one commit left it.
  package struct Version: Sendable {
    /// The commit's short name, and the first line of its message.
    package var title: String
    /// The day it was committed, such as `2026-11-23`.
    package var date: String
    /// The name of the object that holds the file's bytes.
    package var object: String
  }

  /// The versions of each file that the present commit has or had, newest first; those under earlier names too.
  package let versions: [String: [Version]]
  /// Whether there may be older commits, which were not looked at.
  package let isCutShort: Bool
  private let objects: ObjectReader

  /// Reads them from the history of the present commit.
  /// - Parameters:
  ///   - folder: relative to the repository.
  ///   - limit: how many commits are looked at, newest first.
  ///   - bytes: how much of their list is read.
  package init(
    below folder: String, in repository: Repository, commits limit: Int, bytes: Int
  ) throws(GitError) {
    let arguments = [
      "log", "--raw", "-z", "--no-abbrev", "--find-renames", "--diff-filter=AMR", "--max-count=\(limit)",
      "--format=%x01%H %s%x09%cs", "HEAD", "--", folder,
    ]
    let (printed, isCut) = try GitProgram(arguments, in: repository.folder).beginning(most: bytes)
    var log = String(decoding: printed, as: UTF8.self).split(separator: "\u{1}")
    // The last one is not complete.
    if isCut { _ = log.popLast() }
    // Objects need their full names, and git shortens those of commits only with them.
    let shortName = try repository.run(["rev-parse", "--short", "HEAD"]).dropLast().count
    // A file's present name by the name that it had in the commit that is read.
    var names: [String: String] = [:]
    var versions: [String: [Version]] = [:]
    for commit in log {
      // "<title>\t<day>", then ":<mode> <mode> <object> <object> M" and a path, or "R100" and two.
      let fields = commit.split(whereSeparator: { $0 == "\0" || $0 == "\n" })
      guard let head = fields.first, let tab = head.lastIndex(of: "\t") else { continue }
      let (name, words) = (head.prefix(shortName), head[..<tab].drop { $0 != " " })
      let (title, date) = (name + words, String(head[head.index(after: tab)...]))
      var renamed: [(earlier: String, now: String)] = []
      var index = 1
      while index + 1 < fields.count {
        let words = fields[index].split(separator: " ")
        let isRename = words.last?.hasPrefix("R") == true
        guard words.count == 5, words[0].hasPrefix(":"), index + (isRename ? 2 : 1) < fields.count else { break }
        let path = String(fields[index + (isRename ? 2 : 1)])
        let now = names[path] ?? path
        versions[now, default: []].append(Version(title: String(title), date: date, object: String(words[3])))
        if isRename { renamed.append((String(fields[index + 1]), now)) }
        index += isRename ? 3 : 2
      }
      // Names are those of the commit before from here on; files may have swapped theirs.
      for (earlier, now) in renamed { names[earlier] = now }
    }
    (self.versions, isCutShort) = (versions, isCut || log.count == limit || repository.isShallow)
    objects = ObjectReader(folder: repository.folder)
  }

  /// Whether a version has exactly these bytes.
  package func holds(_ bytes: [UInt8], in version: Version) -> Bool {
    blobName(of: bytes, digits: version.object.utf8.count) == version.object
  }

  /// The bytes of a version; nil if the repository does not have them, as in a partial clone.
  package func bytes(of version: Version) throws(GitError) -> [UInt8]? { try objects.object(version.object) }
}
