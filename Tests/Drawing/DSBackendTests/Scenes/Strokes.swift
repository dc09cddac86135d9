import DSDisplayList
import DSGeometry

extension Scene {
  private static let corner = line((20, 65), (60, 20), (100, 65))
  private static let sharp = line((15, 55), (105, 45), (20, 30))

  static let strokes: [Scene] =
    [
      Scene(
        "a line around a rectangle on whole pixels",
        .stroke(box(21, 16, 78, 48), Stroke(width: 2), .solid(Palette.blue))),
      Scene(
        "a line of one pixel around a rectangle", .stroke(box(20.5, 15.5, 79, 49), Stroke(width: 1), .solid(.black))),
      Scene(
        "a line of half a pixel around a rectangle",
        .stroke(box(20.5, 15.5, 79, 49), Stroke(width: 0.5), .solid(.black))),
      Scene("a line around round corners", .stroke(rounded(22, 17, 76, 46, 12), Stroke(width: 4), .solid(Palette.red))),
      Scene(
        "a translucent line around round corners over its fill",
        .fill(rounded(20, 15, 80, 50, 14), .solid(Palette.yellow)),
        .stroke(rounded(23, 18, 74, 44, 11), Stroke(width: 6), .solid(Palette.blue.opacity(0.5)))),
      Scene(
        "a line around a radius per corner",
        .stroke(
          .roundedRect(
            rect(20, 10, 80, 60), CornerRadii(topLeading: 30, topTrailing: 0, bottomTrailing: 12, bottomLeading: 4)),
          Stroke(width: 3), .solid(Palette.blue))),
      Scene("a line around a circle", .stroke(oval(30, 10, 60, 60), Stroke(width: 5), .solid(Palette.green))),
      Scene("a line around an ellipse", .stroke(oval(10, 20, 100, 40), Stroke(width: 3), .solid(Palette.green))),
      Scene("a line wider than its rectangle", .stroke(box(50, 35, 20, 10), Stroke(width: 30), .solid(Palette.blue))),
      Scene(
        "a line around a self-crossing star",
        .stroke(.path(star, .nonZero), Stroke(width: 3), .solid(Palette.red.opacity(0.6)))),
      Scene(
        "a mitre at its limit is cut", .stroke(.path(sharp, .nonZero), Stroke(width: 6, miterLimit: 3), .solid(.black))),
      Scene(
        "a mitre below its limit is long",
        .stroke(.path(sharp, .nonZero), Stroke(width: 4, miterLimit: 20), .solid(.black))),
    ]
    + Stroke.Cap.allCases.map { cap in
      Scene(
        "an open line with \(cap.rawValue) ends",
        .stroke(.path(corner, .nonZero), Stroke(width: 12, cap: cap), .solid(Palette.blue)))
    }
    + Stroke.Join.allCases.map { join in
      Scene(
        "corners that meet by \(join.rawValue)",
        .stroke(.path(corner, .nonZero), Stroke(width: 12, join: join), .solid(Palette.blue)),
        .stroke(box(45, 50, 30, 20), Stroke(width: 8, join: join), .solid(Palette.red)))
    }

  static let dashes: [Scene] = [
    Scene(
      "a dashed line around a rectangle",
      .stroke(box(20, 15, 80, 50), Stroke(width: 4, dash: [10, 6]), .solid(Palette.blue))),
    Scene(
      "a dashed line that begins within its pattern",
      .stroke(box(20, 15, 80, 50), Stroke(width: 4, dash: [10, 6], dashPhase: 7), .solid(Palette.blue))),
    Scene(
      "a dashed line that begins before its pattern",
      .stroke(box(20, 15, 80, 50), Stroke(width: 4, dash: [10, 6], dashPhase: -5), .solid(Palette.blue))),
    Scene(
      "an odd number of dashes", .stroke(box(20, 15, 80, 50), Stroke(width: 4, dash: [9, 3, 4]), .solid(Palette.blue))),
    Scene(
      "dots of round ends around round corners",
      exceptions: [.chromium: .inexact(Closeness(mean: 0.9, flat: 2, far: 0.025))],
      .stroke(rounded(20, 15, 80, 50, 16), Stroke(width: 5, cap: .round, dash: [0, 9]), .solid(Palette.red))),
    Scene(
      "dashes around a radius per corner",
      .stroke(
        .roundedRect(
          rect(20, 10, 80, 60), CornerRadii(topLeading: 30, topTrailing: 0, bottomTrailing: 12, bottomLeading: 4)),
        Stroke(width: 3, dash: [8, 5]), .solid(Palette.blue))),
    Scene(
      "dashes around a circle", .stroke(oval(30, 10, 60, 60), Stroke(width: 4, dash: [12, 5]), .solid(Palette.green))),
    Scene(
      "dashes around an ellipse",
      .stroke(oval(10, 20, 100, 40), Stroke(width: 4, dash: [12, 5]), .solid(Palette.green))),
    Scene(
      "dashes with square ends along a path",
      .stroke(
        .path(line((15, 60), (60, 15), (105, 60)), .nonZero), Stroke(width: 6, cap: .square, dash: [8, 14]),
        .solid(.black))),
  ]
}
