import DSDisplayList
import DSGeometry

extension Scene {
  private static let window = rounded(30, 18, 60, 44, 16)
  private static let fade = linear(stops((0, .black), (1, .clear)), (20, 0), (95, 0))

  static let opacities: [Scene] = [
    Scene("a translucent group is one picture", .group(DrawGroup(opacity: 0.5, commands: pair))),
    Scene("a translucent group on nothing", on: .transparent, .group(DrawGroup(opacity: 0.5, commands: pair))),
    Scene(
      "a translucent group in a translucent group",
      .group(
        DrawGroup(
          opacity: 0.8,
          commands: [
            .fill(box(10, 10, 60, 60), .solid(Palette.yellow)), .group(DrawGroup(opacity: 0.5, commands: pair)),
          ]))),
    Scene(
      "a group of no opacity", .group(DrawGroup(opacity: 0, commands: pair)), .fill(box(5, 5, 10, 10), .solid(.black))),
    Scene("a named group without effects", .group(DrawGroup(name: "button/label", commands: pair))),
  ]

  static let clips: [Scene] = [
    Scene("a clip of a rectangle", .group(DrawGroup(clip: box(35, 20, 50, 40), commands: pair))),
    Scene("a clip between pixels", .group(DrawGroup(clip: box(35.5, 20.25, 49.5, 39.25), commands: pair))),
    Scene(
      "a clip of round corners around a text",
      .group(
        DrawGroup(
          clip: window,
          commands: [.fill(box(0, 0, 120, 80), .solid(Palette.blue)), text("Clipped text", 8, 48, size: 24, .white)]))),
    Scene(
      "a clip of an ellipse",
      .group(DrawGroup(clip: oval(25, 15, 70, 50), commands: [.fill(box(0, 0, 120, 80), .solid(Palette.green))]))),
    Scene(
      "a clip of an even-odd star",
      .group(DrawGroup(clip: .path(star, .evenOdd), commands: [.fill(box(0, 0, 120, 80), .solid(Palette.red))]))),
    Scene(
      "a clip in a clip",
      .group(
        DrawGroup(
          clip: window,
          commands: [
            .group(DrawGroup(clip: oval(45, 5, 70, 70), commands: [.fill(box(0, 0, 120, 80), .solid(Palette.red))]))
          ]))),
    Scene(
      "a clip of a clip's translucent content",
      .group(
        DrawGroup(
          opacity: 0.6, clip: window, commands: [.group(DrawGroup(clip: oval(45, 5, 70, 70), commands: pair))]))),
    Scene(
      "a clip that leaves nothing", .group(DrawGroup(clip: box(0, 0, 0, 0), commands: pair)),
      .fill(box(5, 5, 10, 10), .solid(.black))),
    Scene(
      "an edge shared by a clip and a fill shows no seam", on: .dark,
      .group(DrawGroup(clip: window, commands: [.fill(window, .solid(.white)), .fill(window, .solid(.white))]))),
  ]

