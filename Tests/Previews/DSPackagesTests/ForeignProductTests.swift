import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// Products of other packages whose sources are Objective-C.
struct ForeignProductTests {
  private static func target(_ name: String, _ file: String, _ dependencies: [SourceTarget] = []) -> SourceTarget {
    SourceTarget(
      id: name, name: name, module: name, folder: "/" + name, kind: .library, isSwift: file.hasSuffix(".swift"),
      files: [SourceFile(path: "/\(name)/\(file)", kind: .source)], dependencies: dependencies)
  }

  private static func package(_ name: String, _ targets: [SourceTarget]) -> SourcePackage {
    SourcePackage(
      id: name, displayName: name, folder: "/" + name, products: targets.map(\.name),
      parts: Dictionary(uniqueKeysWithValues: targets.map { ($0.name, [$0.id]) }), targets: targets)
  }

  @Test(arguments: [("A.m", ["Count"]), ("A.mm", ["Count"]), ("a.c", []), ("A.swift", [])])
  func `a product is one by the sources of its targets`(file: String, names: [String]) {
    let count = Self.package("counting", [Self.target("Count", file)])
    #expect(ForeignProducts(among: [count]) { _ in false }.names == names)
  }

  @Test func `what needs one is one, unless its own package is mirrored`() {
    let count = Self.target("Count", "A.m")
    let log = Self.target("Log", "Log.swift", [Self.target("Writing", "W.swift", [count])])
    let (counting, logging) = (Self.package("counting", [count]), Self.package("logging", [log]))
    #expect(ForeignProducts(among: [counting, logging]) { _ in false }.names == ["Count", "Log"])
    #expect(ForeignProducts(among: [counting, logging]) { ["Log", "Writing"].contains($0.name) }.names == ["Count"])
  }

  @Test(arguments: ["5.3", "5.6", "5.9", "6.2"])
  func `targets lose them, however they name them`(version: String) throws {
    let source = """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(
        name: "Kit", dependencies: [.package(path: "../counting")],
        targets: [
          .target(name: "Log", dependencies: ["Count", "Sum", "Kept", .product(name: "Count", package: "counting")]),
          .target(name: "Sum"),
        ])
      """
    let text = source + "\n" + ManifestText(source: source).withoutProducts("package", ["Count", "Sum"]) + "\n"
    let folder = TestFolder()
    try text.write(toFile: folder["Package.swift"], atomically: true, encoding: .utf8)
    let dump = try Subprocess.output(["swift", "package", "--package-path", folder.path, "dump-package"])
    let start = try #require(dump.firstIndex(of: "{"))
    let found = try JSONSerialization.jsonObject(with: Data(dump[start...].utf8)) as? [String: Any]
    let targets = try #require(found?["targets"] as? [[String: Any]])
    let dependencies = try #require(targets[0]["dependencies"] as? [[String: [Any?]]])
    #expect(dependencies.map { $0.keys.sorted() } == [["byName"], ["byName"]])
    #expect(dependencies.map { $0.values.first?.first as? String } == ["Sum", "Kept"])
  }
}
