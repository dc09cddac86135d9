import Foundation
import TestFolder
import Testing

/// Packages that a package of a phone depends on, and that have views of their own.
extension PackageTests.PhoneTests {
  /// A package that imports SwiftUI and knows nothing of this repository.
  private func files(_ name: String, in folder: String) -> [(name: String, text: String)] {
    [
      (
        folder + "Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", platforms: [.iOS(.v17)], products: [.library(name: "\(name)", targets: ["\(name)"])],
          targets: [.target(name: "\(name)")])
        """
      ),
      (
        folder + "Sources/\(name)/\(name).swift",
        """
        import SwiftUI
        extension EnvironmentValues { @Entry var width\(name): CGFloat = 40 }
        #if os(iOS)
          public struct \(name): View {
            @Environment(\\.width\(name)) private var width
            public init() {}
            public var body: some View { Color(uiColor: .systemRed).frame(width: width, height: 20) }
          }
        #endif
        #Preview { \(name)() }
        """
      ),
    ]
  }

  @Test func `packages with views that a package depends on have macros and the platform, without an edit`() throws {
    let rope = try PackageCopy(files: files("Rope", in: ""))
    try rope.commit()
    _ = try Command("git", "tag", "1.0.0", in: rope.path)
    // A package is known by the end of its address.
    let address = URL(filePath: rope.path).deletingLastPathComponent().path(percentEncoded: false) + "Rope.git"
    _ = try Command("git", "clone", "--quiet", "--bare", rope.path, address, in: rope.path)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Ship", platforms: [.iOS(.v17)],
        dependencies: [
          \(Repository.dependency), .package(path: "Sail"), .package(url: "file://\(address)", from: "1.0.0"),
        ],
        targets: [.target(name: "Ship", dependencies: ["Sail", .product(name: "Rope", package: "Rope")])])
      """
    let ship = try PackageCopy(
      files: [
        ("Package.swift", manifest),
        (
          "Sources/Ship/Deck.swift",
          "import Rope\nimport Sail\nimport SwiftUI\n#Preview { VStack(spacing: 8) { Sail(); Rope() } }\n"
        ),
      ] + files("Sail", in: "Sail/"))
    let result = try ship.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    // Previews of dependencies are theirs to draw.
    #expect(try ship.shots() == ["added": bothSchemes("ship/deck/preview")], "\(result.output)")
    for (name, text) in files("Sail", in: "Sail/") {
      #expect(try String(contentsOfFile: ship.path + "/" + name, encoding: .utf8) == text)
    }
  }
}
