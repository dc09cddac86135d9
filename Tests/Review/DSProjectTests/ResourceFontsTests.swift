import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSNode
import DSResolve
import DSShots
import DSText
import Foundation
import TestFolder
import Testing

@testable import DSProject

/// The fonts among a package's resources, by the names that sources ask for.
struct ResourceFontsTests {
  private static let sources = FileManager.default.currentDirectoryPath

  /// A folder with a bundle that has a font, a file that is none, and a font beside it that is in no bundle.
  private func program() throws -> TestFolder {
    let folder = TestFolder()
    let font = try readFile(Self.sources + "/.fonts/NotoSans.ttf", limit: 1 << 24)
    try createFolders(folder["Kit_Kit.resources/Fonts"])
    try writeOutput(folder["Kit_Kit.resources/Fonts/Body.ttf"], font)
    try writeOutput(folder["Kit_Kit.resources/Broken.otf"], Array("OTTO".utf8))
    try writeOutput(folder["Loose.ttf"], font)
    return folder
  }

  @Test func `a font is known by its family's name, its own, and those of its weights`() throws {
    let folder = try program()
    let fonts = ResourceFonts(["Kit_Kit.resources"], beside: folder.path).found
    #expect(fonts.allSatisfy { $0.file.path == folder["Kit_Kit.resources/Fonts/Body.ttf"] && !$0.isItalic })
    let weights = Dictionary(uniqueKeysWithValues: fonts.map { ($0.family, $0.weights) })
    #expect(weights["Noto Sans"] == 400...700)
    #expect(weights["NotoSans-Regular"] == 400...700)
    #expect(weights["Noto Sans Regular"] == 400...700)
    #expect(weights["NotoSans-SemiBold"] == 600...600)
    #expect(weights["NotoSans-Bold"] == 700...700)
    let families = Dictionary(uniqueKeysWithValues: fonts.map { ($0.family, $0.wholeFamily) })
    #expect(families["Noto Sans"] == .some(nil) && families["NotoSans-Bold"] == "Noto Sans")
    // What an earlier build has left beside the program is none of its packages'.
    #expect(ResourceFonts(["Other_Other.resources"], beside: folder.path).found.isEmpty)
    #expect(ResourceFonts(["Kit_Kit.resources"], beside: nil).found.isEmpty)
    #expect(ResourceFonts(["Kit_Kit.resources"], beside: "/nowhere").found.isEmpty)
  }

  @Test func `a condensed font is not its family, and its own name has its weight alone`() throws {
    let folder = try program()
    var font = try readFile(Self.sources + "/.fonts/NotoSans.ttf", limit: 1 << 24)
    // The class of widths in the table OS/2: 3 is 75 % (OpenType specification).
    let entry = try #require(
      (0..<Int(font[5])).map { 12 + 16 * $0 }.first { Array(font[$0..<$0 + 4]) == Array("OS/2".utf8) })
    let table = font[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    (font[table + 6], font[table + 7]) = (0, 3)
    try writeOutput(folder["Kit_Kit.resources/Fonts/Narrow.ttf"], font)
    let narrow = ResourceFonts(["Kit_Kit.resources"], beside: folder.path).found.filter {
      $0.file.path.hasSuffix("Narrow.ttf")
    }
    #expect(!narrow.isEmpty && !narrow.contains { $0.family == "Noto Sans" })
    #expect(narrow.allSatisfy { $0.wholeFamily == $0.family })
    // A family of condensed fonts alone is one.
    try createFolders(folder["Other.resources"])
    try writeOutput(folder["Other.resources/Narrow.ttf"], font)
    #expect(ResourceFonts(["Other.resources"], beside: folder.path).found.contains { $0.family == "Noto Sans" })
  }

  @Test func `systems of previews have them beside their own, which come first`() throws {
    let folder = try program()
    let place = SourceLocation(file: "Kit/Box.swift", line: 2)
    let preview = ViewScenario(module: "Kit", component: "box", name: "box", offeredSize: .init(), at: place) { _ in
      LoweredView(DSNode(.empty, at: place))
    }
    try writeOutput(folder["dsrender.yaml"], Array("version: 1\nsystems:\n  kit: {modules: [Kit]}\n".utf8))
    let project = try loadProject(
      folder["dsrender.yaml"], views: [preview],
      bundledFonts: BundledFonts(sources: Self.sources, bundles: ["Kit_Kit.resources"], program: folder.path))
    let system = try #require(project.systems.first)
    #expect(system.root.families.contains("Noto Sans"))
    #expect(!system.root.families.contains("NotoSans-Bold"))
    #expect(system.root.namedFamilies.contains("NotoSans-Bold"))
    #expect(!system.root.namedFamilies.contains("Noto Sans"))
    #expect(
      system.root.namedFonts["NotoSans-Bold"] == NamedFont(family: "Noto Sans", weights: 700...700, isItalic: false))
    #expect(system.fonts.files.first?.path == Self.sources + "/.fonts/InterTight.ttf")
    #expect(try system.fonts.face(family: "NotoSans-Bold", weight: 400, italic: false).name.contains(" 700 "))
  }
}
