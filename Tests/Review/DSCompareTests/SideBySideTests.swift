import DSImage
import Testing

@testable import DSCompare

/// Pictures beside one another.
struct SideBySideTests {
  @Test func `what differs is cropped, enlarged and beside one another`() {
    let before = Bitmap(width: 60, height: 50, filledWith: 0xFFFF_FFFF)
    var after = before
    after[30, 20] = 0xFF00_0000
    let strip = sideBySide([before, after], regions: [PixelRect(x: 30, y: 20, width: 1, height: 1)], margin: 2)
    #expect(strip.width == 2 * 5 * 8 + 12 && strip.height == 5 * 8)
    #expect(strip.pixels.count { $0 == 0xFF00_0000 } == 64)
    #expect(strip.pixels[16 * strip.width + 52 + 16] == 0xFF00_0000)
    #expect(strip.pixels[45] == 0, "there is a gap")
  }

  @Test func `a large difference is cut, and a picture that ends is transparent beyond`() {
    let before = Bitmap(width: 10, height: 900, filledWith: 1)
    let after = Bitmap(width: 900, height: 900, filledWith: 2)
    let strip = sideBySide([before, after], regions: [PixelRect(x: 0, y: 0, width: 900, height: 900)])
    #expect(strip.width == 2 * 420 + 12 && strip.height == 320)
    #expect(strip.pixels[9] == 1 && strip.pixels[10] == 0 && strip.pixels[432] == 2)
  }

  @Test func `without regions the whole pictures are shown, and empty ones are no fault`() {
    let page = Bitmap(width: 300, height: 20, filledWith: 3)
    #expect(sideBySide([page, page], regions: []).width == 612)
    let nothing = Bitmap(width: 0, height: 0)
    #expect(sideBySide([nothing, nothing], regions: []).height == 8)
  }

  @Test func `any number of pictures stand in one row`() {
    let pictures = (1...3).map { Bitmap(width: 400, height: 20, filledWith: UInt32($0)) }
    let row = sideBySide(pictures, regions: [])
    #expect(row.width == 3 * 400 + 2 * 12 && row.height == 20)
    #expect([0, 412, 824].map { row.pixels[$0] } == [1, 2, 3])
    #expect(sideBySide([], regions: []).pixels.isEmpty)
  }
}
