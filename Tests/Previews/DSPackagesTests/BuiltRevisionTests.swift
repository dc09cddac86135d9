import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// What a build takes over from the one before it.
struct BuiltRevisionTests {
  private let folder = TestFolder()

  /// The revision that a program of an app is built with.
  /// - Parameters:
  ///   - revision: the commit of dsrender; nil for one in a folder.
  ///   - other: the commit of another package.
  private func built(with revision: String?, other: String = "c3") -> BuiltRevision {
    var package = SourcePackage(id: "app", displayName: "App", folder: folder["App"])
    package.dependencies = [
      SourcePackage(
        id: "dsrender", displayName: "dsrender", folder: folder["dsrender"],
        address: revision.map { _ in "https://example.com/dsrender" }, revision: revision,
        products: ["DSPreviewProgram"]),
      SourcePackage(
        id: "kit", displayName: "Kit", folder: folder["Kit"], address: "https://example.com/kit", revision: other),
    ]
    let context = PackageContext(package: package, work: URL(filePath: folder["work"]))
    return BuiltRevision(mirror: Mirror(context, targets: [], platform: nil))
  }

  /// Something compiled, and the folder of the packages that were fetched.
  private func build() throws -> (product: String, checkouts: String) {
    let scratch = folder["work/build-without-index"]
    let (product, checkouts) = (scratch + "/x86_64-unknown-linux-gnu/debug/Kit.o", scratch + "/checkouts")
    for path in [(product as NSString).deletingLastPathComponent, checkouts] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try "code".write(toFile: product, atomically: true, encoding: .utf8)
    return (product, checkouts)
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func `what was compiled stays while dsrender is of the same revision, and goes when it is updated`() throws {
    // There is nothing yet.
    try built(with: "a1").removeStaleProducts()
    try built(with: "a1").keep()
    let (product, checkouts) = try build()
    try built(with: "a1").removeStaleProducts()
    #expect(isThere(product))
    // Packages that share a build folder have other packages, and other revisions of them.
    try built(with: "a1", other: "d4").removeStaleProducts()
    #expect(isThere(product))
    try built(with: "b2").removeStaleProducts()
    #expect(!isThere(product) && isThere(checkouts))
  }

  @Test func `what was compiled before revisions were noted goes`() throws {
    let product = try build().product
    try built(with: "a1").removeStaleProducts()
    #expect(!isThere(product))
  }

  @Test func `a dsrender in a folder may change, until its version does`() throws {
    func version(_ text: String) throws {
      let file = folder["dsrender/Sources/Review/DSProject/Version.swift"]
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try version("0.2.0")
    try built(with: nil).keep()
    let product = try build().product
    try built(with: nil).removeStaleProducts()
    #expect(isThere(product))
    try version("0.3.0")
    try built(with: nil).removeStaleProducts()
    #expect(!isThere(product))
  }
}
