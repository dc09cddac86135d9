import DSGeometry
import TestFolder
import TestRandom
import Testing

@testable import DSText

@Suite struct LineBreakingTests {
  let shaper = TextShaper(library: TestFonts.library)
  let fox = "The quick brown fox jumps over the lazy dog"

  func width(_ text: String) throws -> Double { try shaper.layout(text).size.width }

  @Test func `lines are filled greedily and trailing spaces hang`() throws {
    let room = try width("The quick brown") + 0.5
    let layout = try shaper.layout(fox, width: room)
    #expect(layout.lines[0].rect.width == (try width("The quick brown")))
    #expect(shaper.glyphCounts(layout) == [15, 14, 12])
    #expect(layout.size.width == room, "the hanging space counts, up to the offered width")
  }

  @Test func `a wrapped line reports its hanging space where there is room`() throws {
    let layout = try shaper.layout("aaa bbbbbbbb", width: try width("bbbbbbbb"))
    #expect(layout.size.width == (try width("bbbbbbbb")))
    let wide = try shaper.layout("aaaa bb cccccccc dddddd", width: try width("aaaa bb ccccccc"))
    #expect(wide.size.width == (try width("cccccccc ")))
  }

  @Test func `no code point ends the program, whether it is a character or none`() throws {
    let nonCharacters = [0xFFFF, 0xFFFE] + (1...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
    for value in nonCharacters + Array(0xFDD0...0xFDEF) {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      for text in ["a\(scalar)b", "\(scalar)", "\(scalar)\(scalar) b", "👍\(scalar)👍"] {
        #expect(try shaper.layout(text, width: 10).missing.contains { $0.character.unicodeScalars.contains(scalar) })
      }
    }
  }

  @Test func `no text of any code points ends the process`() throws {
    var random = SeededRandom(seed: 34)
    for _ in 0..<rounds(2_000) {
      let text = RandomText.make(using: &random)
      let layout = try shaper.layout(text, width: .random(in: 0...60, using: &random))
      #expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func `without a width there is one line`() throws {
    #expect(try shaper.layout(fox).lines.count == 1)
    #expect(try shaper.layout(fox, width: .infinity) == shaper.layout(fox))
  }

  @Test func `ideographs may be parted anywhere, but a full stop begins no line`() throws {
    #expect(try shaper.glyphCounts(shaper.layout("漢字漢字漢字", width: 40)) == [2, 2, 2])
    #expect(try shaper.glyphCounts(shaper.layout("漢字漢。漢字", width: 48)) == [2, 3, 1])
  }

  @Test func `a word longer than the line is broken by grapheme cluster`() throws {
    #expect(try shaper.glyphCounts(shaper.layout("mmmmmm", width: try width("mmmm") + 1)) == [4, 2])
    let layout = try shaper.layout("e\u{301}👨‍👩‍👧‍👦x", width: 0)
    #expect(layout.lines.count == 3)
    #expect(layout.size.width == 0)
  }

  @Test func `a ligature is parted where the line ends in it`() throws {
    let layout = try shaper.layout("ffi", width: try width("ff") + 0.1)
    #expect(layout.lines.map(\.rect.width) == [try width("ff"), try width("i")])
  }

  @Test func `a soft hyphen shows at a line's end only`() throws {
    let text = "auto\u{AD}mobile"
    #expect(try width(text) == width("automobile"))
    let layout = try shaper.layout(text, width: try width("automo"))
    #expect(layout.lines[0].rect.width == (try width("auto\u{2010}")))
    #expect(layout.lines[1].rect.width == (try width("mobile")))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func `a line feed ends a line`(text: String) throws {
    let layout = try shaper.layout(text)
    #expect(shaper.glyphCounts(layout) == [1, 1])
    #expect(layout.missing.isEmpty)
  }

  @Test func `empty lines have the height of a line`() throws {
    #expect(try shaper.layout("").lines.count == 1)
    #expect(try shaper.layout("").size == Size(width: 0, height: shaper.layout("x").size.height))
    #expect(try shaper.layout("a\n\nb\n").lines.count == 4)
    #expect(try shaper.layout(TextParagraph([])).size == .zero)
  }

  @Test func `two lines do not end in a lone word`() throws {
    let text = "one two three four five"
    let room = try width("one two three four fiv")
    let layout = try shaper.layout(text, width: room)
    #expect(layout.lines.map(\.rect.width) == [try width("one two three"), try width("four five")])
    // Moving the long word down would make the lines less even.
    let uneven = "a bcdefghijklmnopqrstuvw xyzabc"
    let stays = try shaper.layout(uneven, width: try width("a bcdefghijklmnopqrstuvw") + 1)
    #expect(stays.lines[1].rect.width == (try width("xyzabc")))
    // A word with a hyphen is one word.
    let hyphen = try shaper.layout("Your ticket comes by e-mail.", width: try width("Your ticket comes by e"))
    #expect(hyphen.lines.map(\.rect.width) == [try width("Your ticket comes"), try width("by e-mail.")])
    // Three lines stay as they are.
    #expect(
      try shaper.glyphCounts(shaper.layout("one two three four five six", width: try width("one two"))).count == 4)
  }

  @Test func `the wider the room, the fewer the lines, and the reported width breaks alike`() throws {
    let texts = [
      fox, "Donaudampfschifffahrtsgesellschaft und AVATAR office ffi", "مرحبا بالعالم هذا نص طويل",
      "ab אב 12 cd שלום עולם", "日本語のテキスト、漢字かな。", "  leading   and trailing  ", "👨‍👩‍👧‍👦👍🏽🇩🇪 emoji",
    ]
    for text in texts {
      var before = Int.max
      for step in 0...60 {
        let room = Double(step) * 7.3
        let layout = try shaper.layout(text, width: room)
        #expect(layout.lines.count <= before, "\(text) at \(room)")
        #expect(layout.size.width <= room)
        before = layout.lines.count
        let again = try shaper.layout(text, width: layout.size.width)
        #expect(again.lines.map(\.rect.width) == layout.lines.map(\.rect.width), "\(text) at \(room)")
        for line in layout.lines where line.rect.width > room + 0.01 {
          #expect(line.runs.flatMap(\.glyphs).count <= 3, "only a single cluster may be too wide")
        }
      }
    }
  }

  @Test func `no glyph is lost or drawn twice by wrapping`() throws {
    let all = try shaper.layout(fox).lines[0].runs.flatMap(\.glyphs).map(\.id).filter { $0 != 3 }
    for room in stride(from: 10.0, to: 350, by: 17) {
      let glyphs = try shaper.layout(fox, width: room).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
      #expect(glyphs.filter { $0 != 3 } == all)
    }
  }

  @Test(arguments: [
    "", "one", "one two  three", "a\n\nb\n", " \n ", "co\u{AD}operate", "नमस्ते", "سلام عليكم", "👨‍👩‍👧‍👦 family", "office",
  ])
  func `lines are counted without a width as they are made`(text: String) throws {
    for (limit, reserved, height) in [(nil, 0, nil), (2, 0, nil), (nil, 4, 50), (3, 3, 0)] as [(Int?, Int, Double?)] {
      var paragraph = TextParagraph([.init(text, TestFonts.style)])
      paragraph.lineLimit = limit
      paragraph.reservedLines = reserved
      paragraph.lineSpacing = 3
      let size = try shaper.layout(paragraph, width: 0, height: height).size
      #expect(try shaper.size(of: paragraph, width: 0, height: height) == size)
    }
  }
}
