import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// The manifests of mirrors, which the package manager itself reads.
struct ManifestTests {
  private static let address = "file:///dsrender.git"

  /// A dependency on dsrender as a version of the tools writes it.
  private static func dependency(_ version: String) -> String {
    switch version {
    case "4.2", "5.0", "5.2", "5.3", "5.4", "5.5": #".package(url: "\#(address)", .revision("0123456789"))"#
    default: #".package(url: "\#(address)", revision: "0123456789")"#
    }
  }

  /// What a target depends on to have `SwiftUI`.
  private static func product(_ version: String) -> String {
    ["4.2", "5.0"].contains(version)
      ? #".product(name: "SwiftUI")"# : #".product(name: "SwiftUI", package: "dsrender")"#
  }

  private static func mirrored(
    _ source: String, targets: [PreviewTarget], libraries: [String] = [], unaware: [String] = [],
    importing: [String] = [], resources: [String: [String]] = [:], linksByLLD: Bool = true
  ) -> String {
    MirroredManifest(
      source: source, product: "dsrender-previews", targets: targets, libraries: libraries, unaware: unaware,
      importing: importing, resources: resources, linksByLLD: linksByLLD, identity: "dsrender",
      name: "dsrender"
    ).text
  }

  private static let kit = PreviewTarget(
    name: "Kit", module: "Kit", folder: "Sources/Kit", isExecutable: false, mainFile: nil)
  private static let demo = PreviewTarget(
    name: "demo", module: "demo", folder: "Sources/demo", isExecutable: true, mainFile: "main.swift")

  /// What the package manager reads.
  private func dump(_ manifest: String) throws -> Dump {
    let folder = TestFolder()
    try manifest.write(toFile: folder["Package.swift"], atomically: true, encoding: .utf8)
    let output = try Subprocess.output(["swift", "package", "--package-path", folder.path, "dump-package"])
    return try JSONDecoder().decode(Dump.self, from: Data(output.utf8))
  }

  /// The parts of a dumped package that tests look at.
  private struct Dump: Decodable {
    struct Target: Decodable {
      struct Setting: Decodable {
        let tool: String
        let kind: [String: Arguments]
      }
      /// The arguments of a setting, whether it takes one or several.
      struct Arguments: Decodable {
        let words: [String]

        init(from decoder: any Decoder) throws {
          let values = try? decoder.container(keyedBy: Key.self)
          words = (try? values?.decode([String].self, forKey: Key(stringValue: "_0"))) ?? []
        }
      }
      struct Resource: Decodable { let path: String }
      let name: String
      let type: String
      let path: String?
      let exclude: [String]
      let settings: [Setting]
      let resources: [Resource]
      let dependencies: [[String: [Reference?]]]

      func flags(_ tool: String) -> [String] {
        settings.filter { $0.tool == tool }.flatMap { $0.kind["unsafeFlags"]?.words ?? [] }
      }
      /// The names of what it depends on.
      var names: [String] { dependencies.flatMap(\.values).compactMap { $0.first.flatMap { $0?.name } } }
    }
    /// A part of a reference, of which names are wanted.
    struct Reference: Decodable {
      let name: String?
      init(from decoder: any Decoder) throws { name = try? decoder.singleValueContainer().decode(String.self) }
    }
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Product: Decodable { let name: String }
    let name: String
    let products: [Product]
    let targets: [Target]
    let defaultLocalization: String?
    let swiftLanguageVersions: [String]?

    subscript(target: String) -> Target? { targets.first { $0.name == target } }
  }

  @Test(arguments: ["4.2", "5.0", "5.2", "5.3", "5.4", "5.5", "5.6", "5.9", "6.0", "6.2"])
  func `the package manager reads a manifest of each version with all that is added to it`(version: String) throws {
    let isOld = ["4.2", "5.0", "5.2", "5.3"].contains(version)
    let source = """
      // swift-tools-version:\(version)
      import PackageDescription
      let name = "Kit"
      let package = Package(
        name: name, products: [.executable(name: "demo", targets: ["demo"]), .library(name: name, targets: [name])],
        dependencies: [\(Self.dependency(version))],
        targets: [
          .target(name: name, dependencies: [\(Self.product(version))]),
          .target(name: "Plain"),
          .\(isOld ? "target" : "executableTarget")(
            name: "demo", dependencies: [.target(name: name), \(Self.product(version))]),
        ])
      // The end of the file has no line break.
      """
    let text = Self.mirrored(
      source, targets: [Self.kit, Self.demo], libraries: ["Kit"], unaware: ["Plain"], importing: ["Kit", "Plain"],
      resources: ["Kit": ["Media.xcassets"]])
    #expect(text.hasPrefix(source), "the package's own lines stay where they are")
    let package = try dump(text)
    #expect(package.name == "Kit")
    #expect(package.products.map(\.name) == ["Kit"], "a program that is linked is no product")

    let program = try #require(package["dsrender-previews"])
    #expect(program.type == (isOld ? "regular" : "executable"))
    #expect(program.path == ".dsrender/previews")
    #expect(Set(program.names) == ["Kit", "demo", "DSPreviewProgram"])
    #expect(program.flags("linker") == (version == "4.2" ? [] : ["-use-ld=lld"]))

    let demo = try #require(package["demo"])
    #expect(demo.type == "regular")
    #expect(demo.exclude == ["main.swift"])
    #expect(Set(demo.names) == ["Kit", "SwiftUI"])
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend"]
    #expect(demo.flags("swift") == (isOld ? [] : entry + ["dsrender_demo"]))

    // Settings came with 5.0, resources with 5.3.
    let kit = try #require(package["Kit"])
    let frameworks = ManifestText.frameworks.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    #expect(kit.flags("swift") == (version == "4.2" ? [] : entry + ["dsrender_Kit"] + frameworks))
    let hasResources = !["4.2", "5.0", "5.2"].contains(version)
    #expect(kit.resources.map(\.path) == (hasResources ? ["Media.xcassets"] : []))
    #expect(package.defaultLocalization == (hasResources ? "en" : nil))

    let plain = try #require(package["Plain"])
    #expect(plain.names == ["SwiftUI"])
    #expect(plain.flags("swift") == (version == "4.2" ? [] : frameworks))
  }

