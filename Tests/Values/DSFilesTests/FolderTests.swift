import DSDiagnostics
import Glibc
import TestFolder
import Testing

@testable import DSFiles

/// Reading files, and what stands in folders.
struct FolderTests {
  @Test("Reading is bounded")
  func boundedReading() throws {
    let folder = TestFolder()
    let path = folder("a")
    try writeOutput(path, [1, 2, 3])
    #expect(try readFile(path, limit: 3) == [1, 2, 3])
    #expect(failure { () throws(FileError) in try readFile(path, limit: 2) } == .tooLarge(path: path, limit: 2))
    // A file whose size the system gives as 0 is read to its end all the same, or refused beyond the limit.
    #expect(try readFile("/proc/self/status", limit: 1 << 16).count > 100)
    let status = failure { () throws(FileError) in try readFile("/proc/self/status", limit: 10) }
    #expect(status == .tooLarge(path: "/proc/self/status", limit: 10))
  }

  @Test("A link, a pipe or a linked folder is refused where nothing may be passed over")
  func everyFile() throws {
    let (folder, other) = (TestFolder(), TestFolder())
    try writeOutput(folder("a.yaml"), [1])
    try writeOutput(other("b.yaml"), [1])
    #expect(symlink("nowhere", folder("notes.txt")) == 0)
    #expect(try listEveryFile(folder.path, endings: [".yaml"]) == ["a.yaml"])
    for (target, name) in [("nowhere", "b.yaml"), (other("b.yaml"), "c.yaml"), (other.path, "more")] {
      #expect(symlink(target, folder(name)) == 0)
      let refused = failure { () throws(FileError) in _ = try listEveryFile(folder.path, endings: [".yaml"]) }
      #expect(refused == .link(path: folder(name)))
      #expect(try listFiles(folder.path, suffix: ".yaml") == ["a.yaml"])
      #expect(unlink(folder(name)) == 0)
    }
    #expect(mkfifo(folder("d.yaml"), 0o600) == 0)
    let piped = failure { () throws(FileError) in _ = try listEveryFile(folder.path, endings: [".yaml"]) }
    #expect(piped == .notRegular(path: folder("d.yaml"), found: .other))
  }

  @Test func `a link to another of the listed files is listed too, and no other`() throws {
    let folder = TestFolder()
    try createFolders(folder("in"))
    for name in ["a.svg", "in/b.svg", "c.txt", ".d.svg"] { try writeOutput(folder(name), [1]) }
    #expect(symlink("a.svg", folder("e.svg")) == 0)
    #expect(symlink("../e.svg", folder("in/f.svg")) == 0)
    #expect(try listEveryFile(folder.path, endings: [".svg"]) == ["a.svg", "e.svg", "in/b.svg", "in/f.svg"])
    for target in ["c.txt", ".d.svg", "../x.svg", "g.svg"] {
      #expect(symlink(target, folder("g.svg")) == 0)
      let refused = failure { () throws(FileError) in _ = try listEveryFile(folder.path, endings: [".svg"]) }
      #expect(refused == .link(path: folder("g.svg")))
      #expect(unlink(folder("g.svg")) == 0)
    }
  }

  @Test func `everything below a folder is listed with its kind, and hidden folders are not looked into`() throws {
    let folder = TestFolder()
    for name in ["b", "a.PNG", "in/c", ".hidden", ".git/config"] {
      try createFolders(splitPath(folder(name)).folder)
      try writeOutput(folder(name), [1])
    }
    #expect(symlink("b", folder("link")) == 0)
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let found = try listEverything(folder.path)
    #expect(found.map(\.name) == [".git", ".hidden", "a.PNG", "b", "in/c", "link", "pipe"])
    #expect(found.map(\.kind) == [.folder, .regular, .regular, .regular, .regular, .link, .other])
    #expect(failure { () throws(FileError) in _ = try listEverything(folder("none")) }?.isMissing == true)
  }

