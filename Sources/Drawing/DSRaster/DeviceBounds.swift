import DSDisplayList
import DSGeometry
import DSText

extension Rasterizer {
  /// The pixels that commands below a transform may touch; never too few.
  func bounds(of commands: [DrawCommand], under transform: AffineTransform) -> PixelRect {
    var all = PixelRect.empty
    for command in commands {
      switch command.kind {
      case .fill(let shape, _), .backdrop(let shape, _): all = all.union(pixels(transform.bounds(of: shape.bounds)))
      case .stroke(let shape, let stroke, _):
        all = all.union(
          pixels(transform.bounds(of: shape.bounds).inset(by: -stroke.reach(under: transform))))
      case .shadow(let shape, let shadow):
        let grown = shadow.inset ? shape.bounds : shape.bounds.inset(by: -max(0, shadow.spread))
        let moved = shadow.inset ? grown : grown.offset(by: shadow.offset)
        let reach = shadow.inset ? (0, 0) : transform.blurReach(sigma: shadow.sigma)
        all = all.union(pixels(transform.bounds(of: moved)).expanded(x: reach.0, y: reach.1))
      case .glyphs(let run): all = all.union(bounds(of: run, under: transform))
      case .image(let image): all = all.union(pixels(transform.bounds(of: image.rect)))
      case .group(let group): all = all.union(bounds(of: group, under: transform))
      }
    }
    return all
  }

  /// The pixels around a rectangle, with one more on each side for rounding.
  private func pixels(_ rect: Rect) -> PixelRect { PixelRect(around: rect).expanded(x: 1, y: 1) }

  private func bounds(of run: GlyphRun, under transform: AffineTransform) -> PixelRect {
    let scale = run.size / run.face.unitsPerEm
    var all = PixelRect.empty
    for glyph in run.glyphs {
      guard let box = glyphMasks.outlineBounds(of: glyph.id, face: run.face) else { continue }
      let place = AffineTransform(a: scale, d: scale, tx: glyph.x, ty: glyph.y).then(transform)
      all = all.union(pixels(place.bounds(of: box)))
    }
    return all
  }

  private func bounds(of group: DrawGroup, under outer: AffineTransform) -> PixelRect {
    let transform = group.transform.then(outer)
    if let projection = group.projection {
      let flat = bounds(of: group.commands, under: .identity)
      return projection.then(Projection(transform)).bounds(of: flat.rect).map(pixels) ?? .empty
    }
    var own = bounds(of: group.commands, under: transform)
    if let filter = group.filter { own = pixels(transform.bounds(of: filter.area)) }
    if group.blur > 0 {
      let reach = transform.blurReach(sigma: group.blur)
      own = own.expanded(x: reach.x, y: reach.y)
    }
    if let clip = group.clip { own = own.intersection(pixels(transform.bounds(of: clip.bounds))) }
    return group.shadows.reduce(own) { all, shadow in all.union(own.shadow(shadow, under: transform)) }
  }
}

extension AffineTransform {
  /// How many pixels of the canvas a blur below the transform spreads.
  func blurReach(sigma: Double) -> (x: Int, y: Int) {
    let (x, y) = blur(sigma: sigma)
    return (BoxBlur.reach(sigma: x), BoxBlur.reach(sigma: y))
  }

  /// The image of a vector.
  func applyToVector(_ vector: Point) -> Point {
    Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }
}

extension PixelRect {
  /// The pixels that a shadow of these may touch.
  func shadow(_ shadow: DrawGroup.DropShadow, under transform: AffineTransform) -> PixelRect {
    if isEmpty { return self }
    let reach = transform.blurReach(sigma: shadow.sigma)
    let offset = transform.applyToVector(shadow.offset)
    return PixelRect(
      minX: minX + Int(offset.x.rounded(.down)) - reach.x, minY: minY + Int(offset.y.rounded(.down)) - reach.y,
      maxX: maxX + Int(offset.x.rounded(.up)) + reach.x, maxY: maxY + Int(offset.y.rounded(.up)) + reach.y)
  }
}
