import DSGeometry
import DSText
import Testing

@Suite struct TruncationTests {
  let shaper = TextShaper(library: TestFonts.library)

  func width(_ text: String) throws -> Double { try shaper.layout(text).size.width }

  /// The glyphs of the last line, as the text that has the same ones.
  func lastLine(_ layout: TextLayout, is text: String) throws -> Bool {
    let expected = try shaper.layout(text).lines[0].runs.flatMap(\.glyphs).map(\.id)
    return layout.lines.last?.runs.flatMap(\.glyphs).map(\.id) == expected
  }

  @Test(arguments: [
    (TextParagraph.Truncation.tail, "one two three four five", "one two th…"),
    (.head, "one two three four five", "…ee four five"), (.middle, "bobobobobobobob", "bobo…obob"),
    (.middle, "one  five nine  one", "one…one"),
  ])
  func `the last line is cut between letters, without spaces at the ellipsis`(
    truncation: TextParagraph.Truncation, text: String, expected: String
  ) throws {
    let layout = try shaper.layout(text, width: try width(expected) + 1) {
      $0.lineLimit = 1
      $0.truncation = truncation
    }
    #expect(try lastLine(layout, is: expected))
    #expect(layout.isTruncated)
  }

  @Test func `spaces before the ellipsis are dropped`() throws {
    let layout = try shaper.layout("one two three", width: try width("one two …")) { $0.lineLimit = 1 }
    #expect(try lastLine(layout, is: "one two…"))
    #expect(layout.size.width == (try width("one two") + width("…")))
  }

  @Test func `a text that fits is left alone`() throws {
    let layout = try shaper.layout("one two", width: try width("one two")) { $0.lineLimit = 1 }
    #expect(!layout.isTruncated)
    #expect(try !shaper.layout("one\n") { $0.lineLimit = 1 }.isTruncated)
  }

  @Test func `earlier lines stay whole`() throws {
    let layout = try shaper.layout("one two three mm four", width: try width("one two ")) { $0.lineLimit = 2 }
    #expect(layout.lines.map(\.truncated) == [false, true])
    #expect(layout.lines[0].rect.width == (try width("one two")))
    #expect(try lastLine(layout, is: "three…"))
  }

  @Test func `a line feed beyond the limit leaves an ellipsis`() throws {
    let layout = try shaper.layout("one\ntwo") { $0.lineLimit = 1 }
    #expect(try lastLine(layout, is: "one…"))
    let head = try shaper.layout("one\ntwo") {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(try lastLine(head, is: "…two"))
  }

  @Test func `height keeps whole lines, at least one`() throws {
    let text = "one two three four five six seven"
    let room = try width("three four")
    let pitch = try shaper.layout("x").size.height
    let whole = try shaper.layout(text, width: room)
    #expect(whole.lines.count == 4)
    #expect(try shaper.layout(text, width: room, height: whole.size.height) == whole)
    for (height, lines) in [(0, 1), (pitch, 1), (pitch * 1.99, 1), (pitch * 2, 2), (pitch * 3.5, 3)] {
      let layout = try shaper.layout(text, width: room, height: height)
      #expect(layout.lines.count == lines)
      #expect(layout.isTruncated)
      #expect(layout.size.height == pitch * Double(lines))
    }
    let spaced = try shaper.layout(text, width: room, height: pitch * 2 + 3) { $0.lineSpacing = 4 }
    #expect(spaced.lines.count == 1)
  }

  @Test func `no room at all leaves the ellipsis alone`() throws {
    let layout = try shaper.layout("one two", width: 1) { $0.lineLimit = 1 }
    #expect(try lastLine(layout, is: "…"))
    #expect(layout.size.width == 1)
  }

  @Test func `a right-to-left text is cut at its left end`() throws {
    let layout = try shaper.layout("שלום עולם ומלואו", width: 60) {
      $0.direction = .rightToLeft
      $0.lineLimit = 1
    }
    let first = try #require(layout.lines[0].runs.first)
    #expect(first.face?.glyph(for: "…") == first.glyphs.first?.id)
    #expect(layout.lines[0].runs.count > 1)
  }

  @Test func `an emoji is cut as a whole`() throws {
    let family = "👨‍👩‍👧‍👦"
    let layout = try shaper.layout(family + family + family, width: try width(family) * 1.9) { $0.lineLimit = 1 }
    #expect(try lastLine(layout, is: family + "…"))
  }

  @Test func `the ellipsis has the style of what it follows`() throws {
    let small = TextStyle(family: "Noto Sans", size: 10)
    let large = TextStyle(family: "Noto Sans", size: 20, weight: 700)
    var paragraph = TextParagraph([.init("small ", small), .init("large text here", large)])
    paragraph.lineLimit = 1
    let layout = try shaper.layout(paragraph, width: 100)
    let last = try #require(layout.lines[0].runs.last)
    #expect(last.size == 20)
    #expect(last.span == 1)
    #expect(layout.lines[0].rect.width <= 100)
  }

  @Test func `reserved lines take their height`() throws {
    let pitch = try shaper.layout("x").size.height
    let layout = try shaper.layout("x") {
      $0.reservedLines = 3
      $0.lineSpacing = 2
    }
    #expect(layout.size.height == pitch * 3 + 4)
    #expect(layout.lines.count == 1)
  }

  @Test func `letters move together where a line is at most a twentieth too long`() throws {
    let text = "Letters that move together"
    let whole = try shaper.layout(text)
    func tightened(_ share: Double) throws -> TextLayout {
      try shaper.layout(text, width: whole.size.width * share) {
        $0.lineLimit = 1
        $0.allowsTightening = true
      }
    }
    let near = try tightened(0.96)
    #expect(!near.isTruncated && near.lines.count == 1)
    #expect(near.size.width <= whole.size.width * 0.96 + 0.001)
    #expect(near.lines[0].runs.flatMap(\.glyphs).count == whole.lines[0].runs.flatMap(\.glyphs).count)
    #expect(try tightened(0.94).isTruncated)
    #expect(try shaper.layout(text, width: whole.size.width * 0.96) { $0.lineLimit = 1 }.isTruncated)
    let broken = try shaper.layout(text + "\nnext", width: whole.size.width * 0.96) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(broken.isTruncated, "what follows a line feed does not move up")
  }
}
