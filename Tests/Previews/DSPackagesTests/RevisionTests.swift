import DSPluginProtocol
import Foundation
import Testing

@testable import DSPackages

/// The files of commits, and the views that are drawn of them.
struct RevisionTests {
  private static let first = "struct A {}\n#Preview { A() }\n"

  /// A package with one commit; its files are older than a second, as those that anybody has built are.
  private func package(_ files: [String: String] = [:]) throws -> TestPackage {
    let all = [
      "Package.swift": "// swift-tools-version: 6.0\n", "Sources/Kit/A.swift": Self.first,
      "Sources/Kit/B.swift": "struct B {}\n", ".gitignore": ".build\n",
    ].merging(files) { $1 }
    let package = try TestPackage(files: all, targets: [SourceTarget("Kit", files: ["A.swift", "B.swift"])])
    try package.git("init", "--quiet")
    try package.git("add", "--all")
    try package.git("commit", "--quiet", "--message", "First")
    for path in all.keys {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: package[path])
    }
    return package
  }

  private func text(_ path: String?) -> String? { path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } }

  private func inode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
  }

  @Test func `a commit is laid out: what is the same is shared, what differs is the commit's`() throws {
    var package = try package()
    try package.write("Sources/Kit/A.swift", "struct A { let isNew = true }\n")
    try package.write("Sources/Kit/C.swift", "struct C {}\n")
    package.context.package.targets.append(
      SourceTarget(
        id: "New", name: "New", module: "New", folder: package["Sources/New"], kind: .library))
    let revision = try Revision("HEAD", of: package.context.package, in: package.context.work)
    let (a, b) = (package["Sources/Kit/A.swift"], package["Sources/Kit/B.swift"])
    #expect(text(revision.path(of: a)) == Self.first)
    #expect(try inode(#require(revision.path(of: b))) == inode(b))
    #expect(text(revision.path(of: package["Sources/Kit/C.swift"])) == nil)
    // Today's manifest names it.
    #expect(text(revision.path(of: package["Sources/New/Empty.swift"])) == "// The revision has no such target.\n")
    #expect(revision.path(of: "/elsewhere/A.swift") == nil)
    #expect(try revision.isIntact)
    try package.write("Sources/Kit/B.swift", "struct B { let isNew = true }\n")
    #expect(try !revision.isIntact)
    #expect(text(a)?.contains("isNew") == true)
    revision.remove()
    #expect(!FileManager.default.fileExists(atPath: revision.tree))
    let folder = package.context
    #expect(throws: Failure.self) { try Revision("0123456789", of: folder.package, in: folder.work) }
  }

  private func state(_ package: TestPackage, surroundings: String = "") throws -> PackageState {
    try PackageState(folders: [package.context.package.folder], surroundings: surroundings) {
      ["A.swift", "B.swift"].map { package["Sources/Kit/" + $0] }
    }
  }

  @Test func `a working tree and the commit of its files have one key, others have others`() throws {
    let package = try package()
    let clean = try state(package)
    #expect(try clean.key == clean.key(of: "HEAD"))
    #expect(clean.isUntouched)
    try package.write("Sources/Kit/A.swift", "struct A { let isNew = true }\n")
    #expect(!clean.isUntouched)
    let edited = try state(package)
    #expect(edited.key != clean.key)
    #expect(try edited.key(of: "HEAD") == clean.key)
    try package.git("commit", "--quiet", "--all", "--message", "Second")
    #expect(try state(package).key == edited.key)
    #expect(try state(package).key(of: "HEAD~") == clean.key)
    #expect(try state(package, surroundings: "release").key != edited.key)
    // A new file counts before git knows it, and a name that git would read as quoted is no error.
    try package.write("\"quoted", "a name\n")
    #expect(try state(package).key != edited.key)
  }

  @Test func `baselines and reports do not count`() throws {
    let package = try package(["Baselines/baselines.lock": "", "Baselines/kit/a.png": "one"])
    let clean = try state(package)
    try package.write("Baselines/kit/a.png", "two")
    try package.write("shots/.dsrender-files", "")
    try package.write("shots/report.json", "{}")
    #expect(try state(package).key == clean.key)
    try package.write("Sources/Kit/baselines.lock", "")
    #expect(try state(package).key != clean.key, "the program is made of something beside this one")
  }

  @Test func `a package in no repository has no state`() throws {
    let package = try TestPackage()
    #expect(throws: Failure.self) { try state(package) }
  }

  private func builds(_ package: TestPackage, _ arguments: String...) throws -> RevisionBuilds {
    let targets = try PreviewTarget.all(of: package.context.package, isNeeded: true)
    let mirror = Mirror(package.context, targets: targets, platform: nil)
    return try RevisionBuilds(
      package.context, targets: targets, platform: nil, options: Options(arguments), mirror: mirror)
  }

  /// A program that asks for a commit, and writes what it is answered into the package.
  private func asking(_ commit: String, _ package: TestPackage) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "cd .build/plugins/dsrender/outputs/revisions; echo \(commit) >questions; read -r line <answers; "
        + "printf %s \"$line\" >\"$1\"", "sh", package["answer"],
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: package.context.package.folder)
    return process
  }

  @Test func `views that a run has drawn are those of the commit that is made of it`() throws {
    let package = try package()
    let first = try builds(package, "matrix")
    let wanted = try #require(first.wanted)
    try "views\n".write(to: wanted, atomically: true, encoding: .utf8)
    first.keepPresent()
    #expect(!FileManager.default.fileExists(atPath: wanted.path))
    // The next run of the same files wants none.
    #expect(try builds(package, "matrix").wanted == nil)
    #expect(try builds(package, "check").wanted == nil)

    try package.write("Sources/Kit/A.swift", "struct A { let isNew = true }\n#Preview { A() }\n")
    let second = try builds(package, "matrix")
    #expect(second.wanted != nil)
    try second.serve(asking(package.git("rev-parse", "HEAD"), package))
    let answer = PluginProtocol.Answer(line: try #require(self.text(package["answer"])))
    guard case .built(let views, let folders) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(text(views) == "views\n")
    #expect(folders == [package["Sources/Kit"]])
    // Nothing was built, so there is nothing to build again.
    try second.restore()
  }

  @Test func `views of sources that were changed meanwhile are not kept`() throws {
    let package = try package()
    let builds = try builds(package, "matrix")
    let wanted = try #require(builds.wanted)
    try package.write("Sources/Kit/A.swift", "struct A { let isNew = true }\n")
    try "views\n".write(to: wanted, atomically: true, encoding: .utf8)
    builds.keepPresent()
    let left = try FileManager.default.contentsOfDirectory(atPath: builds.folder.path)
    #expect(!left.contains { $0.hasSuffix(".views") || $0.hasSuffix(".present") })
  }

  @Test func `a commit that git does not have is answered with what git says`() throws {
    let package = try package()
    let builds = try builds(package, "matrix")
    try builds.serve(asking("0123456789012345678901234567890123456789", package))
    let line = try #require(self.text(package["answer"]))
    #expect(line.hasPrefix("failed\t"), "\(line)")
    #expect(line.contains("fatal: "), "\(line)")
  }

  @Test func `a program that asks nothing is waited for`() throws {
    let package = try package()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 3"]
    try builds(package, "matrix").serve(process)
    #expect(process.terminationStatus == 3)
  }
}
