import DSDisplayList
import DSGeometry
import DSResolve
import DSText

extension Painter {
  /// Paints the lines of a text whose box is `frame`.
  ///
  /// Baselines go to whole pixels and glyphs to quarters of one, so that equal letters look equal and their masks can
  /// be kept.
  mutating func paint(_ text: ResolvedText, _ layout: TextLayout, in frame: Rect) {
    let box = pixels(frame)
    var named: Set<Int> = []
    for line in layout.lines {
      let baseline = (frame.minY + line.baseline) * scale
      for run in line.runs {
        guard let face = run.face, !run.glyphs.isEmpty else { continue }
        let glyphs = run.glyphs.map { glyph in
          let x = (frame.minX + glyph.x) * scale
          let y = baseline + glyph.y * scale
          return TextLayout.Glyph(
            id: glyph.id, x: snaps ? (x * 4).rounded() / 4 : x, y: snaps ? y.rounded() : y)
        }
        commands.append(
          .glyphs(
            GlyphRun(
              face: face, size: run.size * scale, glyphs: glyphs,
              brush: text.paints[run.span].brush(in: box, pixelsPerPoint: scale),
              text: named.insert(run.span).inserted ? text.paragraph.spans[run.span].text : "")))
      }
      for decoration in line.decorations {
        commands.append(
          .fill(
            .rect(bar(decoration.rect.offset(by: frame.origin))),
            text.paints[decoration.span].brush(in: box, pixelsPerPoint: scale)))
      }
    }
  }

  /// A line under or through text: at least one pixel thick, on whole pixels.
  private func bar(_ rect: Rect) -> Rect {
    guard snaps else { return pixels(rect) }
    let thickness = max(1, (rect.height * scale).rounded())
    let left = (rect.minX * scale).rounded()
    return Rect(
      x: left, y: (rect.center.y * scale - thickness / 2).rounded(), width: (rect.maxX * scale).rounded() - left,
      height: thickness)
  }
}
