import DSDiagnostics
import DSFiles
import DSGit
import DSSource

extension Repository {
  /// The changed lines that matter to the compiler: not lines that are blank or only a comment.
  func meaningful(_ changes: [ChangedLines], since commit: String) -> [ChangedLines] {
    var sources: [String: (base: SourceLines, now: SourceLines)] = [:]
    return changes.filter { change in
      guard change.file.hasSuffix(".swift"), let old = change.base, let new = change.now else { return true }
      if sources[change.file] == nil {
        // Lines of a source that cannot be read count as changed.
        guard let before = try? text(of: change.file, in: commit),
          let after = try? readFile(joinPath(folder, change.file), limit: Limits.textFileBytes)
        else { return true }
        sources[change.file] = (SourceLines(before), SourceLines(String(decoding: after, as: UTF8.self)))
      }
      guard let (before, after) = sources[change.file] else { return true }
      let (words, others) = (before.tokens(in: old), after.tokens(in: new))
      // Where a line ends may mean something.
      return words != others || (!words.isEmpty && old.count != new.count)
    }
  }
}

/// The tokens of a source by the lines that they are on.
struct SourceLines {
  private let tokens: [(lines: ClosedRange<Int>, text: String)]

  init(_ source: String) {
    // The line of each byte, counted from 1.
    var lines: [Int] = []
    var line = 1
    for byte in source.utf8 {
      lines.append(line)
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    tokens = Scanner.tokens(source).map { token in
      (lines[token.range.lowerBound]...lines[max(token.range.lowerBound, token.range.upperBound - 1)], token.text)
    }
  }

  /// The tokens on some of the lines.
  func tokens(in lines: Range<Int>) -> [String] { tokens.filter { lines.overlaps($0.lines) }.map(\.text) }
}
