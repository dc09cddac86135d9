import CCairo
import DSDisplayList
import DSGeometry
import DSImage

extension Rasterizer {
  /// Draws a picture, scaled to its rectangle.
  ///
  /// A bilinear picture that gets smaller is first reduced by averaging areas, as two neighbours of four would leave
  /// out the rest; a picture of the rectangle's own size on whole pixels is copied.
  func image(_ image: DrawImage, on canvas: Canvas) {
    if image.rect.isEmpty || image.bitmap.width == 0 || image.bitmap.height == 0 { return }
    let transform = canvas.transform
    func drawn(_ vector: Point) -> Int {
      let image = transform.applyToVector(vector)
      return max(1, Int((image.x * image.x + image.y * image.y).squareRoot().rounded(.up)))
    }
    let (width, height) =
      image.interpolation == .nearest
      ? (image.bitmap.width, image.bitmap.height)
      : (
        min(image.bitmap.width, drawn(Point(x: image.rect.width))),
        min(image.bitmap.height, drawn(Point(y: image.rect.height)))
      )
    let picture = pictures.picture(image.bitmap, width: width, height: height)
    let context = canvas.cairo()
    trace(.rect(image.rect), under: transform, within: canvas.bounds, into: context)
    let place = AffineTransform(
      a: image.rect.width / Double(width), d: image.rect.height / Double(height), tx: image.rect.minX,
      ty: image.rect.minY
    ).then(transform)
    // Where an edge of a picture's pixel meets the middle of a drawn one, the pixel that begins there is shown.
    let nudge = image.interpolation == .nearest ? -1.0 / 512 : 0
    var matrix = cairo_matrix_t(
      xx: place.a, yx: place.b, xy: place.c, yy: place.d, x0: place.tx + nudge, y0: place.ty + nudge)
    cairo_set_matrix(context, &matrix)
    cairo_set_source_surface(context, picture.cairoSurface(), 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, image.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_identity_matrix(context)
    fillPath(of: context, by: .nonZero)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}

/// Pictures with premultiplied alpha at the size they are drawn, by bitmap and size.
struct PictureCache {
  private struct Entry {
    /// Held, so that no other bitmap's pixels can lie at the same address while the entry lives.
    let pixels: [UInt32]
    let sourceWidth: Int
    let canvas: Canvas
  }

  private var entries: [Entry] = []
  private var bytes = 0

  /// The picture of a bitmap, reduced to `width` × `height`.
  mutating func picture(_ bitmap: Bitmap, width: Int, height: Int) -> Canvas {
    func address(_ pixels: [UInt32]) -> UnsafePointer<UInt32>? { pixels.withUnsafeBufferPointer(\.baseAddress) }
    for entry in entries
    where address(entry.pixels) == address(bitmap.pixels) && entry.pixels.count == bitmap.pixels.count
      && entry.sourceWidth == bitmap.width && entry.canvas.bounds == PixelRect(width: width, height: height)
    {
      return entry.canvas
    }
    let canvas = Canvas(width: width, height: height)
    canvas.beginDirect()
    if width == bitmap.width && height == bitmap.height {
      for y in 0..<height {
        for x in 0..<width { canvas.row(y)[x] = premultiplied(bitmap[x, y]) }
      }
    } else {
      reduce(bitmap, into: canvas)
    }
    let cost = (bitmap.pixels.count + width * height) * 4
    if bytes + cost > CacheSizes.pictureBytes || entries.count >= CacheSizes.pictures { (entries, bytes) = ([], 0) }
    if cost <= CacheSizes.pictureBytes {
      entries.append(Entry(pixels: bitmap.pixels, sourceWidth: bitmap.width, canvas: canvas))
      bytes += cost
    }
    return canvas
  }
}

/// A pixel with its colour multiplied by its alpha, rounded.
private func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = UInt8(pixel >> 24)
  if alpha == 255 { return pixel }
  func channel(_ shift: UInt32) -> UInt32 {
    UInt32(product(UInt8(truncatingIfNeeded: pixel >> shift), alpha)) << shift
  }
  return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
}

/// Which pixels of a line make up one pixel of a shorter line, and their shares of 65,536.
private struct Shares {
  let first: Int
  let weights: [UInt32]

  /// The shares of every pixel of a line of `count` that is made from one of `source` pixels, by overlap.
  static func all(source: Int, count: Int) -> [Shares] {
    (0..<count).map { index in
      // In units of 1/count of a source pixel every edge is a whole number.
      let (from, to) = (index * source, (index + 1) * source)
      let (first, last) = (from / count, (to - 1) / count)
      var left: UInt32 = 65_536
      var weights: [UInt32] = []
      for pixel in first...last {
        let overlap = min(to, (pixel + 1) * count) - max(from, pixel * count)
        let share = pixel == last ? left : min(left, UInt32((overlap * 65_536 + source / 2) / source))
        weights.append(share)
        left -= share
      }
      return Shares(first: first, weights: weights)
    }
  }
}

/// Averages the premultiplied pixels that each pixel of `canvas` covers: columns first, with 16 bits between.
private func reduce(_ bitmap: Bitmap, into canvas: Canvas) {
  let across = Shares.all(source: bitmap.width, count: canvas.bounds.width)
  let down = Shares.all(source: bitmap.height, count: canvas.bounds.height)
  var line = [SIMD4<UInt32>](repeating: SIMD4(), count: bitmap.width)
  for (y, share) in down.enumerated() {
    for x in line.indices { line[x] = SIMD4(repeating: 128) }
    for (index, weight) in share.weights.enumerated() {
      for x in line.indices {
        let pixel = premultiplied(bitmap[x, share.first + index])
        line[x] &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24) &* weight
      }
    }
    let row = canvas.row(y)
    for (x, share) in across.enumerated() {
      // 255 · 256 times shares of 65,536 in all, and a half: just below 2^32.
      var sum = SIMD4<UInt32>(repeating: 1 << 23)
      for (index, weight) in share.weights.enumerated() { sum &+= (line[share.first + index] &>> 8) &* weight }
      let bytes = sum &>> 24
      row[x] = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
    }
  }
}
