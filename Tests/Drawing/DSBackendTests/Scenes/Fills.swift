import DSDisplayList
import DSGeometry

extension Scene {
  static let fills: [Scene] = [
    Scene("a rectangle on whole pixels", .fill(box(20, 15, 80, 50), .solid(Palette.blue))),
    Scene("a rectangle between pixels", .fill(box(20.25, 15.5, 79.25, 49.75), .solid(Palette.blue))),
    Scene("a translucent rectangle between pixels", .fill(box(20.3, 15.6, 79.2, 49), .solid(Palette.red.opacity(0.4)))),
    Scene("a rectangle with round corners", .fill(rounded(20, 15, 80, 50, 12), .solid(Palette.blue))),
    Scene("a capsule", .fill(rounded(20, 20, 80, 40, 20), .solid(Palette.green))),
    Scene("round corners between pixels", .fill(rounded(20.4, 15.7, 79, 48.5, 9.5), .solid(Palette.blue))),
    Scene(
      "a radius per corner",
      .fill(
        .roundedRect(
          rect(20, 10, 80, 60), CornerRadii(topLeading: 30, topTrailing: 0, bottomTrailing: 12, bottomLeading: 4)),
        .solid(Palette.blue))),
    Scene("a circle", .fill(oval(30, 10, 60, 60), .solid(Palette.red))),
    Scene("a small circle", .fill(oval(56, 36, 7, 7), .solid(Palette.red))),
    Scene("an ellipse", .fill(oval(10, 20, 100, 40), .solid(Palette.green))),
    Scene("a path of curves", .fill(.path(leaf, .nonZero), .solid(Palette.green))),
    Scene("a star filled by the non-zero rule", .fill(.path(star, .nonZero), .solid(Palette.red))),
    Scene("a star filled by the even-odd rule", .fill(.path(star, .evenOdd), .solid(Palette.red))),
    Scene(
      "a hairline rectangle of half a pixel", .fill(box(10, 40, 100, 0.5), .solid(.black)),
      .fill(box(10, 20, 100, 1), .solid(.black))),
    Scene(
      "an open path is filled as if closed",
      .fill(.path(line((20, 60), (60, 10), (100, 60)), .nonZero), .solid(Palette.blue))),
    Scene("a shape beyond the edges of the picture", .fill(oval(-200, -160, 300, 220), .solid(Palette.blue))),
  ]
}
