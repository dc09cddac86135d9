import DSDisplayList
import DSGeometry

extension Scene {
  private static let two = stops((0, Palette.blue), (1, Palette.red))
  private static let fade = stops((0, Palette.blue), (1, .clear))

  static let gradients: [Scene] = [
    Scene("a horizontal gradient", .fill(box(10, 10, 100, 60), linear(two, (10, 0), (110, 0)))),
    Scene("a vertical gradient", .fill(box(10, 10, 100, 60), linear(two, (0, 10), (0, 70)))),
    Scene("a slanted gradient in round corners", .fill(rounded(10, 10, 100, 60, 15), linear(two, (10, 10), (110, 70)))),
    Scene(
      "a gradient of four stops",
      .fill(
        box(10, 10, 100, 60),
        linear(stops((0, Palette.blue), (0.2, .white), (0.7, Palette.yellow), (1, Palette.red)), (10, 0), (110, 0)))),
    Scene(
      "a gradient with a hard edge",
      .fill(
        box(10, 10, 100, 60),
        linear(
          stops((0, Palette.blue), (0.5, Palette.blue), (0.5, Palette.yellow), (1, Palette.red)), (10, 0), (110, 0)))),
    Scene("a gradient continues beyond its ends", .fill(box(10, 10, 100, 60), linear(two, (40, 0), (80, 0)))),
    Scene(
      "a gradient whose stops end early",
      .fill(
        box(10, 10, 100, 60), linear(stops((0.3, Palette.green), (0.6, Palette.yellow)), (10, 0), (110, 0)))),
    Scene(
      "a gradient of one stop", .fill(box(10, 10, 100, 60), linear(stops((0.4, Palette.green)), (10, 0), (110, 0)))),
    Scene("a gradient without length", .fill(box(10, 10, 100, 60), linear(two, (60, 40), (60, 40)))),
    Scene("a gradient that fades to clear on light", .fill(box(10, 10, 100, 60), linear(fade, (10, 0), (110, 0)))),
    Scene(
      "a gradient that fades to clear on dark", on: .dark, .fill(box(10, 10, 100, 60), linear(fade, (10, 0), (110, 0)))),
    Scene(
      "a gradient that fades to clear on nothing", on: .transparent,
      .fill(box(10, 10, 100, 60), linear(fade, (10, 0), (110, 0)))),
    Scene(
      "a gradient between two translucent colours",
      .fill(
        box(10, 10, 100, 60),
        linear(stops((0, Palette.yellow.opacity(0.9)), (1, Palette.blue.opacity(0.2))), (10, 0), (110, 0)))),
    Scene("a radial gradient", .fill(box(10, 10, 100, 60), radial(two, (60, 40), 0, 50))),
    Scene("a radial gradient that begins at a circle", .fill(oval(10, 5, 100, 70), radial(two, (60, 40), 15, 40))),
    Scene(
      "a radial gradient that fades to clear", on: .dark,
      .fill(box(0, 0, 120, 80), radial(stops((0, Palette.yellow), (1, Palette.yellow.opacity(0))), (60, 40), 0, 40))),
    Scene("a radial gradient without extent", .fill(box(10, 10, 100, 60), radial(two, (60, 40), 20, 20))),
    Scene(
      "a line with a gradient", .stroke(rounded(20, 15, 80, 50, 14), Stroke(width: 10), linear(two, (20, 0), (100, 0)))),
    Scene("a curved path with a gradient", .fill(.path(leaf, .nonZero), linear(two, (20, 0), (100, 0)))),
  ]
}
