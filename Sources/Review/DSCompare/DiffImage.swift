package import DSImage

/// A picture of what differs between two pictures.
///
/// - The actual picture, on white, faded to light grey.
/// - Changed pixels in magenta, boxes in magenta around the regions.
/// - Where the sizes differ the canvas covers both; what only the actual picture covers is hatched in blue, what only
///   the expected one covers in orange.
///
/// There are at most 70 colours, so that the file is a small palette PNG.
package func diffImage(actual: Bitmap, expected: Bitmap) -> Bitmap {
  let finder = DifferenceFinder(actual: actual, expected: expected)
  var picture = Bitmap(width: finder.width, height: finder.height, filledWith: 0xFFFF_FFFF)
  for y in 0..<actual.height {
    for x in 0..<actual.width { picture[x, y] = faded(actual[x, y]) }
  }
  let difference = finder.difference()
  for y in 0..<finder.height {
    finder.forEachRun(row: y) { start, count, _ in
      for x in start..<start + count {
        let isInActual = x < actual.width && y < actual.height
        if isInActual && x < expected.width && y < expected.height {
          picture[x, y] = DiffColor.changed
        } else if (x + y) % 8 < 2 {
          picture[x, y] = isInActual ? DiffColor.onlyActual : DiffColor.onlyExpected
        }
      }
    }
  }
  for region in difference?.regions ?? [] {
    let box = region.rect.grown(by: 4, width: picture.width, height: picture.height)
    draw(box, thickness: 2, into: &picture)
  }
  return picture
}

/// The colours of a diff picture: apart in lightness as well as in hue, for readers who see few hues.
private enum DiffColor {
  static let changed: UInt32 = 0xFFE6_007A
  static let onlyActual: UInt32 = 0xFF1F_6FEB
  static let onlyExpected: UInt32 = 0xFFD9_5F02
}

/// The pixel on white, as one of 64 greys in the lighter two fifths.
private func faded(_ pixel: UInt32) -> UInt32 {
  let alpha = Int(pixel >> 24)
  let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  // Rec. 709 weights in 1/256; exact enough for a background.
  let luma = (54 * red + 183 * green + 19 * blue) >> 8
  let onWhite = 255 + (luma - 255) * alpha / 255
  let gray = UInt32(255 - (255 - onWhite) * 2 / 5 & ~1)
  return 0xFF00_0000 | gray * 0x01_0101
}

/// Draws the edges of a box from the outside in.
private func draw(_ box: PixelRect, thickness: Int, into picture: inout Bitmap) {
  for y in box.y..<box.y + box.height {
    let isEdgeRow = y < box.y + thickness || y >= box.y + box.height - thickness
    for x in box.x..<box.x + box.width {
      if isEdgeRow || x < box.x + thickness || x >= box.x + box.width - thickness { picture[x, y] = DiffColor.changed }
    }
  }
}
