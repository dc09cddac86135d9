import DSFiles
import Glibc
import TestFolder
import Testing

@testable import DSXcodeProject

/// The package that the project of Fixtures/Xcode becomes.
@Suite struct PackageTests {
  private let home = Repository.path + "/Fixtures/Xcode/Regatta"

  private func package() throws -> AppPackage {
    let found = try FoundProject(home, target: nil)
    return try AppPackage(
      of: found.target, in: found.graph, configuration: nil, without: [], resolved: found.resolved)
  }

  @Test("The manifest has one target for each that is linked, with its settings, resources and packages")
  func manifest() throws {
    let package = try package()
    let manifest = PackageManifest(
      package: package, layout: try PackageLayout(package.modules), dsrender: .folder("/dsrender"),
      folder: home + "/.dsrender/Regatta")
    #expect(
      manifest.text == """
        // swift-tools-version: 6.2
        // Written by 'dsrender --xcodeproj' from Regatta.xcodeproj, at every run.
        import PackageDescription

        let package = Package(
          name: "Regatta",
          defaultLocalization: "en",
          platforms: [.iOS("18.0")],
          dependencies: [
            .package(name: "dsrender", path: "/dsrender"),
            .package(path: "../../Packages/Buoys"),
          ],
          targets: [
            .target(
              name: "RegattaKit",
              dependencies: [
                .product(name: "SwiftUI", package: "dsrender"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .define("HARBOUR"),
              ]),
            .target(
              name: "Regatta",
              dependencies: [
                .product(name: "SwiftUI", package: "dsrender"),
                .target(name: "RegattaKit"),
                .product(name: "Buoys", package: "buoys"),
              ],
              resources: [
                .process("Assets.xcassets"),
                .copy("Generated/Logbook.momd"),
                .process("Localizable.xcstrings"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .define("HARBOUR"),
              ]),
          ])

        """)
  }

  @Test("What was read is printed for people")
  func explanation() throws {
    let package = try package()
    #expect(
      package.explanation(resources: try PackageLayout(package.modules)) == """
        target RegattaKit: 1 sources, 0 resources, 1 previews, Swift 6, ios
          defines HARBOUR
        target Regatta: 3 sources, 2 resources, 2 previews, Swift 6, ios, isolated to the main actor
          links RegattaKit, Buoys of buoys
          writes Logbook+CoreData.swift, as Xcode does
          defines HARBOUR
        package buoys: Packages/Buoys
        left out: storyboards and nibs: Regatta/LaunchScreen.storyboard

        """)
  }

  @Test("dsrender's package may lie at an address")
  func address() {
    let package = DsrenderPackage.address("https://example.org/a/dsrender.git", version: "1.2.3")
    #expect(package.dependency == ".package(url: \"https://example.org/a/dsrender.git\", exact: \"1.2.3\")")
    #expect(package.identity == "dsrender")
  }

  @Test("Sources are links, resources copies; what is gone goes, and what stays keeps its date")
  func writing() throws {
    let folder = TestFolder()
    let package = try package()
    let layout = try PackageLayout(package.modules)
    func write(_ layout: PackageLayout) throws {
      try writePackage(
        layout, manifest: "// m", configuration: home + "/dsrender.yaml", resolved: nil, to: folder["a"])
    }
    try write(layout)
    #expect(linkTarget(folder["a/Sources/Regatta/RaceCard.swift"]) == home + "/Regatta/RaceCard.swift")
    #expect(linkTarget(folder["a/dsrender.yaml"]) == home + "/dsrender.yaml")
    let color = "a/Sources/Regatta/Assets.xcassets/sail.colorset/Contents.json"
    #expect(try fileKind(folder[color]) == .regular)
    let before = date(folder[color])
    #expect(before == date(home + "/Regatta/Assets.xcassets/sail.colorset/Contents.json"))

    try createFolders(folder["a/Sources/Gone/x"])
    #expect(symlink("/nowhere", folder["a/Sources/Gone/x/Old.swift"]) == 0)
    try write(layout)
    #expect(try fileKind(folder["a/Sources/Gone"]) == nil)
    #expect(date(folder[color]) == before)

    // A folder where a file was, and the other way around.
    try removeFile(folder["a/Sources/Regatta/RaceCard.swift"])
    try createFolders(folder["a/Sources/Regatta/RaceCard.swift"])
    try writeOutput(folder["a/Sources/Regatta/RaceCard.swift/x"], [])
    try write(layout)
    #expect(linkTarget(folder["a/Sources/Regatta/RaceCard.swift"]) == home + "/Regatta/RaceCard.swift")
  }

  private func date(_ path: String) -> Int {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mtim.tv_sec : -1
  }

  @Test("Xcode's versions of packages are taken once, and again when Xcode changes them")
  func versions() throws {
    let folder = TestFolder()
    let layout = try PackageLayout([])
    func write(_ text: String) throws -> String {
      try writeOutput(folder["r"], Array(text.utf8))
      try writePackage(layout, manifest: "", configuration: nil, resolved: folder["r"], to: folder["a"])
      return String(decoding: try readFile(folder["a/Package.resolved"], limit: 100), as: UTF8.self)
    }
    #expect(try write("one") == "one")
    try writeOutput(folder["a/Package.resolved"], Array("one and more".utf8))
    #expect(try write("one") == "one and more")
    #expect(try write("two") == "two")
    // Without Xcode's file the package manager chooses.
    try writePackage(layout, manifest: "", configuration: nil, resolved: nil, to: folder["a"])
    #expect(try fileKind(folder["a/Package.resolved"]) == nil)
  }

  @Test("Resources of the same name cannot share a bundle, but for those of languages")
  func names() throws {
    let folder = TestFolder()
    var files = TargetFiles()
    for name in ["a/x.json", "b/x.json", "en.lproj/s.strings", "de.lproj/s.strings", "a/A.swift"] {
      try createFolders(splitPath(folder[name]).folder)
      try writeOutput(folder[name], [])
      if name.hasSuffix(".swift") {
        files.sources.append(folder[name])
      } else {
        files.resources.append(TargetFiles.Resource(path: folder[name]))
      }
    }
    let settings = CompilerSettings(BuildSettings(sdk: "", configuration: ""), target: "M")
    let layout = try PackageLayout([AppModule(target: "M", settings: settings, files: files)])
    #expect(layout.repeated == [folder["b/x.json"]])
    #expect(layout.resources["M"]?.map(\.path) == ["a/x.json", "de.lproj", "en.lproj"])
    #expect(layout.entries["Sources/M/a/A.swift"] == .link(folder["a/A.swift"]))
  }

  @Test("Catalogues of the same name are all in the bundle, because their names have no meaning")
  func catalogues() throws {
    let folder = TestFolder()
    var files = TargetFiles()
    files.sources = [folder["App/A.swift"]]
    for name in ["App", "Looks", "More"] {
      let catalogue = "\(name)/Assets.xcassets"
      for set in ["\(name).colorset", "\(name).imageset"] {
        try createFolders(folder["\(catalogue)/\(set)"])
        try writeOutput(folder["\(catalogue)/\(set)/Contents.json"], [])
      }
      files.resources.append(TargetFiles.Resource(path: folder[catalogue]))
    }
    let settings = CompilerSettings(BuildSettings(sdk: "", configuration: ""), target: "M")
    let layout = try PackageLayout([AppModule(target: "M", settings: settings, files: files)])
    #expect(layout.repeated.isEmpty)
    #expect(
      layout.resources["M"]?.map(\.path)
        == ["App/Assets.xcassets", "Looks/Assets-2.xcassets", "More/Assets-3.xcassets"])
    let color = "Looks/Assets-2.xcassets/Looks.colorset/Contents.json"
    #expect(
      layout.entries["Sources/M/" + color] == .copy(folder["Looks/Assets.xcassets/Looks.colorset/Contents.json"]))
  }

  @Test("The versions of packages count only where there is one")
  func usedVersions() {
    var package = AppPackage(name: "App", folder: "/a", modules: [], language: "en")
    package.resolved = "/a/Package.resolved"
    #expect(package.usedVersions == nil)
    package.packages = [PackageReference(source: .remote("https://x.org/far.git", requirement: "exact: \"1.0.0\""))]
    #expect(package.usedVersions == "/a/Package.resolved")
  }

  @Test(
    "A path is seen from a folder",
    arguments: [("/a/b", "/a/c/d", "../../b"), ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/x", "/a/b", "../../x")])
  func relative(_ path: String, _ folder: String, _ result: String) {
    #expect(relativePath(to: path, from: folder) == result)
  }
}