  static let projections: [Scene] = [
    Scene(
      "a picture that leans to the right", exceptions: strips, .group(DrawGroup(projection: leaning, commands: pair))),
    Scene(
      "a text that leans, turned and translucent", exceptions: strips,
      .group(
        DrawGroup(
          transform: AffineTransform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 14, ty: -6), opacity: 0.7,
          commands: [
            .group(
              DrawGroup(
                projection: leaning,
                commands: [
                  .fill(rounded(10, 10, 100, 60, 12), .solid(Palette.blue)), text("Leaning", 18, 50, size: 24, .white),
                ]))
          ]))),
  ]

  /// In an SVG such groups are strips.
  private static let strips: [Viewer: ViewerException] = [
    .librsvg: .inexact(Closeness(mean: 1.6, flat: 4, far: 0.035)),
    .chromium: .inexact(Closeness(mean: 1.6, flat: 4, far: 0.035)),
  ]

  /// A turn of 45° about a vertical line through the middle, seen from 120 pixels away.
  private static var leaning: Projection {
    let middle = AffineTransform.translation(x: -60, y: -40)
    let turn = Projection([0.7071, 0, 0.7071 / 120, 0, 1, 0, 0, 0, 1]) ?? Projection(.identity)
    return Projection(middle).then(turn).then(Projection(.translation(x: 60, y: 40)))
  }

  static let masks: [Scene] = [
    Scene("a mask of a gradient", .group(DrawGroup(mask: [.fill(box(0, 0, 120, 80), fade)], commands: pair))),
    Scene(
      "a mask of a translucent colour takes its alpha alone",
      .group(DrawGroup(mask: [.fill(.path(star, .nonZero), .solid(Palette.yellow.opacity(0.6)))], commands: pair))),
    Scene(
      "a mask of a text",
      .group(
        DrawGroup(
          mask: [text("Mask", 14, 56, size: 44, .black)],
          commands: [
            .fill(box(0, 0, 120, 80), linear(stops((0, Palette.blue), (1, Palette.red)), (10, 0), (110, 0)))
          ]))),
    Scene(
      "a mask that shows nothing", .group(DrawGroup(mask: [], commands: pair)), .fill(box(5, 5, 10, 10), .solid(.black))
    ),
    Scene(
      "a mask, a clip and an opacity",
      .group(DrawGroup(opacity: 0.7, clip: window, mask: [.fill(box(0, 0, 120, 80), fade)], commands: pair))),
  ]

  static let blurs: [Scene] = [
    Scene("a blur", .group(DrawGroup(blur: 3, commands: pair))),
    Scene(
      "a blur of less than a pixel",
      exceptions: [
        .librsvg: .inexact(Closeness(mean: 1, flat: 2, far: 0.045)),
        .chromium: .inexact(Closeness(mean: 1, flat: 2, far: 0.045)),
      ],
      .group(DrawGroup(blur: 0.6, commands: pair))),
    Scene("a wide blur on nothing", on: .transparent, .group(DrawGroup(blur: 9, commands: pair))),
    Scene("a blur that is clipped", .group(DrawGroup(blur: 4, clip: window, commands: pair))),
    Scene("a blur of a text", .group(DrawGroup(blur: 2, commands: [text("Blur", 16, 56, size: 44, .black)]))),
    Scene("a blur of translucent content", on: .dark, .group(DrawGroup(opacity: 0.7, blur: 4, commands: pair))),
  ]

  static let transforms: [Scene] = [
    Scene(
      "a group turned by thirty degrees",
      .group(DrawGroup(transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6), commands: pair))),
    Scene("a group turned by a right angle", .group(DrawGroup(transform: turn(sine: 1, cosine: 0), commands: pair))),
    Scene("a group at half size", .group(DrawGroup(transform: .scale(x: 0.5, y: 0.5), commands: pair))),
    Scene("a group stretched to one side", .group(DrawGroup(transform: .scale(x: 1.25, y: 0.6), commands: pair))),
    Scene("a mirrored group", .group(DrawGroup(transform: AffineTransform(a: -1, tx: 120), commands: pair))),
    Scene(
      "a group moved by parts of a pixel", .group(DrawGroup(transform: .translation(x: 4.5, y: 3.25), commands: pair))),
    Scene(
      "a turned line keeps its width",
      .group(
        DrawGroup(
          transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6),
          commands: [.stroke(rounded(30, 20, 60, 40, 8), Stroke(width: 3, dash: [9, 4]), .solid(Palette.blue))]))),
    Scene(
      "a stretched line is stretched too",
      .group(
        DrawGroup(
          transform: .scale(x: 1.5, y: 0.5),
          commands: [.stroke(oval(10, 20, 60, 110), Stroke(width: 8), .solid(Palette.blue))]))),
    Scene(
      "a turned text",
      .group(
        DrawGroup(
          transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6),
          commands: [text("turned", 18, 50, size: 28, .black)]))),
    Scene(
      "a turned shadow",
      .group(
        DrawGroup(
          transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6),
          commands: [
            .shadow(rounded(35, 25, 50, 30, 6), ShapeShadow(color: .black, sigma: 3, offset: Point(x: 0, y: 8))),
            .fill(rounded(35, 25, 50, 30, 6), .solid(Palette.yellow)),
          ]))),
    Scene(
      "a turned gradient",
      .group(
        DrawGroup(
          transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6),
          commands: [
            .fill(box(25, 20, 70, 40), linear(stops((0, Palette.blue), (1, Palette.yellow)), (25, 0), (95, 0)))
          ]))),
    Scene(
      "a turned clip",
      .group(
        DrawGroup(
          transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6), clip: window,
          commands: [.fill(box(-40, -40, 200, 160), .solid(Palette.green))]))),
    Scene(
      "a turn in a scale",
      .group(
        DrawGroup(
          transform: .scale(x: 1.2, y: 0.7),
          commands: [.group(DrawGroup(transform: turn(sine: 0.5, cosine: 0.866_025_403_784_438_6), commands: pair))]))),
    Scene("a scaled blur", .group(DrawGroup(transform: .scale(x: 0.75, y: 0.75), blur: 4, commands: pair))),
    Scene(
      "a group scaled to nothing", .group(DrawGroup(transform: .scale(x: 0, y: 0), commands: pair)),
      .fill(box(5, 5, 10, 10), .solid(.black))),
  ]
}
