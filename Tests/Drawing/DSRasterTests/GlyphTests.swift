import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSText
import Testing

@testable import DSRaster

/// Needs the font that `scripts/fonts` installs.
@Suite struct GlyphTests {
  private let face: FontFace

  init() throws { face = try testFace() }

  private func run(
    _ text: String, size: Double = 24, x: Double = 4, y: Double = 30, brush: Brush = .solid(.black)
  ) -> DrawCommand {
    .glyphs(textRun(text, face: face, size: size, x: x, y: y, brush: brush))
  }

  private func ink(_ bitmap: Bitmap) -> Double { bitmap.pixels.reduce(0) { $0 + Double(255 - ($1 & 255)) / 255 } }

  @Test func `glyphs from masks are those that Cairo fills, within a fifteenth of a pixel and a step`() throws {
    let masks = try draw(200, 40, white, run("Hamburgefonstiv 0123"))
    // A gradient of one colour goes through Cairo.
    let stops = GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .black)])
    let brush = Brush.linearGradient(stops, start: .zero, end: Point(x: 1, y: 0))
    let paths = try draw(200, 40, white, run("Hamburgefonstiv 0123", brush: brush))
    #expect(ink(masks) > 300)
    #expect(abs(ink(masks) / ink(paths) - 1) < 0.01)
    for (a, b) in zip(masks.pixels, paths.pixels) { #expect(abs(channels(a)[1] - channels(b)[1]) <= 20) }
  }

  @Test func `a quarter of a pixel moves the ink, a whole pixel moves the picture`() throws {
    let here = try draw(40, 40, white, run("n", x: 10))
    let there = try draw(40, 40, white, run("n", x: 11))
    let quarter = try draw(40, 40, white, run("n", x: 10.25))
    for y in 0..<40 { for x in 0..<39 { #expect(here[x, y] == there[x + 1, y]) } }
    #expect(here != quarter)
    #expect(abs(ink(here) - ink(quarter)) < 0.5)
  }

  @Test func `a rectangular clip cuts glyphs and changes no other pixel`() throws {
    let whole = try draw(120, 40, white, run("Clipped"))
    let cut = try draw(
      120, 40, white,
      .group(DrawGroup(clip: .rect(Rect(x: 10, y: 14, width: 40, height: 12)), commands: [run("Clipped")])))
    for y in 0..<40 {
      for x in 0..<120 {
        let isInside = (10..<50).contains(x) && (14..<26).contains(y)
        #expect(cut[x, y] == (isInside ? whole[x, y] : 0xFFFF_FFFF))
      }
    }
  }

  @Test func `text inside a rounded card is the same clipped or not`() throws {
    let card = DrawShape.roundedRect(Rect(x: 0, y: 0, width: 120, height: 40), CornerRadii(8))
    let fill = DrawCommand.fill(all(120), .solid(Color(hex: 0xFFEEDD)))
    let clipped = try draw(120, 40, white, .group(DrawGroup(clip: card, commands: [fill, run("Clipped")])))
    let plain = try draw(120, 40, white, .fill(card, .solid(Color(hex: 0xFFEEDD))), run("Clipped"))
    for y in 8..<32 { for x in 0..<120 { #expect(clipped[x, y] == plain[x, y]) } }
  }

  @Test func `translucent text is the text's coverage times its alpha`() throws {
    let full = try draw(60, 40, white, run("Ag"))
    let half = try draw(60, 40, white, run("Ag", brush: .solid(.black.opacity(0.5))))
    for (a, b) in zip(full.pixels, half.pixels) {
      #expect(abs(Double(255 - (a & 255)) / 2 - Double(255 - (b & 255))) <= 1)
    }
  }

  @Test func `large, turned and scaled glyphs are filled as paths`() throws {
    let small = try draw(300, 300, white, run("B", size: 100, x: 20, y: 200))
    let scaled = try draw(
      300, 300, white,
      .group(DrawGroup(transform: .scale(x: 2, y: 2), commands: [run("B", size: 100, x: 20, y: 120)])))
    let large = try draw(300, 300, white, run("B", size: 200, x: 20, y: 240))
    #expect(abs(ink(large) / ink(small) - 4) < 0.05)
    #expect(abs(ink(scaled) / ink(large) - 1) < 0.01)
    let turned = DrawGroup(
      transform: AffineTransform.rotation(sine: 1, cosine: 0).then(.translation(x: 280, y: 0)),
      commands: [run("B", size: 100, x: 100, y: 100)])
    #expect(abs(ink(try draw(300, 300, white, .group(turned))) / ink(small) - 1) < 0.01)
  }

  @Test func `a blurred or shadowed group has room for its glyphs`() throws {
    let plain = try draw(120, 60, run("Shadow"))
    let group = DrawGroup(
      shadows: [.init(color: .black, sigma: 0, offset: Point(x: 0, y: 20))], commands: [run("Shadow")])
    let cast = try draw(120, 60, .group(group))
    for y in 0..<20 { for x in 0..<120 { #expect(cast[x, y + 30] >> 24 >= plain[x, y + 10] >> 24) } }
  }

  @Test func `a space draws nothing and an unknown glyph does not fail`() throws {
    #expect(ink(try draw(40, 40, white, run("   "))) == 0)
    let glyph = TextLayout.Glyph(id: 4_000_000_000, x: 5, y: 20)
    let bad = GlyphRun(face: face, size: 20, glyphs: [glyph], brush: .solid(.black), text: "?")
    #expect(ink(try draw(40, 40, white, .glyphs(bad))) == 0)
  }
}
