package import DSImage
import Glibc

/// Compares a picture with the one that was expected.
///
/// Pixels are equal only if all four channels are; of two wholly transparent pixels the colour does not matter, as every
/// bitmap holds 0 for them. Nothing is smoothed, shifted or taken for anti-aliasing. Pictures of different sizes are
/// never accepted, whatever the tolerance.
package func compare(actual: Bitmap, expected: Bitmap, tolerance: Tolerance = .exact) -> Comparison {
  var finder = DifferenceFinder(actual: actual, expected: expected, tolerance: tolerance)
  guard let difference = finder.difference() else { return .identical }
  if actual.width != expected.width || actual.height != expected.height { return .sizeMismatch(difference) }
  return difference.changedPixels <= tolerance.changedPixels ? .similar(difference) : .different(difference)
}

/// Walks over two pictures row by row; equal rows cost one memcmp.
struct DifferenceFinder {
  /// What became of one pixel.
  enum Verdict {
    case equal, tolerated, changed
  }

  let actual: Bitmap
  let expected: Bitmap
  let tolerance: Tolerance
  /// The size of the area that covers both pictures.
  let width: Int
  let height: Int
  private var distance = PerceptualDistance()

  init(actual: Bitmap, expected: Bitmap, tolerance: Tolerance) {
    self.actual = actual
    self.expected = expected
    self.tolerance = tolerance
    width = max(actual.width, expected.width)
    height = max(actual.height, expected.height)
  }

  /// What differs; nil if nothing does.
  mutating func difference() -> Comparison.Difference? {
    if actual.width == expected.width, actual.height == expected.height, arePixelsEqual() { return nil }
    var changed = ChangedRegions(width: width, height: height)
    var tolerated = changed
    var result = Comparison.Difference(
      differingPixels: 0, changedPixels: 0, totalPixels: width * height, largestChannelDelta: 0, largestDistance: 0,
      bounds: PixelRect(x: 0, y: 0, width: 0, height: 0), regions: [], tolerance: tolerance)
    var bounds: PixelRect?
    for y in 0..<height {
      forEachRun(row: y) { x, count, verdict, delta, distance in
        let run = PixelRect(x: x, y: y, width: count, height: 1)
        bounds = bounds?.union(run) ?? run
        result.differingPixels += count
        result.largestChannelDelta = max(result.largestChannelDelta, delta)
        result.largestDistance = max(result.largestDistance, distance)
        if verdict == .changed {
          result.changedPixels += count
          changed.add(x: x, y: y, count: count)
        } else {
          tolerated.add(x: x, y: y, count: count)
        }
      }
    }
    // Two sizes without any pixel: there is no place to point at.
    result.bounds = bounds ?? result.bounds
    result.regions = (result.changedPixels > 0 ? changed : tolerated).regions()
    return result
  }

  /// Calls `body` for every run of differing pixels of one kind in a row: column, number, verdict, the largest channel
  /// delta and the largest distance in it.
  mutating func forEachRun(row y: Int, _ body: (Int, Int, Verdict, Int, Double) -> Void) {
    let shared = y < actual.height && y < expected.height ? min(actual.width, expected.width) : 0
    if shared > 0 && !isRowEqual(y, width: shared) {
      let (first, second) = (y * actual.width, y * expected.width)
      var x = 0
      while x < shared {
        let start = x
        let verdict = verdict(actual.pixels[first + x], expected.pixels[second + x])
        if verdict == .equal {
          x += 1
          continue
        }
        var (delta, farthest) = (0, 0.0)
        repeat {
          let (a, b) = (actual.pixels[first + x], expected.pixels[second + x])
          delta = max(delta, PerceptualDistance.channelDelta(a, b))
          farthest = max(farthest, distance.between(a, b))
          x += 1
        } while x < shared && self.verdict(actual.pixels[first + x], expected.pixels[second + x]) == verdict
        body(start, x - start, verdict, delta, farthest)
      }
    }
    if shared < width, y < height { body(shared, width - shared, .changed, 255, 0) }
  }

  private mutating func verdict(_ a: UInt32, _ b: UInt32) -> Verdict {
    if a == b { return .equal }
    if tolerance.perPixel == 0 { return .changed }
    return distance.between(a, b) > tolerance.perPixel ? .changed : .tolerated
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
