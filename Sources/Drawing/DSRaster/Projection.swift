import CBlend
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// How much larger than in the list the content of a group with perspective may be drawn, where it is seen from nearby.
  static let projectedScale = 2.0

  /// Draws commands to a picture, and that picture with perspective: each pixel is the mean of sixteen points of it.
  func project(_ commands: [DrawCommand], by projection: Projection, on canvas: Canvas) throws(RasterError) {
    let whole = projection.then(Projection(canvas.transform))
    let content = bounds(of: commands, under: .identity).rect
    guard let inverse = whole.inverse, let image = whole.bounds(of: content) else { return }
    let area = PixelRect(around: image).intersection(canvas.clip)
    guard !area.isEmpty, let needed = inverse.bounds(of: area.rect)?.inset(by: -2).intersection(content) else { return }
    // 1. The part of the content that is seen, as large as its nearest corner.
    let scale = min(Self.projectedScale, needed.corners.compactMap(whole.nearest(at:)).map(\.stretch).reduce(1, max))
    let zoom = AffineTransform.scale(x: scale, y: scale)
    let flat = PixelRect(around: zoom.bounds(of: needed)).expanded(x: 1, y: 1)
    if flat.isEmpty { return }
    let pixels = flat.width * flat.height + area.width * area.height
    try holdLayer(pixels: pixels)
    defer { layerPixels -= pixels }
    let layer = try layer(of: commands, area: flat, under: zoom)
    // 2. The picture of it, pixel by pixel.
    let move = AffineTransform.translation(x: -Double(flat.minX), y: -Double(flat.minY))
    let back = inverse.then(Projection(zoom.then(move)))
    let map = Projection(AffineTransform.translation(x: Double(area.minX), y: Double(area.minY))).then(back)
    let picture = Canvas(width: area.width, height: area.height)
    layer.beginDirect()
    picture.beginDirect()
    map.numbers.withUnsafeBufferPointer {
      cblend_project(
        layer.row(0), flat.width, flat.height, picture.row(0), area.width, area.height, $0.baseAddress,
        1 / Projection.nearest)
    }
    try put(picture, at: area, on: canvas)
  }
}

extension AffineTransform {
  /// The greater of the lengths that units along the axes get.
  fileprivate var stretch: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}
