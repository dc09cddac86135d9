import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Draws the shadow of a shape. If `isCovered`, an opaque fill of the same shape follows, so that what lies wholly
  /// inside it need not be drawn.
  func shadow(_ shape: DrawShape, _ shadow: ShapeShadow, isCovered: Bool, on canvas: Canvas) {
    if shadow.color.alpha <= 0 { return }
    let limit = limit(of: shadow, shape, isCovered, on: canvas)
    let mask = shadowMask(shape, shadow, alpha: limit.isInset ? 1 : shadow.color.alpha, on: canvas)
    var area = canvas.clip
    if case .inside(let coverage) = limit {
      area = area.intersection(coverage.bounds)
    } else {
      area = area.intersection(mask.bounds)
    }
    if area.isEmpty { return }
    canvas.beginDirect()
    let painter = ShadowPixels(canvas: canvas, mask: mask, color: shadow.color, area: area, limit: limit)
    painter.draw()
  }

  private func limit(
    of shadow: ShapeShadow, _ shape: DrawShape, _ isCovered: Bool, on canvas: Canvas
  ) -> ShadowLimit {
    if shadow.inset { return .inside(coverage(shape, on: canvas)) }
    if shadow.knockout {
      let coverage = coverage(shape, on: canvas)
      if case .box(let box) = coverage, box.isPlain { return .beside(box) }
      return .outside(coverage)
    }
    if isCovered, let box = box(shape, on: canvas) { return .beside(box) }
    return .none
  }

  /// The blurred mask of a shape, grown and moved by the shadow's settings, its values multiplied by `alpha`.
  private func shadowMask(
    _ shape: DrawShape, _ shadow: ShapeShadow, alpha: Double, on canvas: Canvas
  ) -> ShadowMask {
    let spread = shadow.inset ? -shadow.spread : shadow.spread
    let grown = shape.grown(by: spread)
    let transform = canvas.transform
    let offset = transform.applyToVector(shadow.offset)
    let (sigmaX, sigmaY) = transform.blur(sigma: shadow.sigma)
    if let shift = canvas.shift {
      let move = offset + Point(x: Double(shift.x), y: Double(shift.y))
      if let (rect, radii) = grown.roundedRect,
        let mask = shadowMasks.box(rect.offset(by: move), radii, sigmaX: sigmaX, sigmaY: sigmaY, alpha: alpha)
      {
        return mask
      }
    }
    var moved = transform
    moved.tx += offset.x
    moved.ty += offset.y
    let (reachX, reachY) = (BoxBlur.reach(sigma: sigmaX), BoxBlur.reach(sigma: sigmaY))
    let visible = canvas.clip.expanded(x: reachX, y: reachY)
    let placed = self.mask(of: grown, under: moved, within: visible)
    let growth = shape.growth(spread).map { self.mask(of: grown, stroke: $0, under: moved, within: visible) }
    let around = spread > 0 ? placed.bounds.union(growth?.bounds ?? .empty) : placed.bounds
    let area = around.expanded(x: reachX, y: reachY)
    let mask = AlphaMask(width: area.width, height: area.height)
    for y in around.minY..<around.maxY {
      let row = mask.row(y - area.minY)
      placed.forEach(row: y) { x, value in row[x - area.minX] = value }
      growth?.forEach(row: y) { x, value in
        guard x >= around.minX, x < around.maxX else { return }
        let old = row[x - area.minX]
        row[x - area.minX] = spread > 0 ? max(old, value) : product(old, 255 - value)
      }
    }
    BoxBlur.blur(mask, sigmaX: sigmaX, sigmaY: sigmaY)
    mask.multiply(by: alpha)
    return ShadowMask(mask: mask, x: area.minX, y: area.minY, columns: .init(), rows: .init())
  }
}

extension DrawShape {
  /// The shape as a rectangle with circular corners; nil for any other shape.
  fileprivate var roundedRect: (Rect, CornerRadii)? {
    switch self {
    case .rect(let rect): (rect, CornerRadii())
    case .roundedRect(let rect, let radii): (rect, radii)
    case .ellipse(let rect): rect.width == rect.height ? (rect, CornerRadii(rect.width / 2)) : nil
    case .path: nil
    }
  }
}

extension AffineTransform {
  /// The standard deviations on the canvas, across and down, of a blur below the transform.
  func blur(sigma: Double) -> (x: Double, y: Double) {
    (sigma * (a * a + c * c).squareRoot(), sigma * (b * b + d * d).squareRoot())
  }
}

extension PathMaskCache.Placed {
  /// Calls `body` with every column of a row of the canvas, and the coverage there.
  fileprivate func forEach(row canvasRow: Int, _ body: (Int, UInt8) -> Void) {
    guard canvasRow >= y, canvasRow < y + mask.height else { return }
    let row = mask.row(canvasRow - y)
    for column in 0..<mask.width { body(x + column, row[column]) }
  }
}
