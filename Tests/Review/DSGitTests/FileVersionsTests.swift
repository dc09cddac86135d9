import Foundation
import TestFolder
import Testing

@testable import DSGit

/// What commits made of the files of a folder.
struct FileVersionsTests {
  private let root = TestFolder()

  /// The versions below `pictures` after commits, each made by a line of shell with its title.
  private func versions(_ commits: [(title: String, line: String)], limit: Int = 100, bytes: Int = 1 << 20) throws
    -> FileVersions
  {
    let lines = commits.map { title, line in "\(line)\ngit add -A\ngit commit -qm '\(title)'" }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", "git init -q -b main .\nmkdir pictures\n" + lines.joined(separator: "\n")]
    process.currentDirectoryURL = URL(fileURLWithPath: root.path)
    process.environment = [
      "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
      "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b", "GIT_COMMITTER_DATE": "2026-11-23T12:00:00Z",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let repository = try #require(try Repository(around: root.path))
    return try FileVersions(below: "pictures", in: repository, commits: limit, bytes: bytes)
  }

  /// The titles and texts of a file's versions.
  private func texts(_ name: String, _ versions: FileVersions) throws -> [String] {
    try (versions.versions["pictures/" + name] ?? []).map { version in
      let text = String(decoding: try #require(try versions.bytes(of: version)), as: UTF8.self)
      #expect(versions.holds(Array(text.utf8), in: version) && version.date == "2026-11-23")
      let words = version.title.split(separator: " ", maxSplits: 1)
      #expect((4...12).contains(words[0].count), "\(words)")
      return "\(words[1]): \(text)"
    }
  }

  @Test func `versions come newest first, with what each commit made of the file`() throws {
    let versions = try versions([
      ("Add it", "printf one > pictures/a"), ("Change both", "printf two > pictures/a; printf b > pictures/b"),
      ("Change a note", "printf x > note"), ("Change it again", "printf three > pictures/a"),
    ])
    #expect(try texts("a", versions) == ["Change it again: three", "Change both: two", "Add it: one"])
    #expect(try texts("b", versions) == ["Change both: b"])
    #expect(try texts("note", versions).isEmpty && !versions.isCutShort)
  }

  @Test func `versions under earlier names belong to the present one, and to no file that took the name since`() throws
  {
    let long = "$(seq 100)"
    let versions = try versions([
      ("Add it", "printf \"\(long)\" > pictures/a"), ("Rename it", "git mv pictures/a pictures/b"),
      ("Add another", "printf new > pictures/a"), ("Change it", "printf \"\(long)\\nend\" > pictures/b"),
    ])
    #expect(try texts("b", versions).map { $0.prefix { $0 != ":" } } == ["Change it", "Rename it", "Add it"])
    #expect(try texts("a", versions) == ["Add another: new"])
  }

  @Test func `a file that was gone for a while has its versions from before`() throws {
    let versions = try versions([
      ("Add it", "printf one > pictures/a"), ("Remove it", "rm pictures/a"),
      ("Bring it back", "printf two > pictures/a"),
    ])
    #expect(try texts("a", versions) == ["Bring it back: two", "Add it: one"])
  }

  @Test(arguments: [(200, ["Change it: two"]), (1, [])])
  func `a list that is too long is read up to a whole commit, which is said`(bytes: Int, known: [String]) throws {
    // A commit of one file takes some 170 bytes.
    let versions = try versions(
      [("Add it", "printf one > pictures/a"), ("Change it", "printf two > pictures/a")], bytes: bytes)
    #expect(try texts("a", versions) == known)
    #expect(versions.isCutShort)
  }

  @Test func `commits beyond the limit are not looked at, which is said`() throws {
    let versions = try versions(
      [("Add it", "printf one > pictures/a"), ("Change it", "printf two > pictures/a")], limit: 1)
    #expect(try texts("a", versions) == ["Change it: two"])
    #expect(versions.isCutShort)
  }
}
