import DSDiagnostics
import DSGeometry
import DSText
import Testing

@Suite struct ShapingTests {
  let shaper = TextShaper(library: TestFonts.library)

  /// The glyph ids of the only run.
  func ids(_ layout: TextLayout) -> [UInt32] { layout.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id) }

  func glyph(_ scalar: Unicode.Scalar, _ family: String = "Noto Sans") throws -> UInt32 {
    try #require(try TestFonts.library.face(family: family, weight: 400, italic: false).glyph(for: scalar))
  }

  @Test func `Latin pairs are kerned`() throws {
    let pair = try shaper.layout("AV").size.width
    let single = try shaper.layout("A").size.width + shaper.layout("V").size.width
    #expect(pair < single - 0.3)
  }

  @Test func `a text's dump is exact`() throws {
    #expect(
      try shaper.layout("Tofu").dump == """
        text 32.85 × 21.79
        line x 0 y 0 32.85 × 21.79 baseline 17.1
          run Noto Sans 400 fb53504de62e 16 span 0: 55@0 82@7.78 73@17.46 88@22.96
        """)
  }

  @Test func `widths grow with the size and nothing else`() throws {
    var style = TestFonts.style
    let width = try shaper.layout("Width", style).size.width
    style.size = 32
    #expect(try shaper.layout("Width", style).size.width == 2 * width)
    style.size = 0
    #expect(try shaper.layout("Width", style).size == .zero)
  }

  @Test func `Japanese letters of another family have their own size, and so have ideographs beside kana`() throws {
    var style = TestFonts.style
    style.japaneseScale = 0.5
    func sizes(_ text: String) throws -> Set<Double> {
      Set(try shaper.layout(text, style).lines.flatMap(\.runs).map(\.size))
    }
    #expect(try sizes("かな、カナー") == [8] && shaper.layout("かな", style).size.width == 16)
    #expect(try sizes("本文") == [16] && shaper.layout("本文", style).size.width == 32)
    #expect(try sizes("本を") == [8] && shaper.layout("本を", style).size.width == 16)
    #expect(try sizes("を a") == [8, 16])
    style.family = "Noto Sans CJK JP"
    #expect(try sizes("本を") == [16])
    style.japaneseScale = .nan
    #expect(throws: FontLibrary.Problem.self) { try shaper.layout("a", style) }
  }

  @Test func `Arabic letters join and run from right to left`() throws {
    let layout = try shaper.layout("ببب")
    let glyphs = layout.lines[0].runs[0].glyphs
    #expect(families(layout) == ["Noto Sans Arabic"])
    // The font draws the letter as a dot and a base; the three bases are those of its three joined forms.
    let dot = try #require(Set(ids(shaper.layout("ب"))).intersection(glyphs.map(\.id)).first)
    let bases = glyphs.map(\.id).filter { $0 != dot }
    #expect(Set(bases).count == 3)
    #expect(try Set(bases).isDisjoint(with: ids(shaper.layout("ب")).filter { $0 != dot }))
    // Of two letters, the first is drawn at the right, in the same form as the first of three.
    let two = try ids(shaper.layout("بب")).filter { $0 != dot }
    #expect(two == [bases[0], bases[2]])
  }

  @Test func `Hebrew in a Latin line takes the visual order of Unicode's rules`() throws {
    let layout = try shaper.layout("ab אב 12 cd")
    // Levels of "ab אב 12 cd": the number stands left of the Hebrew letters, which are reversed.
    let text = layout.lines[0].runs.flatMap { run in
      run.glyphs.map { (run.face?.name.contains("Hebrew") == true, $0.id) }
    }
    let expected: [(Bool, UInt32)] = [
      (false, try glyph("a")), (false, try glyph("b")), (false, try glyph(" ")), (false, try glyph("1")),
      (false, try glyph("2")), (false, try glyph(" ")), (true, try glyph("ב", "Noto Sans Hebrew")),
      (true, try glyph("א", "Noto Sans Hebrew")), (false, try glyph(" ")), (false, try glyph("c")),
      (false, try glyph("d")),
    ]
    #expect(text.map(\.1) == expected.map(\.1))
    #expect(text.map(\.0) == expected.map(\.0))
    let places = layout.lines[0].runs.flatMap(\.glyphs).map(\.x)
    #expect(places == places.sorted())
  }

  @Test func `a paragraph runs as its first letter does, whatever the layout's direction`() throws {
    let layout = try shaper.layout("abc.") { $0.direction = .rightToLeft }
    #expect(try ids(layout) == [glyph("a"), glyph("b"), glyph("c"), glyph(".")])
    let hebrew = try shaper.layout("א.")
    #expect(try ids(hebrew) == [glyph("."), glyph("א", "Noto Sans Hebrew")])
    let both = try shaper.layout("a.\nא.") { $0.direction = .rightToLeft }
    #expect(both.lines[0].runs.flatMap(\.glyphs).map(\.id) == [try glyph("a"), try glyph(".")])
    #expect(both.lines[1].runs.flatMap(\.glyphs).map(\.id) == [try glyph("."), try glyph("א", "Noto Sans Hebrew")])
    #expect(both.lines.map(\.rect.maxX) == [both.size.width, both.size.width], "lines begin where the layout does")
  }

  @Test func `a paragraph without letters, or one told to, runs as the layout does`() throws {
    #expect(try ids(shaper.layout("1.") { $0.direction = .rightToLeft }) == [glyph("."), glyph("1")])
    let layout = try shaper.layout("abc.") {
      $0.direction = .rightToLeft
      $0.followsContent = false
    }
    #expect(try ids(layout).first == glyph("."))
    #expect(try ids(layout).dropFirst() == [glyph("a"), glyph("b"), glyph("c")])
  }

  @Test func `brackets are mirrored`() throws {
    #expect(try ids(shaper.layout("(א)")) != ids(shaper.layout("(a)")))
    let layout = try shaper.layout("(א)") { $0.direction = .rightToLeft }
    #expect(try ids(layout).first == glyph("("))
    #expect(try ids(layout).last == glyph(")"))
  }

  @Test func `each cluster comes from the first family that has all of it`() throws {
    #expect(
      try families(shaper.layout("abc 漢字 สวัสดี")) == [
        "Noto Sans", "Noto Sans CJK JP", "Noto Sans", "Noto Sans Thai",
      ])
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "👩🏾‍🚀", "☺️"])
  func `an emoji sequence is one glyph of the emoji font`(emoji: String) throws {
    let layout = try shaper.layout(emoji)
    #expect(families(layout) == ["Noto Emoji"])
    #expect(layout.lines[0].runs[0].glyphs.filter { $0.id != 3 }.count == 1)
    #expect(layout.missing.isEmpty)
  }

  @Test func `a text presentation stays with the text's fonts`() throws {
    #expect(try families(shaper.layout("1\u{FE0E}")) == ["Noto Sans"])
    #expect(try families(shaper.layout("#1")) == ["Noto Sans"])
    #expect(try families(shaper.layout("©")) == ["Noto Sans"])
  }

  @Test func `a character that no font has is reported once, with its name and text`() throws {
    let layout = try shaper.layout("a\u{E000}b\u{E000}\u{10FFFD}")
    #expect(layout.missing.map(\.name) == ["U+E000", "U+10FFFD"])
    #expect(layout.missing[0].text == "a\u{E000}b\u{E000}\u{10FFFD}")
    let diagnostic = layout.missing[0].diagnostic(at: TestFonts.place(2), fonts: TestFonts.library)
    #expect(diagnostic.id == "missing-character")
    #expect(diagnostic.message.contains("U+E000"))
    #expect(diagnostic.notes.first?.message == "'\(TestFonts.folder)/NotoSans.ttf' does not have it")
    #expect(diagnostic.notes.first?.location == TestFonts.place(1))
    let old = try shaper.layout("𐎀").missing
    #expect(old.map(\.name) == ["U+10380 UGARITIC LETTER ALPA"])
    #expect(old[0].diagnostic(at: TestFonts.place(1), fonts: TestFonts.library).message.contains("'𐎀'"))
  }

  @Test func `characters without a look of their own are not missing`() throws {
    let layout = try shaper.layout("a\u{200B}b\u{200D}c\u{FEFF}d\u{AD}e\u{2066}f\u{2069}\u{FE0F}\tg")
    #expect(layout.missing.isEmpty)
    #expect(try shaper.layout("a\tb").size == shaper.layout("a b").size)
    #expect(try shaper.layout("a\u{7}b").missing.map(\.name) == ["U+0007"])
  }

  @Test func `tracking follows every grapheme cluster and parts ligatures`() throws {
    var style = TestFonts.style
    let plain = try shaper.layout("ffi", style)
    #expect(ids(plain).count == 1)
    style.tracking = 2
    let tracked = try shaper.layout("ffi", style)
    #expect(ids(tracked).count == 3)
    let letters = try shaper.layout("f").size.width * 2 + shaper.layout("i").size.width
    #expect(abs(tracked.size.width - letters - 6) < 1e-9)
    let mark = try shaper.layout("e\u{301}", style).size.width
    #expect(abs(mark - (try shaper.layout("e\u{301}").size.width) - 2) < 1e-9)
  }

  @Test func `tracking lies behind a letter in reading direction and leaves joined scripts whole`() throws {
    var style = TestFonts.style
    let plain = try shaper.layout("אב", style)
    style.tracking = 3
    let tracked = try shaper.layout("אב", style)
    #expect(tracked.size.width == plain.size.width + 6)
    #expect(tracked.lines[0].runs[0].glyphs[0].x == plain.lines[0].runs[0].glyphs[0].x + 3)
    #expect(try shaper.layout("ببب", style).size.width == shaper.layout("ببب").size.width)
  }

  @Test func `spans that differ in colour only are shaped as one text`() throws {
    let style = TestFonts.style
    let whole = try shaper.layout("AVببب", style)
    let parts = try shaper.layout(
      TextParagraph([.init("A", style), .init("V", style), .init("ب", style), .init("بب", style)]))
    #expect(ids(whole) == ids(parts))
    #expect(whole.size == parts.size)
    #expect(parts.lines[0].runs.map(\.span) == [0, 1, 3, 2])
  }

  @Test func `an unusable number is refused`() throws {
    for change in [
      { $0.size = .nan }, { $0.size = -1 }, { $0.size = .infinity }, { $0.tracking = .nan },
      { $0.lineHeight = -.infinity },
      { $0.weight = 0 }, { $0.lineHeight = 1e300 },
    ] as [(inout TextStyle) -> Void] {
      var style = TestFonts.style
      change(&style)
      #expect(throws: FontLibrary.Problem.self) { try shaper.layout("a", style) }
    }
    #expect(throws: FontLibrary.Problem.self) { try shaper.layout("a", width: .nan) }
    #expect(throws: FontLibrary.Problem.tooLong(characters: 20_001)) {
      try shaper.layout(String(repeating: "é", count: 20_001))
    }
  }
}