  @Test(arguments: [
    ("let package = Package(", "package"), ("let kit: Package = .init(", "kit"),
    ("var `kit`: Package = Package(", "kit"),
    ("public let kit = PackageDescription.Package(", "kit"), ("let package = Package\n.init(", "package"),
    ("_ = Package(", "dsrenderPackage"), ("Package(", "dsrenderPackage"),
    ("_ = PackageDescription.Package(", "dsrenderPackage"),
  ])
  func `a package is found by whatever name the manifest gives it`(beginning: String, name: String) {
    let source = "// swift-tools-version:5.9\nimport PackageDescription\n\(beginning)name: \"Kit\")\n"
    let text = Self.mirrored(source, targets: [Self.kit])
    #expect(text.contains("\(name).targets.append("), "\(text)")
    #expect(text.contains("let dsrenderPackage = ") == (name == "dsrenderPackage"))
    #expect(text.split(separator: "\n").count { $0.contains("Package(") || $0.contains(".init(") } == 1)
  }

  @Test func `the package manager reads a manifest that gives the package no name, with several programs`() throws {
    let source = """
      // swift-tools-version:5.5
      import PackageDescription

      _ = Package(
        name: "Kit", dependencies: [\(Self.dependency("5.5"))],
        targets: [
          .target(name: "Kit", dependencies: [\(Self.product("5.5"))]),
          .executableTarget(name: "first", dependencies: ["Kit"]),
          .executableTarget(name: "second", dependencies: ["Kit"]),
        ])
      """
    let programs = ["first", "second"].map {
      PreviewTarget(name: $0, module: $0, folder: "Sources/" + $0, isExecutable: true, mainFile: nil)
    }
    let package = try dump(Self.mirrored(source, targets: [Self.kit] + programs))
    for name in ["first", "second"] {
      #expect(package[name]?.type == "regular")
      #expect(package[name]?.flags("swift").last == "dsrender_" + name)
    }
    #expect(Set(package["dsrender-previews"]?.names ?? []) == ["Kit", "first", "second", "DSPreviewProgram"])
  }

  @Test(arguments: ["5.3", "6.0"]) func `a dependency that the manifest gives a name is called by it`(
    version: String
  ) throws {
    let source = """
      // swift-tools-version:\(version)
      import PackageDescription
      let kit: Package = .init(
        name: "Kit", dependencies: [.package(name: "Drawing", path: "../dsrender")],
        targets: [.target(name: "Kit", dependencies: [.product(name: "SwiftUI", package: "Drawing")])])
      """
    let text = MirroredManifest(
      source: source, product: "dsrender-previews", targets: [Self.kit], libraries: [], unaware: [], importing: [],
      resources: [:], linksByLLD: false, identity: "dsrender", name: "Drawing"
    ).text
    let program = try #require(try dump(text)["dsrender-previews"])
    #expect(program.dependencies.contains { $0["product"]?.dropFirst().first??.name == "Drawing" })
    #expect(program.flags("linker").isEmpty)
  }

  @Test(arguments: [
    ("5.3", "swiftLanguageVersions: [.version(\"5.2\")]", ["5"]),
    ("5.9", "swiftLanguageVersions: [.version(\"5.1\")]", ["5"]),
    ("6.0", "swiftLanguageModes: [.v6, .version(\"5.2\")]", ["6", "5"]),
    ("5.9", "swiftLanguageVersions: [.v4_2, .v5]", ["4.2", "5"]),
  ])
  func `a version of the language with a point is the one before the point`(
    version: String, setting: String, read: [String]
  ) throws {
    let source = """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(
        name: "Kit", dependencies: [\(Self.dependency(version))],
        targets: [.target(name: "Kit", dependencies: [\(Self.product(version))])],
        \(setting))
      """
    #expect(try dump(Self.mirrored(source, targets: [Self.kit])).swiftLanguageVersions == read)
  }

  @Test func `names are written as Swift writes them`() {
    #expect(literal(#"a "b" \ c"#) == #""a \"b\" \\ c""#)
  }
}
