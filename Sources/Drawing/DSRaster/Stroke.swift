import CCairo
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Draws along a shape's outline.
  func stroke(_ shape: DrawShape, _ stroke: Stroke, _ brush: Brush, on canvas: Canvas) {
    if stroke.width <= 0 { return }
    if let source = GradientSource(brush, under: canvas.transform) {
      return fill(shape, stroke: stroke, source, on: canvas)
    }
    guard case .solid(let color) = brush else { return }
    let source = PixelSource(color)
    if source.isClear { return }
    if let frame = frame(shape, stroke, on: canvas) {
      fill(frame, source, on: canvas)
      return
    }
    let reach = stroke.reach(under: canvas.transform)
    let bounds = canvas.transform.bounds(of: shape.bounds).inset(by: -reach)
    if PixelRect(around: bounds).intersection(canvas.clip).isEmpty { return }
    if isCached(bounds) {
      fill(pathMasks.mask(of: shape, stroke: stroke, under: canvas.transform), source, on: canvas)
      return
    }
    let context = canvas.cairo()
    shape.trace(stroke, under: canvas.transform, into: context)
    fillPath(of: context, by: .nonZero, with: color)
  }

  /// The stroke as a frame on whole pixels, as of a border that lies inside its view; nil for any other.
  private func frame(_ shape: DrawShape, _ stroke: Stroke, on canvas: Canvas) -> RoundedBox? {
    guard stroke.dash.isEmpty, let shift = canvas.shift, let band = Int(exactly: stroke.width) else { return nil }
    let half = stroke.width / 2
    let (rect, radii): (Rect, CornerRadii)
    switch shape {
    case .rect(let inner):
      // A sharp corner stays sharp only with a mitred join.
      guard stroke.join == .miter, stroke.miterLimit >= 1.5 else { return nil }
      (rect, radii) = (inner, CornerRadii())
    case .roundedRect(let inner, let inside):
      let all = [inside.topLeading, inside.topTrailing, inside.bottomTrailing, inside.bottomLeading]
      guard !all.contains(0) || (stroke.join == .miter && stroke.miterLimit >= 1.5) else { return nil }
      (rect, radii) = (inner, inside.map { $0 > 0 ? $0 + half : 0 })
    case .ellipse(let inner):
      guard inner.width == inner.height else { return nil }
      (rect, radii) = (inner, CornerRadii(inner.width / 2 + half))
    case .path: return nil
    }
    guard let bounds = PixelRect(exactly: rect.inset(by: -half)) else { return nil }
    return RoundedBox(bounds: bounds.offset(x: shift.x, y: shift.y), radii: radii, band: band, corners: &corners)
  }
}

extension Stroke {
  /// How far the line reaches beyond the outline on the canvas, in pixels: half its width, more at mitred corners.
  func reach(under transform: AffineTransform) -> Double {
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let other = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let corner = join == .miter ? max(miterLimit, 1.5) : 1.5
    return width / 2 * corner * max(scale, other)
  }
}

extension DrawShape {
  /// Makes the outline of the shape's stroke Cairo's current path, to be filled by the non-zero rule; the pen, the dashes
  /// included, is mapped by `transform`.
  func trace(_ stroke: Stroke, under transform: AffineTransform, into context: OpaquePointer?) {
    cairo_new_path(context)
    guard let pen = StrokePen(stroke, under: transform) else { return }
    var stroker = Stroker(pen, into: CairoSink(context: context))
    trace(under: transform, into: &stroker)
    stroker.finish()
  }
}
