import DSGeometry
import DSText
import Foundation
import TestFolder
import Testing

/// Inter Tight, set as wide as San Francisco; `Fixtures/TextMetrics/widths.json` has the widths that its own are compared with.
struct SanFranciscoSpacingTests {
  struct Recordings: Decodable {
    struct Group: Decodable {
      var size, weight: Double
      var texts: [String: Double]
    }

    var widths: [Group]
  }

  let shaper = TextShaper(library: TestFonts.library)

  private func inter() -> TextShaper {
    let font = FontFile(
      path: Repository.path + "/.fonts/InterTight.ttf",
      sha256: "b81b73dcb64df3c230cabade7df6c5773bf863233f24c9ee51087519f1f88b6f", family: "Inter Tight",
      weights: 100...900, italic: false, location: TestFonts.place(1))
    return TextShaper(library: FontLibrary(files: [font], fallbacks: []))
  }

  private func style(_ size: Double, weight: Double = 400, _ spacing: LetterSpacing = .sanFrancisco) -> TextStyle {
    var style = TextStyle(family: "Inter Tight", size: size, weight: weight)
    style.spacing = spacing
    return style
  }

  @Test func `space after letters follows their size and weight`() {
    func points(_ size: Double, _ weight: Double) -> Double { SanFranciscoSpacing.tracking(size: size, weight: weight) }
    #expect(abs(points(13, 400) - 0.52) < 1e-9)
    #expect(abs(points(13, 700) - 0.5005) < 1e-9)
    #expect(abs(points(14, 400) - 0.5005) < 1e-9)
    #expect(abs(points(2, 400) - 0.17) < 1e-9)
    #expect(abs(points(100, 550) + 0.15) < 1e-9)
    #expect(abs(points(20, 350) - 0.045) < 1e-9)
    #expect(points(20, 100) == points(20, 300))
    #expect(abs(points(20, 800) - 0.34) < 1e-9)
    #expect(points(20, 1000) == points(20, 900))
  }

