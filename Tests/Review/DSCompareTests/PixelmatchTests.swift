import DSCompare
import DSImage
import Testing

/// Numbers and drawings of pixelmatch itself, versions 7.2.0 and 6.0.0 run with Node 20, for two small pictures that a
/// formula makes: areas and slopes, translucent pixels, and transparent ones with colours.
struct PixelmatchTests {
  private static func picture(isChanged: Bool) -> Bitmap {
    var bitmap = Bitmap(width: 23, height: 17)
    for y in 0..<17 {
      for x in 0..<23 {
        let cell = (x / 4 * 7 + y / 3 * 13) % 5
        var (red, green, blue) = (cell * 50, cell * 40 + 10, 200 - cell * 45)
        var alpha = cell == 3 ? 140 : cell == 4 && x % 2 == 0 ? 0 : 255
        if x % 4 == 3 { (red, green) = (red + 23, green + 11) }
        if isChanged {
          if (x * 31 + y * 17) % 11 == 0 { (red, green) = (red ^ 64, (green + 20) % 256) }
          if (x + y) % 13 == 0 { alpha = 90 }
          if y == 8 { blue = (blue + 5) % 256 }
          if x >= 18, y >= 12 { red = (red + y * 3) % 256 }
        }
        bitmap[x, y] = UInt32(alpha << 24 | red << 16 | green << 8 | blue)
      }
    }
    return bitmap
  }

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout PixelmatchOptions) -> Void
    /// Pixels and the sum of the drawing's bytes: of version 7.2, and of 6.
    var seven: (Int, Int)
    var six: (Int, Int)
  }

  private static let cases = [
    Case(testDescription: "defaults", change: { _ in }, seven: (25, 533_721_199), six: (30, 766_466_523)),
    Case(
      testDescription: "anti-aliasing counts", change: { $0.countsAntialiasing = true }, seven: (41, 626_159_041),
      six: (47, 414_091_547)),
    Case(
      testDescription: "a low threshold", change: { $0.threshold = 0.03 }, seven: (58, 380_227_698),
      six: (60, 364_429_026)),
    Case(
      testDescription: "a high threshold",
      change: {
        $0.threshold = 0.3
        $0.alpha = 0.5
      }, seven: (3, 850_083_643), six: (10, 65_137_636)),
    Case(
      testDescription: "a mask",
      change: {
        $0.threshold = 0.02
        $0.isMask = true
      }, seven: (58, 592_565_809), six: (60, 737_908_196)),
    Case(
      testDescription: "colours",
      change: {
        $0.threshold = 0.02
        $0.antialiasedColor = 0x00C000
        $0.changedColor = 0xFF00FF
        $0.darkerColor = 0x00FF40
      }, seven: (58, 864_543_888), six: (60, 965_003_601)),
    Case(
      testDescription: "white behind", change: { $0.hasPattern = false }, seven: (30, 766_466_523),
      six: (30, 766_466_523)),
  ]

  @Test(arguments: cases) func `numbers and drawings are those of pixelmatch`(expected: Case) {
    for (version, (count, sum)) in [(PixelmatchOptions.Version.seven, expected.seven), (.six, expected.six)] {
      var options = PixelmatchOptions()
      expected.change(&options)
      options.version = version
      let (first, second) = (Self.picture(isChanged: false), Self.picture(isChanged: true))
      let found = pixelmatch(expected: first, actual: second, options, isDrawn: true)
      #expect(found.pixels == count)
      let drawing = found.drawing?.pixels.reduce(0) { sum, pixel in
        [16, 8, 0, 24].reduce(sum) { ($0 * 31 + Int(pixel >> $1 & 255)) % 1_000_000_007 }
      }
      #expect(drawing == sum)
      #expect(pixelmatch(expected: first, actual: second, options, isDrawn: false).pixels == count)
    }
  }
}
