import DSGeometry

/// Where a shadow is drawn.
enum ShadowLimit {
  /// Everywhere.
  case none
  /// Everywhere but on the pixels that a box covers wholly; on the others the box does not matter.
  case beside(RoundedBox)
  /// Outside a shape.
  case outside(Coverage)
  /// Inside a shape, as if the shape were a hole.
  case inside(Coverage)

  /// Whether what the mask leaves free is drawn.
  var isInset: Bool { if case .inside = self { true } else { false } }
}

/// Blends a shadow's mask into a canvas, row by row.
struct ShadowPixels {
  private let canvas: Canvas
  private let mask: ShadowMask
  private let area: PixelRect
  private let limit: ShadowLimit
  private let color: UInt32
  /// What each coverage becomes in the colour of an inset shadow; the mask of any other holds these values already.
  private let alphas: [UInt8]

  /// A painter of the pixels in `area`, which lies within the canvas's clip.
  init(canvas: Canvas, mask: ShadowMask, color: Color, area: PixelRect, limit: ShadowLimit) {
    (self.canvas, self.mask, self.area, self.limit) = (canvas, mask, area, limit)
    self.color = color.argb | 0xFF00_0000
    alphas = limit.isInset ? (0...255).map { UInt8((Double($0) * color.alpha).rounded()) } : []
  }

  /// Draws all rows.
  func draw() {
    switch limit {
    case .none:
      for y in area.minY..<area.maxY { plain(y, area.minX, area.maxX) }
    case .beside(let box):
      for y in area.minY..<area.maxY {
        if y < box.bounds.minY || y >= box.bounds.maxY {
          plain(y, area.minX, area.maxX)
        } else {
          let row = box.row(y)
          plain(y, area.minX, min(box.bounds.minX + row.leftCount, area.maxX))
          plain(y, max(box.bounds.maxX - row.rightCount, area.minX), area.maxX)
        }
      }
    case .outside(.box(let box)):
      withBuffer { shadow, _ in
        for y in area.minY..<area.maxY { outside(y, box, shadow) }
      }
    case .outside(.mask(let placed)):
      withBuffer { shadow, shape in
        for y in area.minY..<area.maxY { outside(y, placed, shadow, shape) }
      }
    case .inside(let coverage):
      withBuffer { shadow, shape in
        for y in area.minY..<area.maxY { inset(y, coverage, shadow, shape) }
      }
    }
  }

  /// Gives `body` two buffers with space for the area's columns.
  private func withBuffer(_ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * area.width)
    defer { bytes.deallocate() }
    body(bytes, bytes + area.width)
  }

  /// Draws a row of the mask outside a box: only at the corners both meet in a pixel.
  private func outside(_ y: Int, _ box: RoundedBox, _ shadow: UnsafeMutablePointer<UInt8>) {
    let bounds = box.bounds
    if y < bounds.minY || y >= bounds.maxY { return plain(y, area.minX, area.maxX) }
    plain(y, area.minX, min(bounds.minX, area.maxX))
    plain(y, max(bounds.maxX, area.minX), area.maxX)
    let row = box.row(y)
    if let corner = row.left { cut(y, bounds.minX, bounds.minX + row.leftCount, corner, shadow) }
    if let corner = row.right { cut(y, bounds.maxX - row.rightCount, bounds.maxX, corner, shadow) }
  }

  /// Draws a row of the mask outside another.
  private func outside(
    _ y: Int, _ placed: PathMaskCache.Placed, _ shadow: UnsafeMutablePointer<UInt8>,
    _ shape: UnsafeMutablePointer<UInt8>
  ) {
    Coverage.mask(placed).write(row: y, x: area.minX, count: area.width, into: shape)
    cut(y, area.minX, area.maxX, shape, shadow)
  }

  /// Draws a part of a row of the mask as it is.
  private func plain(_ y: Int, _ from: Int, _ to: Int) {
    guard from < to, let row = mask.row(y) else { return }
    let pixels = canvas.row(y)
    mask.forEachPart(row, from: from, to: to) { from, to, bytes, step in
      if step == 0 {
        blendRow(pixels + from, alpha: bytes[0], count: to - from, color: color)
      } else {
        blendRow(pixels + from, alphas: bytes, count: to - from, color: color)
      }
    }
  }

  /// Draws a part of a row of the mask times what a shape, whose first byte there is at `shape`, leaves free.
  private func cut(
    _ y: Int, _ from: Int, _ to: Int, _ shape: UnsafePointer<UInt8>, _ shadow: UnsafeMutablePointer<UInt8>
  ) {
    let (first, last) = (max(from, area.minX), min(to, area.maxX))
    guard first < last, let row = mask.row(y) else { return }
    mask.forEachPart(row, from: first, to: last) { begin, end, values, step in
      let free = shape + (begin - from)
      for index in 0..<end &- begin { shadow[index] = product(values[index &* step], 255 &- free[index]) }
      blendRow(canvas.row(y) + begin, alphas: shadow, count: end - begin, color: color)
    }
  }

  /// Draws a row of what the mask leaves free, times the coverage of a shape.
  private func inset(
    _ y: Int, _ coverage: Coverage, _ shadow: UnsafeMutablePointer<UInt8>, _ shape: UnsafeMutablePointer<UInt8>
  ) {
    write(y, area.minX, area.maxX, into: shadow)
    coverage.write(row: y, x: area.minX, count: area.width, into: shape)
    for index in 0..<area.width { shadow[index] = alphas[Int(product(255 - shadow[index], shape[index]))] }
    blendRow(canvas.row(y) + area.minX, alphas: shadow, count: area.width, color: color)
  }

  /// Writes a part of a row of the mask; 0 outside it.
  private func write(_ y: Int, _ from: Int, _ to: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    bytes.update(repeating: 0, count: to - from)
    guard let row = mask.row(y) else { return }
    mask.forEachPart(row, from: from, to: to) { first, last, values, step in
      if step == 0 {
        (bytes + (first - from)).update(repeating: values[0], count: last - first)
      } else {
        (bytes + (first - from)).update(from: values, count: last - first)
      }
    }
  }
}
