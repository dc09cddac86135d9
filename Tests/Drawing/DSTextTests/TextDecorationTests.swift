import DSGeometry
import DSText
import Testing

@Suite struct TextDecorationTests {
  let shaper = TextShaper(library: TestFonts.library)
  let plain = (1.069 + 0.293) * 16

  @Test func `raised and lowered letters move in a line that grows to hold them`() throws {
    var style = TestFonts.style
    style.baselineOffset = 4
    let raised = try shaper.layout("x", style)
    #expect(abs(raised.size.height - plain - 4) < 1e-9)
    #expect(abs(raised.firstTextBaseline - 1.069 * 16 - 4) < 1e-9)
    #expect(raised.lines[0].runs[0].glyphs[0].y == -4)
    style.baselineOffset = -4
    let lowered = try shaper.layout("x", style)
    #expect(abs(lowered.size.height - plain - 4) < 1e-9)
    #expect(abs(lowered.firstTextBaseline - 1.069 * 16) < 1e-9)
    #expect(lowered.lines[0].runs[0].glyphs[0].y == 4)
    style.baselineOffset = .infinity
    #expect(throws: FontLibrary.Problem.self) { try shaper.layout("x", style) }
  }

  @Test func `lines and areas move with their letters`() throws {
    var style = TestFonts.style
    style.underline = true
    style.strikethrough = true
    style.background = true
    let bars = try shaper.layout("word", style).lines[0].decorations
    #expect(bars.map(\.kind) == [.background, .underline, .strikethrough])
    #expect(abs(bars[0].rect.height - plain) < 1e-9 && abs(bars[0].rect.minY) < 1e-9)
    style.baselineOffset = -5
    let moved = try shaper.layout("word", style).lines[0].decorations
    for (bar, other) in zip(bars, moved) { #expect(abs(other.rect.minY - bar.rect.minY - 5) < 1e-9) }
  }

  @Test func `extra leading makes lines higher or lower, half above and half below`() throws {
    var style = TestFonts.style
    style.extraLeading = 2
    let layout = try shaper.layout("x\ny", style)
    #expect(abs(layout.size.height - 2 * (plain + 2)) < 1e-9)
    #expect(abs(layout.firstTextBaseline - 1.069 * 16 - 1) < 1e-9)
  }

  @Test func `small capitals are other glyphs than capitals and small letters`() throws {
    func glyphs(_ text: String, _ features: TextStyle.Features) throws -> [UInt32] {
      var style = TestFonts.style
      style.features = features
      return try shaper.layout(text, style).lines[0].runs.flatMap { $0.glyphs.map(\.id) }
    }
    #expect(try glyphs("a", .smallCapsFromLowercase) != glyphs("a", []))
    #expect(try glyphs("A", .smallCapsFromLowercase) == glyphs("A", []))
    #expect(try glyphs("A", .smallCapsFromUppercase) == glyphs("a", .smallCapsFromLowercase))
  }

  @Test func `features of OpenType choose glyphs by their tags, and come after all others`() throws {
    func glyphs(_ text: String, _ tags: [(String, UInt32)], _ features: TextStyle.Features = []) throws -> [UInt32] {
      var style = TestFonts.style
      style.features = features
      style.openTypeFeatures = tags.map { TextStyle.OpenTypeFeature(tag: $0.0, value: $0.1) }
      return try shaper.layout(text, style).lines[0].runs.flatMap { $0.glyphs.map(\.id) }
    }
    #expect(try glyphs("a", [("smcp", 1)]) == glyphs("a", [], .smallCapsFromLowercase))
    #expect(try glyphs("a", [("smcp", 0)], .smallCapsFromLowercase) == glyphs("a", []))
    #expect(try glyphs("a", [("xxxx", 1)]) == glyphs("a", []))
  }

  @Test func `letters shrink to the greatest size at which nothing is cut`() throws {
    let whole = try shaper.layout("A rather long line").size.width
    func layout(_ width: Double, _ least: Double) throws -> TextLayout {
      try shaper.layout("A rather long line", width: width) {
        $0.lineLimit = 1
        $0.minimumScale = least
      }
    }
    let fitting = try layout(whole + 1, 0.5)
    #expect(fitting.lines[0].runs[0].size == 16 && !fitting.isTruncated)
    let shrunk = try layout(whole * 0.7, 0.5)
    #expect(!shrunk.isTruncated && shrunk.size.width <= whole * 0.7)
    #expect(abs(shrunk.lines[0].runs[0].size - 16 * 0.7) < 0.5)
    let cut = try layout(whole * 0.3, 0.5)
    #expect(cut.isTruncated && cut.lines[0].runs[0].size == 8)
    #expect(try layout(whole * 0.7, 1).isTruncated)
  }
}
