import DSGeometry

/// A rectangle on whole pixels with rounded corners, or a frame of one width along it: the shape of nearly every
/// card, button and border, as corner masks and solid spans.
struct RoundedBox {
  /// The quarter of a circle, or of a ring, in the corner of a box.
  final class Corner {
    /// The top left corner; a bottom corner uses its rows in reverse.
    let left: AlphaMask
    /// The top right corner.
    let right: AlphaMask
    /// Columns and rows of the corner.
    let size: Int

    init(left: AlphaMask) {
      self.left = left
      right = left.mirrored()
      size = left.width
    }
  }

  /// One row of the box: `leftCount` pixels at the left, `rightCount` at the right, and what is between. A side
  /// without a mask is solid.
  struct Row {
    var left: UnsafePointer<UInt8>?
    var leftCount: Int
    var right: UnsafePointer<UInt8>?
    var rightCount: Int
    /// Whether the pixels between the two sides are inside.
    var isSolid: Bool
  }

  /// The memory of a corner, so that rows are found without counting references; the corner is held by the box.
  private struct View {
    let left: UnsafePointer<UInt8>?
    let right: UnsafePointer<UInt8>?
    let stride: Int
    let size: Int

    init(_ corner: Corner?) {
      left = corner.map { UnsafePointer($0.left.bytes) }
      right = corner.map { UnsafePointer($0.right.bytes) }
      stride = corner?.left.stride ?? 0
      size = corner?.size ?? 0
    }
  }

  /// The pixels around the box.
  let bounds: PixelRect
  /// The width of the frame; nil if the whole inside is filled.
  let band: Int?
  /// Top left, top right, bottom right, bottom left; nil for a sharp corner.
  let corners: (Corner?, Corner?, Corner?, Corner?)
  private let views: (View, View, View, View)

  /// A box without rounded corners.
  init(bounds: PixelRect) {
    self.bounds = bounds
    band = nil
    corners = (nil, nil, nil, nil)
    views = (View(nil), View(nil), View(nil), View(nil))
  }

  /// The largest radius whose corner is kept as a mask.
  private static let largestRadius = 1024.0

  /// A box with corners, or a frame of width `band`; nil if two corners need the same pixels or are very large.
  init?(bounds: PixelRect, radii: CornerRadii, band: Int? = nil, corners cache: inout CornerCache) {
    func size(_ radius: Double) -> Int { max(Int(radius.rounded(.up)), radius > 0 || band != nil ? band ?? 0 : 0) }
    let all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    guard all.allSatisfy({ (0...Self.largestRadius).contains($0) }), band ?? 0 <= Int(Self.largestRadius),
      size(radii.topLeading) + size(radii.topTrailing) <= bounds.width,
      size(radii.bottomLeading) + size(radii.bottomTrailing) <= bounds.width,
      size(radii.topLeading) + size(radii.bottomLeading) <= bounds.height,
      size(radii.topTrailing) + size(radii.bottomTrailing) <= bounds.height
    else { return nil }
    self.bounds = bounds
    self.band = band
    corners = (
      cache.corner(radius: radii.topLeading, band: band), cache.corner(radius: radii.topTrailing, band: band),
      cache.corner(radius: radii.bottomTrailing, band: band), cache.corner(radius: radii.bottomLeading, band: band)
    )
    views = (View(corners.0), View(corners.1), View(corners.2), View(corners.3))
  }

  /// Whether no corner is rounded and nothing is left free.
  var isPlain: Bool {
    band == nil && corners.0 == nil && corners.1 == nil && corners.2 == nil && corners.3 == nil
  }

