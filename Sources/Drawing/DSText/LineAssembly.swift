import DSGeometry

/// A stretch of a line of one direction, in reading order with its neighbours.
struct LinePiece {
  /// Where its glyphs are.
  let source: ShapedParagraph
  /// Which clusters of `source` it shows; all lie in one segment.
  let clusters: Range<Int>
  /// The segment of `source`.
  let segment: Int
  /// The embedding level that decides its place in the line.
  let level: UInt8
  /// The span to count it to instead of its clusters' own: for an ellipsis or a hyphen.
  var span: Int?
}

/// Puts the pieces of a line in visual order and gives every glyph its place.
struct LineAssembly {
  private(set) var pieces: [LinePiece] = []

  /// Adds clusters of a paragraph, as shaped for this line alone if they were.
  mutating func add(_ range: Range<Int>, of paragraph: ShapedParagraph, reshaped: ShapedParagraph?) {
    if range.isEmpty { return }
    if let reshaped {
      add(reshaped.clusters.indices, of: reshaped)
    } else {
      add(range, of: paragraph)
    }
  }

  private mutating func add(_ range: Range<Int>, of source: ShapedParagraph) {
    for index in source.segmentIndices(in: range) {
      let common = source.segments[index].clusters.clamped(to: range)
      pieces.append(LinePiece(source: source, clusters: common, segment: index, level: source.segments[index].level))
    }
  }

  /// Adds characters that the text does not have, in the style of a span and the paragraph's direction.
  mutating func add(_ insert: ShapedParagraph, span: Int, level: UInt8) {
    for index in insert.segments.indices {
      pieces.append(
        LinePiece(
          source: insert, clusters: insert.segments[index].clusters, segment: index, level: level, span: span))
    }
  }

  /// The line's runs and bars; `x` is its left edge, `baseline` its distance from the top of the text's box.
  func assemble(x: Double, baseline: Double, spans: [ShapedParagraph.Span]) -> (
    runs: [TextLayout.Run], decorations: [TextLayout.Decoration], objects: [TextLayout.Object]
  ) {
    var runs: [TextLayout.Run] = []
    var objects: [TextLayout.Object] = []
    var bars: [(span: Int, start: Double, end: Double)] = []
    let hasBars = spans.contains { $0.style.underline || $0.style.strikethrough || $0.style.background }
    var pen = x
    let isPlain = pieces.allSatisfy { $0.level == 0 }
    let order = isPlain ? [] : visualOrder(of: pieces.map(\.level))
    for place in pieces.indices {
      let piece = isPlain ? pieces[place] : pieces[order[place]]
      let segment = piece.source.segments[piece.segment]
      let size = segment.size
      let clusters = piece.source.clusters
      let isForward = segment.level & 1 == 0
      var run = TextLayout.Run(face: segment.face, size: size, span: -1, glyphs: [])
      for step in 0..<piece.clusters.count {
        let index = isForward ? piece.clusters.lowerBound + step : piece.clusters.upperBound - 1 - step
        let span = piece.span ?? clusters[index].span
        let start = pen
        if let object = segment.object {
          let style = spans[span].style
          for glyph in piece.source.glyphs[clusters[index].glyphs] {
            let corner = Point(x: pen + glyph.offsetX, y: baseline - object.top(of: style, spans[span].face))
            objects.append(TextLayout.Object(span: span, rect: Rect(origin: corner, size: object.size(in: size))))
            pen += glyph.advance
          }
        } else if !clusters[index].glyphs.isEmpty {
          if run.span != span {
            Self.add(run, to: &runs)
            run.span = span
            run.glyphs = []
            run.glyphs.reserveCapacity(piece.clusters.count - step)
          }
          for glyph in piece.source.glyphs[clusters[index].glyphs] {
            run.glyphs.append(
              TextLayout.Glyph(
                id: glyph.id, x: pen + glyph.offsetX, y: glyph.offsetY - spans[span].style.baselineOffset, start: pen))
            pen += glyph.advance
          }
          run.end = pen
        }
        if hasBars {
          if let last = bars.last, last.span == span {
            bars[bars.count - 1].end = pen
          } else {
            bars.append((span, start, pen))
          }
        }
      }
      Self.add(run, to: &runs)
    }
    return (runs, hasBars ? decorations(bars, baseline: baseline, spans: spans) : [], objects)
  }

  /// Adds a run, or continues the last one if it is alike.
  private static func add(_ run: TextLayout.Run, to runs: inout [TextLayout.Run]) {
    if run.glyphs.isEmpty { return }
    if let last = runs.last, last.span == run.span, last.size == run.size, last.face === run.face {
      runs[runs.count - 1].glyphs += run.glyphs
      runs[runs.count - 1].end = run.end
    } else {
      runs.append(run)
    }
  }

  /// The bars of underlined and struck-through spans; the family's own font defines their position, so that a word from
  /// a fallback font does not break them.
  private func decorations(
    _ stretches: [(span: Int, start: Double, end: Double)], baseline: Double, spans: [ShapedParagraph.Span]
  ) -> [TextLayout.Decoration] {
    var decorations: [TextLayout.Decoration] = []
    for stretch in stretches where stretch.end > stretch.start {
      let span = spans[stretch.span]
      func add(_ kind: TextLayout.Decoration.Kind, top: Double, height: Double) {
        decorations.append(
          TextLayout.Decoration(
            kind,
            rect: Rect(
              x: stretch.start, y: baseline - span.style.baselineOffset + top * span.style.size,
              width: stretch.end - stretch.start, height: height * span.style.size),
            span: stretch.span))
      }
      if span.style.background {
        add(.background, top: -span.face.ascent, height: span.face.ascent + span.face.descent)
      }
      if span.style.underline { add(.underline, top: span.face.underline.top, height: span.face.underline.thickness) }
      if span.style.strikethrough {
        add(.strikethrough, top: span.face.strikeout.top, height: span.face.strikeout.thickness)
      }
    }
    return decorations
  }
}
