import DSImage
import Testing

@testable import DSCompare

/// What a difference looks like, so that alike ones are looked at once.
struct DifferenceShapeTests {
  /// A page of one colour with a box of another.
  private static func box(_ color: UInt32, on ground: UInt32, side: Int = 8, x: Int = 4, width: Int = 32) -> Bitmap {
    var bitmap = Bitmap(width: width, height: 32, filledWith: ground)
    for y in 4..<4 + side { for column in x..<x + side { bitmap[column, y] = color } }
    return bitmap
  }

  private static let (white, black) = (0xFFFF_FFFF as UInt32, 0xFF00_0000 as UInt32)
  private static let (red, blue) = (0xFFFF_0000 as UInt32, 0xFF00_00FF as UInt32)

  @Test func `a different form has the same shape in light and dark, wherever it lies`() {
    let light = differenceShape(
      actual: Self.box(Self.red, on: Self.white), expected: Self.box(Self.red, on: Self.white, side: 6))
    let dark = differenceShape(
      actual: Self.box(Self.blue, on: Self.black, x: 9), expected: Self.box(Self.blue, on: Self.black, side: 6, x: 9))
    #expect(light != nil && light == dark)
    let other = differenceShape(
      actual: Self.box(Self.red, on: Self.white), expected: Self.box(Self.red, on: Self.white, side: 5))
    #expect(light != other)
  }

  @Test func `a different colour has the same shape only where both colours are equal`() {
    let first = differenceShape(
      actual: Self.box(Self.red, on: Self.white), expected: Self.box(Self.blue, on: Self.white))
    let second = differenceShape(
      actual: Self.box(Self.red, on: Self.black), expected: Self.box(Self.blue, on: Self.black))
    let third = differenceShape(
      actual: Self.box(0xFFEE_0000, on: Self.white), expected: Self.box(Self.blue, on: Self.white))
    #expect(first == second)
    #expect(first != third)
  }

  @Test func `a picture that grew around what it showed has moved, and one that shrank has too`() {
    let small = Self.box(Self.red, on: Self.white)
    var large = Bitmap(width: 36, height: 38, filledWith: Self.white)
    for y in 7..<15 { for x in 6..<14 { large[x, y] = Self.red } }
    #expect(
      differenceShape(actual: large, expected: small) == .moved(Movement(x: 2, y: 3), columns: 4, rows: 6))
    #expect(
      differenceShape(actual: small, expected: large) == .moved(Movement(x: -2, y: -3), columns: -4, rows: -6))
    large[20, 20] = Self.blue
    guard case .pixels = differenceShape(actual: large, expected: small) else {
      Issue.record("a pixel more is more than a movement")
      return
    }
  }

  @Test func `the edges of a picture go on where it grew`() {
    var (small, large) = (Bitmap(width: 4, height: 2, filledWith: 1), Bitmap(width: 6, height: 2, filledWith: 1))
    for y in 0..<2 { small[3, y] = 9; for x in 3..<6 { large[x, y] = 9 } }
    #expect(differenceShape(actual: large, expected: small) == .moved(Movement(x: 0, y: 0), columns: 2, rows: 0))
    large[5, 0] = 1
    #expect(differenceShape(actual: large, expected: small) != .moved(Movement(x: 0, y: 0), columns: 2, rows: 0))
  }

  @Test func `equal pictures have no shape, and an empty one has one`() {
    let page = Self.box(Self.red, on: Self.white)
    #expect(differenceShape(actual: page, expected: page) == nil)
    #expect(differenceShape(actual: page, expected: Bitmap(width: 0, height: 0)) != nil)
    #expect(differenceShape(actual: Bitmap(width: 0, height: 0), expected: page) != nil)
  }
}
