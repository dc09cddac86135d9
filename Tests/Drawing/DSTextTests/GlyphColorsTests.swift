import DSGeometry
import DSText
import Testing

/// Fonts with glyphs in colours of their own, and who is drawn in them.
@Suite struct GlyphColorsTests {
  private static let library = FontLibrary(
    files: [
      TestFonts.file("NotoSans.ttf", "Noto Sans"),
      TestFonts.file("OpenMoji.ttf", "OpenMoji Color Emoji", weights: 400...400),
      TestFonts.file("NotoSansSymbols.ttf", "Noto Sans Symbols"),
      TestFonts.file("NotoEmoji.ttf", "Noto Emoji", weights: 300...700),
      TestFonts.file("NotoSansCJK.ttc", "Noto Sans CJK JP", weights: 100...900),
    ], fallbacks: ["OpenMoji Color Emoji", "Noto Sans CJK JP", "Noto Sans Symbols", "Noto Emoji"])

  private func drawn(_ text: String) throws -> [String] {
    families(try TextShaper(library: Self.library).layout(TextParagraph([.init(text, TestFonts.style)])))
  }

  @Test func `a coloured glyph is layers of outlines, the rearmost first`() throws {
    let face = try Self.library.face(family: "OpenMoji Color Emoji", weight: 400, italic: false)
    let layers = face.colorLayers(of: try #require(face.glyph(for: "\u{1F600}")))
    #expect(face.isColored && layers.count == 8)
    // The yellow of OpenMoji's palette, which faces have behind everything else.
    #expect(layers.first?.color == Color(hex: 0xFCEA2B))
    #expect(layers.allSatisfy { !face.outline(of: $0.glyph).isEmpty && $0.color?.isOpaque == true })
    #expect(face.colorLayers(of: try #require(face.glyph(for: "1"))).allSatisfy { $0.color != nil })
  }

  @Test func `a font of plain outlines has no colours`() throws {
    let face = try Self.library.face(family: "Noto Sans", weight: 400, italic: false)
    #expect(!face.isColored && face.colorLayers(of: 40).isEmpty)
  }

  @Test(arguments: ["😀", "❤️", "❤", "👍🏽", "🇩🇪", "1️⃣", "👩🏾‍🚀"])
  func `an emoji is coloured where a font has it so`(text: String) throws {
    #expect(try drawn(text) == ["OpenMoji Color Emoji"])
  }

  @Test func `what asks for text is drawn in the text's colour`() throws {
    #expect(try drawn("❤\u{FE0E}") == ["Noto Emoji"])
    #expect(try drawn("1#©") == ["Noto Sans"])
  }

  @Test func `a sign that is no emoji comes from the fonts of signs`() throws {
    // OpenMoji has the star too.
    #expect(try drawn("★") == ["Noto Sans CJK JP"])
  }
}
