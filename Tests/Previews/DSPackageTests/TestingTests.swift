import Foundation
import TestFolder
import Testing

/// `swift test` in a package whose tests expect pictures, built as a user's is.
extension ClientTests {
  @Test func `tests compare pictures, say what differs with its files, and record nothing in CI`() throws {
    let package = try PackageCopy("Orchard", in: .clients)
    func test(_ words: String...) throws -> Command {
      try Command(
        ["env"] + words.filter { $0.contains("=") } + [
          "swift", "test", "--package-path", package.path, "--scratch-path", package.buildFolder.path,
        ] + words.filter { !$0.contains("=") }, in: package.path)
    }
    let equal = try test()
    #expect(equal.status == 0, "\(equal.output)")

    // The baselines of two shots change places, and two are gone.
    let baselines = package.path + "/Baselines/orchard.tests/"
    let files = FileManager.default
    for name in [
      "product-card-tests/price-localized@meadow.dark.regular.locale-de", "button-test-case/add@meadow.light.regular",
    ] {
      try files.removeItem(atPath: baselines + name + ".png")
    }
    let pear = baselines + "product-card-tests/pear@meadow.light.regular.png"
    let button = baselines + "button-test-case/add@meadow.light.regular.type-accessibility1.png"
    try package.move(String(pear.dropFirst(package.path.count + 1)), to: "pear.png")
    try files.copyItem(atPath: button, toPath: pear)
    let different = try test("--skip-build", "CI=true", "DSRENDER_RECORD=all")
    #expect(different.status != 0)
    for text in [
      "changed  orchard.tests/product-card-tests/pear@meadow.light.regular",
      "expected: \(package.path)/.build/dsrender-tests/_expected/",
      "difference: \(package.path)/.build/dsrender-tests/_differences/orchard.tests/product-card-tests/pear@",
      "pear@meadow.light.regular.difference.png", "recorded an issue at ProductCardTests.swift:9",
      "added  orchard.tests/button-test-case/add@meadow.light.regular", "ButtonTestCase.swift:8: error:",
      "not recorded: CI is set", "exit code 1: pictures differ", "exit code 2: shots without a baseline",
    ] {
      #expect(different.output.contains(text), "\(text)\n\(different.output)")
    }
    #expect(!files.fileExists(atPath: baselines + "button-test-case/add@meadow.light.regular.png"))

    // Recording is no pass, and the next run is one.
    let recorded = try test("--skip-build", "DSRENDER_RECORD=failed")
    #expect(recorded.status != 0)
    #expect(recorded.output.contains("added (recorded)  orchard.tests/button-test-case/add@meadow.light.regular"))
    #expect(try Data(contentsOf: URL(filePath: pear)) == Data(contentsOf: URL(filePath: package.path + "/pear.png")))
    #expect(try test("--skip-build").status == 0)
  }
}
