import DSImage
import Testing

@testable import DSCompare

/// What differs after parts are put back to where they were.
struct AlignedDifferenceTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let magenta: UInt32 = 0xFFE6_007A
  private let orange: UInt32 = 0xFFD9_5F02

  /// A white picture with rectangles.
  private func picture(_ width: Int, _ height: Int, _ boxes: [(rect: PixelRect, color: UInt32)]) -> Bitmap {
    var pixels = [UInt32](repeating: white, count: width * height)
    for (rect, color) in boxes {
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { pixels[y * width + x] = color }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func marked(_ bitmap: Bitmap, _ color: UInt32) -> [String] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).filter { bitmap.pixels[y * bitmap.width + $0] == color }.map { "\($0),\(y)" }
    }
  }

  private let box = PixelRect(x: 2, y: 2, width: 4, height: 3)
  private let pushed = PixelRect(x: 2, y: 5, width: 4, height: 3)
  private let down = Movement(x: 0, y: 3)

  @Test func `what was only pushed is not marked`() throws {
    let difference = try #require(
      alignedDifference(
        actual: picture(12, 12, [(pushed, red)]), expected: picture(12, 12, [(box, red)]),
        parts: [
          AlignedPart(PixelRect(x: 0, y: 0, width: 12, height: 12), .none, isContainer: true),
          AlignedPart(pushed, down),
        ], gone: [],
        reach: 4))
    #expect(marked(difference, magenta).isEmpty)
  }

  @Test func `what changed in a part that was pushed is marked, and nothing else`() throws {
    let dot = PixelRect(x: 3, y: 6, width: 1, height: 1)
    let difference = try #require(
      alignedDifference(
        actual: picture(12, 12, [(pushed, red), (dot, blue)]), expected: picture(12, 12, [(box, red)]),
        parts: [AlignedPart(pushed, down)], gone: [], reach: 0))
    // Where the box was, the page shows through, which nothing explains without a reach.
    #expect(marked(difference, magenta).filter { $0.hasSuffix(",6") } == ["3,6"])
  }

  @Test func `a part inside of another is where its own movement puts it`() throws {
    let inner = (before: PixelRect(x: 3, y: 3, width: 1, height: 1), after: PixelRect(x: 4, y: 6, width: 1, height: 1))
    let (expected, actual) = (
      picture(12, 12, [(box, red), (inner.before, blue)]), picture(12, 12, [(pushed, red), (inner.after, blue)])
    )
    let parts = [AlignedPart(pushed, down, isContainer: true), AlignedPart(inner.after, Movement(x: 1, y: 3))]
    let both = try #require(alignedDifference(actual: actual, expected: expected, parts: parts, gone: [], reach: 4))
    // The inner one moved by a pixel more than the outer one. What the outer one uncovered at its top is marked.
    #expect(marked(both, magenta).filter { !$0.hasSuffix(",2") }.isEmpty, "\(marked(both, magenta))")
    let outer = try #require(
      alignedDifference(actual: actual, expected: expected, parts: [parts[0]], gone: [], reach: 0))
    #expect(Set(marked(outer, magenta)).isSuperset(of: ["3,6", "4,6"]))
  }

  @Test func `a part that moved over a gradient is not marked, though its background is different`() throws {
    func drawn(_ left: Int) -> Bitmap {
      var bitmap = picture(30, 12, [])
      for y in 0..<12 { for x in 0..<30 { bitmap.pixels[y * 30 + x] = 0xFF00_0000 | UInt32(x * 4) } }
      for y in 4..<6 { for x in left..<left + 4 { bitmap.pixels[y * 30 + x] = red } }
      return bitmap
    }
    let frame = PixelRect(x: 10, y: 1, width: 10, height: 8)
    let difference = try #require(
      alignedDifference(
        actual: drawn(13), expected: drawn(8),
        parts: [
          AlignedPart(PixelRect(x: 0, y: 0, width: 30, height: 12), .none, isContainer: true),
          AlignedPart(frame, Movement(x: 5, y: 0)),
        ], gone: [], reach: 4))
    #expect(marked(difference, magenta).isEmpty, "\(marked(difference, magenta))")
  }

  @Test func `parts that are gone have orange boxes, and what has no place before is hatched`() throws {
    let difference = try #require(
      alignedDifference(
        actual: picture(12, 16, [(PixelRect(x: 2, y: 9, width: 4, height: 3), red)]),
        expected: picture(12, 12, [(box, red)]),
        parts: [AlignedPart(PixelRect(x: 2, y: 9, width: 4, height: 3), Movement(x: 0, y: 7))],
        gone: [PixelRect(x: 8, y: 8, width: 2, height: 2)], reach: 0))
    #expect((difference.width, difference.height) == (12, 16))
    #expect(!marked(difference, orange).isEmpty)
    #expect(!marked(difference, 0xFF1F_6FEB).isEmpty)
  }

  @Test func `where nothing moved, or no movement explains a pixel, there is no such picture`() {
    let (actual, expected) = (picture(12, 12, [(pushed, blue)]), picture(12, 12, [(box, red)]))
    #expect(
      alignedDifference(actual: actual, expected: expected, parts: [AlignedPart(box, .none)], gone: [], reach: 4) == nil
    )
    let elsewhere = [AlignedPart(PixelRect(x: 9, y: 9, width: 2, height: 2), Movement(x: 1, y: 0))]
    #expect(alignedDifference(actual: actual, expected: expected, parts: elsewhere, gone: [], reach: 0) == nil)
  }

  @Test func `parts beyond the picture are cut at its edges`() {
    let far = PixelRect(x: -5, y: -5, width: 100_000_000, height: 100_000_000)
    let difference = alignedDifference(
      actual: picture(12, 12, [(pushed, red)]), expected: picture(12, 12, [(box, red)]),
      parts: [AlignedPart(far, down)], gone: [PixelRect(x: 100_000_000, y: -100_000_000, width: 1, height: 1)], reach: 2
    )
    #expect(difference != nil)
  }
}
