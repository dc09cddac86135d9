import CCairo
import DSDisplayList
import DSGeometry

/// The coverage of a shape on a canvas, to clip, to cut out or to fill by.
enum Coverage {
  case box(RoundedBox)
  case mask(PathMaskCache.Placed)

  /// The pixels outside which the coverage is 0.
  var bounds: PixelRect {
    switch self {
    case .box(let box): box.bounds
    case .mask(let placed): placed.bounds
    }
  }

  /// The parts of the bounds whose pixels may not be wholly covered.
  var softParts: [PixelRect] {
    switch self {
    case .box(let box): box.cornerBlocks
    case .mask(let placed): [placed.bounds]
    }
  }

  /// Writes the coverage of `count` pixels from column `x` of row `y`.
  func write(row y: Int, x: Int, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .box(let box): box.write(row: y, x: x, count: count, into: bytes)
    case .mask(let placed):
      bytes.update(repeating: 0, count: count)
      let (first, last) = (max(x, placed.x), min(x + count, placed.bounds.maxX))
      if y < placed.y || y >= placed.bounds.maxY || first >= last { return }
      (bytes + (first - x)).update(from: placed.mask.row(y - placed.y) + (first - placed.x), count: last - first)
    }
  }
}

extension Rasterizer {
  /// The coverage of the inside of a shape on the part of a canvas that its clip leaves.
  func coverage(_ shape: DrawShape, on canvas: Canvas) -> Coverage {
    if let box = box(shape, on: canvas) { return .box(box) }
    return .mask(mask(of: shape, under: canvas.transform, within: canvas.clip))
  }

  /// The mask of a shape's inside, or of its outline. One that is too large to be kept is drawn for the pixels of
  /// `area` alone.
  func mask(
    of shape: DrawShape, stroke: Stroke? = nil, under transform: AffineTransform, within area: PixelRect
  ) -> PathMaskCache.Placed {
    let bounds = transform.bounds(of: shape.bounds).inset(by: -(stroke?.reach(under: transform) ?? 0))
    let part = PixelRect(around: bounds).intersection(area)
    if part.isEmpty { return PathMaskCache.Placed(mask: AlphaMask(width: 0, height: 0), x: 0, y: 0) }
    if isCached(bounds) { return pathMasks.mask(of: shape, stroke: stroke, under: transform) }
    let mask = AlphaMask(width: part.width, height: part.height)
    var moved = transform
    moved.tx -= Double(part.minX)
    moved.ty -= Double(part.minY)
    mask.draw { context in
      if let stroke {
        shape.trace(stroke, under: moved, into: context)
        fillPath(of: context, by: .nonZero)
      } else {
        trace(shape, under: moved, within: PixelRect(width: part.width, height: part.height), into: context)
        fillPath(of: context, by: shape.fillRule)
      }
    }
    return PathMaskCache.Placed(mask: mask, x: part.minX, y: part.minY)
  }
}

/// Fills Cairo's current path with a colour.
func fillPath(of context: OpaquePointer?, by rule: Path.FillRule, with color: Color) {
  cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  fillPath(of: context, by: rule)
}

/// Fills Cairo's current path with its source.
func fillPath(of context: OpaquePointer?, by rule: Path.FillRule) {
  cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  cairo_fill(context)
}

extension AlphaMask {
  /// Lets Cairo draw into the mask, with an opaque source.
  func draw(_ body: (OpaquePointer?) -> Void) {
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    let context = cairo_create(surface)
    cairo_set_tolerance(context, Canvas.tolerance)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    body(context)
    cairo_surface_flush(surface)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
