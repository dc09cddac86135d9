import DSGeometry

/// Turns an outline into 8-bit coverage by exact signed areas, filled by the non-zero rule.
///
/// 1. Curves become lines that leave them by at most `flatness` pixels.
/// 2. Every line adds to each pixel of each row that it crosses the change of covered area, with the sign of its
///    direction (after Raph Levien, "Inside the fastest font renderer in the world", 2016).
/// 3. The running sum of a row is the winding-weighted area of each pixel; its size, at most 1, is the coverage.
///
/// The area is exact unless contours overlap, which shows in sums beyond 1: then `OverlapCoverage` takes over. Only multiplications, additions,
/// divisions and square roots of IEEE numbers are used, so the bytes are the same on every machine.
final class CoverageRasterizer: OutlineSink {
  /// The farthest distance between a curve and the lines that stand for it, in pixels.
  static let flatness = 0.02
  private static let mostSegments = 256.0
  /// The least winding-weighted area that is more than a rounding error above a whole pixel.
  private static let overlap: Float = 1.004

  private var cells: UnsafeMutablePointer<Float>
  private var capacity = 0
  private var edges: [OverlapCoverage.Edge] = []
  private var width = 0
  private var height = 0
  private var stride = 0
  private var start = Point.zero
  private var current = Point.zero

  /// A rasterizer without a picture; `begin` gives it one.
  init() { cells = .allocate(capacity: 1) }

  deinit { cells.deallocate() }

  /// Begins a picture of `width` × `height` pixels; what lies outside is moved to its edge.
  func begin(width: Int, height: Int) {
    (self.width, self.height, stride) = (width, height, width + 2)
    let count = stride * height
    if count > capacity {
      cells.deallocate()
      cells = .allocate(capacity: count)
      capacity = count
    }
    cells.initialize(repeating: 0, count: count)
    edges.removeAll(keepingCapacity: true)
  }

  /// Ends the picture.
  func finish() -> AlphaMask {
    close()
    let mask = AlphaMask(width: width, height: height)
    for y in 0..<height {
      let (from, to) = (cells + y * stride, mask.row(y))
      var sum: Float = 0
      for x in 0..<width {
        sum += from[x]
        if sum.magnitude > Self.overlap {
          return OverlapCoverage(edges, width: width, height: height).mask()
        }
        to[x] = UInt8(min(sum.magnitude, 1) * 255 + 0.5)
      }
    }
    return mask
  }

  func move(_ point: Point) {
    close()
    (start, current) = (point, point)
  }

  func line(_ point: Point) {
    add(current, point)
    current = point
  }

  func cubic(_ point: Point, _ control1: Point, _ control2: Point) {
    let from = current
    // The chord leaves the curve by at most an eighth of the second derivative, which is six times this bend.
    let bend = max(
      (from - control1 * 2 + control2).squaredLength, (control1 - control2 * 2 + point).squaredLength
    ).squareRoot()
    let count = min(max((bend * 0.75 / Self.flatness).squareRoot().rounded(.up), 1), Self.mostSegments)
    var step = 1.0
    while step < count {
      let t = step / count
      let s = 1 - t
      line(
        from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + point * (t * t * t))
      step += 1
    }
    line(point)
  }

  func close() {
    if start != current { line(start) }
  }

  /// Adds the area to the right of a line, row by row.
  private func add(_ from: Point, _ to: Point) {
    let (right, bottom) = (Double(width), Double(height))
    let (fromY, toY) = (min(max(from.y, 0), bottom), min(max(to.y, 0), bottom))
    if fromY == toY { return }
    edges.append(OverlapCoverage.Edge(from: from, to: to))
    let direction: Float = fromY < toY ? 1 : -1
    let (top, base) = from.y < to.y ? (from, to) : (to, from)
    let (firstY, lastY) = (min(fromY, toY), max(fromY, toY))
    let slope = (base.x - top.x) / (base.y - top.y)
    func x(at y: Double) -> Double { min(max(top.x + (y - top.y) * slope, 0), right) }
    var y = firstY
    var row = Int(firstY)
    var enter = x(at: y)
    while y < lastY {
      let nextY = min(Double(row + 1), lastY)
      let leave = x(at: nextY)
      addRow(cells + row * stride, min(enter, leave), max(enter, leave), Float(nextY - y) * direction)
      (y, enter) = (nextY, leave)
      row += 1
    }
  }

  /// Spreads `area`, the height of a line within one row, over the pixels between its ends `left` and `right`.
  private func addRow(_ cells: UnsafeMutablePointer<Float>, _ left: Double, _ right: Double, _ area: Float) {
    let first = Int(left)
    let last = Int(right)
    if first == last {
      // Within one pixel: the part to the right of the line's middle belongs to it, the rest to the next.
      let rest = area * Float((left + right) / 2 - Double(first))
      cells[first] += area - rest
      cells[first + 1] += rest
      return
    }
    // A trapezoid: `passed` is the area to the right of the line up to the pixel's right edge, as it accumulates.
    let slope = 1 / (right - left)
    var given = 0.0
    var passed = 0.0
    for pixel in first...last {
      let (from, to) = (max(left, Double(pixel)), min(right, Double(pixel + 1)))
      let height = (to - from) * slope
      let covered = given + height * (Double(pixel + 1) - (from + to) / 2)
      cells[pixel] += area * Float(covered - passed)
      passed = covered
      given += height
    }
    cells[last + 1] += area * Float(1 - passed)
  }
}

extension Point {
  /// The square of the distance from the origin.
  var squaredLength: Double { x * x + y * y }
}
