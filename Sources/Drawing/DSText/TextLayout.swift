package import DSGeometry

/// A paragraph laid out in lines of positioned glyphs.
///
/// In points, y down, from the top left corner of the text's box. Bidi is done: glyphs are in visual order and all x
/// positions are from the left. No character is left without a glyph unless `missing` names it.
package struct TextLayout: Hashable, Sendable {
  /// One glyph of a font.
  package struct Glyph: Hashable, Sendable {
    /// The glyph's number in its font.
    package var id: UInt32
    /// The origin of the glyph, from the left edge of the text's box.
    package var x: Double
    /// The origin of the glyph relative to the line's baseline, y down.
    package var y: Double
    /// Where the glyph's space begins, from the left edge of the text's box; its origin may lie elsewhere.
    package var start: Double

    /// A positioned glyph, whose space begins at its origin unless it says otherwise.
    package init(id: UInt32, x: Double, y: Double, start: Double? = nil) {
      self.id = id
      self.x = x
      self.y = y
      self.start = start ?? x
    }
  }

  /// Glyphs of one font, size and span.
  package struct Run: Hashable, Sendable {
    /// The font; nil if a measurer without fonts made the layout.
    package var face: FontFace?
    /// The size of the em square.
    package var size: Double
    /// Which span of the paragraph the glyphs come from; it decides their colour.
    package var span: Int
    /// The glyphs in visual order.
    package var glyphs: [Glyph]
    /// The pen's position after the last glyph, from the left edge of the text's box; zero if it is not known.
    package var end = 0.0

    /// A run.
    package init(face: FontFace?, size: Double, span: Int, glyphs: [Glyph]) {
      self.face = face
      self.size = size
      self.span = span
      self.glyphs = glyphs
    }
  }

  /// An underline, a line through the text or the area behind it, as a filled bar.
  package struct Decoration: Hashable, Sendable {
    /// What a bar is.
    package enum Kind: String, Hashable, Sendable {
      case underline, strikethrough, background
    }

    /// What the bar is.
    package var kind: Kind
    /// The bar.
    package var rect: Rect
    /// Which span it belongs to.
    package var span: Int

    /// A bar.
    package init(_ kind: Kind = .underline, rect: Rect, span: Int) {
      self.kind = kind
      self.rect = rect
      self.span = span
    }
  }

  /// A picture among the letters of a line.
  package struct Object: Hashable, Sendable {
    /// Which span of the paragraph it is.
    package var span: Int
    /// Its frame.
    package var rect: Rect

    /// A picture at a place.
    package init(span: Int, rect: Rect) {
      self.span = span
      self.rect = rect
    }
  }

  /// A word that goes on in the next line without a hyphen.
  package struct BrokenWord: Hashable, Sendable {
    /// The letters before the line's end, from the beginning of the word.
    package var head: String
    /// The letters after it, to the end of the word.
    package var tail: String
  }

  /// One line.
  package struct Line: Hashable, Sendable {
    /// The baseline's distance from the top of the text's box.
    package var baseline: Double
    /// The line box: its height, and its width as drawn, without hanging spaces.
    package var rect: Rect
    /// The runs from left to right.
    package var runs: [Run]
    /// The bars from left to right.
    package var decorations: [Decoration]
    /// The pictures from left to right.
    package var objects: [Object] = []
    /// Whether characters were cut here and an ellipsis stands for them.
    package var truncated: Bool
    /// The word in the middle of which the line ends, for lack of a place to break; nil if it ends elsewhere.
    package var brokenWord: BrokenWord?

    /// A line.
    package init(
      baseline: Double, rect: Rect, runs: [Run], decorations: [Decoration] = [], truncated: Bool = false
    ) {
      self.baseline = baseline
      self.rect = rect
      self.runs = runs
      self.decorations = decorations
      self.truncated = truncated
    }
  }

  /// A character that no font of the library has.
  package struct MissingCharacter: Hashable, Sendable {
    /// The grapheme cluster.
    package var character: Character
    /// The whole text that it is part of.
    package var text: String
    /// The requested family, before the fallback families.
    package var family: String

    /// A missing character of a text.
    package init(character: Character, text: String, family: String) {
      self.character = character
      self.text = text
      self.family = family
    }
  }

  /// The size of the text's box.
  package var size: Size
  /// The lines from top to bottom.
  package var lines: [Line]
  /// What could not be drawn.
  package var missing: [MissingCharacter]
  /// Whether the size is a guess, because it was to be looked up and was not known.
  package var isEstimated = false
  /// Whether its size was recorded elsewhere, and is used unchanged.
  package var isRecorded = false

  /// A layout.
  package init(size: Size, lines: [Line], missing: [MissingCharacter] = []) {
    self.size = size
    self.lines = lines
    self.missing = missing
  }

  /// The first line's baseline, from the top of the box; the box's height for a text without lines.
  package var firstTextBaseline: Double { lines.first?.baseline ?? size.height }
  /// The last line's baseline, from the top of the box; the box's height for a text without lines.
  package var lastTextBaseline: Double { lines.last?.baseline ?? size.height }
  /// Whether characters were cut.
  package var isTruncated: Bool { lines.contains(where: \.truncated) }
}

extension TextLayout.Run {
  /// The left and right edge of every glyph's space.
  package var edges: [ClosedRange<Double>] {
    glyphs.indices.map { index in
      let start = glyphs[index].start
      let next = index + 1 < glyphs.count ? glyphs[index + 1].start : end
      return start...max(start, next)
    }
  }
}
