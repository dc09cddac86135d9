import Foundation
import TestFolder
import Testing

/// `swift package dsrender` in packages whose manifests are of older versions, and whose targets have what cannot be
/// linked as it is.
extension PackageTests.ManifestTests {
  private static let swiftUI = #".product(name: "SwiftUI", package: "dsrender")"#

  /// The dependency as manifests before 5.6 write it.
  private static func oldDependency() throws -> String {
    try Repository.dependency()
      .replacingOccurrences(of: "revision: (\"[^\"]*\")", with: ".revision($1)", options: .regularExpression)
  }

  @Test func `a manifest of 5.3, whose programs are those with main.swift, and whose libraries have entry points`()
    throws
  {
    let package = try PackageCopy(files: [
      (
        "Package.swift",
        """
        // swift-tools-version:5.3
        import PackageDescription
        let kit: Package = .init(
          name: "Kit", platforms: [.iOS(.v14)],
          products: [.library(name: "Kit", targets: ["Kit"]), .executable(name: "demo", targets: ["Demo"])],
          dependencies: [\(try Self.oldDependency())],
          targets: [
            .target(name: "Plain"),
            .target(name: "Kit", dependencies: ["Plain", \(Self.swiftUI)]),
            .target(name: "App-One", dependencies: [\(Self.swiftUI)]),
            .target(name: "AppTwo", dependencies: ["Kit", \(Self.swiftUI)]),
            .target(name: "Demo", dependencies: ["Kit", \(Self.swiftUI)]),
          ])
        """
      ),
      ("Sources/Plain/Plain.swift", "public let title = \"Kit\"\n"),
      ("Sources/Kit/Kit.swift", preview("title", also: "import Plain")),
      ("Sources/App-One/One.swift", preview("\"One\"") + Self.entryPoint),
      ("Sources/AppTwo/Two.swift", preview("\"Two\"") + Self.entryPoint),
      ("Sources/Demo/Demo.swift", preview("\"Demo\"")),
      ("Sources/Demo/main.swift", "print(\"demo\")\n"),
    ])
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(try package.shots()["added"] == ["demo", "kit", "one", "two"].flatMap { pair("kit/\($0)/preview") })
  }

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
          name: "Kit", dependencies: [\(try Self.oldDependency())],
          targets: [
            .target(name: "Kit", dependencies: [\(Self.swiftUI)]),
            .target(name: "Phone", dependencies: [\(Self.swiftUI)]),
            .executableTarget(name: "first", dependencies: ["Kit", \(Self.swiftUI)]),
            .executableTarget(name: "second", dependencies: ["Kit", \(Self.swiftUI)]),
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
      ("Sources/Kit/Kit.swift", preview("\"Kit\"")),
      ("Sources/Phone/Phone.swift", "#if os(iOS)\n" + preview("\"Phone\"") + "#endif\n"),
      ("Sources/first/First.swift", preview("\"First\"") + Self.entryPoint),
      ("Sources/second/Second.swift", preview("\"Second\"") + Self.entryPoint),
      // Two entry points, one of them behind another attribute.
      ("Sources/Kit/App.swift", Self.entryPoint),
      (
        "Sources/Kit/Widget.swift",
        "@available(iOS 17, *) @main enum Widget {\n  static func main() {}\n  static let mark = \"@main\"\n}\n"
      ),
    ])
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(result.output.contains("the module 'Phone' of 'kit' has no previews in this program"), "\(result.output)")
    #expect(try package.shots()["added"] == ["first", "kit", "second"].flatMap { pair("kit/\($0)/preview") })
  }

  @Test(arguments: ["4.2", "5.0", "5.2", "5.4", "6.0"])
  func `manifests of other versions`(version: String) throws {
    let isOldest = ["4.2", "5.0"].contains(version)
    let isNew = version == "6.0"
    let swiftUI = isOldest ? #".product(name: "SwiftUI")"# : Self.swiftUI
    let program = isOldest || version == "5.2" ? "target" : "executableTarget"
    let package = try PackageCopy(files: [
      (
        "Package.swift",
        """
        // swift-tools-version:\(version)
        import PackageDescription
        let name = "Kit"
        let package = Package(
          name: name, dependencies: [\(isNew ? try Repository.dependency() : try Self.oldDependency())],
          targets: [
            .target(name: name, dependencies: [\(swiftUI)]),
            .\(program)(name: "demo", dependencies: [.target(name: name), \(swiftUI)]),
          ])
        // The end of the file has no line break.
        """
      ),
      ("Sources/Kit/Kit.swift", preview("\"Kit\"")), ("Sources/demo/Demo.swift", preview("\"Demo\"")),
      ("Sources/demo/main.swift", "print(\"demo\")\n"),
    ])
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(try package.shots()["added"] == ["demo", "kit"].flatMap { pair("kit/\($0)/preview") })
  }

  private static let entryPoint = """

    @main enum Program {
      static func main() {}
    }

    """

  private func preview(_ text: String, also import: String = "") -> String {
    """
    import SwiftUI
    \(`import`)

    #Preview { Text(\(text)) }

    """
  }

  private func pair(_ shot: String) -> [String] { [shot + "@dark", shot + "@light"] }
}
