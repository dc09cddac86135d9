import Foundation
import TestFolder
import Testing

/// `swift package dsrender` in packages whose manifests are of older versions, and whose targets have what cannot be
/// linked as it is.
extension PackageTests.ManifestTests {
  @Test func `a manifest of 5.5 without a name, with several programs, and a module whose previews are left out`()
    throws
  {
    let package = try PackageCopy(files: [
      (
        "Package.swift",
        """
        // swift-tools-version:5.5
        import PackageDescription

        _ = Package(
          name: "Kit", dependencies: [\(Repository.dependency)],
          targets: [
            .target(name: "Kit", dependencies: [\(swiftUIProduct)]),
            .target(name: "Phone", dependencies: [\(swiftUIProduct)]),
            .executableTarget(name: "first", dependencies: ["Kit", \(swiftUIProduct)]),
            .executableTarget(name: "second", dependencies: ["Kit", \(swiftUIProduct)]),
          ])
        """
      ),
      (
        "dsrender.yaml",
        """
        version: 1
        systems:
          kit: {modules: [Kit, Phone, first, second]}

        """
      ),
      ("Sources/Kit/Kit.swift", previewFile("\"Kit\"")),
      ("Sources/Phone/Phone.swift", "#if os(iOS)\n" + previewFile("\"Phone\"") + "#endif\n"),
      ("Sources/first/First.swift", previewFile("\"First\"") + entryPoint),
      ("Sources/second/Second.swift", previewFile("\"Second\"") + entryPoint),
      // Two entry points, one of them behind another attribute.
      ("Sources/Kit/App.swift", entryPoint),
      (
        "Sources/Kit/Widget.swift",
        "@available(iOS 17, *) @main enum Widget {\n  static func main() {}\n  static let mark = \"@main\"\n}\n"
      ),
    ])
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(result.output.contains("the module 'Phone' of 'kit' has no previews in this program"), "\(result.output)")
    #expect(try package.shots()["added"] == ["first", "kit", "second"].flatMap { bothSchemes("kit/\($0)/preview") })
  }

  // Those of other versions are read by the package manager in DSPackagesTests.
  @Test func `a manifest of the oldest version`() throws {
    let package = try PackageCopy(files: [
      (
        "Package.swift",
        """
        // swift-tools-version:4.2
        import PackageDescription
        let name = "Kit"
        let package = Package(
          name: name, dependencies: [\(Repository.oldestDependency)],
          targets: [
            .target(name: name, dependencies: [.product(name: "SwiftUI")]),
            .target(name: "demo", dependencies: [.target(name: name), .product(name: "SwiftUI")]),
          ])
        // The end of the file has no line break.
        """
      ),
      ("Sources/Kit/Kit.swift", previewFile("\"Kit\"")), ("Sources/demo/Demo.swift", previewFile("\"Demo\"")),
      ("Sources/demo/main.swift", "print(\"demo\")\n"),
    ])
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(try package.shots()["added"] == ["demo", "kit"].flatMap { bothSchemes("kit/\($0)/preview") })
  }
}
