import DSFiles
import DSRun
import Foundation
import TestFolder
import Testing

@testable import DSPreviewProgram

/// Where a package without a configuration finds the fonts that dsrender brings along.
@Suite struct BundledFontsTests {
  private let sources = FileManager.default.currentDirectoryPath

  @Test func `fonts beside the sources come first`() {
    let found = BundledFonts(sources: sources, data: "/nowhere")
    #expect(found.found.first?.path == sources + "/.fonts/NotoSans.ttf")
    #expect(found.found.map(\.family).contains("Noto Sans Arabic"))
    #expect(found.warning == nil)
  }

  @Test func `a checkout without fonts draws with those in the user's data folder`() throws {
    let folder = TestFolder()
    try createFolders(folder["dsrender/fonts"])
    let font = folder["dsrender/fonts/NotoSans.ttf"]
    try writeOutput(font, try readFile(sources + "/.fonts/NotoSans.ttf", limit: 1 << 24))
    let found = BundledFonts(sources: "/checkout", data: folder.path)
    #expect(found.found.map(\.path) == [font])
    #expect(found.found.map(\.sha256) == BundledFonts(sources: sources, data: nil).found.prefix(1).map(\.sha256))
    let configuration = try #require(defaultConfiguration("kit", modules: ["Kit"], fonts: found))
    #expect(configuration.contains("- file: \"\(font)\""))
  }

  @Test func `a run without any of them names what installs them`() throws {
    let found = BundledFonts(sources: "/checkout", data: "/nowhere")
    #expect(found.found.isEmpty)
    let warning = try #require(found.warning)
    #expect(warning.hasPrefix("warning: the fonts that dsrender brings along are not installed; "))
    #expect(warning.hasSuffix("\n  hint: run '/checkout/scripts/setup' once on each machine\n"))
  }
}
