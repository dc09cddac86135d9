import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSText

extension Rasterizer {
  /// Draws glyphs: from cached masks if they are upright at whole pixels and quarters, else as paths.
  func glyphs(_ run: GlyphRun, on canvas: Canvas) throws(RasterError) {
    guard let shift = canvas.shift, case .solid(let color) = run.brush, run.size <= GlyphMaskCache.largestSize else {
      return try outlines(run, on: canvas)
    }
    let source = PixelSource(color)
    if source.isClear { return }
    let table = glyphMasks.table(face: run.face, size: run.size)
    let clip = canvas.clip
    canvas.beginDirect()
    for glyph in run.glyphs {
      let quarters = Int((glyph.x * 4 + 0.5).rounded(.down))
      guard let found = glyphMasks.mask(of: glyph.id, phase: quarters & 3, in: table) else {
        try outlines(run, [glyph], on: canvas)
        canvas.beginDirect()
        continue
      }
      let x = quarters >> 2 + shift.x + found.x
      let y = Int((glyph.y + 0.5).rounded(.down)) + shift.y + found.y
      let (left, right) = (max(x, clip.minX), min(x + found.mask.width, clip.maxX))
      let (top, bottom) = (max(y, clip.minY), min(y + found.mask.height, clip.maxY))
      if left >= right || top >= bottom { continue }
      let mask = found.mask
      source.blend(
        over: canvas.row(top) + left, stride: canvas.bounds.width, through: mask.row(top - y) + (left - x),
        maskStride: mask.stride, width: right - left, height: bottom - top)
    }
  }

  /// Fills all glyphs of a run as paths: one by one in a plain colour, together in a gradient.
  private func outlines(_ run: GlyphRun, on canvas: Canvas) throws(RasterError) {
    if case .solid = run.brush {
      for glyph in run.glyphs { try outlines(run, [glyph], on: canvas) }
    } else {
      try outlines(run, run.glyphs, on: canvas)
    }
  }

  private func outlines(
    _ run: GlyphRun, _ glyphs: [TextLayout.Glyph], on canvas: Canvas
  ) throws(RasterError) {
    let scale = run.size / run.face.unitsPerEm
    var path = Path()
    for glyph in glyphs {
      let place = AffineTransform(a: scale, d: scale, tx: glyph.x, ty: glyph.y)
      path.elements += run.face.outline(of: glyph.id).applying(place).elements
    }
    guard let bounds = path.controlBounds else { return }
    if let fault = RasterError.Fault(reaching: canvas.transform.bounds(of: bounds)) {
      throw .command(path: [], fault: fault)
    }
    fill(.path(path, .nonZero), run.brush, on: canvas)
  }
}
