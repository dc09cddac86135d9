/// How two pictures differ, over the area that covers both.
package struct Difference: Hashable, Sendable {
  /// Pixels that differ.
  package var changedPixels: Int
  /// Pixels of the area that covers both pictures.
  package var totalPixels: Int
  /// The greatest difference of a colour channel where both pictures lie on black or on white, rounded up, 0…255;
  /// 255 where only one picture covers a pixel.
  package var largestChannelDelta: Int
  /// Rectangles around the changed pixels: apart from each other, sorted from top to bottom, then from left to right,
  /// `mostRegions` at the most.
  package var regions: [Region]
  /// The greatest number of regions: more than a person would look at.
  package static let mostRegions = 32

  /// A part of the picture that differs.
  package struct Region: Hashable, Sendable {
    /// Where it lies.
    package var rect: PixelRect
    /// How many pixels differ in it.
    package var pixels: Int

    /// A part of the picture with a number of differing pixels.
    package init(rect: PixelRect, pixels: Int) {
      self.rect = rect
      self.pixels = pixels
    }
  }
}

/// A rectangle of whole pixels, from the top left corner of a picture.
package struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  package var x: Int
  /// The topmost row.
  package var y: Int
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A rectangle of pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the two have a pixel in common.
  package func overlaps(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// The rectangle with every edge moved outwards by `margin`, within a picture of a size.
  func grown(by margin: Int, width: Int, height: Int) -> PixelRect {
    let left = max(0, x - margin)
    let top = max(0, y - margin)
    return PixelRect(
      x: left, y: top, width: min(width, x + self.width + margin) - left,
      height: min(height, y + self.height + margin) - top)
  }
}
