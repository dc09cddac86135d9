import Foundation
import TestFolder
import Testing

/// `swift package dsrender` in packages that are read as for a phone.
extension PackageTests.PhoneTests {
  @Test func `a package for iOS alone is drawn, and what does not compile fails where its author wrote it`() throws {
    let package = try PackageCopy("Lantern")
    // As in Xcode, a catalogue is there without a line of the manifest.
    try package.change(
      "Package.swift", "[.process(\"Resources\")]", "[.process(\"Resources/Fonts\"), .copy(\"Resources/pier.jpg\")]")
    // Every target may import SwiftUI there; catalogues have members for those whose manifest does not say so, too.
    try package.change(
      "Package.swift",
      #""LanternData", .product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux])),"#,
      #""LanternData","#)
    let card = "Sources/Lantern/VoyageCard.swift"
    try package.change(card, "radius: 24))", "radius: twentyFour))")
    let wrong = try package.matrix()
    #expect(
      wrong.output.contains(
        card + ":21:67: error: this code does not compile: 'VoyageCard.body': cannot find 'twentyFour' in scope"),
      "\(wrong.output)")
    #expect(wrong.output.contains("exit code 75"))
    // What does not need the card is drawn, and the previews that need it have kept their names.
    #expect(try package.shots()["failed"]?.contains("lantern/voyage-card/kept@dark") == true)
    #expect(try package.shots()["unchanged"]?.contains("lantern/harbour-guide/preview@dark") == true)
    #expect(!wrong.output.contains("orphan"), "\(wrong.output)")
    try package.change(card, "radius: twentyFour))", "radius: 24))")

    let equal = try package.matrix()
    #expect(equal.status == 0, "\(equal.output)")
    #expect(
      try package.shots()["unchanged"]
        == [
          "beacons/preview", "harbour-guide/preview", "settings-screen/preview", "voyage-card/kept", "voyage-card/open",
        ].flatMap {
          ["lantern/\($0)@dark", "lantern/\($0)@light"]
        })

    // A map is an area with its name, and its shot says so; the other shots are not touched by it.
    let guide = "Sources/Lantern/HarbourGuide.swift"
    try package.change(guide, "if code == nil {", "if code == nil { Map().frame(height: 20);")
    let undrawn = try package.matrix()
    #expect(undrawn.output.contains("'Map', a view of the platform, is not drawn"), "\(undrawn.output)")
    #expect(try package.shots()["unchanged"]?.count == 8)
  }

  @Test func `previews and component files share a matrix, a report and baselines`() throws {
    let package = try PackageCopy("Orchard")
    let equal = try package.matrix()
    #expect(equal.status == 0, "\(equal.output)")
    let ids = try package.shots()["unchanged"] ?? []
    for id in [
      "orchard/stock-note/few@harvest.dark.compact", "orchard/product-card/pear@harvest.dark.compact",
      "orchard/basket/two-products@meadow.light.regular.rtl",
      "orchard/basket/two-products@meadow.light.regular.type-accessibility1",
    ] {
      #expect(ids.contains(id))
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: package.path + "/Baselines/orchard")
    #expect(Set(folders).isSuperset(of: ["stock-note", "product-card", "basket"]))

    // A theme that only one of the two kinds knows, and a file that only the other has.
    try package.change("Sources/OrchardCore/OrchardTheme.swift", "corner: 4)", "corner: 2)")
    try package.change("components/stock-note.yaml", "Sold out", "None left")
    #expect(try package.matrix().status == 1)
    let different = try package.shots()["changed"] ?? []
    #expect(different.filter { $0.contains("/stock-note/") }.count == 10)
    #expect(different.filter { $0.contains("/product-card/") }.allSatisfy { $0.contains("@harvest.") })
    #expect(different.contains("orchard/product-card/pear@harvest.light.regular"))
    #expect(!different.contains { $0.contains("/stock-note/few") })
  }

  @Test func `a manifest of 5.3, whose programs are those with main.swift, and whose libraries have entry points`()
    throws
  {
    let package = try PackageCopy(
      files: [
        (
          "Package.swift",
          """
          // swift-tools-version:5.3
          import PackageDescription
          let kit: Package = .init(
            name: "Kit", platforms: [.iOS(.v14)],
            products: [.library(name: "Kit", targets: ["Kit"]), .executable(name: "demo", targets: ["Demo"])],
            dependencies: [\(Repository.dependency)],
            targets: [
              .target(name: "Plain"),
              .target(name: "Kit", dependencies: ["Plain", \(swiftUIProduct)]),
              .target(name: "App-One", dependencies: [\(swiftUIProduct)]),
              .target(name: "AppTwo", dependencies: ["Kit", \(swiftUIProduct)]),
              .target(name: "Demo", dependencies: ["Kit", \(swiftUIProduct)]),
            ])
          """
        ),
        ("Sources/Plain/Plain.swift", "public let title = \"Kit\"\n"),
        ("Sources/Kit/Kit.swift", previewFile("title", also: "import Plain")),
        ("Sources/App-One/One.swift", previewFile("\"One\"") + entryPoint),
        ("Sources/AppTwo/Two.swift", previewFile("\"Two\"") + entryPoint),
        ("Sources/Demo/Demo.swift", previewFile("\"Demo\"")),
        ("Sources/Demo/main.swift", "print(\"demo\")\n"),
      ])
    let result = try package.matrix()
    #expect(result.output.contains("Plugin ended with exit code 2"), "\(result.output)")
    #expect(try package.shots()["added"] == ["demo", "kit", "one", "two"].flatMap { bothSchemes("kit/\($0)/preview") })
  }
}
