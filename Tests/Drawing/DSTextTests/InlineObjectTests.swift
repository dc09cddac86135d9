import DSGeometry
import DSText
import Testing

@Suite struct InlineObjectTests {
  let shaper = TextShaper(library: TestFonts.library)
  let style = TestFonts.style
  let star = InlineObject.symbol(Size(width: 1.25, height: 1.25), drawnHeight: 1)

  private func layout(
    _ spans: [TextParagraph.Span], width: Double? = nil, _ change: (inout TextParagraph) -> Void = { _ in }
  ) throws -> TextLayout {
    var paragraph = TextParagraph(spans)
    change(&paragraph)
    return try shaper.layout(paragraph, width: width)
  }

  @Test func `a symbol is as wide as its box and stands at the middle of the capitals`() throws {
    let letters = try shaper.layout("ab")
    let layout = try layout([.init("a", style), .init(star, style), .init("b", style)])
    #expect(abs(layout.size.width - letters.size.width - 20) < 1e-9)
    #expect(layout.size.height == letters.size.height, "a drawing as high as the em fits the line")
    let object = try #require(layout.lines[0].objects.first)
    #expect(object.span == 1 && object.rect.size == Size(width: 20, height: 20))
    #expect(abs(object.rect.minX - (try shaper.layout("a").size.width)) < 1e-9)
    let face = try TestFonts.library.face(family: style.family, weight: 400, italic: false)
    #expect(abs(layout.lines[0].baseline - face.capHeight * 8 - object.rect.center.y) < 1e-9)
    #expect(layout.missing.isEmpty)
    #expect(layout.dump.contains("object span 1: "))
  }

  @Test func `a picture stands on the baseline and makes its line higher`() throws {
    let plain = try shaper.layout("a")
    let layout = try layout([.init("a", style), .init(.picture(Size(width: 30, height: 40)), style)])
    let line = layout.lines[0]
    #expect(line.baseline == 40 && line.objects[0].rect.maxY == 40)
    #expect(abs(layout.size.height - 40 - (plain.size.height - plain.firstTextBaseline)) < 1e-9)
    var raised = style
    raised.baselineOffset = 5
    let up = try self.layout([.init(.picture(Size(width: 30, height: 40)), raised)])
    #expect(up.lines[0].baseline == 45 && up.lines[0].objects[0].rect.maxY == 40)
  }

  @Test func `lines break on both sides of a picture, but not before a full stop`() throws {
    let small = InlineObject.picture(Size(width: 10, height: 10))
    let spans = [TextParagraph.Span("mm", style), .init(small, style), .init("mm", style)]
    let word = try shaper.layout("mm").size.width
    #expect(try layout(spans, width: word + 5).lines.map(\.objects.count) == [0, 1, 0])
    #expect(try layout(spans, width: word + 11).lines.map(\.objects.count) == [1, 0])
    let stop = [TextParagraph.Span("mm", style), .init(small, style), .init(".", style)]
    #expect(try layout(stop, width: word + 10.5).lines.map(\.objects.count) == [0, 1])
  }

  @Test func `a picture is a neutral character of its paragraph`() throws {
    let spans = [TextParagraph.Span("אב", style), .init(star, style), .init("ג", style)]
    let layout = try layout(spans)
    let object = layout.lines[0].objects[0].rect
    #expect(abs(object.minX - (try shaper.layout("ג").size.width)) < 1e-9)
  }

  @Test func `a cut line counts its pictures, and those cut off are gone`() throws {
    let spans = [TextParagraph.Span("aaa ", style), .init(star, style), .init(" bbb ", style), .init(star, style)]
    let whole = try layout(spans)
    let cut = try layout(spans, width: whole.size.width - 10) { $0.lineLimit = 1 }
    #expect(cut.isTruncated && cut.lines[0].objects.map(\.span) == [1])
  }

  @Test func `what is remembered of a text knows its pictures`() throws {
    let small = try layout([.init(.picture(Size(width: 10, height: 10)), style)])
    let large = try layout([.init(.picture(Size(width: 20, height: 10)), style)])
    #expect(small.size.width == 10 && large.size.width == 20)
    #expect(try shaper.layout(InlineObject.character).lines[0].objects.isEmpty, "a character of the author's is none")
  }

  @Test func `tracking follows a picture too`() throws {
    var wide = style
    wide.tracking = 4
    #expect(try layout([.init(star, wide)]).size.width == 24)
  }
}
