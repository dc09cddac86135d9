import DSDisplayList
import DSGeometry

extension Scene {
  private static let card = rounded(30, 20, 60, 40, 8)
  private static let soft = Color(hex: 0, alpha: 0.5)

  private static func shadow(
    _ shape: DrawShape, _ color: Color, _ sigma: Double, x: Double = 0, y: Double = 0, spread: Double = 0,
    inset: Bool = false, knockout: Bool = false
  ) -> DrawCommand {
    .shadow(
      shape,
      ShapeShadow(
        color: color, sigma: sigma, offset: Point(x: x, y: y), spread: spread, inset: inset, knockout: knockout))
  }

  static let shadows: [Scene] = [
    Scene("a shadow below a card", shadow(card, soft, 5, y: 4), .fill(card, .solid(.white))),
    Scene("a shadow without its shape", shadow(card, soft, 5, x: 3, y: 4)),
    Scene("a small shadow below a card", shadow(card, soft, 1, y: 1), .fill(card, .solid(.white))),
    Scene(
      "a shadow that is not blurred", shadow(card, Palette.blue, 0, x: 6, y: 6), .fill(card, .solid(Palette.yellow))),
    Scene(
      "three shadows below a card", shadow(card, Color(hex: 0, alpha: 0.15), 8, y: 8),
      shadow(card, Color(hex: 0, alpha: 0.2), 3, y: 3), shadow(card, Color(hex: 0, alpha: 0.1), 0, spread: 1),
      .fill(card, .solid(.white))),
    Scene("a shadow with spread", shadow(card, Palette.red.opacity(0.7), 3, spread: 6), .fill(card, .solid(.white))),
    Scene("a shadow with negative spread", shadow(card, soft, 4, y: 12, spread: -6), .fill(card, .solid(Palette.gray))),
    Scene("a ring of spread alone", shadow(card, Palette.blue, 0, spread: 4), .fill(card, .solid(.white))),
    Scene(
      "a ring around sharp corners", shadow(box(30, 20, 60, 40), Palette.blue, 0, spread: 4),
      .fill(box(30, 20, 60, 40), .solid(.white))),
    Scene("a shadow left free inside", shadow(card, soft, 5, y: 4, knockout: true)),
    Scene(
      "a shadow left free below a translucent fill", shadow(card, soft, 5, y: 4, knockout: true),
      .fill(card, .solid(Palette.blue.opacity(0.3)))),
    Scene("a shadow left free on nothing", on: .transparent, shadow(card, soft, 5, y: 4, knockout: true)),
    Scene(
      "a ring left free between pixels",
      shadow(rounded(30.5, 20.5, 60, 40, 8), Palette.blue, 0, spread: 3, knockout: true)),
    Scene("an inset shadow", .fill(card, .solid(Palette.gray)), shadow(card, soft, 4, y: 3, inset: true)),
    Scene(
      "an inset shadow with spread", .fill(card, .solid(Palette.gray)),
      shadow(card, Palette.red.opacity(0.8), 3, spread: 4, inset: true)),
    Scene(
      "an inset ring", .fill(card, .solid(Palette.gray)), shadow(card, Palette.blue, 0, spread: 3, inset: true)),
    Scene("an inset shadow on nothing", on: .transparent, shadow(card, soft, 4, x: 4, y: 3, inset: true)),
    Scene(
      "an inset shadow with negative spread", .fill(card, .solid(Palette.gray)),
      shadow(card, soft, 2, x: 5, y: 5, spread: -3, inset: true)),
    Scene(
      "an inset shadow pushed far out", .fill(card, .solid(Palette.gray)), shadow(card, soft, 3, x: 200, inset: true)),
    Scene(
      "a shadow of a circle", shadow(oval(35, 15, 50, 50), soft, 6, y: 5), .fill(oval(35, 15, 50, 50), .solid(.white))),
    Scene("a shadow of an ellipse with spread", shadow(oval(30, 20, 60, 36), soft, 4, spread: 4)),
    Scene("an inset shadow of a circle", shadow(oval(35, 15, 50, 50), soft, 5, y: 4, inset: true)),
    Scene(
      "a shadow of a path", shadow(.path(star, .nonZero), soft, 4, x: 3, y: 3),
      .fill(.path(star, .nonZero), .solid(Palette.red))),
    Scene("a shadow of a path with spread", shadow(.path(star, .nonZero), Palette.blue, 2, spread: 4)),
    Scene("a shadow of a path with negative spread", shadow(.path(leaf, .nonZero), Palette.blue, 2, spread: -5)),
    Scene("a shadow of a path left free inside", shadow(.path(star, .nonZero), soft, 4, x: 3, y: 3, knockout: true)),
    Scene(
      "an inset shadow of a path", .fill(.path(leaf, .nonZero), .solid(Palette.gray)),
      shadow(.path(leaf, .nonZero), soft, 4, y: 4, inset: true)),
    Scene(
      "an inset shadow of an even-odd path", .fill(.path(star, .evenOdd), .solid(Palette.gray)),
      shadow(.path(star, .evenOdd), soft, 3, y: 2, inset: true)),
    Scene("a wide glow on dark", on: .dark, shadow(card, Palette.blue, 14), .fill(card, .solid(Color(hex: 0x24262B)))),
    Scene(
      "a shadow of a radius per corner",
      shadow(
        .roundedRect(
          rect(30, 20, 60, 40), CornerRadii(topLeading: 20, topTrailing: 0, bottomTrailing: 10, bottomLeading: 4)),
        soft,
        4, y: 3, spread: 2)),
    Scene(
      "a shadow that leaves the picture", shadow(rounded(-20, 40, 100, 60, 10), soft, 8),
      .fill(rounded(-20, 40, 100, 60, 10), .solid(.white))),
  ]

  private static func cast(_ color: Color, _ sigma: Double, x: Double = 0, y: Double = 0) -> DrawGroup.DropShadow {
    DrawGroup.DropShadow(color: color, sigma: sigma, offset: Point(x: x, y: y))
  }

  static let dropShadows: [Scene] = [
    Scene("a shadow of a group", .group(DrawGroup(shadows: [cast(soft, 3, y: 4)], commands: pair))),
    Scene(
      "a shadow of a group on nothing", on: .transparent,
      .group(DrawGroup(shadows: [cast(soft, 3, y: 4)], commands: pair))),
    Scene(
      "two shadows of a group, the first on top",
      .group(
        DrawGroup(shadows: [cast(Palette.green, 0, x: 4, y: 4), cast(Palette.yellow, 2, x: 10, y: 8)], commands: pair))),
    Scene(
      "a shadow of a translucent group",
      .group(DrawGroup(opacity: 0.5, shadows: [cast(.black, 2, x: 6, y: 6)], commands: pair))),
    Scene(
      "a shadow of a clipped group",
      .group(DrawGroup(clip: oval(30, 15, 55, 50), shadows: [cast(soft, 3, x: 3, y: 3)], commands: pair))),
    Scene(
      "a shadow of translucent content",
      .group(
        DrawGroup(shadows: [cast(.black, 2, x: 5, y: 5)], commands: [.fill(card, .solid(Palette.red.opacity(0.4)))]))),
    Scene(
      "a shadow moved by parts of a pixel",
      .group(
        DrawGroup(shadows: [cast(Palette.blue, 0, x: 4.5, y: 4.25)], commands: [.fill(card, .solid(Palette.yellow))]))),
  ]
}
