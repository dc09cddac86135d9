import DSImage

/// A small generator of repeatable numbers (SplitMix64), so that a failing picture can be made again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Pictures for tests.
enum TestBitmaps {
  /// Every pixel at random out of `colors` colours; transparent ones are 0, as in every bitmap.
  static func noise(width: Int, height: Int, colors: Int, opaque: Bool, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let palette = (0..<colors).map { index -> UInt32 in
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
      return alpha == 0 ? 0 : alpha << 24 | color
    }
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in palette.randomElement(using: &generator)! })
  }

  /// A card on a flat ground: border, soft edge, stripes like lines of text, a gradient.
  static func card(width: Int, height: Int, seed: UInt64 = 1, translucent: Bool = false) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: width, height: height, filledWith: translucent ? 0 : 0xFFF4_F5F7)
    let glyphs = (0..<12).map { _ in (0..<48).map { _ in UInt32.random(in: 0...255, using: &generator) } }
    for y in 0..<height {
      for x in 0..<width {
        let edge = min(x, y, width - 1 - x, height - 1 - y)
        if edge >= 8 { bitmap[x, y] = 0xFFFF_FFFF }
        if edge < 8, edge > 0 { bitmap[x, y] = UInt32(edge * 12) << 24 | 0x20_2428 }
        if edge == 8 { bitmap[x, y] = 0xFFD0_D4DA }
        if edge > 20, y % 24 < 8 {
          let gray = glyphs[(x / 6 * 7 + y / 24) % 12][(y % 24) * 6 + x % 6]
          bitmap[x, y] = 0xFF00_0000 | gray * 0x01_0101
        }
        if edge > 20, y > height / 2 { bitmap[x, y] = 0xFF00_40C0 + UInt32(x * 40 / width) << 16 }
      }
    }
    return bitmap
  }
}
