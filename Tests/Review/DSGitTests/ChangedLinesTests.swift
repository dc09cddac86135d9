import Testing

@testable import DSGit

/// The changed lines that a diff says.
struct ChangedLinesTests {
  @Test func `each piece has its file and its lines in both versions`() {
    let diff = """
      diff --git a/Sources/My Kit/A.swift b/Sources/My Kit/A.swift
      index 1..2 100644
      --- a/Sources/My Kit/A.swift
      +++ b/Sources/My Kit/A.swift
      @@ -3 +3,2 @@ struct A {
      --- a line that looks like a name
      +@@ -9 +9 @@
      +more
      @@ -8,2 +8,0 @@ struct A {
      -x
      -y
      diff --git a/b.png b/b.png
      Binary files a/b.png and b/b.png differ
      diff --git a/New.swift b/New.swift
      --- /dev/null
      +++ b/New.swift
      @@ -0,0 +1 @@
      +x
      \\ No newline at end of file

      """
    #expect(
      ChangedLines.all(inDiff: diff) == [
        ChangedLines(file: "Sources/My Kit/A.swift", base: 3..<4, now: 3..<5),
        ChangedLines(file: "Sources/My Kit/A.swift", base: 8..<10, now: 8..<8), ChangedLines(file: "b.png"),
        ChangedLines(file: "New.swift", base: 0..<0, now: 1..<2),
      ])
  }
}
