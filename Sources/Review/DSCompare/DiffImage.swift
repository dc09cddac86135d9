package import DSImage

/// A picture of what differs between two pictures.
///
/// - The actual picture, on white, faded to light grey.
/// - Changed pixels in magenta, boxes in magenta around the regions.
/// - Where the sizes differ the canvas covers both; what only the actual picture covers is hatched in blue, what only
///   the expected one covers in orange.
/// - Where everything that differs was moved by the same distance, the regions have blue boxes, and only pixels that are not
///   what they were before the move are magenta.
/// - Areas in which nothing counts are hatched in grey.
///
/// There are at most 70 colours, so that the file is a small palette PNG.
package func diffImage(actual: Bitmap, expected: Bitmap, ignored: IgnoredAreas = .none) -> Bitmap {
  let finder = DifferenceFinder(actual: actual, expected: expected)
  var drawing = DiffDrawing(width: finder.width, height: finder.height)
  var sum = DifferenceSum(width: finder.width, height: finder.height)
  finder.forEachRow { y, row in
    drawing.draw(row, y: y)
    sum.add(row, y: y)
  }
  drawing.hatch(ignored)
  let regions = sum.difference?.regions ?? []
  let moved = MovementFinder(expected: PixelRows(expected), actual: PixelRows(actual)).movement(ofAll: regions)
  if let moved {
    for region in regions { drawing.leaveOut(moved, in: region.rect, actual: actual, expected: expected) }
  }
  drawing.drawBoxes(of: sum.difference, areMoved: moved != nil)
  return drawing.finish().bitmap
}

/// A diff picture that is drawn row after row; see `diffImage`.
package struct DiffDrawing {
  private var picture: IndexedPicture

  /// A white picture of the size that covers both.
  package init(width: Int, height: Int) {
    picture = IndexedPicture(width: width, height: height, colors: DiffColor.all)
  }

  /// Draws a row of the actual picture, and what differs in it.
  package mutating func draw(_ row: RowPair, y: Int) {
    for x in row.actual.indices { picture[x, y] = faded(row.actual[x]) }
    row.forEachRun(width: picture.width) { start, count in
      for x in start..<start + count {
        let isInActual = x < row.actual.count
        if isInActual && x < row.expected.count {
          picture[x, y] = DiffColor.changed
        } else if (x + y) % 8 < 2 {
          picture[x, y] = isInActual ? DiffColor.onlyActual : DiffColor.onlyExpected
        }
      }
    }
  }

  /// Fades the pixels of an area that are what they were before it was moved.
  fileprivate mutating func leaveOut(_ movement: Movement, in area: PixelRect, actual: Bitmap, expected: Bitmap) {
    for y in area.y..<area.y + area.height where 0..<expected.height ~= y - movement.y {
      for x in area.x..<area.x + area.width where 0..<expected.width ~= x - movement.x {
        let pixel = actual.pixels[y * actual.width + x]
        guard pixel == expected.pixels[(y - movement.y) * expected.width + x - movement.x] else { continue }
        picture[x, y] = faded(pixel)
      }
    }
  }

  /// Hatches the areas in which nothing counts, after the last row.
  package mutating func hatch(_ areas: IgnoredAreas) {
    for rect in areas.rects {
      for y in max(0, rect.y)..<max(0, rect.y, min(picture.height, rect.y + rect.height)) {
        for x in max(0, rect.x)..<max(0, rect.x, min(picture.width, rect.x + rect.width)) where (x + y) % 8 < 2 {
          picture[x, y] = DiffColor.ignored
        }
      }
    }
  }

  /// The picture.
  package consuming func finish() -> IndexedPicture { picture }

  /// Draws the boxes around the regions, after the last row.
  package mutating func drawBoxes(of difference: Difference?, areMoved: Bool = false) {
    for region in difference?.regions ?? [] {
      let box = region.rect.grown(by: 4, width: picture.width, height: picture.height)
      drawEdges(box, thickness: 2, areMoved ? DiffColor.onlyActual : DiffColor.changed, into: &picture)
    }
  }
}

/// The colours of a diff picture: they differ in lightness as well as in hue, for readers who see few hues.
enum DiffColor {
  /// The greys from white on, each two steps of 255 darker, then those that mark.
  static let all: [UInt32] =
    (0...51).map { 0xFF00_0000 | (255 - 2 * $0) * 0x01_0101 } + [0xFFE6_007A, 0xFF1F_6FEB, 0xFFD9_5F02, 0xFF80_8080]
  static let changed: UInt8 = 52
  static let onlyActual: UInt8 = 53
  static let onlyExpected: UInt8 = 54
  static let ignored: UInt8 = 55
}

/// The pixel on white, as the number of one of 52 greys in the lighter two fifths.
func faded(_ pixel: UInt32) -> UInt8 {
  let alpha = Int(pixel >> 24)
  let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  // Rec. 709 weights in 1/256; exact enough for a background.
  let luma = (54 * red + 183 * green + 19 * blue) >> 8
  let onWhite = 255 + (luma - 255) * alpha / 255
  return UInt8((255 - onWhite) * 2 / 5 / 2)
}

/// Draws the edges of a box from the outside in.
func drawEdges(_ box: PixelRect, thickness: Int, _ color: UInt8, into picture: inout IndexedPicture) {
  for y in box.y..<box.y + box.height {
    let isEdgeRow = y < box.y + thickness || y >= box.y + box.height - thickness
    for x in box.x..<box.x + box.width {
      if isEdgeRow || x < box.x + thickness || x >= box.x + box.width - thickness { picture[x, y] = color }
    }
  }
}
