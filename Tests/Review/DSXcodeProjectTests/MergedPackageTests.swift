import DSDiagnostics
import DSFiles
import TestFolder
import Testing

@testable import DSXcodeProject

@Suite struct MergedPackageTests {
  /// What the package manager prints of a package with one target of its name.
  func manifest(
    _ name: String, tools: String = "6.0.0", target: String = "", dependencies: String = "", type: String = "regular"
  ) -> String {
    """
    {"name": "\(name)", "toolsVersion": {"_version": "\(tools)"}, "dependencies": [\(dependencies)],
     "products": [{"name": "\(name)", "targets": ["\(name)"]}],
     "targets": [{"name": "\(name)", "type": "\(type)"\(target.isEmpty ? "" : ", " + target)}]}
    """
  }

  func local(_ path: String) -> String {
    "{\"fileSystem\": [{\"identity\": \"\(splitPath(path).leaf.lowercased())\", \"path\": \"\(path)\"}]}"
  }

  /// An app that links the product `UI` of the package in `/p/UI`.
  func app(
    _ manifests: [String: String], without: Set<String> = [], folders: [String: String] = ["core": "/p/Core"]
  ) -> AppPackage {
    let ui = PackageReference(source: .local("/p/UI"))
    let settings = CompilerSettings(BuildSettings(sdk: "", configuration: ""), target: "App")
    var files = TargetFiles()
    files.sources = ["/p/App/A.swift"]
    let module = AppModule(
      target: "App", settings: settings, files: files, products: [AppModule.Product(name: "UI", package: ui)])
    var package = AppPackage(name: "App", folder: "/p", modules: [module], packages: [ui], language: "en")
    package.folders = folders
    package.mergeLocalPackages(without: without) { path in
      manifests[path].flatMap { try? LocalPackage(Array($0.utf8), path: path) }
    }
    return package
  }

  var ui: String {
    """
    "path": "Sources", "exclude": ["old"], "resources": [{"path": "m.xcassets", "rule": {"process": {}}}],
    "dependencies": [{"byName": ["Core", null]}, {"product": ["Far", "far", null, null]},
      {"product": ["Watch", "far", null, {"platformNames": ["watchos"]}]}],
    "settings": [{"tool": "swift", "kind": {"define": {"_0": "D"}}},
      {"tool": "swift", "condition": {"config": "release"}, "kind": {"define": {"_0": "R"}}},
      {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
      {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]
    """
  }
  var far: String {
    """
    {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://x.org/far.git"}]},
      "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}
    """
  }

  @Test("The only target of a package may have its sources in the folder of all")
  func onlyTarget() throws {
    let folder = TestFolder()
    try createFolders(folder["Core/Sources"])
    try writeOutput(folder["Core/Package.swift"], [])
    let core = folder["Core"]
    let package = app(
      [
        "/p/UI": manifest(
          "UI", target: "\"path\": \"Sources\", \"dependencies\": [{\"byName\": [\"Core\", null]}]",
          dependencies: local(core)),
        core: manifest("Core"),
      ], folders: [:])
    try #require(package.merged.map(\.name) == ["Core", "UI"])
    #expect(package.merged[0].folder == joinPath(core, "Sources"))
    #expect(package.merged[1].dependencies == [".target(name: \"Core\")"])
  }

  @Test("A target may have its package's whole folder, but for the manifest")
  func wholeFolder() throws {
    let package = app(["/p/UI": manifest("UI", target: "\"path\": \".\", \"exclude\": [\"Notes\"]")], folders: [:])
    try #require(package.merged.map(\.name) == ["UI"])
    #expect(package.merged[0].folder == "/p/UI" && package.merged[0].path == "Packages/ui")
    #expect(package.merged[0].lines.contains(#"exclude: ["Notes", "Package.swift"]"#))
    #expect(package.leftOut.isEmpty && package.modules[0].modules == ["UI"])
    #expect(try PackageLayout(package.modules, merged: package.merged).entries["Packages/ui"] == .link("/p/UI"))
  }

