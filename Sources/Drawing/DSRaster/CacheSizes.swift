/// How much a rasterizer keeps of what it has drawn. The sizes cost time and memory alone: whether something was kept
/// changes no byte. A cache that outgrows its size is emptied.
enum CacheSizes {
  /// Bytes of masks of glyphs.
  static let glyphMaskBytes = 8 << 20
  /// Width and height from which a glyph's mask is not kept, in device pixels.
  static let glyphMaskSide = 1_024.0
  /// Bytes of masks of outlines.
  static let pathMaskBytes = 6 << 20
  /// Pixels up to which an outline's mask is kept, and its width and height.
  static let pathMaskPixels = 65_536.0
  static let pathMaskSide = 4_096.0
  /// Bytes of round corners.
  static let cornerBytes = 2 << 20
  /// Bytes of masks of shadows.
  static let shadowMaskBytes = 8 << 20
  /// Pixels up to which a shadow's mask is kept.
  static let shadowMaskPixels = 1_048_576.0
  /// Bytes of pictures at the size they are drawn, and how many.
  static let pictureBytes = 16 << 20
  static let pictures = 64
}
