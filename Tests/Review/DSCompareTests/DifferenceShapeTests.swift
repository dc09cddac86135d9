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

  /// A page with a box whose corners lack squares of some pixels, and a dot in its middle.
  private static func rounded(_ corner: Int, width: Int, dot: UInt32? = nil) -> Bitmap {
    var bitmap = Bitmap(width: width + 10, height: 50, filledWith: white)
    for y in 5..<45 { for x in 5..<5 + width { bitmap[x, y] = blue } }
    for y in 0..<corner {
      for x in 0..<corner - y {
        for (column, row) in [(5 + x, 5 + y), (4 + width - x, 5 + y), (5 + x, 44 - y), (4 + width - x, 44 - y)] {
          bitmap[column, row] = white
        }
      }
    }
    if let dot { bitmap[5 + width / 2, 25] = dot }
    return bitmap
  }

  @Test func `rounder corners have the same shape in boxes of different widths`() {
    let narrow = differenceShape(actual: Self.rounded(6, width: 60), expected: Self.rounded(4, width: 60))
    let wide = differenceShape(actual: Self.rounded(6, width: 91), expected: Self.rounded(4, width: 91))
    #expect(narrow != nil && narrow == wide)
    #expect(narrow != differenceShape(actual: Self.rounded(7, width: 60), expected: Self.rounded(4, width: 60)))
    // One more piece, in the middle of both.
    let dotted = [60, 92].map {
      differenceShape(actual: Self.rounded(6, width: $0, dot: Self.red), expected: Self.rounded(4, width: $0))
    }
    #expect(dotted[0] == dotted[1] && dotted[0] != narrow)
    // A box whose right corners alone are rounder differs at the same distances, and in other corners.
    var half = Self.rounded(4, width: 60)
    for y in 0..<50 { for x in 35..<70 { half[x, y] = Self.rounded(6, width: 60)[x, y] } }
    #expect(differenceShape(actual: half, expected: Self.rounded(4, width: 60)) != narrow)
  }

  @Test func `what moved farther has a different shape`() {
    let shapes = [20, 24, 24].enumerated().map { index, distance in
      differenceShape(
        actual: Self.box(Self.red, on: Self.white, x: 4 + distance, width: 60 + index),
        expected: Self.box(Self.red, on: Self.white, width: 60 + index))
    }
    #expect(shapes[0] != shapes[1])
    #expect(shapes[1] == shapes[2])
  }

  @Test(arguments: [(6, 1), (7, 1), (8, 2), (9, 2)]) func `pixels belong together up to seven between them`(
    between: Int, count: Int
  ) {
    let sides = [
      [DifferingRun(y: 3, x: 3, count: 2), DifferingRun(y: 3, x: 5 + between, count: 1)],
      [DifferingRun(y: 3, x: 3, count: 2), DifferingRun(y: 4 + between, x: 3, count: 1)],
      [DifferingRun(y: 3, x: 20, count: 2), DifferingRun(y: 4, x: 19 - between, count: 1)],
    ]
    for runs in sides { #expect((DifferencePieces(runs) != nil) == (count == 2), "\(runs)") }
  }

  @Test func `of very many runs or pieces there is none`() {
    let many = (0..<DifferencePieces.mostPieces + 1).map { DifferingRun(y: 0, x: $0 * 20, count: 1) }
    #expect(DifferencePieces(many) == nil)
    #expect(DifferencePieces(Array(many.dropLast())) != nil)
    let rows = (0..<DifferencePieces.mostRuns + 1).map { DifferingRun(y: $0 * 20, x: 0, count: 1) }
    #expect(DifferencePieces(rows) == nil)
  }

  @Test func `equal pictures have no shape, and an empty one has one`() {
    let page = Self.box(Self.red, on: Self.white)
    #expect(differenceShape(actual: page, expected: page) == nil)
    #expect(differenceShape(actual: page, expected: Bitmap(width: 0, height: 0)) != nil)
    #expect(differenceShape(actual: Bitmap(width: 0, height: 0), expected: page) != nil)
  }
}