  @Test("A product whose target has no sources is reported")
  func unbuilt() throws {
    let package = app(["/p/UI": manifest("UI", type: "binary")], folders: [:])
    #expect(package.merged.isEmpty)
    #expect(package.leftOut == ["targets of local packages that have no sources": ["UI"]])
  }

  @Test("A target whose folder of sources a build would write is reported, and others are drawn")
  func generated() throws {
    let folder = TestFolder()
    try createFolders(folder["API"])
    try writeOutput(folder["API/Package.swift"], [])
    let package = app(
      [
        "/p/UI": manifest(
          "UI", target: "\"path\": \"Sources\", \"dependencies\": [{\"byName\": [\"API\", null]}]",
          dependencies: local(folder["API"])),
        folder["API"]: manifest("API", target: "\"path\": \"Sources\""),
      ], folders: [:])
    #expect(package.merged.map(\.name) == ["UI"] && package.merged[0].dependencies == [])
    #expect(package.leftOut == ["targets of local packages that have no sources": ["API"]])
  }

  @Test("A target without sources is no product of another package that its neighbour depends on")
  func generatedNeighbour() throws {
    let folder = TestFolder()
    try createFolders(folder["UI/Sources/UI"])
    let far = """
      {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://x.org/far.git"}]},
        "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}
      """
    let text = """
      {"name": "UI", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [\(far)],
       "products": [{"name": "UI", "targets": ["UI"]}],
       "targets": [
         {"name": "UI", "type": "regular", "dependencies": [{"byName": ["API", null]}, {"target": ["Made", null]}]},
         {"name": "API", "type": "regular", "path": "Generated"}, {"name": "Made", "type": "regular", "path": "Made"}]}
      """
    let ui = PackageReference(source: .local(folder["UI"]))
    let settings = CompilerSettings(BuildSettings(sdk: "", configuration: ""), target: "App")
    let module = AppModule(
      target: "App", settings: settings, files: TargetFiles(),
      products: [AppModule.Product(name: "UI", package: ui)])
    var package = AppPackage(name: "App", folder: folder[""], modules: [module], packages: [ui], language: "en")
    package.mergeLocalPackages(without: []) { try? LocalPackage(Array(text.utf8), path: $0) }
    #expect(package.merged.map(\.name) == ["UI"] && package.merged[0].dependencies == [])
    #expect(package.leftOut == ["targets of local packages that have no sources": ["API", "Made"]])
  }

