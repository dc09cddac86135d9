import CBlur
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Blurs what a canvas shows inside a shape.
  ///
  /// The pixels of the shape and as many around it as the blur reaches are copied, blurred by `BoxBlur`, and put back as far
  /// as the shape covers them. A wide blur is made of the averages of 2 × 2 or 4 × 4 pixels, between which colours run
  /// evenly. All sums are of whole numbers. Beyond the edges of the canvas its last pixels go on, so that nothing darkens
  /// there. In a layer of a group, what is behind the group is not seen.
  func backdrop(_ shape: DrawShape, sigma: Double, on canvas: Canvas) throws(RasterError) {
    let coverage = coverage(shape, on: canvas)
    let visible = coverage.bounds.intersection(canvas.clip)
    if visible.isEmpty || sigma <= 0 { return }
    let blur = canvas.transform.blur(sigma: sigma)
    let reach = canvas.transform.blurReach(sigma: sigma)
    let copy = BackdropCopy(
      of: canvas, visible.expanded(x: reach.x, y: reach.y), shrink: BackdropCopy.shrink(min(blur.x, blur.y)))
    try holdLayer(pixels: copy.count)
    defer { layerPixels -= copy.count }
    copy.blur(x: blur.x, y: blur.y)
    put(copy, by: coverage, in: visible, on: canvas)
  }

  /// Puts a blurred copy on its canvas, weighted by a coverage.
  private func put(_ copy: BackdropCopy, by coverage: Coverage, in visible: PixelRect, on canvas: Canvas) {
    let isOpaque = canvas.isOpaque
    canvas.beginDirect()
    var bytes = [UInt8](repeating: 0, count: visible.width)
    var old = [UInt32](repeating: 0, count: visible.width)
    bytes.withUnsafeMutableBufferPointer { bytes in
      old.withUnsafeMutableBufferPointer { old in
        guard let bytes = bytes.baseAddress, let old = old.baseAddress else { return }
        for y in visible.minY..<visible.maxY {
          let row = canvas.row(y) + visible.minX
          old.update(from: row, count: visible.width)
          copy.write(row: y, from: visible.minX, count: visible.width, into: row)
          if isOpaque {
            // Rounding must not make an opaque picture translucent.
            for x in 0..<visible.width { row[x] |= 0xFF00_0000 }
          }
          coverage.write(row: y, x: visible.minX, count: visible.width, into: bytes)
          keepRow(row, over: old, coverage: bytes, count: visible.width)
        }
      }
    }
  }
}

/// A copy of a part of a canvas, each of whose pixels is the average of a square of the canvas's.
private final class BackdropCopy {
  private let area: PixelRect
  private let shrink: Int
  private let small: Canvas

  /// How many pixels a side of the squares has for a blur: so few that none is seen.
  static func shrink(_ sigma: Double) -> Int { sigma >= 12 ? 4 : sigma >= 6 ? 2 : 1 }

  /// The pixels of the copy.
  var count: Int { small.bounds.width * small.bounds.height }

  init(of canvas: Canvas, _ area: PixelRect, shrink: Int) {
    (self.area, self.shrink) = (area, shrink)
    small = Canvas(width: (area.width + shrink - 1) / shrink, height: (area.height + shrink - 1) / shrink)
    canvas.beginDirect()
    small.beginDirect()
    for y in 0..<small.bounds.height {
      cblur_shrink_row(
        small.row(y), small.bounds.width, canvas.row(0), canvas.bounds.width, canvas.bounds.height, area.minX,
        area.minY + y * shrink, shrink)
    }
  }

  /// Blurs the copy; the standard deviations are in the canvas's pixels.
  func blur(x: Double, y: Double) { BoxBlur.blur(small, sigmaX: x / Double(shrink), sigmaY: y / Double(shrink)) }

  /// Writes pixels of a row of the canvas: between the middles of the squares colours run evenly.
  func write(row y: Int, from minX: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let offset = 2 * (y - area.minY) + 1 - shrink
    let first = offset >= 0 ? offset / (2 * shrink) : -1
    let (upper, lower) = (small.row(max(0, first)), small.row(min(small.bounds.height - 1, first + 1)))
    cblur_stretch_row(
      row, count, upper, lower, small.bounds.width, UInt64(offset - first * 2 * shrink), minX - area.minX, shrink)
  }
}
