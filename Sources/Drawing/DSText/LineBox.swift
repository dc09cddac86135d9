/// How far a line reaches above and below its baseline, in points.
struct LineBox: Equatable {
  /// Above the baseline.
  var ascent: Double
  /// Below the baseline.
  var descent: Double

  /// A box of a reach above and below the baseline.
  init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The line's height.
  var height: Double { ascent + descent }

  /// The box of a style in a face: `lineHeight` with the font's ascent and descent in its middle, or else ascent,
  /// descent and line gap of the font, with half of the gap on either side.
  ///
  /// Metrics of the style itself come before those of the font file.
  init(style: TextStyle, face: FontFace) {
    if style.lineHeight == nil, let metrics = style.metrics {
      ascent = metrics.ascent
      descent = metrics.descent
    } else {
      let letters = (face.ascent + face.descent) * style.size
      let space = style.lineHeight.map { $0 - letters } ?? face.lineGap * style.size
      ascent = face.ascent * style.size + space / 2
      descent = face.descent * style.size + space / 2
    }
    ascent += style.extraLeading / 2 + max(0, style.baselineOffset)
    descent += style.extraLeading / 2 - min(0, style.baselineOffset)
  }

  /// Grows the box so that it holds `other` on the same baseline.
  mutating func hold(_ other: LineBox) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}

extension ShapedParagraph {
  /// The box of a line with the given clusters; `span` gives the box of a line without any.
  ///
  /// 1. Every span in the line counts with its own box.
  /// 2. A fallback font counts as well if its span has no explicit line height.
  func lineBox(of range: Range<Int>, span: Int) -> LineBox {
    if let uniformBox { return uniformBox }
    guard let first = range.first else { return spans[span].box }
    var box = spans[clusters[first].span].box
    for index in range { box.hold(spans[clusters[index].span].box) }
    for segment in segments[segmentIndices(in: range)] {
      for index in segment.clusters.clamped(to: range) {
        let span = spans[clusters[index].span]
        if span.style.lineHeight == nil, span.face !== segment.face {
          var style = span.style
          style.size = segment.size
          box.hold(LineBox(style: style, face: segment.face))
          if spans.count == 1 { break }
        }
      }
    }
    return box
  }
}