  @Test("Targets of local packages are the app's, with the packages that they depend on")
  func merging() throws {
    let package = app([
      "/p/UI": manifest("UI", tools: "5.9.0", target: ui, dependencies: local("/p/Core") + ", " + far),
      "/p/Core": manifest("Core", target: "\"path\": \"src\""),
    ])
    #expect(package.merged.map(\.name) == ["Core", "UI"])
    #expect(package.modules[0].modules == ["UI"])
    #expect(package.packages.map(\.identity) == ["far"])
    let layout = try PackageLayout(package.modules, merged: package.merged)
    #expect(layout.entries["Packages/ui"] == .link("/p/UI"))
    let text = PackageManifest(package: package, layout: layout, dsrender: .folder("/d"), folder: "/p/.d/App").text
    #expect(
      text.contains(
        """
            .target(
              name: "UI",
              dependencies: [
                .product(name: "SwiftUI", package: "dsrender"),
                .target(name: "Core"),
                .product(name: "Far", package: "far"),
              ],
              path: "Packages/ui/Sources",
              exclude: ["old"],
              resources: [.process("m.xcassets")],
              swiftSettings: [.swiftLanguageMode(.v5), .define("D"), .defaultIsolation(MainActor.self)]),
        """), "\(text)")
    #expect(text.contains("swiftSettings: [.swiftLanguageMode(.v6)]),"))
    #expect(text.contains(".package(url: \"https://x.org/far.git\", \"1.0.0\"..<\"2.0.0\")"))
  }

  @Test("A package with macros stays a package, and so does what it depends on")
  func macros() {
    let package = app([
      "/p/UI": manifest("UI", dependencies: local("/p/Core"), type: "macro"),
      "/p/Core": manifest("Core", target: "\"path\": \"src\""),
    ])
    #expect(package.merged.isEmpty)
    #expect(package.modules[0].products.map(\.name) == ["UI"])
    #expect(package.packages.map(\.identity) == ["ui"])
  }

  @Test("A package whose target is called like the app's stays a package, and so does one that cannot be read")
  func names() {
    #expect(app(["/p/UI": manifest("App", target: "\"path\": \"s\"")]).packages.map(\.identity) == ["ui"])
    #expect(app([:]).packages.map(\.identity) == ["ui"])
  }

  @Test("A package that is left out is no package of a local one either")
  func without() {
    let manifests = ["/p/UI": manifest("UI", target: ui, dependencies: far)]
    #expect(app(manifests, without: ["far"]).packages.isEmpty)
  }

  @Test("In place of a framework without Swift, what it links is linked")
  func empty() throws {
    func module(_ name: String, _ links: [String], sources: [String]) -> AppModule {
      let settings = CompilerSettings(BuildSettings(sdk: "", configuration: ""), target: name)
      var files = TargetFiles()
      files.sources = sources
      return AppModule(target: name, settings: settings, files: files, modules: links)
    }
    let modules = [
      module("Kit", [], sources: ["/a/K.swift"]), module("Pods", ["Kit"], sources: []),
      module("App", ["Pods"], sources: ["/a/A.swift"]),
    ]
    let package = AppPackage(name: "App", folder: "/a", modules: modules, language: "en")
    let layout = try PackageLayout(modules)
    let text = PackageManifest(package: package, layout: layout, dsrender: .folder("/d"), folder: "/a/.d").text
    #expect(text.contains(".target(name: \"Kit\"),"))
    #expect(!text.contains("Pods"))
  }
}

extension MergedPackageTests {
  @Test("A local package of the app takes the place of one of its name, and one that is nowhere is left out")
  func overriding() throws {
    let folder = TestFolder()
    let text = manifest(
      "UI", target: "\"path\": \"s\"",
      dependencies: [local(folder["Gone"]), local(folder["Elsewhere/Core"]), far].joined(separator: ", "))
    var package = try LocalPackage(Array(text.utf8), path: "/p/UI")
    let gone = package.override(by: ["core": "/p/Core", "far": "/p/Far", "ui": "/p/UI"])
    #expect(gone.map(\.identity) == ["gone"])
    #expect(package.dependencies.mapValues(\.folder) == ["core": "/p/Core", "far": "/p/Far"])
  }

  @Test("A product that a local package only uses is one of a package that it depends on")
  func used() {
    var manifests = [
      "/p/UI": manifest(
        "Other", target: ui.replacing("\"Core\"", with: "\"UI2\"").replacing("\"Far\"", with: "\"UI\""),
        dependencies: far)
    ]
    #expect(app(manifests).modules[0].products.map { "\($0.name) of \($0.package.identity)" } == ["UI of far"])
    #expect(app(manifests).packages.map(\.identity) == ["far"])
    manifests["/p/UI"] = manifest("Other", target: "\"path\": \"s\"")
    #expect(app(manifests).leftOut == ["products of no package": ["UI"]])
    #expect(app(manifests).packages.isEmpty)
  }

  @Test("A product that a local package names like its own targets is one of the local package that declares it")
  func declared() {
    let names = "\"path\": \"s\", \"dependencies\": [{\"byName\": [\"UI\", null]}]"
    let manifests = [
      "/p/UI": manifest("Other", target: names, dependencies: local("/p/Far")),
      "/p/Far": manifest("UI", target: "\"path\": \"s\""),
    ]
    let merged = app(manifests, folders: ["far": "/p/Far"])
    #expect(merged.leftOut.isEmpty)
    #expect(merged.modules[0].modules == ["UI"])
    #expect(merged.merged.map(\.folder) == ["/p/Far/s"])
    #expect(merged.packages.isEmpty)
  }
}
