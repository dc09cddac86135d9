import DSFiles
import Foundation
import TestFolder
import Testing

@testable import DSGit

/// Files as they were in a commit, read from git's objects.
struct RevisionFilesTests {
  private let root = TestFolder()

  /// Runs lines of shell in the repository.
  private func shell(_ lines: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", lines]
    process.currentDirectoryURL = URL(fileURLWithPath: root.path)
    process.environment = [
      "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
      "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(lines)")
  }

  private func files(_ lines: String) throws -> RevisionFiles {
    try shell("git init -q -b main . && " + lines)
    let repository = try #require(try Repository(around: root.path))
    return try RevisionFiles(of: try repository.commit("HEAD"), in: repository)
  }

  private func text(_ name: String, _ files: RevisionFiles) throws(FileError) -> String {
    String(decoding: try files.read(root[name], limit: 1000), as: UTF8.self)
  }

  @Test func `files are those of the commit, whatever lies there now`() throws {
    let files = try files(
      "mkdir -p a/b && echo one > a/b/c.yaml && echo two > a/d.svg && git add -A && git commit -qm x && echo new > a/b/c.yaml && rm a/d.svg && echo z > a/z.yaml"
    )
    #expect(try text("a/b/c.yaml", files) == "one\n")
    #expect(try text("a/d.svg", files) == "two\n")
    #expect(try files.names(in: root["a"], endings: [".yaml", ".svg"]) == ["b/c.yaml", "d.svg"])
    #expect(throws: FileError.self) { try text("a/z.yaml", files) }
    #expect(throws: FileError.self) { try files.names(in: root["nowhere"], endings: [""]) }
  }

  @Test func `names with every character, links and empty files are read`() throws {
    let files = try files(
      #"printf '' > empty && echo x > 'ä "b"' && ln -s 'ä "b"' link && mkdir d && ln -s ../empty d/up && git add -A && git commit -qm x"#
    )
    #expect(try text("empty", files) == "")
    #expect(try text("ä \"b\"", files) == "x\n")
    #expect(try text("link", files) == "x\n")
    #expect(try text("d/up", files) == "")
  }

  @Test func `what git ignores or does not hold comes from the work tree`() throws {
    let files = try files(
      "echo fonts > .gitignore && mkdir fonts && echo f > fonts/a.ttf && git add -A && git commit -qm x && echo no > later"
    )
    #expect(try text("fonts/a.ttf", files) == "f\n")
    #expect(throws: FileError.self) { try text("later", files) }
    let outside = TestFolder()
    _ = FileManager.default.createFile(atPath: outside["o"], contents: Data("o".utf8))
    #expect(try files.read(outside["o"], limit: 10) == Array("o".utf8))
  }

  @Test(arguments: [":x", "[a]", "*"]) func `what git ignores may have any name`(name: String) throws {
    let files = try files(
      "mkdir './\(name)' && echo f > './\(name)/f' && echo '/\\\(name)' > .gitignore && git add -A && git commit -qm x"
    )
    #expect(files.files(below: root[name]).map { $0.files.holds(Array("f\n".utf8), at: "\(name)/f") } == false)
    #expect(try text("\(name)/f", files) == "f\n")
  }

