import CPNG
package import DSImage
import Glibc

/// Compares a picture with the one that was expected; nil if they have the same size and every pixel is equal.
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
    var sum = DifferenceSum(width: width, height: height)
    forEachRow { y, row in sum.add(row, y: y) }
    // Empty pictures of other sizes differ too.
    return sum.total
  }

  /// Calls `body` for every row of the area that covers both pictures, from the top.
  func forEachRow(_ body: (Int, RowPair) -> Void) {
    actual.pixels.withUnsafeBufferPointer { first in
      expected.pixels.withUnsafeBufferPointer { second in
        for y in 0..<height {
          body(y, RowPair(actual: Self.row(y, actual, first), expected: Self.row(y, expected, second)))
        }
      }
    }
  }

  private static func row(
    _ y: Int, _ bitmap: Bitmap, _ pixels: UnsafeBufferPointer<UInt32>
  ) -> UnsafeBufferPointer<UInt32> {
    let start = min(y, bitmap.height) * bitmap.width
    return UnsafeBufferPointer(rebasing: pixels[start..<(y < bitmap.height ? start + bitmap.width : start)])
  }

  private func arePixelsEqual() -> Bool {
    actual.pixels.withUnsafeBytes { first in
      expected.pixels.withUnsafeBytes { second in
        first.isEmpty || first.baseAddress == second.baseAddress
          || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
      }
    }
  }
}

/// The same row of two pictures; empty below the end of one.
package struct RowPair {
  let actual: UnsafeBufferPointer<UInt32>
  let expected: UnsafeBufferPointer<UInt32>

  /// A row of two pictures, valid as long as the memory is.
  package init(actual: UnsafeBufferPointer<UInt32>, expected: UnsafeBufferPointer<UInt32>) {
    self.actual = actual
    self.expected = expected
  }

  /// Calls `body` for every run of differing pixels, with its first column and their number.
  /// - Parameter width: columns of the area that covers both pictures.
  func forEachRun(width: Int, _ body: (Int, Int) -> Void) {
    let shared = min(actual.count, expected.count)
    if shared > 0, memcmp(actual.baseAddress!, expected.baseAddress!, shared * 4) != 0 {
      var x = 0
      while x < shared {
        let start = x
        while x < shared, actual[x] != expected[x] { x += 1 }
        if x > start { body(start, x - start) } else { x += 1 }
      }
    }
    if shared < width { body(shared, width - shared) }
  }
}

/// What differs between two pictures of which one row after the other is looked at.
package struct DifferenceSum {
  private var result: Difference
  private var regions: ChangedRegions
  private let width: Int
  /// Which of 16 pixels each differ, of the row that was added last.
  private var marks: [UInt16]

  /// Nothing yet.
  /// - Parameters:
  ///   - width: columns of the area that covers both pictures.
  ///   - height: its rows.
  package init(width: Int, height: Int) {
    self.width = width
    regions = ChangedRegions(width: width, height: height)
    marks = Array(repeating: 0, count: (width + ChangedRegions.smallestTile - 1) / ChangedRegions.smallestTile)
    result = Difference(changedPixels: 0, totalPixels: width * height, largestChannelDelta: 0, regions: [])
  }

  /// Adds what differs in a row.
  package mutating func add(_ row: RowPair, y: Int) {
    let shared = min(row.actual.count, row.expected.count)
    if shared > 0 {
      let delta = marks.withUnsafeMutableBufferPointer {
        cpng_compare_pixels(row.expected.baseAddress, row.actual.baseAddress, shared, $0.baseAddress)
      }
      let used = (shared + ChangedRegions.smallestTile - 1) / ChangedRegions.smallestTile
      result.changedPixels += regions.add(marks[..<used], y: y)
      result.largestChannelDelta = max(result.largestChannelDelta, Int(delta))
    }
    if shared < width {
      result.changedPixels += width - shared
      result.largestChannelDelta = 255
      regions.add(x: shared, y: y, count: width - shared)
    }
  }

  /// What differs, after the last row; nil if no pixel does.
  package var difference: Difference? { result.changedPixels == 0 ? nil : total }

  /// The same, with nothing in it if nothing differs.
  var total: Difference {
    var result = result
    result.regions = regions.regions()
    return result
  }
}
