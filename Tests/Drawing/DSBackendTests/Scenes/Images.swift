import DSDisplayList
import DSGeometry
import DSImage

extension Scene {
  /// 12 × 8 pixels: a ramp of red and blue with a transparent diagonal and a translucent corner.
  private static let small: Bitmap = {
    var bitmap = Bitmap(width: 12, height: 8)
    for y in 0..<8 {
      for x in 0..<12 {
        let color = UInt32(x * 21) << 16 | UInt32(y * 30)
        bitmap[x, y] = x == y ? 0 : (x > 8 && y < 3 ? 0x8000_0000 : 0xFF00_0000) | color
      }
    }
    return bitmap
  }()

  /// 240 × 160 pixels: discs in rings, with fine lines.
  private static let large: Bitmap = {
    var bitmap = Bitmap(width: 240, height: 160)
    for y in 0..<160 {
      for x in 0..<240 {
        let (dx, dy) = (x - 120, y - 80)
        let ring = (dx * dx + dy * dy) / 900 % 3
        bitmap[x, y] = x % 20 == 0 ? 0xFF00_0000 : [0xFF1F_6FEB, 0xFFFF_FFFF, 0xFFD1_242F][ring]
      }
    }
    return bitmap
  }()

  private static func image(
    _ bitmap: Bitmap, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ interpolation: DrawImage.Interpolation = .bilinear
  ) -> DrawCommand {
    .image(DrawImage(bitmap: bitmap, rect: rect(x, y, width, height), interpolation: interpolation))
  }

  /// Chromium finds pixels between pixels from a copy of half the size.
  private static let halved: [Viewer: ViewerException] = [.chromium: .inexact(Closeness(mean: 3, flat: 2, far: 0.07))]

  static let images: [Scene] = [
    Scene("a picture at its own size", image(small, 50, 35, 12, 8)),
    Scene("a picture at its own size on nothing", on: .transparent, image(small, 50, 35, 12, 8)),
    Scene("a picture between pixels", image(small, 50.5, 35.5, 12, 8)),
    Scene("a picture of large pixels", image(small, 12, 8, 96, 64, .nearest)),
    Scene("a picture of large pixels, uneven", image(small, 10, 10, 100, 60, .nearest)),
    Scene("a small picture made large and smooth", image(small, 12, 8, 96, 64)),
    Scene("a large picture made small", exceptions: halved, image(large, 20, 14, 80, 53)),
    Scene("a large picture made half as large", image(large, 0, 0, 120, 80)),
    Scene(
      "a large picture made small without smoothing", exceptions: [.librsvg: .unsupported],
      image(large, 20, 14, 80, 53, .nearest)),
    Scene(
      "a picture in round corners", exceptions: halved,
      .group(DrawGroup(clip: rounded(20, 10, 80, 60, 14), commands: [image(large, 20, 10, 80, 60)]))),
    Scene(
      "a turned picture",
      .group(
        DrawGroup(transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6), commands: [image(small, 24, 16, 72, 48)])
      )),
    Scene("the same picture twice", image(small, 10, 10, 48, 32, .nearest), image(small, 62, 40, 48, 32, .nearest)),
  ]
}
