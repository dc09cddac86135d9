import DSSource
import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// Packages that a package depends on and that import SwiftUI.
struct AdoptedPackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit")

    """

  /// A package with one that it depends on, in the folder of a checkout or beside it.
  private func package(_ source: String, address: String? = nil) throws -> TestPackage {
    var package = try TestPackage(
      files: [
        "Package.swift": Self.manifest, "Sources/Kit/A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
        "../Looks/Package.swift":
          "// swift-tools-version: 5.9\nimport PackageDescription\nlet looks = Package(name: \"Looks\")\n",
        "../Looks/Sources/Looks/B.swift": source,
      ], targets: [SourceTarget("Kit", files: ["A.swift"], dependencies: [.swiftUI])])
    var looks = SourcePackage(id: "looks", displayName: "Looks", folder: package.folder["Looks"])
    looks.address = address
    var target = SourceTarget("Looks", files: ["B.swift"])
    target.folder = looks.folder + "/Sources/Looks"
    target.files = [SourceFile(path: target.folder + "/B.swift", kind: .source)]
    looks.targets = [target]
    package.context.package.dependencies.append(looks)
    return package
  }

  private func mirror(_ package: TestPackage, _ platform: PlatformReading.Platform?) throws -> Mirror {
    Mirror(
      package.context, targets: try PreviewTarget.all(of: package.context.package, isNeeded: false), platform: platform)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test(arguments: [
    ("import SwiftUI\n", PlatformReading.Platform?.none, true), ("import UIKit\n", nil, false),
    ("import UIKit\n", .ios, true),
    ("@_exported import SwiftUI\n", nil, true), ("public import struct SwiftUI.Color\n", nil, true),
    ("@preconcurrency internal import SwiftUI\n", nil, true),
    ("#if canImport(UIKit)\n  import UIKit\n#endif\n", .ios, true),
    ("import SwiftUIKit\n", .ios, false), ("// import SwiftUI\nimport Foundation\n", .ios, false),
  ])
  func `a package that imports views is one of them`(source: String, platform: PlatformReading.Platform?, isOne: Bool)
    throws
  {
    let package = try package(source)
    let adopted = AdoptedPackages(among: package.context.package.dependencies, isRead: platform != nil)
    #expect(adopted.all.map(\.package.id) == (isOne ? ["looks"] : []))
    #expect(adopted.all.flatMap(\.targets) == (isOne ? ["Looks"] : []))
  }

  @Test(arguments: [
    ("import LocalAuthentication\n", PlatformReading.Platform?.some(.ios), true),
    ("import LocalAuthentication\n", nil, false), ("import Foundation\n", .ios, false),
    ("import Contacts\n", .ios, false),
    ("#if canImport(LocalAuthentication)\nimport LocalAuthentication\n#endif\n", .ios, false),
  ])
  func `a package that needs a framework of dsrender's is one of them where sources are read for a platform`(
    source: String, platform: PlatformReading.Platform?, isOne: Bool
  ) throws {
    let package = try package(source)
    // The folders of the overlays are the frameworks that there are; the package's own module of such a name counts first.
    let folder = TestFolder()
    let overlays = folder["Sources/SwiftUI/Overlays/"]
    for name in ["UIKit", "LocalAuthentication", "Contacts"] {
      try FileManager.default.createDirectory(atPath: overlays + name, withIntermediateDirectories: true)
    }
    var dsrender = SourcePackage(id: "dsrender", displayName: "dsrender", folder: folder.path)
    dsrender.products = ["DSPreviewProgram"]
    dsrender.targets = [SourceTarget("UIKit")]
    dsrender.targets[0].folder = overlays + "UIKit"
    var people = SourcePackage(id: "people", displayName: "People", folder: folder["People"])
    people.targets = [SourceTarget("Contacts")]
    let packages = [dsrender, people] + package.context.package.dependencies.filter { $0.id == "looks" }
    #expect(AdoptedPackages(among: packages, isRead: platform != nil).all.map(\.package.id) == (isOne ? ["looks"] : []))
  }

  @Test(arguments: [nil, "https://example.org/looks.git"])
  func `its manifest and its sources are other ones in the mirror, which the package's manifest names`(address: String?)
    throws
  {
    let source = "import SwiftUI\n#if os(iOS)\nlet a = 1\n#endif\n"
    let package = try package(source, address: address)
    let mirror = try mirror(package, .ios)
    try mirror.update()
    let looks = mirror.root + package.folder["Looks"]
    let manifest = try text(looks + "/Package.swift")
    #expect(manifest.contains("looks.dependencies.append(.package(name: \"dsrender\", path: \"\(mirror.root)"))
    #expect(manifest.contains("target.dependencies.append(.product(name: \"SwiftUI\", package: dsrenderName))"))
    #expect(manifest.contains("-import-module"))
    #expect(try !text(looks + "/Sources/Looks/B.swift").contains("os(iOS)"))
    #expect(try text(mirror.folder + "/Package.swift").contains("[\"looks\": \"\(looks)\"]"))
    #expect(try text(package.folder["Looks/Sources/Looks/B.swift"]) == source)
    #expect(try !text(package.folder["Looks/Package.swift"]).contains("dsrender"))
  }

  @Test func `without a platform its targets get the product alone`() throws {
    let package = try package("import SwiftUI\n#if os(iOS)\nlet a = 1\n#endif\n")
    let mirror = try mirror(package, nil)
    try mirror.update()
    let looks = mirror.root + package.folder["Looks"]
    #expect(try text(looks + "/Package.swift").contains("dsrenderName"))
    #expect(try !text(looks + "/Package.swift").contains("-import-module"))
    #expect(try text(looks + "/Sources/Looks/B.swift").contains("os(iOS)"))
  }

  @Test func `one that names dsrender itself stays as it is`() throws {
    var package = try package("import SwiftUI\n")
    package.context.package.dependencies[1].targets[0].dependencies = [.swiftUI]
    #expect(AdoptedPackages(among: package.context.package.dependencies, isRead: true).all.isEmpty)
  }

  @Test(arguments: ["5.0", "5.2", "5.5", "5.6", "6.2"])
  func `the package manager reads what is added to manifests of each version`(version: String) throws {
    let isOld = ["5.0", "5.2", "5.5"].contains(version)
    func manifest(_ dependency: String, _ target: String) -> String {
      """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(name: "Kit", dependencies: [\(dependency)], targets: [\(target)])
      """
    }
    func read(_ text: String) throws -> String {
      let folder = TestFolder()
      try text.write(toFile: folder["Package.swift"], atomically: true, encoding: .utf8)
      return try Subprocess.output(["swift", "package", "--package-path", folder.path, "dump-package"])
    }
    for place in [AdoptedManifest.Place.folder("/tmp/dsrender"), .address("https://example.org/dsrender.git")] {
      let text = AdoptedManifest(
        source: manifest("", ".target(name: \"Kit\")"), targets: ["Kit"], isRead: true, resources: [:],
        foreign: ["Tide"], place: place, name: "dsrender"
      ).text
      let dump = try read(text)
      #expect(dump.contains("-import-module") && dump.contains("\"SwiftUI\""), "\(dump)")
      let address = place == .folder("/tmp/dsrender") ? "/tmp/dsrender" : "https://example.org/dsrender.git"
      #expect(dump.replacing("\\/", with: "/").contains("\"\(address)\""), "\(dump)")
    }
    let requirement = isOld ? ".revision(\"0123\")" : "revision: \"0123\""
    let mirrored = MirroredManifest(
      source: manifest(
        ".package(url: \"https://example.org/Looks.git\", \(requirement)), .package(path: \"/elsewhere\"), .package(path: \"/dsrender\")",
        ".target(name: \"Kit\")"),
      product: "dsrender-previews", targets: [], libraries: [], unaware: [], importing: [], resources: [:],
      linksByLLD: false, adopted: ["looks": "/mirror/looks", "beneath": "/mirror/beneath"], foreign: ["Tide"],
      identity: "dsrender",
      name: "dsrender")
    let dump = try read(mirrored.text).replacing("\\/", with: "/")
    for path in ["/mirror/looks", "/mirror/beneath", "/elsewhere"] { #expect(dump.contains("\"\(path)\""), "\(dump)") }
    #expect(!dump.contains("Looks.git"))
  }
}
