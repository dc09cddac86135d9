package import DSImage
import Glibc

/// Compares a picture with the one that was expected; nil where they have the same size and every pixel is equal.
///
/// Pixels are equal only if all four channels are; of two wholly transparent pixels the colour does not matter, as every
/// bitmap holds 0 for them. Nothing is smoothed, shifted or taken for anti-aliasing. Pictures of different sizes are
/// compared from their top left corners, and what only one of them covers differs.
package func compare(actual: Bitmap, expected: Bitmap) -> Difference? {
  DifferenceFinder(actual: actual, expected: expected).difference()
}

/// Walks over two pictures row by row; equal rows cost one memcmp.
struct DifferenceFinder {
  let actual: Bitmap
  let expected: Bitmap
  /// The size of the area that covers both pictures.
  let width: Int
  let height: Int

  init(actual: Bitmap, expected: Bitmap) {
    self.actual = actual
    self.expected = expected
    width = max(actual.width, expected.width)
    height = max(actual.height, expected.height)
  }

  /// What differs; nil if nothing does.
  func difference() -> Difference? {
    if actual.width == expected.width, actual.height == expected.height, arePixelsEqual() { return nil }
    var regions = ChangedRegions(width: width, height: height)
    var result = Difference(changedPixels: 0, totalPixels: width * height, largestChannelDelta: 0, regions: [])
    for y in 0..<height {
      forEachRun(row: y) { x, count, delta in
        result.changedPixels += count
        result.largestChannelDelta = max(result.largestChannelDelta, delta)
        regions.add(x: x, y: y, count: count)
      }
    }
    result.regions = regions.regions()
    return result
  }

  /// Calls `body` for every run of differing pixels in a row: column, number, and the largest channel delta in it.
  func forEachRun(row y: Int, _ body: (Int, Int, Int) -> Void) {
    let shared = y < actual.height && y < expected.height ? min(actual.width, expected.width) : 0
    if shared > 0 && !isRowEqual(y, width: shared) {
      let (first, second) = (y * actual.width, y * expected.width)
      var x = 0
      while x < shared {
        let start = x
        var delta = 0
        while x < shared, actual.pixels[first + x] != expected.pixels[second + x] {
          delta = max(delta, channelDelta(actual.pixels[first + x], expected.pixels[second + x]))
          x += 1
        }
        if x > start { body(start, x - start, delta) } else { x += 1 }
      }
    }
    if shared < width, y < height { body(shared, width - shared, 255) }
  }

  private func arePixelsEqual() -> Bool {
    actual.pixels.withUnsafeBytes { first in
      expected.pixels.withUnsafeBytes { second in
        first.isEmpty || first.baseAddress == second.baseAddress
          || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
      }
    }
  }

  private func isRowEqual(_ y: Int, width: Int) -> Bool {
    actual.pixels.withUnsafeBufferPointer { first in
      expected.pixels.withUnsafeBufferPointer { second in
        memcmp(first.baseAddress! + y * actual.width, second.baseAddress! + y * expected.width, width * 4) == 0
      }
    }
  }
}

/// The greatest difference of a channel on black or on white, in steps of 8 bits, rounded up: white and transparent look
/// alike on white alone.
private func channelDelta(_ a: UInt32, _ b: UInt32) -> Int {
  let (alphaA, alphaB) = (Int(a >> 24), Int(b >> 24))
  var largest = 0
  for shift in [16, 8, 0] as [UInt32] {
    let onBlack = Int(a >> shift & 255) * alphaA - Int(b >> shift & 255) * alphaB
    let onWhite = onBlack + 255 * (alphaB - alphaA)
    largest = max(largest, abs(onBlack), abs(onWhite))
  }
  return (largest + 254) / 255
}
