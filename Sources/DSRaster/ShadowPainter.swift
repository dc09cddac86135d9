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
struct ShadowPainter {
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
    case .outside(let coverage), .inside(let coverage):
      var bytes = [UInt8](repeating: 0, count: 2 * area.width)
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let shadow = bytes.baseAddress else { return }
        let shape = shadow + area.width
        for y in area.minY..<area.maxY {
          if limit.isInset {
            inset(y, coverage, shadow, shape)
          } else {
            outside(y, coverage, shadow, shape)
          }
        }
      }
    }
  }

  /// Draws a row of the mask outside a shape; of a box only the corners need their coverage.
  private func outside(
    _ y: Int, _ coverage: Coverage, _ shadow: UnsafeMutablePointer<UInt8>, _ shape: UnsafeMutablePointer<UInt8>
  ) {
    let bounds = coverage.bounds
    if y < bounds.minY || y >= bounds.maxY { return plain(y, area.minX, area.maxX) }
    plain(y, area.minX, min(bounds.minX, area.maxX))
    plain(y, max(bounds.maxX, area.minX), area.maxX)
    if case .box(let box) = coverage {
      let row = box.row(y)
      cut(y, bounds.minX, bounds.minX + row.leftCount, coverage, shadow, shape)
      cut(y, bounds.maxX - row.rightCount, bounds.maxX, coverage, shadow, shape)
    } else {
      cut(y, bounds.minX, bounds.maxX, coverage, shadow, shape)
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

  /// Draws a part of a row of the mask times what a shape leaves free. Both buffers have room for the area's columns.
  private func cut(
    _ y: Int, _ from: Int, _ to: Int, _ coverage: Coverage, _ shadow: UnsafeMutablePointer<UInt8>,
    _ shape: UnsafeMutablePointer<UInt8>
  ) {
    let (from, to) = (max(from, area.minX), min(to, area.maxX))
    guard from < to, mask.row(y) != nil else { return }
    write(y, from, to, into: shadow)
    coverage.write(row: y, x: from, count: to - from, into: shape)
    for index in 0..<to - from { shadow[index] = product(shadow[index], 255 - shape[index]) }
    blendRow(canvas.row(y) + from, alphas: shadow, count: to - from, color: color)
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
