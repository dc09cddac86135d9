import DSDiagnostics
import DSFiles
import TestFolder
import Testing

@testable import DSXcodeProject

/// Packages of which Xcode keeps the versions.
@Suite struct PinnedPackageTests {
  private static let newer = """
    {"pins": [
      {"identity": "kit", "kind": "remoteSourceControl", "location": "https://example.org/Kit.git",
       "state": {"revision": "0123", "version": "1.2.0"}},
      {"identity": "rope", "location": "git@example.org:sails/Rope", "state": {"revision": "4567", "branch": "main"}},
      {"identity": "bare", "location": "https://example.org/Bare"}], "version": 3}
    """
  private static let older = """
    {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/Kit.git",
      "state": {"branch": null, "revision": "0123", "version": "1.2.0"}}]}, "version": 1}
    """

  private func read(_ text: String) throws -> [String: PackageReference] {
    let folder = TestFolder()
    try writeOutput(folder["Package.resolved"], Array(text.utf8))
    return PinnedPackages([folder["none"], folder["Package.resolved"]]).byIdentity
  }

  @Test("Each has the version, or else the commit, that is kept")
  func versions() throws {
    let packages = try read(Self.newer)
    #expect(packages.keys.sorted() == ["kit", "rope"])
    #expect(packages["kit"]?.source == .remote("https://example.org/Kit.git", requirement: "exact: \"1.2.0\""))
    #expect(packages["rope"]?.source == .remote("git@example.org:sails/Rope", requirement: "revision: \"4567\""))
    #expect(try read(Self.older)["kit"] == packages["kit"])
  }

  @Test("A file that cannot be read has none", arguments: ["", "{", "[]", "{\"pins\": 3}", "{\"pins\": [{}]}"])
  func faulty(_ text: String) throws { #expect(try read(text).isEmpty) }

  @Test("A product that no package of the project has is one of the package of its name")
  func products() throws {
    let folder = try ProjectFolder(
      targets: "T",
      objects: """
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S); packageProductDependencies = (D, E); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
        D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        E = { isa = XCSwiftPackageProductDependency; productName = Mast; };
        """,
      files: [
        "App.swift": "", "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.newer,
      ])
    let package = try folder.package()
    #expect(package.packages.map(\.identity) == ["kit"])
    #expect(package.modules.first?.products.map(\.name) == ["Kit"])
    #expect(package.warnings.map(\.id) == ["missing-package"])
  }
}
