import Foundation
import TestFolder
import Testing

@testable import DSCommandLine

/// What `dsrender try` says of folders that were not made for it.
@Suite struct TryTests {
  private func folder(_ files: [String: String]) throws -> TestFolder {
    let folder = TestFolder()
    for (name, text) in files {
      let path = folder[name]
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return folder
  }

  /// Writes pictures of one pixel.
  private func draw(_ names: [String], in folder: TestFolder) throws {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: (folder[name] as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Self.png.write(to: URL(fileURLWithPath: folder[name]))
    }
  }

  @Test(.needsProgram) func `a folder of pictures alone is shown, and what cannot be read is said beside the page`()
    throws
  {
    let folder = TestFolder()
    try draw(
      ["light", "dark"].flatMap { scheme in (1...3).map { "screens/\(scheme)/\($0).png" } } + ["logo/logo.png"],
      in: folder)
    let page = TestFolder()
    let outcome = run(["try", "--out", page["page"]], Surroundings(folder: folder.path))
    #expect(
      outcome.output == """
        screens
          found   6 pictures
          drawn   6 pictures
          lacks   a second folder of pictures to compare them with
          next    dsrender diff screens OTHER --out shots

        page: \(page["page"])/shots/index.html

        """, "\(outcome)")
    #expect(outcome.code == 0)
    try Data("GIF89a".utf8).write(to: URL(fileURLWithPath: folder["screens/light/spinner.gif"]))
    let again = run(["try", "--out", page["page"]], Surroundings(folder: folder.path))
    #expect(again.code == 75 && again.output.contains("page: "), "\(again)")
    #expect(again.errors.contains("1 GIF file"), "\(again)")
    // What stands in the way of a picture leaves no page to be opened.
    let blocked = page["blocked/shots/pictures-1"]
    try FileManager.default.createDirectory(atPath: page["blocked/shots"], withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: blocked))
    let without = run(["try", "--out", page["blocked"]], Surroundings(folder: folder.path))
    #expect(without.code == 74 && !without.output.contains("page: "), "\(without)")
    #expect(without.errors.contains(blocked), "\(without)")
  }

  private static let icon = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8Z"/></svg>"#
  /// A picture of one pixel.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==")!
  private static let tokens = #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#

  @Test(.needsProgram) func `tokens and icons are drawn, and everything else is named with the command that goes on`()
    throws
  {
    var files = [
      "brand/tokens/light.tokens.json": Self.tokens, "package.json": #"{"value": "no tokens"}"#,
      "node_modules/x/tokens.json": Self.tokens,
      "App/App.xcodeproj/project.pbxproj": "", "App/Card.swift": "#Preview { Card() }\n#Preview { Card() }\n",
      "Kit/Package.swift": "// swift-tools-version: 6.0\n", "Kit/Sources/Kit/Tag.swift": "#Preview { Tag() }\n",
    ]
    for (index, size) in [16, 24].enumerated() {
      for number in 0..<5 { files["icons/\(size)/icon-\(number + index).svg"] = Self.icon }
    }
    files["icons/24/faulty.svg"] = "<svg"
    let folder = try folder(files)
    // Beside sources, pictures of no tool are those of a web site.
    try draw(
      ["Pear", "Plum"].map { "test/__Snapshots__/CardTests/test\($0).1.png" } + (1...6).map { "public/\($0).png" },
      in: folder)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let page = TestFolder()
    let outcome = run(["try", "--out", page["page"]], Surroundings(folder: folder.path))
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      outcome.output == """
        brand/tokens
          found   1 design token
          drawn   1 picture
          next    dsrender init --tokens brand/tokens

        icons
          found   11 SVG icons
          drawn   1 picture
          lacks   1 of 11 icons, such as 'faulty.svg': the file is not XML: unclosed token
          next    dsrender init, then 'symbols: icons' in dsrender.yaml

        test/__Snapshots__
          found   2 pictures of swift-snapshot-testing
          drawn   2 pictures
          lacks   new pictures to compare them with, which your tool makes
          next    dsrender import test/__Snapshots__

        Kit
          found   a Swift package with 1 preview
          lacks   dsrender among its dependencies: docs/packages.md
          next    swift package dsrender matrix --out shots    # needs Swift on this machine

        App/App.xcodeproj
          found   an Xcode project with 2 previews
          next    dsrender --xcodeproj App/App.xcodeproj matrix --out shots

        page: \(page["page"])/shots/index.html

        """, "\(outcome)")
    #expect(FileManager.default.fileExists(atPath: page["page/shots/index.html"]))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
    // The same page again, and a folder that has a configuration is drawn by it.
    try FileManager.default.createDirectory(atPath: folder["brand/own"], withIntermediateDirectories: true)
    #expect(run(["init", "brand/own", "--tokens", "brand/tokens"], Surroundings(folder: folder.path)).code == 0)
    let again = run(["try", "--out", page["page"]], Surroundings(folder: folder.path))
    #expect(again.code == 0)
    #expect(again.output.hasPrefix("brand/tokens\n  found   1 design token\n  drawn   1 picture\n"), "\(again)")
    #expect(again.output.contains("dsrender matrix --config brand/own/dsrender.yaml --out shots"), "\(again)")
  }

  @Test(.needsProgram) func `a folder with nothing in it is said to have nothing, and one that is not there as well`()
    throws
  {
    let folder = try folder(["readme.md": "# Hello\n"])
    let empty = run(["try"], Surroundings(folder: folder.path))
    #expect(empty.code == 65)
    #expect(empty.errors.contains("nothing that dsrender draws or compares was recognised in '.'"), "\(empty)")
    let missing = run(["try", "nowhere"], Surroundings(folder: "/"))
    #expect(missing.code == 64)
    #expect(missing.errors.contains("there is no folder 'nowhere'"))
  }
}
