/// What came out when a picture was compared with the one that was expected.
package enum Comparison: Hashable, Sendable {
  /// Every pixel is equal.
  case identical
  /// Pixels differ, but no more than the tolerance allows.
  case similar(Difference)
  /// Pixels differ.
  case different(Difference)
  /// The sizes differ; the pictures are compared from their top left corners, and what only one of them covers differs.
  case sizeMismatch(Difference)

  /// What differs; nil for identical pictures.
  package var difference: Difference? {
    switch self {
    case .identical: nil
    case .similar(let difference), .different(let difference), .sizeMismatch(let difference): difference
    }
  }

  /// Whether the picture is accepted: identical or similar.
  package var isAccepted: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .sizeMismatch: false
    }
  }

  /// How two pictures differ, over the area that covers both.
  package struct Difference: Hashable, Sendable {
    /// Pixels that differ at all.
    package var differingPixels: Int
    /// Pixels that differ by more than `Tolerance.perPixel`.
    package var changedPixels: Int
    /// Pixels of the area that covers both pictures.
    package var totalPixels: Int
    /// The greatest difference of a colour channel where both pictures lie on black or on white, rounded up, 0…255;
    /// 255 where only one picture covers a pixel.
    package var largestChannelDelta: Int
    /// The greatest perceptual distance of two pixels that both pictures cover; black to white is 1.
    package var largestDistance: Double
    /// The smallest rectangle around all differing pixels.
    package var bounds: PixelRect
    /// Rectangles around the changed pixels, or around all differing ones where none is changed: apart from each
    /// other, sorted from top to bottom, then from left to right, `ChangedRegions.most` at the most.
    package var regions: [Region]
    /// The tolerance that was applied.
    package var tolerance: Tolerance

    /// A difference.
    package init(
      differingPixels: Int, changedPixels: Int, totalPixels: Int, largestChannelDelta: Int, largestDistance: Double,
      bounds: PixelRect, regions: [Region], tolerance: Tolerance
    ) {
      self.differingPixels = differingPixels
      self.changedPixels = changedPixels
      self.totalPixels = totalPixels
      self.largestChannelDelta = largestChannelDelta
      self.largestDistance = largestDistance
      self.bounds = bounds
      self.regions = regions
      self.tolerance = tolerance
    }

    /// The share of pixels that differ by more than `Tolerance.perPixel`, 0…1.
    package var changedShare: Double { totalPixels == 0 ? 0 : Double(changedPixels) / Double(totalPixels) }
  }

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

  /// The smallest rectangle around both.
  package func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
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
