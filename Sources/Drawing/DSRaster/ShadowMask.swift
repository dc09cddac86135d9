import DSDisplayList
import DSGeometry

/// The blurred coverage of a shape, of which the rows and columns that are all alike are kept only once (a nine-patch).
///
/// Blurring looks at `reach` pixels to each side; a column whose neighbours within that reach hold the same values as
/// those of the next column is blurred to the same values. So the stretched mask is the full one, bit for bit.
struct ShadowMask {
  /// Where the kept pixels stand for more.
  struct Stretch: Hashable {
    /// The pixel that is repeated.
    var position = 0
    /// How many more times.
    var count = 0
  }

  /// The kept pixels.
  let mask: AlphaMask
  /// The canvas column of the first pixel.
  let x: Int
  /// The canvas row of the first pixel.
  let y: Int
  /// The repeated column.
  let columns: Stretch
  /// The repeated row.
  let rows: Stretch

  /// The pixels that the shadow may touch.
  var bounds: PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + mask.width + columns.count, maxY: y + mask.height + rows.count)
  }

  /// The columns of the canvas that are all alike.
  var plainColumns: Range<Int> {
    columns.count == 0 ? x..<x : x + columns.position..<x + columns.position + columns.count + 1
  }

  /// The kept row of a row of the canvas; nil above and below the mask.
  func row(_ canvasRow: Int) -> UnsafePointer<UInt8>? {
    let row = canvasRow - y
    if row < 0 || row >= mask.height + rows.count { return nil }
    let kept = row <= rows.position ? row : max(rows.position, row - rows.count)
    return UnsafePointer(mask.row(kept))
  }

  /// Calls `body` with every stretch of the pixels `from`..<`to` of a row: its first pixel and its end on the canvas,
  /// and the bytes that it repeats (`step` 0) or that follow each other (`step` 1). `row` is what `row(_:)` gave.
  func forEachPart(
    _ row: UnsafePointer<UInt8>, from: Int, to: Int,
    _ body: (_ from: Int, _ to: Int, _ bytes: UnsafePointer<UInt8>, _ step: Int) -> Void
  ) {
    let alike = plainColumns
    let (first, last) = (max(from, x), min(to, bounds.maxX))
    let left = min(last, alike.lowerBound)
    if first < left { body(first, left, row + (first - x), 1) }
    let (begin, end) = (max(first, alike.lowerBound), min(last, alike.upperBound))
    if begin < end { body(begin, end, row + columns.position, 0) }
    let right = max(first, alike.upperBound)
    if right < last { body(right, last, row + (right - x - columns.count), 1) }
  }
}

/// The shadow masks that were made before, by shape, size and blur.
///
/// A box's mask is kept at the smallest size that shows its corners and edges, so all cards of one style share one.
struct ShadowMaskCache {
  private struct Key: Hashable {
    var edges: [Double]
    var radii: CornerRadii
    var sigmaX: Double
    var sigmaY: Double
    var alpha: Double
  }

  private let rasterizer: CoverageRasterizer
  private var masks: [Key: AlphaMask] = [:]
  private var bytes = 0

  /// An empty cache that draws with `rasterizer`.
  init(rasterizer: CoverageRasterizer) { self.rasterizer = rasterizer }

  /// The blurred mask of a rectangle with rounded corners, in canvas pixels, its values multiplied by `alpha`; nil
  /// if even the kept pixels are too many. `isStretched` is false only to compare.
  mutating func box(
    _ rect: Rect, _ radii: CornerRadii, sigmaX: Double, sigmaY: Double, alpha: Double = 1, isStretched: Bool = true
  ) -> ShadowMask? {
    let (reachX, reachY) = (BoxBlur.reach(sigma: sigmaX), BoxBlur.reach(sigma: sigmaY))
    let around = PixelRect(around: rect)
    // Relative to the first pixel; rounded to 1/256 pixel, so that sums of fractions meet again.
    func part(_ value: Double, _ base: Int) -> Double { ((value - Double(base)) * 256).rounded() / 256 }
    var edges = [
      part(rect.minX, around.minX), part(rect.minY, around.minY), part(rect.maxX, around.minX),
      part(rect.maxY, around.minY),
    ]
    var (columns, rows) = (ShadowMask.Stretch(), ShadowMask.Stretch())
    if isStretched {
      columns = Self.stretch(
        from: edges[0] + max(radii.topLeading, radii.bottomLeading),
        to: edges[2] - max(radii.topTrailing, radii.bottomTrailing), reach: reachX)
      rows = Self.stretch(
        from: edges[1] + max(radii.topLeading, radii.topTrailing),
        to: edges[3] - max(radii.bottomLeading, radii.bottomTrailing), reach: reachY)
      edges[2] -= Double(columns.count)
      edges[3] -= Double(rows.count)
    }
    let (width, height) = (edges[2] + Double(2 * reachX), edges[3] + Double(2 * reachY))
    if width * height > CacheSizes.shadowMaskPixels { return nil }
    let key = Key(edges: edges, radii: radii, sigmaX: sigmaX, sigmaY: sigmaY, alpha: alpha)
    let mask = masks[key] ?? make(key, reachX, reachY)
    return ShadowMask(
      mask: mask, x: around.minX - reachX, y: around.minY - reachY, columns: columns, rows: rows)
  }

  /// Which of the pixels between two corners, given relative to the box, need not be kept.
  private static func stretch(from: Double, to: Double, reach: Int) -> ShadowMask.Stretch {
    // The first and the last whole pixel that no corner touches.
    let (first, last) = (Int(from.rounded(.up)), Int(to.rounded(.down)))
    let kept = 2 * reach + 1
    // The mask begins `reach` pixels before the box.
    return last - first > kept
      ? ShadowMask.Stretch(position: first + 2 * reach, count: last - first - kept) : ShadowMask.Stretch()
  }

  private mutating func make(_ key: Key, _ reachX: Int, _ reachY: Int) -> AlphaMask {
    let width = Int(key.edges[2].rounded(.up)) + 2 * reachX
    let height = Int(key.edges[3].rounded(.up)) + 2 * reachY
    rasterizer.begin(width: width, height: height)
    let rect = Rect(minX: key.edges[0], minY: key.edges[1], maxX: key.edges[2], maxY: key.edges[3])
    var sink = rasterizer
    DrawShape.roundedRect(rect, key.radii)
      .trace(under: .translation(x: Double(reachX), y: Double(reachY)), into: &sink)
    let mask = rasterizer.finish()
    BoxBlur.blur(mask, sigmaX: key.sigmaX, sigmaY: key.sigmaY)
    mask.multiply(by: key.alpha)
    if bytes > CacheSizes.shadowMaskBytes { (masks, bytes) = ([:], 0) }
    masks[key] = mask
    bytes += mask.cost
    return mask
  }
}

extension AlphaMask {
  /// Multiplies all values by a fraction, to the nearest of 256 steps.
  func multiply(by alpha: Double) {
    if alpha >= 1 { return }
    let table = (0...255).map { UInt8((Double($0) * alpha).rounded()) }
    for index in 0..<stride * height { bytes[index] = table[Int(bytes[index])] }
  }
}
