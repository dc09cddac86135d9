import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// What a build takes over from the one before it.
struct DependencyRevisionsTests {
  private let folder = TestFolder()

  private func revisions(_ dependency: SourcePackage) throws -> DependencyRevisions {
    var package = SourcePackage(id: "app", displayName: "App", folder: folder["App"])
    package.dependencies = [dependency]
    let context = PackageContext(package: package, work: URL(filePath: folder["work"]))
    return DependencyRevisions(mirror: Mirror(context, targets: [], platform: nil))
  }

  private func package(_ revision: String?, products: [String] = []) -> SourcePackage {
    SourcePackage(
      id: "kit", displayName: "Kit", folder: folder["Kit"], address: revision.map { _ in "https://example.com/kit" },
      revision: revision, products: products)
  }

  /// Something compiled, and what tells of packages.
  private func build() throws -> (product: String, checkouts: String) {
    let (product, checkouts) = (
      folder["work/build-without-index/x86_64-unknown-linux-gnu/debug/Kit.o"],
      folder["work/build-without-index/checkouts"]
    )
    for path in [(product as NSString).deletingLastPathComponent, checkouts] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try "code".write(toFile: product, atomically: true, encoding: .utf8)
    return (product, checkouts)
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func `what was compiled stays while packages are of the same revision, and goes when one is updated`() throws {
    let first = try revisions(package("a1"))
    // There is nothing yet.
    try first.removeStaleProducts()
    try first.keep()
    let (product, checkouts) = try build()
    try revisions(package("a1")).removeStaleProducts()
    #expect(isThere(product))
    try revisions(package("b2")).removeStaleProducts()
    #expect(!isThere(product) && isThere(checkouts))
  }

  @Test func `what was compiled before revisions were noted goes`() throws {
    let product = try build().product
    try revisions(package("a1")).removeStaleProducts()
    #expect(!isThere(product))
  }

  @Test func `a package in a folder may change, dsrender in a folder has its version`() throws {
    try revisions(package(nil)).keep()
    let product = try build().product
    try revisions(package(nil)).removeStaleProducts()
    #expect(isThere(product))

    func dsrender(_ version: String) throws -> DependencyRevisions {
      let file = folder["Kit/Sources/Review/DSProject/Version.swift"]
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try version.write(toFile: file, atomically: true, encoding: .utf8)
      return try revisions(package(nil, products: ["DSPreviewProgram"]))
    }
    try dsrender("0.2.0").keep()
    try dsrender("0.2.0").removeStaleProducts()
    #expect(isThere(product))
    try dsrender("0.3.0").removeStaleProducts()
    #expect(!isThere(product))
  }
}
