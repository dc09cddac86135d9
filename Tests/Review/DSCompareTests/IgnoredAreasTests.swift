import DSCompare
import DSImage
import Testing

struct IgnoredAreasTests {
  private static let white = Bitmap(width: 20, height: 10, filledWith: 0xFFFF_FFFF)

  /// How many pixels of a black picture of a size differ from a white one of 20 × 10.
  private func differing(_ areas: [PixelRect], width: Int = 20, height: Int = 10) -> Int? {
    let black = Bitmap(width: width, height: height, filledWith: 0xFF00_0000)
    return compare(actual: IgnoredAreas(areas).cleared(black, Self.white), expected: Self.white)?.changedPixels
  }

  @Test func `nothing counts within an area, and everything beside it`() {
    #expect(differing([]) == 200)
    #expect(differing([PixelRect(x: 3, y: 2, width: 5, height: 4)]) == 180)
    #expect(differing([PixelRect(x: 0, y: 0, width: 20, height: 10)]) == nil)
  }

  @Test func `an area that leaves the picture does not begin again on its other side`() {
    #expect(differing([PixelRect(x: 18, y: 8, width: 90, height: 90)]) == 196)
    #expect(differing([PixelRect(x: 500, y: 0, width: 9, height: 10)]) == 200)
  }

  @Test func `areas may overlap`() {
    let areas = [PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 2, y: 2, width: 4, height: 4)]
    #expect(differing(areas) == 172)
  }

  @Test func `what only one picture covers counts everywhere`() {
    #expect(differing([PixelRect(x: 0, y: 0, width: 99, height: 99)], width: 24) == 40)
    #expect(differing([PixelRect(x: 0, y: 0, width: 99, height: 99)], height: 7) == 60)
  }

  @Test func `areas are hatched in the picture of what differs`() {
    let areas = IgnoredAreas([PixelRect(x: 4, y: 4, width: 300, height: 2)])
    let drawing = diffImage(actual: Self.white, expected: Self.white, ignored: areas)
    #expect(drawing[4, 4] == 0xFF80_8080)
    #expect(drawing.pixels.filter { $0 != 0xFFFF_FFFF }.count == 8)
  }
}