  /// The blocks of pixels at the corners that are not wholly inside.
  var cornerBlocks: [PixelRect] {
    var blocks: [PixelRect] = []
    if let size = corners.0?.size {
      blocks.append(
        PixelRect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.minX + size, maxY: bounds.minY + size))
    }
    if let size = corners.1?.size {
      blocks.append(
        PixelRect(minX: bounds.maxX - size, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.minY + size))
    }
    if let size = corners.2?.size {
      blocks.append(
        PixelRect(minX: bounds.maxX - size, minY: bounds.maxY - size, maxX: bounds.maxX, maxY: bounds.maxY))
    }
    if let size = corners.3?.size {
      blocks.append(
        PixelRect(minX: bounds.minX, minY: bounds.maxY - size, maxX: bounds.minX + size, maxY: bounds.maxY))
    }
    return blocks
  }

  /// The row at a canvas row within the bounds.
  func row(_ y: Int) -> Row {
    let (fromTop, fromBottom) = (y - bounds.minY, bounds.maxY - 1 - y)
    let edge = band ?? 0
    var row = Row(
      left: nil, leftCount: edge, right: nil, rightCount: edge,
      isSolid: band == nil || fromTop < edge || fromBottom < edge)
    if fromTop < views.0.size {
      row.left = views.0.left.map { $0 + fromTop &* views.0.stride }
      row.leftCount = views.0.size
    } else if fromBottom < views.3.size {
      row.left = views.3.left.map { $0 + fromBottom &* views.3.stride }
      row.leftCount = views.3.size
    }
    if fromTop < views.1.size {
      row.right = views.1.right.map { $0 + fromTop &* views.1.stride }
      row.rightCount = views.1.size
    } else if fromBottom < views.2.size {
      row.right = views.2.right.map { $0 + fromBottom &* views.2.stride }
      row.rightCount = views.2.size
    }
    return row
  }

  /// Writes the coverage of `count` pixels from column `x` of row `y`.
  func write(row y: Int, x: Int, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    bytes.update(repeating: 0, count: count)
    if y < bounds.minY || y >= bounds.maxY { return }
    let row = row(y)
    let innerMinX = bounds.minX + row.leftCount
    let innerMaxX = bounds.maxX - row.rightCount
    func part(_ from: Int, _ to: Int, _ mask: UnsafePointer<UInt8>?) {
      let (first, last) = (max(from, x), min(to, x + count))
      if first >= last { return }
      if let mask {
        (bytes + (first - x)).update(from: mask + (first - from), count: last - first)
      } else {
        (bytes + (first - x)).update(repeating: 255, count: last - first)
      }
    }
    part(bounds.minX, innerMinX, row.left)
    if row.isSolid { part(innerMinX, innerMaxX, nil) }
    part(innerMaxX, bounds.maxX, row.right)
  }
}

/// The corners that were drawn before, by radius and frame width.
struct CornerCache {
  private struct Key: Hashable {
    let radius: Double
    let band: Int
  }

  private let rasterizer: CoverageRasterizer
  private var corners: [Key: RoundedBox.Corner] = [:]
  private var bytes = 0

  /// An empty cache that draws with `rasterizer`.
  init(rasterizer: CoverageRasterizer) { self.rasterizer = rasterizer }

  /// The corner of a radius, of a frame of width `band` or filled; nil for a sharp one.
  mutating func corner(radius: Double, band: Int?) -> RoundedBox.Corner? {
    if radius <= 0 { return nil }
    let key = Key(radius: radius, band: band ?? 0)
    if let known = corners[key] { return known }
    let corner = RoundedBox.Corner(left: draw(radius, band))
    if bytes > CacheSizes.cornerBytes { (corners, bytes) = ([:], 0) }
    corners[key] = corner
    bytes += 2 * corner.left.cost
    return corner
  }

  private func draw(_ radius: Double, _ band: Int?) -> AlphaMask {
    let size = max(Int(radius.rounded(.up)), band ?? 0)
    let side = Double(size)
    let tension = 1 - quarterCircleControl
    rasterizer.begin(width: size, height: size)
    rasterizer.move(Point(x: 0, y: side))
    rasterizer.line(Point(x: 0, y: radius))
    rasterizer.cubic(Point(x: radius, y: 0), Point(x: 0, y: radius * tension), Point(x: radius * tension, y: 0))
    rasterizer.line(Point(x: side, y: 0))
    if let band {
      // Back along the inner edge, whose radius is smaller by the width of the frame.
      let edge = Double(band)
      let inner = max(radius, edge)
      let pull = edge + (inner - edge) * tension
      rasterizer.line(Point(x: side, y: edge))
      rasterizer.line(Point(x: inner, y: edge))
      if inner > edge {
        rasterizer.cubic(Point(x: edge, y: inner), Point(x: pull, y: edge), Point(x: edge, y: pull))
      }
      rasterizer.line(Point(x: edge, y: side))
    } else {
      rasterizer.line(Point(x: side, y: side))
    }
    return rasterizer.finish()
  }
}
