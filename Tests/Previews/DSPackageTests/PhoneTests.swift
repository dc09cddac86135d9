import Foundation
import TestFolder
import Testing

/// `swift package dsrender` in a package that is written for a phone alone, UIKit and all.
extension PackageTests.PhoneTests {
  @Test func `a package for iOS alone is drawn, and errors stand where its author wrote them`() throws {
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
      wrong.output.contains(package.path + "/" + card + ":21:67: error: cannot find 'twentyFour' in scope"),
      "\(wrong.output)")
    try package.change(card, "radius: twentyFour))", "radius: 24))")

    let equal = try package.matrix()
    #expect(equal.status == 0, "\(equal.output)")
    #expect(
      try package.shots()["unchanged"]
        == ["harbour-guide/preview", "settings-screen/preview", "voyage-card/kept", "voyage-card/open"].flatMap {
          ["lantern/\($0)@dark", "lantern/\($0)@light"]
        })

    // A map is an area with its name, and its shot says so; the other shots are not touched by it.
    let guide = "Sources/Lantern/HarbourGuide.swift"
    try package.change(guide, "if code == nil {", "if code == nil { Map().frame(height: 20);")
    let undrawn = try package.matrix()
    #expect(undrawn.output.contains("'Map', a view of the platform, is not drawn"), "\(undrawn.output)")
    #expect(try package.shots()["unchanged"]?.count == 6)
    try package.change(guide, "if code == nil { Map().frame(height: 20);", "if code == nil {")

    // The commit is read for the same platform, and its views are drawn without the edit.
    try package.commit()
    try package.change("Sources/Lantern/SettingsScreen.swift", "Made for", "Written for")
    let changed = try package.matrix()
    #expect(changed.output.contains("2 shots, one cause: Text “Made for” → “Written for”"), "\(changed.output)")
    #expect(changed.output.contains("proved: without it all 2 equal their baselines"), "\(changed.output)")
  }
}
