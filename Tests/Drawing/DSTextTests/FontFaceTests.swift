import DSGeometry
import DSText
import Testing

@Suite struct FontFaceTests {
  func face(_ family: String = "Noto Sans", _ weight: Double = 400) throws -> FontFace {
    try TestFonts.library.face(family: family, weight: weight, italic: false)
  }

  @Test func `metrics are in em`() throws {
    let face = try face()
    #expect(face.unitsPerEm == 1000)
    #expect(face.ascent == 1.069)
    #expect(face.descent == 0.293)
    #expect(face.lineGap == 0)
    #expect(face.capHeight == 0.714)
    #expect(face.xHeight == 0.536)
    #expect(face.underline.top > 0 && face.underline.top < face.descent)
    #expect(face.strikeout.top < 0 && -face.strikeout.top < face.capHeight)
    #expect(face.underline.thickness == 0.05)
  }

  @Test func `an outline is in font units, y down, on the baseline`() throws {
    let face = try face()
    let glyph = try #require(face.glyph(for: "H"))
    let bounds = try #require(face.outline(of: glyph).controlBounds)
    #expect(bounds.maxY == 0)
    #expect(bounds.minY == -714)
    #expect(bounds.minX > 0 && bounds.maxX < face.advance(of: glyph))
    #expect(face.outline(of: try #require(face.glyph(for: " "))).isEmpty)
  }

  @Test(arguments: ["Noto Sans", "Noto Sans CJK JP", "Noto Emoji"])
  func `every contour begins with a move and is closed`(family: String) throws {
    let face = try face(family)
    let scalar: Unicode.Scalar = family == "Noto Sans" ? "g" : family == "Noto Emoji" ? "\u{1F600}" : "漢"
    let path = face.outline(of: try #require(face.glyph(for: scalar)))
    #expect(path.elements.count > 10)
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move:
        #expect(!isOpen)
        isOpen = true
      case .close: isOpen = false
      case .line, .quadratic, .cubic: #expect(isOpen)
      }
    }
    #expect(!isOpen)
  }

  @Test func `weight changes outlines and advances of variable fonts`() throws {
    for (family, scalar) in [("Noto Sans", "n"), ("Noto Sans CJK JP", "n")] as [(String, Unicode.Scalar)] {
      let regular = try face(family, 400)
      let medium = try face(family, 550)
      let bold = try face(family, 700)
      let glyph = try #require(regular.glyph(for: scalar))
      #expect(regular.advance(of: glyph) < medium.advance(of: glyph))
      #expect(medium.advance(of: glyph) < bold.advance(of: glyph))
      #expect(regular.outline(of: glyph) != bold.outline(of: glyph))
    }
  }

  @Test func `a glyph that does not exist has no outline`() throws {
    #expect(try face().outline(of: 0xFFFF_FFF0).isEmpty)
    #expect(try !face().hasGlyph(for: "\u{E000}"))
  }
}
