import Foundation
import TestFolder
import Testing

/// `swift package dsrender` in packages: they take turns in one build folder, whose last program some of the tests run.
@Suite(.serialized) struct PackageTests {
  @Suite struct AssetSymbolTests {}
  @Suite struct ManifestTests {}
  @Suite struct PhoneTests {}
  @Suite struct PluginTests {}

  @Test func `examples of one package that share a build folder keep their sources, whichever is drawn first`() throws {
    func manifest(_ name: String, _ dependency: String, _ also: String = "") -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependency)],
        targets: [.target(name: "\(name)", dependencies: [\(also)])])
      """
    }
    let swiftUI = ".product(name: \"SwiftUI\", package: \"dsrender\")"
    let package = try PackageCopy(files: [
      ("Package.swift", manifest("Kit", try Repository.dependency(), swiftUI)),
      ("Sources/Kit/Kit.swift", "public let word = \"Kit\"\n"),
    ])
    let examples = ["One", "Two"]
    for name in examples {
      let folder = "Examples/\(name)"
      try FileManager.default.createDirectory(
        atPath: package.path + "/\(folder)/Sources/\(name)", withIntermediateDirectories: true)
      let dependencies = ".package(name: \"Kit\", path: \"../..\"), \(try Repository.dependency())"
      try package.write(
        folder + "/Package.swift",
        manifest(name, dependencies, ".product(name: \"Kit\", package: \"Kit\"), \(swiftUI)"))
      try package.write(
        folder + "/Sources/\(name)/Card.swift",
        "import Kit\nimport SwiftUI\n\n#Preview { Text(word + \"\(name)\") }\n")
    }

    func sources() throws -> [String: String] {
      let all = FileManager.default.enumerator(atPath: package.path)?.compactMap { $0 as? String } ?? []
      return Dictionary(
        uniqueKeysWithValues: all.filter { $0.hasSuffix(".swift") }.map {
          ($0, (try? String(contentsOfFile: package.path + "/" + $0, encoding: .utf8)) ?? "a link that leads nowhere")
        })
    }
    let before = try sources()
    for name in examples {
      let folder = package.path + "/Examples/" + name
      let listed = try Command(
        "swift", "package", "--package-path", folder, "--scratch-path", package.buildFolder.path, "dsrender", "matrix",
        "--list", in: folder)
      #expect(listed.output.contains("\(name.lowercased())/card/preview@light"), "\(listed.output)")
      #expect(try sources() == before)
    }
  }
}
