import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Draws the shadow of a shape. `isCovered` tells that an opaque fill of the same shape follows, so that what lies
  /// wholly inside it need not be drawn.
  func shadow(_ shape: DrawShape, _ shadow: ShapeShadow, isCovered: Bool, on canvas: Canvas) {
    if shadow.color.alpha <= 0 { return }
    let transform = canvas.transform
    let offset = Point(
      x: transform.a * shadow.offset.x + transform.c * shadow.offset.y,
      y: transform.b * shadow.offset.x + transform.d * shadow.offset.y)
    let spread = shadow.inset ? -shadow.spread : shadow.spread
    let visible = canvas.clip
    let mask = shadowMask(shape, spread: spread, offset: offset, sigma: shadow.sigma, on: canvas)
    let alphas = AlphaTable(shadow.color)
    let area: PixelRect
    let limit: ShadowLimit
    if shadow.inset {
      let inside = coverage(shape, on: canvas)
      area = inside.bounds.intersection(visible)
      limit = .inside(inside)
    } else {
      area = mask.bounds.intersection(visible)
      if shadow.knockout {
        limit = .outside(coverage(shape, on: canvas))
      } else if isCovered, let box = box(shape, on: canvas) {
        limit = .covered(box)
      } else {
        limit = .none
      }
    }
    if area.isEmpty { return }
    canvas.beginDirect()
    var painter = ShadowPainter(
      canvas: canvas, mask: mask, alphas: alphas, color: shadow.color.argb | 0xFF00_0000, area: area, limit: limit)
    painter.draw()
  }

  /// The blurred mask of a shape grown by `spread` in list coordinates and moved by `offset` on the canvas.
  private func shadowMask(
    _ shape: DrawShape, spread: Double, offset: Point, sigma: Double, on canvas: Canvas
  ) -> ShadowMask {
    let grown = shape.grown(by: spread)
    let transform = canvas.transform
    let (sigmaX, sigmaY) = transform.blur(sigma: sigma)
    if let shift = canvas.shift {
      let move = offset + Point(x: Double(shift.x), y: Double(shift.y))
      if let (rect, radii) = grown.roundedRect,
        let mask = shadowMasks.box(rect.offset(by: move), radii, sigmaX: sigmaX, sigmaY: sigmaY)
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
    return ShadowMask(mask: mask, x: area.minX, y: area.minY, columns: .init(), rows: .init())
  }
}

extension DrawShape {
  /// The shape as a rectangle with circular corners; nil where it is none.
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

/// What each coverage becomes in a colour of some alpha: the nearest of 256 steps to their product.
struct AlphaTable {
  private let table: [UInt8]

  init(_ color: Color) { table = (0...255).map { UInt8((Double($0) * color.alpha).rounded()) } }

  subscript(coverage: UInt8) -> UInt8 { table[Int(coverage)] }
}

/// Where a shadow is drawn.
enum ShadowLimit {
  /// Everywhere.
  case none
  /// Everywhere but on the pixels that a box covers wholly; on the others it does not matter.
  case covered(RoundedBox)
  /// Outside a shape.
  case outside(Coverage)
  /// Inside a shape, as if the shape were a hole.
  case inside(Coverage)
}

/// Blends a shadow's mask into a canvas, row by row.
private struct ShadowPainter {
  let canvas: Canvas
  let mask: ShadowMask
  let alphas: AlphaTable
  let color: UInt32
  let area: PixelRect
  let limit: ShadowLimit
  private var bytes: [UInt8]
  private var shape: [UInt8]

  init(canvas: Canvas, mask: ShadowMask, alphas: AlphaTable, color: UInt32, area: PixelRect, limit: ShadowLimit) {
    (self.canvas, self.mask, self.alphas, self.color, self.area, self.limit) =
      (canvas, mask, alphas, color, area, limit)
    bytes = Array(repeating: 0, count: area.width)
    shape = Array(repeating: 0, count: area.width)
  }

  mutating func draw() {
    for y in area.minY..<area.maxY {
      switch limit {
      case .none: plain(y, area.minX, area.maxX)
      case .covered(let box): beside(box, y)
      case .outside(.box(let box)) where box.isPlain: beside(box, y)
      case .outside(let coverage):
        if y < coverage.bounds.minY || y >= coverage.bounds.maxY {
          plain(y, area.minX, area.maxX)
        } else {
          let (left, right) = (coverage.bounds.minX, coverage.bounds.maxX)
          plain(y, area.minX, min(left, area.maxX))
          limited(y, max(left, area.minX), min(right, area.maxX), coverage, isInset: false)
          plain(y, max(right, area.minX), area.maxX)
        }
      case .inside(let coverage): limited(y, area.minX, area.maxX, coverage, isInset: true)
      }
    }
  }

  /// Draws to the left and to the right of the pixels that a box covers wholly.
  private mutating func beside(_ box: RoundedBox, _ y: Int) {
    if y < box.bounds.minY || y >= box.bounds.maxY { return plain(y, area.minX, area.maxX) }
    let row = box.row(y)
    plain(y, area.minX, min(box.bounds.minX + row.leftCount, area.maxX))
    plain(y, max(box.bounds.maxX - row.rightCount, area.minX), area.maxX)
  }

  /// Draws the mask as it is; the columns that are all alike are one span.
  private mutating func plain(_ y: Int, _ from: Int, _ to: Int) {
    if from >= to { return }
    guard let row = mask.row(y) else { return }
    let alike = mask.plainColumns.clamped(to: from..<to)
    if alike.isEmpty { return masked(y, row, from, to) }
    masked(y, row, from, alike.lowerBound)
    let alpha = alphas[row[mask.columns.position]]
    blendRow(canvas.row(y) + alike.lowerBound, alpha: alpha, count: alike.count, color: color)
    masked(y, row, alike.upperBound, to)
  }

  private mutating func masked(_ y: Int, _ row: UnsafePointer<UInt8>, _ from: Int, _ to: Int) {
    if from >= to { return }
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      mask.write(row, x: from, count: to - from, into: bytes)
      for index in 0..<to - from { bytes[index] = alphas[bytes[index]] }
      blendRow(canvas.row(y) + from, alphas: bytes, count: to - from, color: color)
    }
  }

  /// Draws the mask, or what it leaves free, times the coverage of the shape, or what that leaves free.
  private mutating func limited(_ y: Int, _ from: Int, _ to: Int, _ coverage: Coverage, isInset: Bool) {
    if from >= to { return }
    let count = to - from
    let row = mask.row(y)
    bytes.withUnsafeMutableBufferPointer { bytes in
      shape.withUnsafeMutableBufferPointer { shape in
        guard let bytes = bytes.baseAddress, let shape = shape.baseAddress else { return }
        if let row {
          mask.write(row, x: from, count: count, into: bytes)
        } else {
          bytes.update(repeating: 0, count: count)
        }
        coverage.write(row: y, x: from, count: count, into: shape)
        for index in 0..<count {
          bytes[index] =
            alphas[
              isInset ? product(255 - bytes[index], shape[index]) : product(bytes[index], 255 - shape[index])]
        }
        blendRow(canvas.row(y) + from, alphas: bytes, count: count, color: color)
      }
    }
  }
}