  @Test func `a pointer of Git LFS is refused in the place of an input file, with the command that fetches it`() throws
  {
    let folder = TestFolder()
    let path = folder("font.ttf")
    try writeOutput(path, Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8))
    #expect(failure { () throws(FileError) in _ = try FilesOnDisk().read(path, limit: 999) } == .lfsPointer(path: path))
    #expect(failure { () throws(FileError) in try checkReadable(path, limit: 999) } == .lfsPointer(path: path))
    #expect(FileError.lfsPointer(path: path).hint == "'git lfs pull' fetches the file itself")
    #expect(GitLFSPointer.begins(try readFile(path, limit: 999)), "what is no input is read as it is")
  }

  @Test("Only regular files are read, and nothing waits for a pipe")
  func regularFiles() throws {
    let folder = TestFolder()
    let (path, pipe, link) = (folder("a"), folder("pipe"), folder("link"))
    try writeOutput(path, [1])
    let opened = failure { () throws(FileError) in try readFile(folder.path, limit: 9) }
    #expect(opened == .notRegular(path: folder.path, found: .folder))
    #expect(mkfifo(pipe, 0o600) == 0)
    let piped = failure { () throws(FileError) in try readFile(pipe, limit: 9) }
    #expect(piped == .notRegular(path: pipe, found: .other))
    let device = failure { () throws(FileError) in try readFile("/dev/zero", limit: 9) }
    #expect(device?.message == "'/dev/zero' is a device, pipe or socket, expected a regular file")
    let missing = failure { () throws(FileError) in try readFile("/nowhere/b", limit: 9) }
    #expect(missing?.isMissing == true)
    #expect(missing?.message == "cannot open '/nowhere/b': No such file or directory")
    #expect(symlink("a", link) == 0)
    #expect(try readFile(link, limit: 3) == [1])
    let followed = failure { () throws(FileError) in try readFile(link, limit: 3, followingLinks: false) }
    #expect(followed == .link(path: link))
  }

  @Test("Files are listed sorted, without hidden ones and without following links")
  func listing() throws {
    let folder = TestFolder()
    for name in ["b/y.png", "b/x.png", "a/z.png", "a/.hidden.png", ".git/k.png", "c.png", "c.txt"] {
      try createFolders(splitPath(folder(name)).folder)
      try writeOutput(folder(name), [])
    }
    #expect(symlink("..", folder("a/up")) == 0)
    #expect(symlink("../c.png", folder("a/link.png")) == 0)
    #expect(try listFiles(folder.path, suffix: ".png") == ["a/z.png", "b/x.png", "b/y.png", "c.png"])
    #expect(try listFiles(folder.path, suffix: ".png") { $0.hasPrefix("b/") } == ["b/x.png", "b/y.png"])
    let file = folder("c.png")
    let error = failure { () throws(FileError) in try listFiles(file, suffix: "") }
    #expect(error == .system(.list, path: file, code: ENOTDIR))
  }

  @Test("Folders are made with all above them; a file in the way is an error")
  func creating() throws {
    let folder = TestFolder()
    let file = folder("f")
    try createFolders(folder("a/b/c"))
    try createFolders(folder("a/b/c"))
    #expect(try fileKind(folder("a/b/c")) == .folder)
    try writeOutput(file, [])
    for path in [file, file + "/g"] {
      let error = failure { () throws(FileError) in try createFolders(path) }
      #expect(error == .system(.create, path: file, code: ENOTDIR))
    }
    #expect(try removeEmptyFolder(folder("a")) == false)
    #expect(try removeEmptyFolder(folder("a/b/c")) == true)
    #expect(try removeFile(file) == true)
    #expect(try removeFile(file) == false)
    let path = folder("a")
    #expect(failure { () throws(FileError) in try removeFile(path) } != nil)
  }

  @Test(
    "Names that could leave the folder are refused",
    arguments: [
      "", ".", "..", "../a", "a/../b", "a/..", "/etc/passwd", "a//b", "a/", "a\u{0}b", ".hidden", "-x", "a b", "é",
      "a\\b", "a/%2e%2e", "C:x", String(repeating: "a", count: 231), "a\u{202E}b", "~", "a\nb",
    ])
  func unsafeNames(name: String) {
    let error = failure { () throws(FileError) in try confinedPath(name, in: "/tmp") }
    guard case .unsafeName? = error else {
      Issue.record("\(name) is allowed")
      return
    }
    #expect(error?.message.utf8.allSatisfy { $0 >= 0x20 } == true)
  }

  @Test("Shot names are allowed, links below the folder are not")
  func confined() throws {
    let folder = TestFolder()
    let root = folder.path
    let name = "dbux/button/primary-pressed@s-bahn.dark.functional.png"
    #expect(try confinedPath(name, in: root) == folder(name))
    #expect(try confinedPath(String(repeating: "a", count: 100), in: root).utf8.count == root.utf8.count + 101)
    try createFolders(folder("dbux"))
    #expect(symlink("/tmp", folder("dbux/button")) == 0)
    #expect(failure { () throws(FileError) in try confinedPath(name, in: root) } == .link(path: root + "/dbux/button"))
    #expect(symlink("/etc/passwd", folder("leaf")) == 0)
    #expect(failure { () throws(FileError) in try confinedPath("leaf", in: root) } == .link(path: root + "/leaf"))
  }

  @Test("A second lock of a folder fails at once and names the process; the first leaves nothing behind")
  func locking() throws {
    let folder = TestFolder()
    let root = folder.path
    func tryLock() -> FileError? { failure { () throws(FileError) in _ = try OutputFolderLock(folder: root) } }
    do {
      let lock = try OutputFolderLock(folder: root)
      #expect(tryLock() == .locked(path: root, process: getpid()))
      lock.release()
    }
    #expect(try folder.names() == [])
    #expect(tryLock() == nil)
    #expect(try folder.names() == [])
    #expect(symlink("/tmp/elsewhere", folder(".dsrender.lock")) == 0)
    #expect(tryLock() != nil)
  }

  @Test("A lock knows whether its folder is still in its place, and removes no other's lock")
  func lockPlace() throws {
    let folder = TestFolder()
    let root = folder("out")
    try createFolders(root)
    do {
      let lock = try OutputFolderLock(folder: root)
      try lock.check()
      #expect(rename(root, folder("moved")) == 0)
      #expect(throws: FileError.removed(path: root)) { try lock.check() }
      try createFolders(root)
      #expect(throws: FileError.removed(path: root)) { try lock.check() }
      try writeOutput(folder("out/.dsrender.lock"), [1])
      #expect(throws: FileError.removed(path: root)) { try lock.check() }
    }
    #expect(try fileKind(folder("out/.dsrender.lock")) == .regular)
    #expect(try fileKind(folder("moved/.dsrender.lock")) == .regular)
  }

  @Test("What is done with a locked folder waits for its turn, in this process and in others")
  func folderTurns() throws {
    let folder = TestFolder()
    let root = folder.path
    #expect(try withFolderLocked(root, patience: 1) { () throws(FileError) in 7 } == 7)
    let inner = failure { () throws(FileError) in
      try withFolderLocked(root, patience: 1) { () throws(FileError) in
        try withFolderLocked(root, patience: 2) { () throws(FileError) in }
      }
    }
    #expect(inner == .locked(path: root, process: nil))
    #expect(try withFolderLocked(root, patience: 1) { () throws(FileError) in 7 } == 7)
    let missing = failure { () throws(FileError) in
      try withFolderLocked(root + "/none", patience: 1) { () throws(FileError) in }
    }
    #expect(missing?.isMissing == true)
  }

  @Test("Of files that are gone the first is named, with the folder around it where that is gone too")
  func presence() throws {
    let folder = TestFolder()
    let root = folder.path
    try createFolders(folder("a/b"))
    try writeOutput(folder("a/b/c"), [])
    try checkPresence(of: ["a/b/c"], in: root)
    for (file, gone) in [("a/b/d", "a/b/d"), ("a/x/c", "a/x"), ("x/y/c", "x")] {
      let error = failure { () throws(FileError) in try checkPresence(of: ["a/b/c", file], in: root) }
      #expect(error == .removed(path: folder(gone)))
    }
    let other = folder("none")
    let error = failure { () throws(FileError) in try checkPresence(of: ["a/b/c"], in: other) }
    #expect(error == .removed(path: other))
  }

  @Test("A lock lasts to the end of its scope without being named again")
  func lockScope() throws {
    let folder = TestFolder()
    let root = folder.path
    do {
      let lock = try OutputFolderLock(folder: root)
      #expect(failure { () throws(FileError) in _ = try OutputFolderLock(folder: root) } != nil)
      _ = lock
    }
    #expect(failure { () throws(FileError) in _ = try OutputFolderLock(folder: root) } == nil)
  }

  @Test("A full disk is noticed when writing to an open file, as standard output is")
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let error = failure { () throws(FileError) in
      try writeAll([1, 2], to: descriptor, path: "standard output", .system)
    }
    #expect(error?.message == "cannot write 'standard output': No space left on device")
  }

  @Test("Paths are joined and split without surprises")
  func paths() {
    #expect(joinPath("a", "b/c") == "a/b/c")
    #expect(joinPath("a/", "b") == "a/b")
    #expect(joinPath(".", "b") == "b")
    #expect(joinPath("a", "/b") == "/b")
    #expect(splitPath("a/b/c") == ("a/b", "c"))
    #expect(splitPath("c") == (".", "c"))
    #expect(splitPath("/c") == ("/", "c"))
  }
}
