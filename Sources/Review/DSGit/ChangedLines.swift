/// Lines of a file that differ from a commit.
package struct ChangedLines: Hashable, Sendable {
  /// The file, relative to the repository.
  package var file: String
  /// The commit's lines, counted from 1; where there are none, the line before the new ones. Nil for what has no lines,
  /// such as a picture, and for new files.
  package var base: Range<Int>?
  /// The present lines in the same way; nil for what has no lines, and for files that are gone.
  package var now: Range<Int>?
}

extension Repository {
  /// Whether files differ from a commit, except those of a folder.
  package func differs(from commit: String, except folder: String) throws(GitError) -> Bool {
    let paths = ["--", ":(top)"] + (folder.isEmpty ? [] : [":(top,exclude,literal)\(folder)"])
    if !(try run(["diff", "--name-only", commit] + paths, hasPatterns: true)).isEmpty { return true }
    let others = ["ls-files", "--others", "--exclude-standard", "--", "*.swift"]
    return !(try run(others, hasPatterns: true)).isEmpty
  }

  /// The text of a file in a commit.
  /// - Parameter path: relative to the repository.
  package func text(of path: String, in commit: String) throws(GitError) -> String {
    try run(["cat-file", "blob", "\(commit):\(path)"])
  }

  /// The lines of the files of some folders that differ from a commit, by file and line.
  package func changedLines(since commit: String, in folders: [String]) throws(GitError) -> [ChangedLines] {
    guard !folders.isEmpty else { return [] }
    let paths = ["--"] + folders.map { ":(top,literal)" + $0 }
    let words = [
      "diff", "--unified=0", "--no-renames", "--no-ext-diff", "--no-color", "--src-prefix=a/", "--dst-prefix=b/",
    ]
    let found = ChangedLines.all(inDiff: try run(words + [commit] + paths, hasPatterns: true))
    let others = try run(["ls-files", "--others", "--exclude-standard", "-z"] + paths, hasPatterns: true)
    let new = others.split(separator: "\0")
    return (found + new.map { ChangedLines(file: String($0)) }).sorted { a, b in
      a.file == b.file ? (a.now?.lowerBound ?? 0) < (b.now?.lowerBound ?? 0) : a.file < b.file
    }
  }
}

extension ChangedLines {
  /// The changed lines of a diff without context.
  static func all(inDiff text: String) -> [ChangedLines] {
    var found: [ChangedLines] = []
    var file = ""
    // Lines of the files themselves may look like those of the diff.
    var contentLines = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if contentLines > 0, line.first == "-" || line.first == "+" {
        contentLines -= 1
      } else if line.hasPrefix("diff --git a/") {
        // Both names are the same, because renamed files are two.
        let names = line.dropFirst("diff --git a/".count)
        file = String(names.dropLast((names.count - " b/".count) / 2 + " b/".count))
      } else if line.hasPrefix("Binary files ") {
        found.append(ChangedLines(file: file))
      } else if line.hasPrefix("@@ ") {
        let ranges = line.split(separator: " ").dropFirst().prefix(2).compactMap { range($0.dropFirst()) }
        guard ranges.count == 2 else { continue }
        contentLines = ranges[0].count + ranges[1].count
        found.append(ChangedLines(file: file, base: ranges[0], now: ranges[1]))
      }
    }
    return found
  }

  /// `7,2` and `7`, which is one line.
  private static func range(_ text: Substring) -> Range<Int>? {
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first else { return nil }
    return start..<(start + (numbers.count > 1 ? numbers[1] : 1))
  }
}
