import DSDiagnostics
import DSFiles
import DSNode
import DSShots
import DSText
import Foundation
import TestFolder
import Testing

@testable import DSProject

/// Where the fonts are found that dsrender brings along, and who is drawn in them.
@Suite struct BundledFontsTests {
  private static let sources = FileManager.default.currentDirectoryPath

  private static let configuration = """
    version: 1
    systems:
      kit:
        modules: [Kit]
        profile: ios26
    """

  /// A preview of the module that the configuration lists.
  private static let preview = ViewScenario(
    module: "Kit", component: "box", name: "box", offeredSize: .init(),
    at: SourceLocation(file: "Kit/Box.swift", line: 2)
  ) { _ in LoweredView(DSNode(.empty, at: SourceLocation(file: "Kit/Box.swift", line: 2))) }

  @Test func `fonts beside the sources come first`() {
    let fonts = BundledFonts(sources: Self.sources, data: "/nowhere")
    #expect(fonts.found.first?.path == Self.sources + "/.fonts/InterTight.ttf")
    #expect(fonts.found.map(\.family).contains("Noto Sans Arabic"))
  }

  @Test func `a checkout without fonts draws with those in the user's data folder`() throws {
    let folder = TestFolder()
    try createFolders(folder["dsrender/fonts"])
    let font = folder["dsrender/fonts/InterTight.ttf"]
    try writeOutput(font, try readFile(Self.sources + "/.fonts/InterTight.ttf", limit: 1 << 24))
    let fonts = BundledFonts(sources: "/checkout", data: folder.path)
    #expect(fonts.found.map(\.path) == [font])
    #expect(fonts.found.map(\.sha256) == BundledFonts(sources: Self.sources).found.prefix(1).map(\.sha256))
  }

  @Test func `a system of Swift previews that lists no fonts has those that dsrender brings along`() throws {
    let folder = TestFolder()
    try writeOutput(folder["dsrender.yaml"], Array(Self.configuration.utf8))
    let project = try loadProject(
      folder["dsrender.yaml"], views: [Self.preview], bundledFonts: BundledFonts(sources: Self.sources))
    let fonts = try #require(project.systems.first).fonts
    #expect(fonts.files.first?.path == Self.sources + "/.fonts/InterTight.ttf")
    #expect(fonts.files.first?.weights == 100...900)
    #expect(
      fonts.fallbacks == [
        "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
        "OpenMoji Color Emoji",
        "Noto Sans CJK JP", "Noto Sans Symbols", "Noto Emoji",
      ])
    // Letters of another design come from fonts that stand in for nothing.
    #expect(
      Set(fonts.files.map(\.family)).subtracting(fonts.fallbacks).sorted() == [
        "Geist Mono", "Inter Tight", "Noto Serif", "Nunito Rounded",
      ])
  }

  @Test func `fonts of an earlier version are drawn with, and a warning says so`() throws {
    let folder = TestFolder()
    try createFolders(folder["data/dsrender/fonts"])
    try writeOutput(
      folder["data/dsrender/fonts/NotoSans-AllWeights.ttf"],
      try readFile(Self.sources + "/.fonts/NotoSans-AllWeights.ttf", limit: 1 << 24))
    try writeOutput(folder["dsrender.yaml"], Array(Self.configuration.utf8))
    let project = try loadProject(
      folder["dsrender.yaml"], views: [Self.preview],
      bundledFonts: BundledFonts(sources: "/checkout", data: folder["data"]))
    #expect(project.warnings.map(\.id) == ["old-fonts"])
    #expect(project.systems.first?.fonts.files.map(\.family) == ["Noto Sans"])
  }

  @Test func `a system that lists no fonts is told what installs them where they are missing`() throws {
    let folder = TestFolder()
    try writeOutput(folder["dsrender.yaml"], Array(Self.configuration.utf8))
    #expect {
      _ = try loadProject(
        folder["dsrender.yaml"], views: [Self.preview],
        bundledFonts: BundledFonts(sources: "/checkout", data: "/nowhere"))
    } throws: { error in
      guard case .badInput(let problems)? = error as? RunError else { return false }
      return problems.map(\.id) == ["missing-fonts"]
        && problems.first?.hint == "run '/checkout/scripts/setup' once on each machine, or list files of fonts"
    }
  }

  @Test func `a system of component files alone is drawn in them as well, and needs none of its own`() throws {
    let folder = TestFolder()
    let alone = Self.configuration.replacingOccurrences(of: "modules: [Kit]", with: "components: components")
    try createFolders(folder["components"])
    try writeOutput(
      folder["components/tag.yaml"], Array("component: tag\nbody: {Text: New}\nscenarios: {default: {}}\n".utf8))
    try writeOutput(folder["dsrender.yaml"], Array(alone.utf8))
    let project = try loadProject(folder["dsrender.yaml"], bundledFonts: BundledFonts(sources: Self.sources))
    #expect(project.systems.first?.fonts.files.isEmpty == false)
    #expect(throws: RunError.self) {
      try loadProject(folder["dsrender.yaml"], bundledFonts: BundledFonts(sources: "/checkout", data: "/nowhere"))
    }
  }
}
