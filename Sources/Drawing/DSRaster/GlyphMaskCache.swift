import DSGeometry
import DSText

/// Coverage masks of glyphs, by font, size, glyph and quarter pixel.
///
/// A mask depends on its key alone, so whether it was cached changes no byte.
final class GlyphMaskCache {
  /// A glyph's mask, relative to the whole pixel of its origin.
  struct Mask {
    let mask: AlphaMask
    /// From the origin's pixel to the mask's first column.
    let x: Int
    /// From the origin's pixel to the mask's first row.
    let y: Int
  }

  /// The glyphs of one font at one size.
  final class Table {
    /// Kept alive so that its identity is not given to another font.
    let face: FontFace
    let size: Double
    fileprivate var masks: [UInt64: Mask] = [:]

    fileprivate init(face: FontFace, size: Double) { (self.face, self.size) = (face, size) }
  }

  private struct TableKey: Hashable {
    let face: ObjectIdentifier
    let size: Double
  }

  private struct BoundsKey: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
  }

  /// The size of the em square, in pixels, from which glyphs are filled as paths.
  static let largestSize = 128.0

  private let rasterizer: CoverageRasterizer
  private var tables: [TableKey: Table] = [:]
  private var outlineBounds: [BoundsKey: Rect] = [:]
  private var bytes = 0

  /// An empty cache that draws with `rasterizer`.
  init(rasterizer: CoverageRasterizer) { self.rasterizer = rasterizer }

  /// The glyphs of a font at a size.
  func table(face: FontFace, size: Double) -> Table {
    if bytes > CacheSizes.glyphMaskBytes { (tables, outlineBounds, bytes) = ([:], [:], 0) }
    let key = TableKey(face: ObjectIdentifier(face), size: size)
    if let known = tables[key] { return known }
    let table = Table(face: face, size: size)
    tables[key] = table
    return table
  }

  /// The mask of a glyph whose origin lies `phase` quarters of a pixel to the right of a whole pixel; nil if it is
  /// too large to be kept.
  func mask(of glyph: UInt32, phase: Int, in table: Table) -> Mask? {
    let key = UInt64(glyph) << 2 | UInt64(phase & 3)
    if let known = table.masks[key] { return known }
    guard let mask = draw(glyph, phase, table) else { return nil }
    table.masks[key] = mask
    bytes += mask.mask.cost
    return mask
  }

  private func draw(_ glyph: UInt32, _ phase: Int, _ table: Table) -> Mask? {
    let outline = table.face.outline(of: glyph)
    guard let box = outline.controlBounds else { return Mask(mask: AlphaMask(width: 0, height: 0), x: 0, y: 0) }
    let scale = table.size / table.face.unitsPerEm
    var transform = AffineTransform(a: scale, d: scale, tx: Double(phase) / 4)
    let pixels = transform.bounds(of: box)
    guard pixels.isFinite, pixels.width < CacheSizes.glyphMaskSide,
      pixels.height < CacheSizes.glyphMaskSide
    else { return nil }
    let bounds = PixelRect(around: pixels)
    transform.tx -= Double(bounds.minX)
    transform.ty -= Double(bounds.minY)
    rasterizer.begin(width: bounds.width, height: bounds.height)
    var sink = rasterizer
    outline.trace(under: transform, into: &sink)
    let trimmed = rasterizer.finish().trimmed()
    return Mask(mask: trimmed.mask, x: bounds.minX + trimmed.x, y: bounds.minY + trimmed.y)
  }

  /// The box of a glyph's outline in font units, y down; nil for a glyph without ink.
  func outlineBounds(of glyph: UInt32, face: FontFace) -> Rect? {
    let key = BoundsKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = outlineBounds[key] { return known.isFinite ? known : nil }
    // The table keeps the font alive for as long as its identity is a key here.
    _ = table(face: face, size: 0)
    let bounds = face.outline(of: glyph).controlBounds
    outlineBounds[key] = bounds ?? Rect(x: .infinity, y: 0, width: 0, height: 0)
    bytes += 64
    return bounds
  }
}
