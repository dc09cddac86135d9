import DSCompare
import DSImage
import Testing

/// Parts that were moved, and those that only seem so.
struct MovementTests {
  /// A page with a box of lines, each of which is another colour.
  private static func page(x: Int, y: Int, width: Int = 40, height: Int = 20) -> Bitmap {
    var bitmap = Bitmap(width: 200, height: 150, filledWith: 0xFFFF_FFFF)
    for row in 0..<height {
      for column in 0..<width {
        bitmap[x + column, y + row] = 0xFF00_0000 | UInt32(row * 9 << 8 | column * column & 255)
      }
    }
    return bitmap
  }

  private func movements(_ expected: Bitmap, _ actual: Bitmap) -> [Movement?] {
    guard let difference = compare(actual: actual, expected: expected) else { return [] }
    return MovementFinder(expected: PixelRows(expected), actual: PixelRows(actual))
      .movements(of: difference.regions)
  }

  @Test(arguments: [(0, 12), (0, -7), (1, 0), (-30, 0), (9, -4), (-3, -3)])
  func `a part that was moved a little is told how far`(x: Int, y: Int) {
    #expect(movements(Self.page(x: 60, y: 60), Self.page(x: 60 + x, y: 60 + y)) == [Movement(x: x, y: y)])
  }

  @Test func `a part that was moved far is told where it came`() {
    let found = movements(Self.page(x: 10, y: 10), Self.page(x: 10, y: 100))
    #expect(found == [nil, Movement(x: 0, y: 90)])
  }

  @Test func `a whole picture that was moved is told so`() {
    let expected = Self.page(x: 0, y: 0, width: 200, height: 150)
    var actual = expected
    for y in 0..<150 { for x in 0..<199 { actual[x + 1, y] = expected[x, y] } }
    #expect(movements(expected, actual) == [Movement(x: 1, y: 0)])
  }

  @Test func `what came, went, grew or changed was not moved`() {
    let (empty, full) = (Bitmap(width: 200, height: 150, filledWith: 0xFFFF_FFFF), Self.page(x: 60, y: 60))
    var other = Self.page(x: 60, y: 72)
    other[70, 80] ^= 1
    for (first, second) in [(empty, full), (full, empty), (full, Self.page(x: 60, y: 60, height: 28)), (full, other)] {
      #expect(movements(first, second).allSatisfy { $0 == nil })
    }
  }
}
