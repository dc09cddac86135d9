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
  @Test func `equal pictures are identical`() {
    #expect(compare(actual: picture(9, 4), expected: picture(9, 4)) == .identical)
    #expect(compare(actual: Bitmap(width: 0, height: 0), expected: Bitmap(width: 0, height: 0)) == .identical)
  }

  @Test func `one step in one channel of one pixel is a difference`() throws {
    let result = compare(actual: picture(100, 50, white, [(99, 49, 0xFFFF_FFFE)]), expected: picture(100, 50))
    guard case .different(let difference) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(difference.changedPixels == 1 && difference.differingPixels == 1 && difference.totalPixels == 5000)
    #expect(difference.largestChannelDelta == 1)
    #expect(difference.changedShare == 0.0002)
    #expect(difference.bounds == PixelRect(x: 99, y: 49, width: 1, height: 1))
    #expect(difference.regions == [.init(rect: difference.bounds, pixels: 1)])
  }

  @Test(
    arguments: [
      (0x0000_0000, white), (0x80FF_FFFF, white), (0x0000_0000, black), (0x8000_0000, black),
      (0x7F80_8080, 0x8080_8080),
    ] as [(UInt32, UInt32)])
  func `a change of opacity is never invisible`(actual: UInt32, expected: UInt32) throws {
    // Engines that put both pictures on white find the first two pairs equal.
    let result = compare(actual: picture(8, 8, actual), expected: picture(8, 8, expected))
    #expect(result.difference?.changedPixels == 64)
    #expect(try #require(result.difference).largestChannelDelta >= 1)
    let tolerant = compare(
      actual: picture(8, 8, actual), expected: picture(8, 8, expected), tolerance: Tolerance(perPixel: 0.0001))
    #expect(try #require(tolerant.difference).largestDistance > 0)
    #expect(!tolerant.isAccepted)
  }

  @Test func `dark blues that differ clearly are apart`() throws {
    // YIQ, the metric of the popular engines, calls these two the same.
    let result = compare(actual: picture(1, 1, 0xFF00_0030), expected: picture(1, 1, 0xFF00_0060))
    #expect(try #require(result.difference).largestDistance > 0.05)
  }

  @Test(arguments: [(64, 64, 64, 80), (1, 1, 106, 106), (10, 20, 20, 10), (3, 3, 2, 3)])
  func `another size is a mismatch, even if everything is transparent`(width: Int, height: Int, w: Int, h: Int) {
    let result = compare(
      actual: Bitmap(width: width, height: height), expected: Bitmap(width: w, height: h),
      tolerance: Tolerance(perPixel: 10, changedPixels: .max))
    guard case .sizeMismatch(let difference) = result else {
      Issue.record("\(result)")
      return
    }
    let area = max(width, w) * max(height, h)
    #expect(difference.totalPixels == area)
    #expect(difference.changedPixels == area - min(width, w) * min(height, h))
    #expect(difference.largestChannelDelta == 255 && !result.isAccepted)
  }

  @Test func `black and white are one apart`() throws {
    let difference = try #require(compare(actual: picture(1, 1, black), expected: picture(1, 1)).difference)
    #expect(abs(difference.largestDistance - 1) < 0.0001)
    #expect(difference.largestChannelDelta == 255)
  }
}

struct ToleranceTests {
  @Test func `the two slacks are kept apart`() throws {
    // Two pixels far off, ten that differ by one step.
    let changes = (0..<10).map { (x: $0, y: 0, color: UInt32(0xFFFE_FEFE)) } + [(0, 9, black), (9, 9, black)]
    let (actual, expected) = (picture(10, 10, white, changes), picture(10, 10))
    func result(_ perPixel: Double, _ changedPixels: Int) -> Comparison {
      compare(
        actual: actual, expected: expected, tolerance: Tolerance(perPixel: perPixel, changedPixels: changedPixels))
    }
    #expect(!result(0.01, 1).isAccepted)
    #expect(result(0.01, 2).isAccepted)
    #expect(!result(0, 11).isAccepted)
    #expect(result(0, 12).isAccepted)
    let difference = try #require(result(0.01, 2).difference)
    #expect(difference.changedPixels == 2 && difference.differingPixels == 12)
    #expect(difference.regions.map(\.pixels) == [2])
  }

  @Test func `a tolerated difference is still reported with its places`() throws {
    let result = compare(
      actual: picture(40, 40, white, [(3, 3, 0xFFFE_FEFE)]), expected: picture(40, 40),
      tolerance: Tolerance(perPixel: 0.02))
    guard case .similar(let difference) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(difference.changedPixels == 0 && difference.differingPixels == 1 && difference.largestDistance > 0)
    #expect(difference.regions == [.init(rect: PixelRect(x: 3, y: 3, width: 1, height: 1), pixels: 1)])
  }

  @Test func `slacks that make no sense are no slack`() {
    #expect(Tolerance(perPixel: .nan, changedPixels: -4) == .exact)
    #expect(Tolerance(perPixel: -1) == .exact)
  }

  @Test func `a design change of a few steps is beyond the slack for rounding noise`() {
    // A tint that went from #F5F7FA to #F0F3F8, which popular engines accept at their defaults.
    let result = compare(
      actual: picture(30, 30, 0xFFF0_F3F8), expected: picture(30, 30, 0xFFF5_F7FA),
      tolerance: Tolerance(perPixel: 0.01))
    #expect(result.difference?.changedPixels == 900)
  }
}

struct ChangedRegionsTests {
  @Test func `changes far apart are regions of their own, from top to bottom and from left to right`() throws {
    let changes: [(Int, Int, UInt32)] = [(150, 150, black), (10, 10, black), (12, 11, black), (90, 10, black)]
    let result = compare(
      actual: picture(200, 200, white, changes.map { (x: $0.0, y: $0.1, color: $0.2) }), expected: picture(200, 200))
    #expect(
      result.difference?.regions == [
        .init(rect: PixelRect(x: 10, y: 10, width: 3, height: 2), pixels: 2),
        .init(rect: PixelRect(x: 90, y: 10, width: 1, height: 1), pixels: 1),
        .init(rect: PixelRect(x: 150, y: 150, width: 1, height: 1), pixels: 1),
      ])
  }

  @Test func `scattered changes become few regions that hold all of them and do not overlap`() throws {
    for count in [40, 400, 4000] {
      let changes = (0..<count).map { (x: $0 * 7919 % 700, y: $0 * 104_729 % 499, color: black) }
      let actual = picture(700, 500, white, changes)
      let difference = try #require(compare(actual: actual, expected: picture(700, 500)).difference)
      #expect(1...32 ~= difference.regions.count)
      #expect(difference.regions.reduce(0) { $0 + $1.pixels } == difference.differingPixels)
      for (index, region) in difference.regions.enumerated() {
        #expect(!difference.regions[(index + 1)...].contains { $0.rect.overlaps(region.rect) })
      }
    }
  }
}
