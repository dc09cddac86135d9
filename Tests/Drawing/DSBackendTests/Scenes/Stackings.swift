import DSDisplayList
import DSGeometry

extension Scene {
  static let stackings: [Scene] = Ground.allCases.flatMap { ground in
    [
      Scene(
        "three translucent boxes on \(ground.rawValue)", on: ground,
        .fill(box(15, 10, 50, 40), .solid(Palette.blue.opacity(0.5))),
        .fill(box(35, 25, 50, 40), .solid(Palette.red.opacity(0.5))),
        .fill(box(55, 15, 50, 40), .solid(Palette.yellow.opacity(0.3)))),
      Scene(
        "twelve faint tints on \(ground.rawValue)", on: ground,
        exceptions: [
          .librsvg: .inexact(Closeness(mean: 1.1, flat: 10, far: 0)),
          .chromium: .inexact(Closeness(mean: 1.1, flat: 10, far: 0)),
        ],
        .group(
          DrawGroup(
            commands: (0..<12).map {
              .fill(box(10 + Double($0) * 4, 10 + Double($0) * 2, 50, 30), .solid(Palette.red.opacity(0.06)))
            }))),
      Scene(
        "a translucent card with all effects on \(ground.rawValue)", on: ground,
        .shadow(
          rounded(20, 15, 80, 50, 10),
          ShapeShadow(color: Color(hex: 0, alpha: 0.4), sigma: 4, offset: Point(x: 0, y: 3), knockout: true)),
        .fill(rounded(20, 15, 80, 50, 10), .solid(Palette.gray.opacity(0.7))),
        .stroke(rounded(21, 16, 78, 48, 9), Stroke(width: 2), .solid(Palette.blue.opacity(0.6))),
        text("Card", 32, 50, size: 28, Palette.blue.opacity(0.8))),
    ]
  }
}
