import DSGeometry
import Testing

@testable import DSText

@Suite struct LineBoxTests {
  let shaper = TextShaper(library: TestFonts.library)

  @Test func `a line is as tall as the font says`() throws {
    let layout = try shaper.layout("x")
    #expect(abs(layout.size.height - (1.069 + 0.293) * 16) < 1e-9)
    #expect(abs(layout.firstTextBaseline - 1.069 * 16) < 1e-9)
  }

  @Test func `a line height has the letters in its middle`() throws {
    var style = TestFonts.style
    style.lineHeight = 24
    let layout = try shaper.layout("x\ny", style)
    #expect(layout.size.height == 48)
    #expect(abs(layout.firstTextBaseline - 18.208) < 1e-9)
    #expect(abs(layout.lastTextBaseline - 42.208) < 1e-9)
    style.lineHeight = 16
    #expect(abs(try shaper.layout("x", style).firstTextBaseline - 14.208) < 1e-9)
  }

  @Test func `a fallback font changes the line only where it has no line height`() throws {
    var style = TestFonts.style
    #expect(try shaper.layout("x ب", style).size.height > shaper.layout("x", style).size.height)
    style.lineHeight = 24
    #expect(try shaper.layout("x ب", style).size.height == 24)
  }

  @Test func `spans of several sizes share a baseline`() throws {
    let small = TextStyle(family: "Noto Sans", size: 10)
    let large = TextStyle(family: "Noto Sans", size: 20)
    let layout = try shaper.layout(TextParagraph([.init("small ", small), .init("large", large)]))
    #expect(abs(layout.firstTextBaseline - 1.069 * 20) < 1e-9)
    #expect(layout.lines[0].runs.map(\.size) == [10, 20])
    let below = try shaper.layout(TextParagraph([.init("small\n", small), .init("large", large)]))
    #expect(abs(below.lines[0].rect.height - 13.62) < 1e-9)
    #expect(abs(below.lines[1].rect.height - 27.24) < 1e-9)
  }

  @Test func `line spacing lies between lines`() throws {
    let one = try shaper.layout("a").size.height
    let layout = try shaper.layout("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(abs(layout.size.height - (3 * one + 10)) < 1e-9)
    #expect(layout.lines[1].rect.minY == one + 5)
  }

  @Test func `line spacing counts from the letters, so that a font's own gap is a part of it`() throws {
    var bytes = try bytes(of: "NotoSansHebrew.ttf")
    // 200 of 1,000 units, where the metrics of lines are: OpenType specification, tables hhea and OS/2.
    for (tag, offset) in [("hhea", 8), ("OS/2", 72)] {
      let start = try #require(tables(of: bytes).first { $0.tag == tag }).range.lowerBound + offset
      (bytes[start], bytes[start + 1]) = (0, 200)
    }
    let scratch = ScratchFile(bytes)
    let file = FontFile(
      path: scratch.path, sha256: try FontBytes(path: scratch.path).sha256, family: "Gap", weights: 400...400,
      location: TestFonts.place(1))
    let shaper = TextShaper(library: FontLibrary(files: [file], fallbacks: []))
    func pitch(_ spacing: Double, lineHeight: Double? = nil) throws -> Double {
      var style = TextStyle(family: "Gap", size: 10)
      style.lineHeight = lineHeight
      let layout = try shaper.layout("ש\nש", style) { $0.lineSpacing = spacing }
      return layout.lines[1].baseline - layout.lines[0].baseline
    }
    let own = try pitch(0)
    #expect(try pitch(1) == own && pitch(2) == own)
    #expect(abs(try pitch(6) - own - 4) < 1e-9)
    #expect(abs(try pitch(6, lineHeight: 20) - 26) < 1e-9)
  }

  @Test(arguments: [
    (TextParagraph.LineAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
    (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5),
    (.trailing, .rightToLeft, 0),
  ])
  func `short lines are aligned in the widest`(
    alignment: TextParagraph.LineAlignment, direction: LayoutDirection, fraction: Double
  ) throws {
    let layout = try shaper.layout("iii\nmmmmmm") {
      $0.alignment = alignment
      $0.direction = direction
    }
    let slack = layout.lines[1].rect.width - layout.lines[0].rect.width
    #expect(layout.size.width == layout.lines[1].rect.width)
    #expect(layout.lines[0].rect.minX == slack * fraction)
    #expect(layout.lines[0].runs[0].glyphs[0].x == slack * fraction)
    #expect(layout.lines[1].rect.minX == 0)
  }

  @Test func `bars lie under and through their span, without hanging spaces`() throws {
    var style = TestFonts.style
    style.underline = true
    style.strikethrough = true
    let face = try TestFonts.library.face(family: "Noto Sans", weight: 400, italic: false)
    let layout = try shaper.layout(TextParagraph([.init("ab ", TestFonts.style), .init("漢字 cd ", style)]), width: 75)
    let bars = layout.lines[0].decorations
    #expect(bars.map(\.span) == [1, 1])
    let line = layout.lines[0]
    #expect(bars[0].rect.minY == line.baseline + face.underline.top * 16)
    #expect(bars[0].rect.height == face.underline.thickness * 16)
    #expect(bars[1].rect.maxY < line.baseline)
    #expect(abs(bars[0].rect.maxX - line.rect.maxX) < 1e-9)
    #expect(try bars[0].rect.minX == shaper.layout("ab ").size.width)
  }
}
