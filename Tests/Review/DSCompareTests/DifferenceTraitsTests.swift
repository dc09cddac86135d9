import DSImage
import Testing

@testable import DSCompare

/// What a difference can have in common with others.
struct DifferenceTraitsTests {
  /// A page of rows that all differ.
  private static func page(width: Int = 32, height: Int = 60) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = 0xFF00_0000 | UInt32(y * 977 + x * x) } }
    return bitmap
  }

  /// A page of one colour with a box of another.
  private static func box(_ color: UInt32, x: Int = 4, on ground: UInt32 = 0xFFFF_FFFF) -> Bitmap {
    var bitmap = Bitmap(width: 32, height: 32, filledWith: ground)
    for y in 4..<12 { for x in x..<x + 8 { bitmap[x, y] = color } }
    return bitmap
  }

  @Test func `the pair of colours that most pixels have is named, and its share is that of the rest too`() {
    let (old, new) = (Self.box(0xFF33_55AA), Self.box(0xFF22_44CC))
    let pair = DifferenceTraits.Recolouring(before: 0xFF33_55AA, after: 0xFF22_44CC)
    #expect(differenceTraits(actual: new, expected: old).recolourings == [pair])
    // 64 pixels of the box and 21 of a line beside it: a quarter of all is another pair of colours, 15 more are too many.
    var line = new
    for x in 0..<21 { line[x, 20] = 0xFF00_0000 | UInt32(x) }
    #expect(differenceTraits(actual: line, expected: old).recolourings == [pair])
    for x in 0..<15 { line[x, 22] = 0xFF00_0000 | UInt32(x + 100) }
    #expect(differenceTraits(actual: line, expected: old).recolourings.isEmpty)
  }

  @Test func `two pairs come in the order of their pixels, and equal ones in that of their colours`() {
    let old = Self.box(0xFF11_1111, on: 0xFFEE_EEEE)
    let new = Self.box(0xFF22_2222, on: 0xFFDD_DDDD)
    let found = differenceTraits(actual: new, expected: old).recolourings
    #expect(found.map(\.after) == [0xFFDD_DDDD], "the box is less than a fifth")
    var halves = (Bitmap(width: 8, height: 2, filledWith: 0), Bitmap(width: 8, height: 2, filledWith: 0))
    for x in 0..<8 { for y in 0..<2 { halves.0[x, y] = [9, 3][y]; halves.1[x, y] = [1, 2][y] } }
    #expect(differenceTraits(actual: halves.1, expected: halves.0).recolourings.map(\.before) == [3, 9])
  }

  @Test func `pairs beyond those that are counted take nothing from those that are`() {
    var (old, new) = (Bitmap(width: 4096, height: 2, filledWith: 0), Bitmap(width: 4096, height: 2, filledWith: 0))
    for x in 0..<4096 { (old[x, 0], new[x, 0]) = (0xFF00_0001, 0xFF00_0002) }
    for x in 0..<1300 { (old[x, 1], new[x, 1]) = (UInt32(x), UInt32(x + 5000)) }
    #expect(
      differenceTraits(actual: new, expected: old).recolourings == [.init(before: 0xFF00_0001, after: 0xFF00_0002)])
  }

  @Test(arguments: [7, -7]) func `rows that came in or went away move what is below them`(rows: Int) {
    let old = Self.page()
    var new = Bitmap(width: 32, height: 60 + rows, filledWith: 0xFF80_8080)
    for y in 0..<60 {
      let place = y < 20 ? y : y + rows
      guard y < 20 || place >= 20 else { continue }
      for x in 0..<32 { new[x, place] = old[x, y] }
    }
    #expect(differenceTraits(actual: new, expected: old).shift?.distance == rows)
  }

  @Test func `equal differences of different pictures have one hash, and the place counts`() {
    func traits(_ ground: UInt32, x: Int = 4) -> DifferenceTraits {
      differenceTraits(
        actual: Self.box(0xFF22_44CC, x: x, on: ground), expected: Self.box(0xFF33_55AA, x: x, on: ground))
    }
    #expect(traits(0xFFFF_FFFF).hash == traits(0xFF00_0000).hash)
    #expect(traits(0xFFFF_FFFF).hash != traits(0xFFFF_FFFF, x: 5).hash)
  }
}
