import DSSource
import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// The tree of links that a package's program is built from.
struct MirrorTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit")

    """
  private static let source = "import SwiftUI\n\n#Preview { Text(\"a\") }\n"

  private func package(_ files: [String: String] = [:], targets: [SourceTarget]? = nil) throws -> TestPackage {
    let all = ["Package.swift": Self.manifest, "Sources/Kit/A.swift": Self.source].merging(files) { $1 }
    return try TestPackage(
      files: all, targets: targets ?? [SourceTarget("Kit", files: ["A.swift"], dependencies: [.swiftUI])])
  }

  private func mirror(_ package: TestPackage, platform: PlatformReading.Platform? = nil) throws -> Mirror {
    let targets = try PreviewTarget.all(of: package.context.package, isNeeded: false)
    return Mirror(package.context, targets: targets, platform: platform)
  }

  private func target(of link: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: link) }

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func `everything is a link but the manifest and the program`() throws {
    let package = try package([
      "README.md": "Kit\n", "Package.resolved": "{}\n", ".git/HEAD": "ref\n", "Package@swift-5.9.swift": Self.manifest,
    ])
    let mirror = try mirror(package)
    try mirror.update()
    #expect(mirror.folder == mirror.root + package.context.package.folder)
    for name in ["README.md", "Sources"] {
      #expect(target(of: mirror.folder + "/" + name) == package[name])
    }
    for name in ["Package.swift", "Package@swift-5.9.swift"] {
      let text = try #require(self.text(mirror.folder + "/" + name))
      #expect(text.hasPrefix(Self.manifest))
      #expect(text.contains("name: \"dsrender-previews\""))
      #expect(target(of: mirror.folder + "/" + name) == nil)
    }
    // A copy: the package manager may write it.
    #expect(target(of: mirror.folder + "/Package.resolved") == nil)
    #expect(text(mirror.folder + "/Package.resolved") == "{}\n")
    let entries = try FileManager.default.contentsOfDirectory(atPath: mirror.folder)
    #expect(!entries.contains(".git") && !entries.contains(".build"))
    #expect(
      text(mirror.folder + "/.dsrender/previews/main.swift") == """
        import DSPreviewProgram

        await PreviewProgram.main(
          package: "Kit", modules: ["Kit"], folders: [:],
          bundles: ["Kit_Kit.resources"], sources: "\(package.folder["dsrender"])")

        """)
    // dsrender's own folder is there too.
    #expect(target(of: mirror.root + package.folder["dsrender"]) == package.folder["dsrender"])
  }

  @Test func `what goes from the package goes from the mirror, and what stays keeps its date`() throws {
    let package = try package(["Notes/a.txt": "a\n"])
    let mirror = try mirror(package)
    try mirror.update()
    let manifest = mirror.folder + "/Package.swift"
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: manifest)
    try FileManager.default.removeItem(atPath: package["Notes"])
    try package.write("More/b.txt", "b\n")
    try self.mirror(package).update()
    #expect(target(of: mirror.folder + "/Notes") == nil)
    #expect(target(of: mirror.folder + "/More") == package["More"])
    #expect(try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date == past)
    try package.write("Package.swift", Self.manifest + "// more\n")
    try self.mirror(package).update()
    #expect(text(manifest)?.contains("// more") == true)
  }

  @Test
  func `folders with added files hold links, resources beside them are copied, and nothing of the package changes`()
    throws
  {
    let target = SourceTarget(
      "Kit", files: ["Views/A.swift", "Resources/Media.xcassets", "Resources/a.txt"], dependencies: [.swiftUI])
    let catalog = "Sources/Kit/Resources/Media.xcassets"
    let package = try package(
      [
        "Sources/Kit/Views/A.swift": Self.source, catalog + "/Brand.colorset/Contents.json": "{}",
        "Sources/Kit/Resources/a.txt": "a\n", "Sources/Other/B.swift": "",
      ], targets: [target])
    let before = try FileManager.default.subpathsOfDirectory(atPath: package["Sources"]).sorted()
    let mirror = try mirror(package)
    try mirror.update()
    let kit = mirror.folder + "/Sources/Kit"
    #expect(text(kit + "/Views/GeneratedAssetSymbols.swift")?.contains("static let brand") == true)
    #expect(self.target(of: kit + "/Views/A.swift") == package["Sources/Kit/Views/A.swift"])
    #expect(self.target(of: mirror.folder + "/Sources/Other") == package["Sources/Other"])
    #expect(text(kit + "/Views/A.swift") == Self.source)
    #expect(mirror.fileList.contains("GeneratedAssetSymbols.swift"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: package["Sources"]).sorted() == before)

    // Without the asset the folder is a link again.
    try FileManager.default.removeItem(atPath: package[catalog])
    try self.mirror(package).update()
    #expect(self.target(of: mirror.folder + "/Sources") == package["Sources"])
    #expect(FileManager.default.fileExists(atPath: package["Sources/Kit/Views/A.swift"]))
  }

  @Test func `sources are read for a platform in the mirror alone`() throws {
    let question = "#if os(iOS)\nlet a = 1\n#endif\n#Preview { Text(\"a\") }\n"
    let package = try package(["Sources/Kit/A.swift": question])
    let mirror = try mirror(package, platform: .ios)
    try mirror.update()
    let read = try #require(self.text(mirror.folder + "/Sources/Kit/A.swift"))
    #expect(!read.contains("os(iOS)") && read.contains("let a = 1"))
    #expect(text(package["Sources/Kit/A.swift"]) == question)
    #expect(text(mirror.scratch + "/platform.txt") == "ios")
  }

  @Test func `code that does not compile is left out in the mirror, and the program knows what it was`() throws {
    let source = "import SwiftUI\nlet a = wrong\n#Preview { Text(\"a\") }\n"
    let package = try package(["Sources/Kit/A.swift": source])
    let mirror = try mirror(package)
    let path = package["Sources/Kit/A.swift"]
    var partial = PartialSource(try #require(mirror.source(at: path)), file: mirror.name(of: path))
    #expect(mirror.name(of: path) == "Sources/Kit/A.swift" && mirror.source(at: package["Package.swift"]) == nil)
    _ = partial.leaveOut([PartialSource.Problem(line: 2, column: 9, message: "cannot find \"wrong\"")])
    mirror.partial[path] = partial
    try mirror.update()
    #expect(text(mirror.folder + "/Sources/Kit/A.swift") == "import SwiftUI\n\n#Preview { Text(\"a\") }\n")
    #expect(text(path) == source)
    let main = try #require(text(mirror.folder + "/.dsrender/previews/main.swift"))
    #expect(main.contains(#"leftOut: ["# + "\n"))
    #expect(main.contains(#""Sources/Kit/A.swift:2:9: 'a': cannot find \"wrong\"","#))
    #expect(main.contains("knowsAllNames: true"))
    // Whole again.
    try self.mirror(package).update()
    #expect(self.target(of: mirror.folder + "/Sources") == package["Sources"])
  }

  @Test func `messages name the sources of an Xcode project by their place in the project`() throws {
    let folder = TestFolder()
    let package = folder[".dsrender/App"]
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    try "let a = 1\n".write(toFile: folder["A.swift"], atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: package + "/A.swift", withDestinationPath: folder["A.swift"])
    let source = SourcePackage(id: "app", displayName: "App", folder: package)
    let context = PackageContext(package: source, work: URL(filePath: folder["work"]))
    let mirror = Mirror(context, targets: [], platform: nil)
    #expect(mirror.name(of: package + "/A.swift") == "A.swift")
    #expect(mirror.name(of: "/elsewhere/B.swift") == "/elsewhere/B.swift")
  }

  @Test func `what the program is built from has another key where a file has changed`() throws {
    let package = try package()
    let key = try mirror(package).inputs
    #expect(try mirror(package).inputs == key)
    #expect(try mirror(package, platform: .ios).inputs != key)
    try package.write("Sources/Kit/A.swift", Self.source + "// more\n")
    #expect(try mirror(package).inputs != key)
  }

  @Test func `modules of another platform are taken from the build folder`() throws {
    let package = try package()
    let mirror = try mirror(package)
    let module = mirror.scratch + "/debug/Modules/UIKit.swiftmodule"
    try FileManager.default.createDirectory(atPath: module, withIntermediateDirectories: true)
    try mirror.update()
    #expect(FileManager.default.fileExists(atPath: module))
    try self.mirror(package, platform: .ios).update()
    #expect(!FileManager.default.fileExists(atPath: module))
  }

  @Test func `what the package has checked out is linked, and its state is taken again where it has changed`() throws {
    let package = try package([
      ".build/repositories/a": "", ".build/checkouts/lib/A.swift": "", ".build/workspace-state.json": "{\"a\": 1}\n",
    ])
    let mirror = try mirror(package)
    try mirror.update()
    #expect(target(of: mirror.scratch + "/repositories") == package[".build/repositories"])
    #expect(target(of: mirror.scratch + "/checkouts/lib") == package[".build/checkouts/lib"])
    let state = mirror.scratch + "/workspace-state.json"
    try "of the build\n".write(toFile: state, atomically: true, encoding: .utf8)
    try self.mirror(package).update()
    #expect(text(state) == "of the build\n")
    try package.write(".build/workspace-state.json", "{\"a\": 2}\n")
    try self.mirror(package).update()
    #expect(text(state) == "{\"a\": 2}\n")
  }

  @Test func `packages that share a build folder leave each other's sources alone`() throws {
    let outer = try package()
    let files = ["Package.swift": Self.manifest, "Sources/One/A.swift": Self.source]
    for (name, text) in files { try outer.write("Examples/One/" + name, text) }
    var inner = outer.context
    inner.package.folder = outer["Examples/One"]
    inner.package.dependencies.append(outer.context.package)
    inner.package.targets = [SourceTarget("One")].map { target in
      var target = target
      target.folder = outer["Examples/One/Sources/One"]
      target.files = [SourceFile(path: target.folder + "/A.swift", kind: .source)]
      return target
    }
    for context in [inner, outer.context, inner] {
      let targets = try PreviewTarget.all(of: context.package, isNeeded: true)
      let mirror = Mirror(context, targets: targets, platform: nil)
      try mirror.update()
      #expect(text(mirror.folder + "/Package.swift")?.contains("dsrender-previews") == true)
      #expect(text(outer["Package.swift"]) == Self.manifest)
      #expect(text(outer["Examples/One/Package.swift"]) == Self.manifest)
      #expect(text(outer["Examples/One/Sources/One/A.swift"]) == Self.source)
    }
  }

  @Test func `another revision is read for the same platform, with the members of its own catalogues`() throws {
    let catalog = "Sources/Kit/Resources/Media.xcassets/"
    let target = SourceTarget("Kit", files: ["A.swift", "B.swift", "Resources/Media.xcassets"])
    let package = try package(
      [
        "Sources/Kit/A.swift": "#if os(iOS)\nlet first = 1\n#endif\n" + Self.source,
        "Sources/Kit/B.swift": "let b = 1\n",
        catalog + "Logo.imageset/Contents.json": "{}", ".gitignore": ".build\n",
      ], targets: [target])
    try package.git("init", "--quiet")
    try package.git("add", "--all")
    try package.git("commit", "--quiet", "--message", "First")
    try package.write("Sources/Kit/A.swift", "#if os(iOS)\nlet second = 2\n#endif\n" + Self.source)
    try FileManager.default.moveItem(
      atPath: package[catalog + "Logo.imageset"], toPath: package[catalog + "Mark.imageset"])

    let targets = try PreviewTarget.all(of: package.context.package, isNeeded: true)
    let revision = try Revision("HEAD", of: package.context.package, in: package.context.work)
    let past = Mirror(package.context, targets: targets, platform: .ios, revision: revision)
    let kit = past.folder + "/Sources/Kit/"
    try past.update()
    #expect(text(kit + "A.swift")?.contains("let first") == true)
    #expect(text(kit + "A.swift")?.contains("os(iOS)") == false)
    #expect(text(kit + "B.swift") == "let b = 1\n")
    let symbols = text(kit + "GeneratedAssetSymbols.swift") ?? ""
    #expect(symbols.contains("static let logo") && !symbols.contains("static let mark"))
    #expect(text(past.folder + "/Package.swift")?.contains("name: \"dsrender-base\"") == true)

    // The present ones again, in the same folder.
    try mirror(package, platform: .ios).update()
    #expect(text(kit + "A.swift")?.contains("let second") == true)
    let now = text(kit + "GeneratedAssetSymbols.swift") ?? ""
    #expect(now.contains("static let mark") && !now.contains("static let logo"))
    #expect(text(past.folder + "/Package.swift")?.contains("dsrender-base") == false)
  }

  @Test func `a fault is reported once, where its author wrote it, without the lines of progress`() throws {
    let package = try package()
    let mirror = try mirror(package)
    let error = "/Sources/Kit/A.swift:3:12: error: cannot find 'four' in scope\n  |  here\n"
    let output = """
      [1/3] Compiling Kit A.swift
      \(mirror.root)\(package.context.package.folder)\(error)[2/3] Emitting module Kit
      \(mirror.root)\(package.context.package.folder)\(error)\(mirror.scratch)/checkouts/lib/B.swift:1:1: warning: old
      error: fatalError

      """
    #expect(
      Builder(mirror: mirror, options: Options(["matrix"])).readable(output) == """
        \(package.context.package.folder)\(error)\(package[".build/checkouts/lib/B.swift"]):1:1: warning: old
        error: fatalError
        """)
  }

  @Test func `a package that does not depend on dsrender is told so`() throws {
    var package = try package()
    package.context.package.dependencies = []
    let mirror = try mirror(package)
    let failure = #expect(throws: Failure.self) { try mirror.update() }
    #expect(failure?.message == "no dependency of the package has the product DSPreviewProgram")
  }

  @Test func `the link to the program comes and goes, and nothing else is ever replaced`() throws {
    let package = try package()
    let mirror = try mirror(package)
    try mirror.link(URL(fileURLWithPath: "/somewhere/dsrender-previews"))
    #expect(target(of: package[".build/dsrender"]) == "/somewhere/dsrender-previews")
    try mirror.unlink()
    #expect(target(of: package[".build/dsrender"]) == nil)
    try package.write(".build/dsrender", "a file of someone else\n")
    try mirror.unlink()
    #expect(text(package[".build/dsrender"]) == "a file of someone else\n")
  }
}
