import CCairo
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Fills the inside of a shape.
  func fill(_ shape: DrawShape, _ brush: Brush, on canvas: Canvas) {
    if let source = GradientSource(brush, under: canvas.transform) { return fill(shape, source, on: canvas) }
    guard case .solid(let color) = brush else { return }
    let source = PixelSource(color)
    if source.isClear { return }
    if let box = box(shape, on: canvas) {
      fill(box, source, on: canvas)
      return
    }
    let bounds = canvas.transform.bounds(of: shape.bounds)
    if PixelRect(around: bounds).intersection(canvas.clip).isEmpty { return }
    if isCached(bounds) {
      fill(pathMasks.mask(of: shape, under: canvas.transform), source, on: canvas)
      return
    }
    let context = canvas.cairo()
    trace(shape, under: canvas.transform, within: canvas.bounds, into: context)
    fillPath(of: context, by: shape.fillRule, with: color)
  }

  /// Makes a shape Cairo's current path. An axis-aligned rectangle is cut a little outside `area`, so that it may be
  /// of any size.
  func trace(
    _ shape: DrawShape, under transform: AffineTransform, within area: PixelRect, into context: OpaquePointer?
  ) {
    var sink = CairoSink(context: context)
    cairo_new_path(context)
    if case .rect(let rect) = shape, transform.keepsAxes {
      let visible = Rect(
        minX: Double(area.minX - 8), minY: Double(area.minY - 8), maxX: Double(area.maxX + 8),
        maxY: Double(area.maxY + 8))
      DrawShape.rect(transform.bounds(of: rect).intersection(visible)).trace(under: .identity, into: &sink)
    } else {
      shape.trace(under: transform, into: &sink)
    }
  }

  /// The shape as a box on whole pixels; nil for any other.
  func box(_ shape: DrawShape, on canvas: Canvas) -> RoundedBox? {
    guard let shift = canvas.shift else { return nil }
    let (rect, radii): (Rect, CornerRadii)
    switch shape {
    case .rect(let plain):
      return PixelRect(exactly: plain).map { RoundedBox(bounds: $0.offset(x: shift.x, y: shift.y)) }
    case .roundedRect(let rounded, let inside):
      (rect, radii) = (rounded, inside)
    case .ellipse(let around):
      guard around.width == around.height else { return nil }
      (rect, radii) = (around, CornerRadii(around.width / 2))
    case .path: return nil
    }
    guard let bounds = PixelRect(exactly: rect) else { return nil }
    return RoundedBox(bounds: bounds.offset(x: shift.x, y: shift.y), radii: radii, corners: &corners)
  }

  /// Whether the mask of a shape of these bounds is kept; larger ones are drawn by Cairo at once.
  func isCached(_ bounds: Rect) -> Bool {
    bounds.width * bounds.height <= CacheSizes.pathMaskPixels && bounds.width <= CacheSizes.pathMaskSide
      && bounds.height <= CacheSizes.pathMaskSide
  }

  /// Fills a box.
  func fill(_ box: RoundedBox, _ source: PixelSource, on canvas: Canvas) {
    if source.isOpaque, box.isPlain, canvas.fillUntouched(box.bounds, with: source.color) { return }
    let area = box.bounds.intersection(canvas.clip)
    if area.isEmpty { return }
    canvas.beginDirect()
    for y in area.minY..<area.maxY {
      let pixels = canvas.row(y)
      let row = box.row(y)
      func part(_ from: Int, _ to: Int, _ mask: UnsafePointer<UInt8>?) {
        let (first, last) = (max(from, area.minX), min(to, area.maxX))
        if first >= last { return }
        if let mask {
          source.blend(over: pixels + first, through: mask + (first - from), count: last - first)
        } else {
          source.blend(over: pixels + first, count: last - first)
        }
      }
      let (left, right) = (box.bounds.minX + row.leftCount, box.bounds.maxX - row.rightCount)
      part(box.bounds.minX, left, row.left)
      if row.isSolid { part(left, right, nil) }
      part(right, box.bounds.maxX, row.right)
    }
  }

  /// Fills a mask.
  func fill(_ placed: PathMaskCache.Placed, _ source: PixelSource, on canvas: Canvas) {
    let area = placed.bounds.intersection(canvas.clip)
    if area.isEmpty { return }
    canvas.beginDirect()
    source.blend(
      over: canvas.row(area.minY) + area.minX, stride: canvas.bounds.width,
      through: placed.mask.row(area.minY - placed.y) + (area.minX - placed.x), maskStride: placed.mask.stride,
      width: area.width, height: area.height)
  }
}

extension AffineTransform {
  /// Whether an axis-aligned rectangle stays one.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
  /// The factor by which areas grow; zero if the plane becomes a line.
  var determinant: Double { a * d - b * c }
}
