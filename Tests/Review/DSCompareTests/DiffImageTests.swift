import DSCompare
import DSImage
import Testing

struct DiffImageTests {
  private static let changed: UInt32 = 0xFFE6_007A
  private static let white: UInt32 = 0xFFFF_FFFF

  @Test func `equal pictures give the faded picture alone`() {
    let diff = diffImage(
      actual: Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0, 0xFFFF_FFFF]),
      expected: Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0, 0xFFFF_FFFF]))
    #expect(diff.pixels == [0xFF99_9999, Self.white, Self.white])
  }

  @Test func `the greys follow lightness, not the order of the channels`() {
    func gray(_ pixel: UInt32) -> UInt32 {
      let bitmap = Bitmap(width: 1, height: 1, pixels: [pixel])
      return diffImage(actual: bitmap, expected: bitmap).pixels[0] & 255
    }
    #expect(gray(0xFF00_00FF) < gray(0xFFFF_0000))
    #expect(gray(0xFFFF_0000) < gray(0xFF00_FF00))
  }

  @Test func `changed pixels and a box around them are marked`() {
    let expected = Bitmap(width: 60, height: 60, filledWith: Self.white)
    var actual = expected
    actual[30, 30] = 0xFF00_0000
    actual[2, 55] = 0xFFFF_FFFE
    let diff = diffImage(actual: actual, expected: expected)
    #expect(diff[30, 30] == Self.changed)
    #expect(diff[2, 55] == Self.changed)
    #expect(diff[26, 26] == Self.changed && diff[34, 34] == Self.changed)
    #expect(diff[28, 28] == Self.white)
    #expect(diff[50, 10] == Self.white)
  }

  @Test func `a change of opacity alone shows`() {
    let diff = diffImage(
      actual: Bitmap(width: 40, height: 40, filledWith: 0x80FF_FFFF),
      expected: Bitmap(width: 40, height: 40, filledWith: Self.white))
    #expect(diff.pixels.allSatisfy { $0 == Self.changed })
  }

  @Test func `another size gives a canvas for both with what only one covers hatched`() {
    let diff = diffImage(
      actual: Bitmap(width: 80, height: 40, filledWith: Self.white),
      expected: Bitmap(width: 40, height: 80, filledWith: Self.white))
    #expect(diff.width == 80 && diff.height == 80)
    #expect(diff[64, 16] == 0xFF1F_6FEB)
    #expect(diff[16, 64] == 0xFFD9_5F02)
    #expect(Set(diff.pixels).count <= 70)
  }

  @Test func `of what was only moved nothing is left`() {
    func picture(_ left: Int, _ odd: UInt32? = nil) -> Bitmap {
      var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 60 * 40)
      for y in 10..<26 { for x in 0..<20 { pixels[y * 60 + left + x] = 0xFF00_0000 | UInt32(x * 12 + y * 7) << 8 } }
      if let odd { pixels[15 * 60 + left + 5] = odd }
      return Bitmap(width: 60, height: 40, pixels: pixels)
    }
    let magenta: UInt32 = 0xFFE6_007A
    let moved = diffImage(actual: picture(23), expected: picture(20))
    #expect(!moved.pixels.contains(magenta))
    #expect(moved.pixels.contains(0xFF1F_6FEB), "a blue box says where")
    let changed = diffImage(actual: picture(23, 0xFFFF_0000), expected: picture(20))
    #expect(changed.pixels.contains(magenta))
  }
}
