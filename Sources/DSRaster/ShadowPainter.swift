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

  /// Whether the mask is multiplied by the coverage of a shape.
  var isSoft: Bool {
    switch self {
    case .none, .beside: false
    case .outside, .inside: true
    }
  }
}

/// Blends a shadow's mask into a canvas, row by row.
struct ShadowPainter {
  private let canvas: Canvas
  private let mask: ShadowMask
  private let area: PixelRect
  private let limit: ShadowLimit
  private let color: UInt32
  /// What each product of coverages becomes in the colour; a mask that is not soft holds these values already.
  private let alphas: [UInt8]

  /// A painter of the pixels in `area`, which lies within the canvas's clip.
  init(canvas: Canvas, mask: ShadowMask, color: Color, area: PixelRect, limit: ShadowLimit) {
    (self.canvas, self.mask, self.area, self.limit) = (canvas, mask, area, limit)
    self.color = color.argb | 0xFF00_0000
    alphas = limit.isSoft ? (0...255).map { UInt8((Double($0) * color.alpha).rounded()) } : []
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
    case .outside(let coverage), .inside(let coverage):
      var bytes = [UInt8](repeating: 0, count: 2 * area.width)
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let shadow = bytes.baseAddress else { return }
        for y in area.minY..<area.maxY { limited(y, coverage, shadow, shadow + area.width) }
      }
    }
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

  /// Draws a row of the mask, or what the mask leaves free, times what a shape leaves free, or its coverage. Both
  /// buffers have room for the area's columns.
  private func limited(
    _ y: Int, _ coverage: Coverage, _ shadow: UnsafeMutablePointer<UInt8>, _ shape: UnsafeMutablePointer<UInt8>
  ) {
    let count = area.width
    shadow.update(repeating: 0, count: count)
    if let row = mask.row(y) {
      mask.forEachPart(row, from: area.minX, to: area.maxX) { from, to, bytes, step in
        let target = shadow + (from - area.minX)
        if step == 0 {
          target.update(repeating: bytes[0], count: to - from)
        } else {
          target.update(from: bytes, count: to - from)
        }
      }
    }
    coverage.write(row: y, x: area.minX, count: count, into: shape)
    let isInset = if case .inside = limit { true } else { false }
    for index in 0..<count {
      let visible =
        isInset ? product(255 - shadow[index], shape[index]) : product(shadow[index], 255 - shape[index])
      shadow[index] = alphas[Int(visible)]
    }
    blendRow(canvas.row(y) + area.minX, alphas: shadow, count: count, color: color)
  }
}
