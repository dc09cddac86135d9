import DSDiagnostics
import DSImage
import Testing

@testable import DSBaselines

/// A line of a made-up shot.
func entry(_ id: String, fingerprint: String = "0123abcd") -> BaselineLock.Entry {
  BaselineLock.Entry(
    id: id, width: 20, height: 10, pixels: PixelHash(high: 1, low: 2), file: ContentHash(high: 3, low: 4),
    fingerprint: fingerprint)
}

@Suite struct BaselineLockTests {
  private let header = "# dsrender baselines, version 1\n# id size pixels file renderer\n"
  private let tail = "20x10 00000000000000010000000000000002 00000000000000030000000000000004 0123abcd\n"

  private func problems(_ text: String) -> [Diagnostic] {
    var bag = DiagnosticBag()
    _ = readBaselineLock(Array(text.utf8), file: "b.lock", &bag)
    return bag.diagnostics
  }

  @Test func `what is written is what is read, sorted by bytes`() {
    var lock = BaselineLock()
    for id in ["b/a/z@x", "a/b/c", "a/B/c", "a/b/c-d"] { lock[id] = entry(id) }
    var bag = DiagnosticBag()
    #expect(readBaselineLock(Array(lock.text.utf8), file: "b.lock", &bag) == lock)
    #expect(bag.diagnostics.isEmpty)
    #expect(lock.text.hasPrefix(header + "a/B/c 20x10 "))
    #expect(lock.ids == ["a/B/c", "a/b/c", "a/b/c-d", "b/a/z@x"])
  }

  @Test func `lines that were set and removed since a file was read count as if it held them`() {
    var lock = read(header + "a/b/c \(tail)a/b/d \(tail)a/b/e \(tail)")
    lock["a/b/d"] = nil
    lock["a/b/a"] = entry("a/b/a")
    lock["a/b/e"] = entry("a/b/e", fingerprint: "ff")
    #expect(lock["a/b/d"] == nil && lock["a/b/b"] == nil && lock["z/z/z"] == nil)
    #expect(lock["a/b/a"] == entry("a/b/a") && lock["a/b/c"] == entry("a/b/c"))
    #expect(lock.lines == [entry("a/b/a"), entry("a/b/c"), entry("a/b/e", fingerprint: "ff")])
    #expect(read(lock.text) == lock)
    lock["a/b/d"] = entry("a/b/d")
    #expect(lock.ids == ["a/b/a", "a/b/c", "a/b/d", "a/b/e"])
  }

  @Test func `what a renderer was is kept as long as a line names it`() {
    var lock = BaselineLock()
    lock["a/b/c"] = entry("a/b/c", fingerprint: "aa")
    lock.renderers = ["aa": ["cairo 1.16.0", "drawing 1"], "bb": ["cairo 1.18.0"]]
    #expect(lock.text.contains("\n# renderer aa: cairo 1.16.0; drawing 1\na/b/c "))
    #expect(!lock.text.contains("bb"))
    var bag = DiagnosticBag()
    #expect(readBaselineLock(Array(lock.text.utf8), file: "b.lock", &bag).renderers == ["aa": lock.renderers["aa"]])
    #expect(bag.diagnostics.isEmpty)
  }

  @Test func `a lock of no lines is valid`() {
    #expect(problems(header).isEmpty)
  }

  @Test(arguments: [
    "a/b/c\n", "a/b/c 20x10 1 2 3\n", "../b/c {tail}", "/a/b/c {tail}", "a//c {tail}", "a/b {tail}", "a/b/.c {tail}",
    "a/b/c  {tail}", "a/b/c 020x10 00000000000000010000000000000002 00000000000000030000000000000004 0123abcd\n",
    "a/b/c 0x10 00000000000000010000000000000002 00000000000000030000000000000004 0123abcd\n",
    "a/b/c 99999x10 00000000000000010000000000000002 00000000000000030000000000000004 0123abcd\n",
    "a/b/c 20x10 0000000000000001000000000000000G 00000000000000030000000000000004 0123abcd\n",
    "a/b/c 20x10 00000000000000010000000000000002 00000000000000030000000000000004 \n", "\n",
  ]) func `a line of another form is a problem with its place`(line: String) {
    let found = problems(header + line.replacing("{tail}", with: tail))
    #expect(found.map(\.id) == ["bad-lock-line"])
    #expect(found.first?.location == SourceLocation(file: "b.lock", line: 3))
  }

  /// A lock that has to be without problems.
  private func read(_ text: String) -> BaselineLock {
    var bag = DiagnosticBag()
    let lock = readBaselineLock(Array(text.utf8), file: "b.lock", &bag)
    #expect(bag.diagnostics.isEmpty)
    return lock
  }

  @Test func `lines may end as on Windows, and one end is taken from each`() {
    let text = header + "a/b/c \(tail)"
    #expect(read(text.replacing("\n", with: "\r\n")) == read(text))
    #expect(problems((header + "a/b/c \(tail)").replacing("\n", with: "\r\r\n")).map(\.id) == ["bad-lock-header"])
  }

  @Test func `lines in any order and the same line twice are read, and written as ever`() {
    let sorted = header + "a/b/c \(tail)a/b/d \(tail)"
    #expect(read(header + "a/b/d \(tail)a/b/c \(tail)a/b/d \(tail)") == read(sorted))
    #expect(read(header + "a/b/d \(tail)a/b/c \(tail)a/b/d \(tail)").text == sorted)
  }

  @Test(arguments: [0, 1, 2]) func `of several lines of a shot the one holds that names its file`(number: UInt64) {
    let lines = (0..<3).map { "a/b/c \(tail.replacing("0000000000000004", with: "000000000000000\($0)"))" }.joined()
    var lock = read(header + lines)
    lock.settle { id in id == "a/b/c" ? ContentHash(high: 3, low: number) : nil }
    #expect(lock["a/b/c"]?.file == ContentHash(high: 3, low: number))
    #expect(lock.text.split(separator: "\n").count == 3)
  }

  @Test func `of several lines of which none names the file the first stays, as one that does not fit`() {
    var lock = read(header + "a/b/c \(tail)a/b/c \(tail.replacing("0123abcd", with: "ff"))")
    lock.settle { _ in ContentHash(high: 9, low: 9) }
    #expect(lock["a/b/c"] == entry("a/b/c"))
  }

  @Test func `no hint of a lock says to remove it`() {
    for text in [
      "", "# dsrender baselines, version 2\n", header + "a/b/d \(tail.dropLast())", header + "<<<<<<< HEAD\n",
    ] {
      let found = problems(text)
      #expect(found.count == 1 && found[0].hint?.contains("git checkout ") == true, "\(found)")
      #expect(found.allSatisfy { $0.hint?.contains("delete") != true })
    }
  }

  @Test func `another version and a missing end are found`() {
    #expect(problems(header + "a/b/d \(tail.dropLast())").map(\.id) == ["lock-cut-short"])
    #expect(problems("").map(\.id) == ["bad-lock-header"])
    #expect(problems("# dsrender baselines, version 2\n").map(\.id) == ["bad-lock-header"])
  }

  @Test func `an unresolved merge is called by its name, once`() {
    let found = problems(header + "<<<<<<< HEAD\na/b/c \(tail)=======\na/b/d \(tail)>>>>>>> other\n")
    #expect(found.map(\.id) == ["lock-merge-conflict"])
    #expect(found.first?.location.line == 3)
  }
}
