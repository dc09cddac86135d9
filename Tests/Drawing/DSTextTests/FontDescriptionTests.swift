import DSText
import Testing

@Suite struct FontDescriptionTests {
  @Test(arguments: [
    ("NotoSans.ttf", "Noto Sans", 400.0...700.0, false), ("NotoSans-Italic.ttf", "Noto Sans", 400...700, true),
    ("NotoSansCJK.ttc", "Noto Sans CJK JP", 100...900, false), ("NotoEmoji.ttf", "Noto Emoji", 300...700, false),
  ])
  func `a font says its family, its weights and its slant`(
    file: String, family: String, weights: ClosedRange<Double>, italic: Bool
  ) throws {
    let font = try FontDescription(path: TestFonts.folder + "/" + file)
    #expect(font.family == family)
    #expect(font.weights == weights)
    #expect(font.italic == italic)
    #expect(font.sha256 == TestFonts.hashes[file])
  }

  @Test func `a file that is no font is refused`() {
    #expect(throws: FontLibrary.Problem.self) { try FontDescription(path: #filePath) }
    #expect(throws: FontLibrary.Problem.self) { try FontDescription(path: "/nowhere.ttf") }
  }
}
