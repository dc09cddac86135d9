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

  /// Puts a blurred copy on its canvas as far as a coverage says.
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
    let (lastX, lastY) = (canvas.bounds.maxX - 1, canvas.bounds.maxY - 1)
    let size = UInt64(shrink * shrink)
    for y in 0..<small.bounds.height {
      let target = small.row(y)
      for x in 0..<small.bounds.width {
        var sum: UInt64 = size / 2 &* 0x0001_0001_0001_0001
        for line in 0..<shrink {
          let source = canvas.row(min(max(area.minY &+ y &* shrink &+ line, 0), lastY))
          for column in 0..<shrink {
            sum &+= spread(source[min(max(area.minX &+ x &* shrink &+ column, 0), lastX)])
          }
        }
        target[x] = gathered(sum, shift: UInt64(size.trailingZeroBitCount))
      }
    }
  }

  /// Blurs the copy; the standard deviations are in the canvas's pixels.
  func blur(x: Double, y: Double) { BoxBlur.blur(small, sigmaX: x / Double(shrink), sigmaY: y / Double(shrink)) }

  /// Writes pixels of a row of the canvas: between the middles of the squares colours run evenly.
  func write(row y: Int, from minX: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let span = 2 * shrink
    func place(_ position: Int, _ last: Int) -> (first: Int, second: Int, weight: UInt64) {
      let offset = 2 * position + 1 - shrink
      let first = offset >= 0 ? offset / span : -1
      return (max(0, first), min(last, first + 1), UInt64(offset - first * span))
    }
    let down = place(y - area.minY, small.bounds.height - 1)
    let (upper, lower) = (small.row(down.first), small.row(down.second))
    let whole = UInt64(span)
    let half = whole &* whole / 2 &* 0x0001_0001_0001_0001
    let shift = UInt64(2 * span.trailingZeroBitCount)
    for x in 0..<count {
      let across = place(minX + x - area.minX, small.bounds.width - 1)
      let left = spread(upper[across.first]) &* (whole &- down.weight) &+ spread(lower[across.first]) &* down.weight
      let right = spread(upper[across.second]) &* (whole &- down.weight) &+ spread(lower[across.second]) &* down.weight
      row[x] = gathered(left &* (whole &- across.weight) &+ right &* across.weight &+ half, shift: shift)
    }
  }
}

/// The four channels of a pixel, 16 bits apart.
private func spread(_ pixel: UInt32) -> UInt64 {
  let wide = UInt64(pixel)
  return (wide & 0xFF) | (wide & 0xFF00) &<< 8 | (wide & 0xFF_0000) &<< 16 | (wide & 0xFF00_0000) &<< 24
}

/// The pixel of four channels that were multiplied by a power of two.
private func gathered(_ sum: UInt64, shift: UInt64) -> UInt32 {
  let wide = sum &>> shift
  return UInt32(
    truncatingIfNeeded: (wide & 0xFF) | (wide &>> 8 & 0xFF00) | (wide &>> 16 & 0xFF_0000) | (wide &>> 24 & 0xFF00_0000))
}