  @Test func `a file of Git LFS is the one that lies there where that is meant, else an error that says so`() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\\noid sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\\nsize 5\\n"
    let files = try files("printf '\(pointer)' > big.png && git add -A && git commit -qm x && printf hello > big.png")
    #expect(try text("big.png", files) == "hello")
    try shell("printf other > big.png")
    let error = #expect(throws: FileError.self) { try text("big.png", files) }
    #expect(error?.message.contains("is not in this clone") == true)
    #expect(error?.hint?.contains("git lfs fetch") == true)
  }

  @Test func `a font that lies there unchanged is opened there, another in a scratch folder that goes away`() throws {
    var files: RevisionFiles? = try files(
      "echo a > same && echo b > other && git add -A && git commit -qm x && echo c > other")
    #expect(try files?.pathOnDisk(of: root["same"]) == root["same"])
    let path = try #require(try files?.pathOnDisk(of: root["other"]))
    #expect(path != root["other"])
    #expect(try readFile(path, limit: 10) == Array("b\n".utf8))
    files = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file that is larger than its kind may be is refused`() throws {
    let files = try files("printf 0123456789 > f && git add -A && git commit -qm x")
    #expect(throws: FileError.tooLarge(path: root["f"], limit: 9)) { try files.read(root["f"], limit: 9) }
  }

  @Test func `a folder without a repository has none, and a missing revision names its fetch`() throws {
    let outside = TestFolder()
    #expect(try Repository(around: outside.path) == nil)
    try shell("git init -q -b main . && git commit -q --allow-empty -m x")
    let repository = try #require(try Repository(around: root.path))
    let error = #expect(throws: GitError.self) { try repository.commit("origin/next") }
    #expect(error?.hint == "git fetch origin next:refs/remotes/origin/next")
  }

  @Test func `a file is held where its bytes are those of the commit, whatever git's index says`() throws {
    let files = try files("printf one > a && printf two > b && ln -s a c && git add -A && git commit -qm x")
    #expect(files.holds(Array("one".utf8), at: "a"))
    #expect(!files.holds(Array("two".utf8), at: "a"))
    #expect(!files.holds([], at: "nowhere"))
    #expect(!files.holds(Array("a".utf8), at: "c"), "a link is no file")
    try shell("git update-index --assume-unchanged a && printf two > a")
    #expect(files.holds(Array("one".utf8), at: "a"))
  }

  @Test func `a file of a repository whose names are SHA-256 is held too`() throws {
    try shell("git init -q --object-format=sha256 . && printf one > a && git add -A && git commit -qm x")
    let repository = try #require(try Repository(around: root.path))
    let files = try RevisionFiles(of: try repository.commit("HEAD"), in: repository)
    #expect(files.holds(Array("one".utf8), at: "a"))
    #expect(!files.holds(Array("two".utf8), at: "a"))
  }

  @Test func `a file is held by the pointer of Git LFS that stands for it`() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\\noid sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\\nsize 5\\n"
    let files = try files("printf '\(pointer)' > big.png && git add -A && git commit -qm x")
    #expect(files.holds(Array("hello".utf8), at: "big.png"))
    #expect(!files.holds(Array("other".utf8), at: "big.png"))
  }

  @Test func `files of a submodule are those of the commit that is recorded, and a repository inside has none`() throws
  {
    let commit = "git -c user.name=a -c user.email=a@b commit -qm"
    let files = try files(
      """
      mkdir ../origin-$$ && cd ../origin-$$ && git init -q -b main . && printf one > a && git add a && \(commit) x
      cd - >/dev/null && git -c protocol.file.allow=always submodule --quiet add "$PWD/../origin-$$" sub
      mv "../origin-$$" origin && git init -q inner && printf one > inner/a
      git add sub .gitmodules && git commit -qm x && printf two > sub/a && git -C sub add a && git -C sub \(commit.dropFirst(4)) y
      """)
    let held = try #require(files.files(below: root["sub"]))
    #expect(held.path == "" && held.files.holds(Array("one".utf8), at: "a"))
    #expect(!held.files.holds(Array("two".utf8), at: "a"))
    #expect(files.files(below: root["inner"]) == nil)
    #expect(files.files(below: root["nowhere"]) == nil)
  }

  @Test(arguments: [":x", ":(top)", "*", "[a]", ":!y", "-x"]) func `a folder of any name is that folder`(name: String)
    throws
  {
    try shell(
      """
      git init -q -b main . && mkdir -p y './\(name)' && printf one > './\(name)/a' && printf one > y/a
      git add -A && git commit -qm first && printf two > y/a && git add -A && git commit -qm second
      printf two > './\(name)/a' && printf three > y/a
      """)
    let repository = try #require(try Repository(around: root.path))
    let first = try repository.commit("HEAD~1")
    #expect(repository.path(of: root[name]) == name)
    #expect(try repository.uncommitted(below: name) == ["\(name)/a"])
    #expect(try repository.lastCommits(of: ["\(name)/a"], below: name) == ["\(name)/a": first])
    #expect(try repository.commits(of: "\(name)/a").map(\.title).count == 1)
    #expect(try repository.commits(after: first, limit: 9, changingMoreThan: "y").isEmpty)
    #expect(try repository.commits(after: first, limit: 9, changingMoreThan: name).count == 1)
    #expect(try repository.changedLines(since: first, in: [name]).map(\.file) == ["\(name)/a"])
    #expect(try repository.differs(from: first, except: name))
    try shell("printf one > y/a")
    #expect(try !repository.differs(from: first, except: name))
  }
}
