import Glibc

/// A git repository, which is read and never written.
package struct Repository: Hashable, Sendable {
  /// Its topmost folder, as an absolute path without links.
  package let folder: String
  /// Whether its history was cut short when it was cloned.
  package let isShallow: Bool

  /// The repository that a folder lies in; nil if there is none.
  /// - Throws: if git is missing, or refuses the repository.
  package init?(around path: String) throws(GitError) {
    let printed: [UInt8]
    do throws(GitError) {
      printed = try GitProgram(["rev-parse", "--show-toplevel", "--is-shallow-repository"], in: path).finish()
    } catch {
      if error.message.hasPrefix("not a git repository") { return nil }
      throw error
    }
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count == 2 else { return nil }
    (folder, isShallow) = (lines[0], lines[1] == "true")
  }

  /// What git prints.
  /// - Parameter hasPatterns: whether paths among the arguments are patterns.
  func run(_ arguments: [String], hasPatterns: Bool = false) throws(GitError) -> String {
    String(decoding: try GitProgram(arguments, in: folder, hasPatterns: hasPatterns).finish(), as: UTF8.self)
  }

  /// The commit that a name such as `main` or `HEAD~1` means.
  /// - Throws: if there is none, with the fetch that brings it.
  package func commit(_ name: String) throws(GitError) -> String {
    do throws(GitError) {
      return try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]).trimmed
    } catch { throw GitError("there is no revision '\(name)' in this repository", hint: fetchHint(for: name)) }
  }

  /// The last commit that a revision and the present one have in common; the revision itself where git knows none.
  package func mergeBase(_ name: String) throws(GitError) -> String {
    let commit = try commit(name)
    do throws(GitError) { return try run(["merge-base", commit, "HEAD"]).trimmed } catch {
      if isShallow {
        throw GitError(
          "this clone is shallow, so the commit where this branch left '\(name)' is unknown",
          hint: "git fetch --unshallow")
      }
      return commit
    }
  }

  /// The commits that last wrote some files, newest first in history; files that no commit wrote are absent.
  /// - Parameter paths: relative to the repository.
  package func lastCommits(of paths: [String], below folder: String) throws(GitError) -> [String: String] {
    var wanted = Set(paths)
    var found: [String: String] = [:]
    let log = try run(["log", "--format=%x01%H", "--name-only", "-z", "--diff-filter=d", "HEAD", "--", folder])
    var commit = ""
    for part in log.split(whereSeparator: { $0 == "\0" || $0 == "\n" }) {
      if part.first == "\u{1}" {
        commit = String(part.dropFirst())
      } else if wanted.remove(String(part)) != nil {
        found[String(part)] = commit
        if wanted.isEmpty { break }
      }
    }
    return found
  }

  /// The commits after one up to the present, oldest first, which changed anything but a folder.
  package func commits(after commit: String, limit: Int, changingMoreThan folder: String) throws(GitError) -> [String] {
    let log = try run(
      ["rev-list", "--reverse", "--first-parent", "\(commit)..HEAD", "--", ".", ":(exclude,literal)\(folder)"],
      hasPatterns: true)
    return log.split(separator: "\n").prefix(limit).map(String.init)
  }

  /// A commit that changed a file.
  package struct FileCommit: Sendable {
    /// Its full name.
    package var name: String
    /// Its short name, and the first line of its message.
    package var title: String
    /// The day it was committed, such as `2026-11-23`.
    package var date: String
    /// The path that the file has in it.
    package var path: String
  }

  /// The commits that changed a file, newest first; those under earlier names too.
  package func commits(of path: String) throws(GitError) -> [FileCommit] {
    let log = try run(["log", "--follow", "--name-status", "-z", "--format=%x01%H%x09%h %s%x09%cs", "HEAD", "--", path])
    var found: [FileCommit] = []
    for part in log.split(separator: "\u{1}") {
      // "<commit>\t<title>\t<day>", then "M" and a path, or "R100" and two.
      let fields = part.split(whereSeparator: { $0 == "\0" || $0 == "\n" }).map(String.init)
      let words = fields.first?.split(separator: "\t").map(String.init) ?? []
      guard words.count >= 3, fields.count >= 3, let path = fields.last else { continue }
      let title = words[1..<words.count - 1].joined(separator: "\t")
      found.append(FileCommit(name: words[0], title: title, date: words[words.count - 1], path: path))
    }
    return found
  }

  /// The commit's name as people write it, and the first line of its message.
  package func title(of commit: String) throws(GitError) -> String {
    try run(["log", "-1", "--format=%h %s", commit]).trimmed
  }

  /// Of some files, those that differ from the present commit.
  package func uncommitted(below folder: String) throws(GitError) -> Set<String> {
    let status = try run(["diff", "--name-only", "-z", "HEAD", "--", folder])
    return Set(status.split(separator: "\0").map(String.init))
  }

  /// A path, absolute or relative to the working folder, as a path in the repository; nil if it lies outside.
  package func path(of path: String) -> String? {
    var absolute = path
    if !path.hasPrefix("/") {
      guard let working = getcwd(nil, 0) else { return nil }
      defer { free(working) }
      absolute = String(cString: working) + "/" + path
    }
    // A path that no longer exists has a parent folder that does.
    var missing: [Substring] = []
    var existing = absolute[...]
    while true {
      if let real = realpath(String(existing), nil) {
        defer { free(real) }
        let parts = ([String(cString: real)] + missing.reversed().map(String.init)).joined(separator: "/")
        if parts == folder { return "" }
        return parts.hasPrefix(folder + "/") ? String(parts.dropFirst(folder.utf8.count + 1)) : nil
      }
      guard let slash = existing.lastIndex(of: "/"), slash > existing.startIndex else { return nil }
      let part = existing[existing.index(after: slash)...]
      if part == ".." { return nil }
      if part != ".", !part.isEmpty { missing.append(part) }
      existing = existing[..<slash]
    }
  }

  private func fetchHint(for name: String) -> String {
    if name.hasPrefix("origin/") {
      let branch = name.dropFirst("origin/".count)
      return "git fetch origin \(branch):refs/remotes/origin/\(branch)" + (isShallow ? " --unshallow" : "")
    }
    return isShallow ? "this clone is shallow: git fetch --unshallow" : "git fetch --all"
  }
}

extension String {
  /// Without the line feed at its end.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
