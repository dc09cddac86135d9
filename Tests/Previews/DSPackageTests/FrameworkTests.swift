import Foundation
import TestFolder
import Testing

/// What public packages of phones name beside SwiftUI, in a package of its own: each file is a kind of cause for which such
/// packages did not compile.
extension PackageTests.PhoneTests {
  @Test func `members of other frameworks compile, and what has a picture is drawn`() throws {
    let package = try PackageCopy("Flotsam")
    let result = try package.matrix()
    let shots = try package.shots()
    #expect(
      shots["added"]
        == [
          "boats/preview", "brand/preview", "controls/preview", "deliveries/preview", "deliveries/stock",
          "devices/digest", "foundations/preview", "frameworks/chart", "frameworks/tip", "lighthouse/preview",
          "scanners/preview",
          "tide/preview", "tides/small", "tides/two", "trips/banner", "trips/island", "vitals/preview",
          "voyages/preview",
        ].flatMap { bothSchemes("flotsam/\($0)") }, "\(result.output)")
    #expect(
      shots["failed"]
        == ["panels/page", "panels/rows"].flatMap {
          bothSchemes("flotsam/\($0)")
        })
    // SwiftPM may write its own line into the middle of one of the program's.
    let output = result.output.replacing(/error: Plugin ended with exit code \d+\n/, with: "")
    for name in ["UIStackView", "UIViewController"] {
      #expect(output.contains("'\(name)', a view of the platform, is not drawn"), "\(name): \(result.output)")
    }

    // Widths and heights in pixels; a scenario has two for each point.
    for (id, size) in [
      ("tides/small", (316, 316)), ("tides/two", (676, 664)), ("tide/preview", (316, 316)),
      ("vitals/preview", (180, 20)),
    ] {
      #expect(try package.pixels(of: "flotsam/\(id)@light") == size, "\(id)")
    }
  }

  @Test func `a package for a Mac alone is built with what a Mac has, and drawn`() throws {
    let package = try PackageCopy(
      files: [
        (
          "Package.swift",
          """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Desk", platforms: [.macOS(.v14)], dependencies: [\(Repository.dependency)],
            targets: [.target(name: "Desk")])
          """
        ),
        (
          "Sources/Desk/Desk.swift",
          """
          import AppKit
          import MediaPlayer
          import SwiftUI

          let sleeve = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in NSImage() }

          #Preview("sleeve") { Color(nsColor: .red).frame(width: sleeve.bounds.width, height: 9) }
          """
        ),
      ])
    let result = try package.matrix()
    #expect(try package.shots()["added"] == bothSchemes("desk/desk/sleeve"), "\(result.output)")
  }
}

extension PackageCopy {
  /// The width and the height of a shot's picture, which the header of a PNG says.
  fileprivate func pixels(of id: String) throws -> (Int, Int) {
    let data = try Data(contentsOf: URL(filePath: path + "/shots/" + id + ".png"))
    func number(at place: Int) -> Int { data[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
