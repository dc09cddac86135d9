import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Draws the shadow that a layer casts. The layer lies on `area` of the picture; the offset goes to whole pixels.
  func drop(
    _ shadow: DrawGroup.DropShadow, of layer: Canvas, at area: PixelRect, on picture: Canvas,
    under transform: AffineTransform
  ) {
    if shadow.color.alpha <= 0 { return }
    let sigma = transform.blur(sigma: shadow.sigma)
    let reach = transform.blurReach(sigma: shadow.sigma)
    let offset = transform.applyToVector(shadow.offset)
    let mask = AlphaMask(width: area.width + 2 * reach.x, height: area.height + 2 * reach.y)
    layer.beginDirect()
    for y in 0..<area.height {
      let (from, to) = (layer.row(y), mask.row(y + reach.y) + reach.x)
      for x in 0..<area.width { to[x] = UInt8(from[x] >> 24) }
    }
    BoxBlur.blur(mask, sigmaX: sigma.x, sigmaY: sigma.y)
    mask.multiply(by: shadow.color.alpha)
    let x = area.minX - reach.x + Int((offset.x + 0.5).rounded(.down))
    let y = area.minY - reach.y + Int((offset.y + 0.5).rounded(.down))
    let visible = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
      .intersection(picture.bounds)
    if visible.isEmpty { return }
    picture.beginDirect()
    for row in visible.minY..<visible.maxY {
      blendRow(
        picture.row(row) + visible.minX, alphas: mask.row(row - y) + (visible.minX - x), count: visible.width,
        color: shadow.color.argb | 0xFF00_0000)
    }
  }
}
