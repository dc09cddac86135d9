import DSCompare
import DSImage
import Testing

private let white: UInt32 = 0xFFFF_FFFF
private let black: UInt32 = 0xFF00_0000

/// A picture of one colour in which some pixels have another.
private func picture(
  _ width: Int, _ height: Int, _ color: UInt32 = white, _ changes: [(x: Int, y: Int, color: UInt32)] = []
) -> Bitmap {
  var bitmap = Bitmap(width: width, height: height, filledWith: color)
  for change in changes { bitmap[change.x, change.y] = change.color }
  return bitmap
}

struct CompareTests {
  @Test func `equal pictures do not differ`() {
    #expect(compare(actual: picture(9, 4), expected: picture(9, 4)) == nil)
    #expect(compare(actual: Bitmap(width: 0, height: 0), expected: Bitmap(width: 0, height: 0)) == nil)
  }

  @Test func `one step in one channel of one pixel is a difference`() throws {
    let result = compare(actual: picture(100, 50, white, [(99, 49, 0xFFFF_FFFE)]), expected: picture(100, 50))
    let difference = try #require(result)
    #expect(difference.changedPixels == 1 && difference.totalPixels == 5000 && difference.largestChannelDelta == 1)
    #expect(difference.regions == [.init(rect: PixelRect(x: 99, y: 49, width: 1, height: 1), pixels: 1)])
  }

  @Test(
    arguments: [
      (0x0000_0000, white), (0x80FF_FFFF, white), (0x0000_0000, black), (0x8000_0000, black),
      (0x7F80_8080, 0x8080_8080),
    ] as [(UInt32, UInt32)])
  func `a change of opacity is never invisible`(actual: UInt32, expected: UInt32) throws {
    // Engines that put both pictures on white find the first two pairs equal.
    let difference = try #require(compare(actual: picture(8, 8, actual), expected: picture(8, 8, expected)))
    #expect(difference.changedPixels == 64 && difference.largestChannelDelta >= 1)
  }

  @Test(arguments: [(64, 64, 64, 80), (1, 1, 106, 106), (10, 20, 20, 10), (3, 3, 2, 3), (0, 0, 0, 1)])
  func `another size is a difference, even if everything is transparent`(
    width: Int, height: Int, w: Int, h: Int
  ) throws {
    let difference = try #require(
      compare(actual: Bitmap(width: width, height: height), expected: Bitmap(width: w, height: h)))
    let area = max(width, w) * max(height, h)
    #expect(difference.totalPixels == area)
    #expect(difference.changedPixels == area - min(width, w) * min(height, h))
    #expect(difference.largestChannelDelta == (area > 0 ? 255 : 0))
  }

  @Test func `black and white are all steps apart`() {
    #expect(compare(actual: picture(1, 1, black), expected: picture(1, 1))?.largestChannelDelta == 255)
  }
}

struct ChangedRegionsTests {
  @Test func `changes far apart are regions of their own, from top to bottom and from left to right`() throws {
    let changes: [(Int, Int, UInt32)] = [(150, 150, black), (10, 10, black), (12, 11, black), (90, 10, black)]
    let result = compare(
      actual: picture(200, 200, white, changes.map { (x: $0.0, y: $0.1, color: $0.2) }), expected: picture(200, 200))
    #expect(
      result?.regions == [
        .init(rect: PixelRect(x: 10, y: 10, width: 3, height: 2), pixels: 2),
        .init(rect: PixelRect(x: 90, y: 10, width: 1, height: 1), pixels: 1),
        .init(rect: PixelRect(x: 150, y: 150, width: 1, height: 1), pixels: 1),
      ])
  }

  @Test func `scattered changes become few regions that hold all of them and do not overlap`() throws {
    for count in [40, 400, 4000] {
      let changes = (0..<count).map { (x: $0 * 7919 % 700, y: $0 * 104_729 % 499, color: black) }
      let actual = picture(700, 500, white, changes)
      let difference = try #require(compare(actual: actual, expected: picture(700, 500)))
      #expect(1...32 ~= difference.regions.count)
      #expect(difference.regions.reduce(0) { $0 + $1.pixels } == difference.changedPixels)
      for (index, region) in difference.regions.enumerated() {
        #expect(!difference.regions[(index + 1)...].contains { $0.rect.overlaps(region.rect) })
      }
    }
  }
}