  @Test func `words and sentences are as wide as in San Francisco`() throws {
    let path = Repository.path + "/Fixtures/TextMetrics/widths.json"
    let recordings = try JSONDecoder().decode(Recordings.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let shaper = inter()
    var (ours, theirs, count, near) = (0.0, 0.0, 0, 0)
    for group in recordings.widths {
      let style = style(group.size, weight: group.weight)
      for (text, recorded) in group.texts.sorted(by: { $0.key < $1.key }) where !text.hasSuffix(" ") {
        // Widths were rounded up to half a point.
        let layout = try shaper.layout(TextParagraph([.init(text, style)]), width: nil)
        let (width, exact) = (layout.size.width, recorded - 0.25)
        ours += width
        theirs += exact
        count += 1
        near += abs(width - exact) <= max(exact / 100, 0.5) ? 1 : 0
        if exact > 200, group.size <= 17 {
          #expect(abs(width - exact) < exact / 200, "\(text) at \(group.size) points is \(width) wide, not \(exact)")
        }
      }
    }
    #expect(count > 850)
    #expect(abs(ours / theirs - 1) < 0.001)
    #expect(Double(near) / Double(count) > 0.97)
  }

  @Test func `a letter is wider on both sides, and one with an accent like the one without`() throws {
    let shaper = inter()
    func change(_ text: String) throws -> (width: Double, offset: Double) {
      let plain = try shaper.layout(text, style(100, .own))
      let fitted = try shaper.layout(text, style(100))
      let glyphs = (plain.lines[0].runs[0].glyphs, fitted.lines[0].runs[0].glyphs)
      return (
        fitted.size.width - plain.size.width - SanFranciscoSpacing.tracking(size: 100, weight: 400),
        glyphs.1[0].x - glyphs.0[0].x
      )
    }
    let one = try change("1")
    #expect(abs(one.width - 5.8) < 1e-6 && abs(one.offset - 2.9) < 1e-6)
    for letter in ["w", "ŵ", "w\u{302}", "ẁ"] {
      let found = try change(letter)
      #expect(abs(found.width + 4.3) < 1e-6 && abs(found.offset + 2.15) < 1e-6, "\(letter)")
    }
    #expect(try abs(change("ł").width) < 1e-6)
  }

  @Test func `letters that reach out to each other never meet`() throws {
    let shaper = inter()
    for (size, weight) in [(17.0, 400.0), (17, 700), (34, 400), (34, 700)] {
      for pair in ["ww", "wv", "vw", "vy", "yy", "kw", "fw", "wt", "xw", "VA", "TA"] {
        let plain = try shaper.layout(pair, style(size, weight: weight, .own)).lines[0].runs[0].glyphs
        let fitted = try shaper.layout(pair, style(size, weight: weight)).lines[0].runs[0].glyphs
        let distance = (fitted[1].x - fitted[0].x) - (plain[1].x - plain[0].x)
        #expect(abs(distance - SanFranciscoSpacing.tracking(size: size, weight: weight)) < 1e-9, "\(pair)")
      }
    }
    // Where only one of them reaches out, they come closer: "ow" by half of both changes.
    let plain = try shaper.layout("ow", style(100, .own)).lines[0].runs[0].glyphs
    let fitted = try shaper.layout("ow", style(100)).lines[0].runs[0].glyphs
    #expect((fitted[1].x - fitted[0].x) - (plain[1].x - plain[0].x) < -1.5)
  }

  @Test func `the spaces of glyphs lie side by side and fill the line`() throws {
    let shaper = inter()
    for text in ["1w10 wave", "w\u{323}\u{302}1"] {
      let line = try shaper.layout(text, style(20)).lines[0]
      let edges = line.runs[0].edges
      #expect(edges.first?.lowerBound == line.rect.minX)
      #expect(edges.last.map { abs($0.upperBound - line.rect.maxX) < 1e-9 } == true)
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }, "\(text)")
    }
  }

  @Test func `spaces and hyphens at which no line ends are as wide as the usual ones`() throws {
    let shaper = inter()
    for (one, other) in [(" ", "\u{A0}"), ("-", "\u{2011}")] {
      let widths = try [one, other].map { try shaper.layout("a\($0)b", style(20)).size.width }
      let own = try [one, other].map { try shaper.layout("a\($0)b", style(20, .own)).size.width }
      #expect(abs((widths[0] - own[0]) - (widths[1] - own[1])) < 1e-9)
    }
  }

  @Test func `digits of one width keep it, and chosen forms of letters are left alone`() throws {
    let shaper = inter()
    var style = style(20)
    #expect(try shaper.layout("1", style).size.width != shaper.layout("8", style).size.width)
    style.features = .monospacedDigits
    let widths = try Set("0123456789".map { try shaper.layout(String($0), style).size.width })
    #expect(widths.count == 1)
    style.features = []
    style.openTypeFeatures = [.init(tag: "tnum", value: 1)]
    #expect(try shaper.layout("1", style).size.width == widths.first)
    style.openTypeFeatures = [.init(tag: "sups", value: 1)]
    var own = style
    own.spacing = .own
    let tracking = SanFranciscoSpacing.tracking(size: 20, weight: 400)
    #expect(try abs(shaper.layout("1", style).size.width - shaper.layout("1", own).size.width - tracking) < 1e-9)
  }

  @Test func `monospaced letters have San Francisco's width`() throws {
    let font = FontFile(
      path: Repository.path + "/.fonts/GeistMono.ttf",
      sha256: "d00e590b8eb3a59acc329b2d044fd143ae935090b7da33199ebee27cc7de8196", family: "Geist Mono",
      weights: 100...900, italic: false, location: TestFonts.place(1))
    let shaper = TextShaper(library: FontLibrary(files: [font], fallbacks: []))
    var style = TextStyle(family: "Geist Mono", size: 20)
    style.spacing = .sanFranciscoMono
    for text in ["w1i.", "git "] {
      #expect(try abs(shaper.layout(text, style).size.width - 4 * 20 * 0.618) < 1e-9)
    }
  }

  @Test func `letters of other families keep their space, and ligatures stay whole`() throws {
    var style = TestFonts.style
    let plain = try shaper.layout("ffi", style)
    let mixed = try shaper.layout("e中e", style)
    let joined = try shaper.layout("ببب", style)
    style.spacing = .sanFrancisco
    let tracking = SanFranciscoSpacing.tracking(size: style.size, weight: 400)
    let fitted = try shaper.layout("ffi", style)
    #expect(fitted.lines[0].runs[0].glyphs.map(\.id) == plain.lines[0].runs[0].glyphs.map(\.id))
    #expect(abs(fitted.size.width - plain.size.width - tracking - 0.0035 * style.size) < 1e-9)
    let change = try shaper.layout("e中e", style).size.width - mixed.size.width
    #expect(abs(change - 2 * (tracking - 0.004 * style.size)) < 1e-9)
    #expect(try shaper.layout("ببب", style).size.width == joined.size.width)
  }

  @Test func `letters become no signs because of their neighbours, and a colon between digits is raised`() throws {
    let shaper = inter()
    func ids(_ text: String, _ spacing: LetterSpacing = .sanFrancisco) throws -> [UInt32] {
      try shaper.layout(text, style(17, spacing)).lines[0].runs[0].glyphs.map(\.id)
    }
    func single(_ text: String) throws -> [UInt32] { try text.flatMap { try ids(String($0)) } }
    for text in ["5x3", "->", "<-", "=>", "<==", "a-->b"] {
      #expect(try ids(text) == single(text), "\(text)")
      #expect(try ids(text, .own) != single(text), "\(text)")
    }
    #expect(try ids("9:41")[1] != ids(":")[0])
    #expect(try ids("xx--==") == single("xx--=="))
  }

  @Test func `letters that are scaled down have the space of their smaller size`() throws {
    let shaper = inter()
    let small = try shaper.layout("Number 1", style(10)).size.width
    var paragraph = TextParagraph([.init("Number 1", style(20))])
    paragraph.minimumScale = 0.5
    paragraph.lineLimit = 1
    #expect(try abs(shaper.layout(paragraph, width: small).size.width - small) < 1e-9)
  }
}
