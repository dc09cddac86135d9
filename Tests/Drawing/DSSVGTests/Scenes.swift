import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSText
import TestFolder

/// Display lists that together use every command and effect, by name.
enum Scenes {
  static let all: [(name: String, list: DisplayList)] =
    [
      scene("fills", fills), scene("strokes", strokes), scene("gradients", gradients), scene("shadows", shadows),
      scene("text", text), scene("images", images), scene("opacity", opacity), scene("clips", clips),
      scene("masks", masks), scene("blurs", blurs), scene("drop shadows", dropShadows), scene("transforms", transforms),
    ] + blendModes.map { scene("blend \($0.rawValue)", blend($0)) }

  /// Blend modes that librsvg has too.
  static let blendModes = BlendMode.allCases.filter { $0 != .plusLighter }

  static let blue = Color(hex: 0x1F6FEB)
  static let red = Color(hex: 0xD1242F)
  static let star = Path([
    .move(Point(x: 50, y: 8)), .line(Point(x: 76, y: 90)), .line(Point(x: 8, y: 38)), .line(Point(x: 92, y: 38)),
    .line(Point(x: 24, y: 90)), .close,
  ])

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static func scene(_ name: String, _ commands: [DrawCommand]) -> (name: String, list: DisplayList) {
    let ground = DrawCommand.fill(.rect(rect(0, 0, 240, 120)), .solid(.white))
    return (name, DisplayList(width: 240, height: 120, scale: 2, commands: [ground] + commands))
  }

  private static func moved(_ path: Path, _ x: Double, _ y: Double) -> Path {
    path.applying(.translation(x: x, y: y))
  }

  private static let fills: [DrawCommand] = [
    .fill(.rect(rect(10, 10, 40, 40)), .solid(blue)),
    .fill(.roundedRect(rect(60, 10, 50, 40), CornerRadii(12)), .solid(red.opacity(0.5))),
    .fill(
      .roundedRect(
        rect(10, 60, 60, 50), CornerRadii(topLeading: 25, topTrailing: 0, bottomTrailing: 10, bottomLeading: 4)),
      .solid(blue)),
    .fill(.ellipse(rect(80, 60, 40, 50)), .solid(.black)),
    .fill(.path(moved(star, 120, 10), .nonZero), .solid(red)),
    .fill(.path(moved(star, 150, 20).applying(.scale(x: 1, y: 1)), .evenOdd), .solid(blue.opacity(0.6))),
  ]

  private static let strokes: [DrawCommand] = [
    .stroke(.rect(rect(11, 11, 38, 28)), Stroke(width: 2), .solid(blue)),
    .stroke(.roundedRect(rect(61, 11, 48, 28), CornerRadii(8)), Stroke(width: 4), .solid(red.opacity(0.5))),
    .stroke(.ellipse(rect(12, 52, 60, 60)), Stroke(width: 5, dash: [12, 7], dashPhase: 3), .solid(blue)),
    .stroke(
      .roundedRect(rect(82, 52, 60, 60), CornerRadii(16)), Stroke(width: 4, cap: .round, dash: [1, 9]), .solid(.black)),
    .stroke(.path(moved(star, 130, 10), .nonZero), Stroke(width: 5, join: .round), .solid(red)),
    .stroke(
      .path(Path([.move(Point(x: 160, y: 110)), .line(Point(x: 230, y: 105)), .line(Point(x: 165, y: 95))]), .nonZero),
      Stroke(width: 4, cap: .square, join: .miter), .solid(.black)),
  ]

  private static let gradients: [DrawCommand] = {
    let plain = GradientStops([.init(position: 0, color: blue), .init(position: 1, color: red)])
    let fading = GradientStops([
      .init(position: 0.2, color: .clear), .init(position: 0.6, color: blue),
      .init(position: 1, color: red.opacity(0.3)),
    ])
    return [
      .fill(.rect(rect(10, 10, 60, 40)), .linearGradient(plain, start: Point(x: 10, y: 10), end: Point(x: 70, y: 50))),
      .fill(.rect(rect(10, 60, 60, 50)), .linearGradient(fading, start: Point(x: 20, y: 0), end: Point(x: 60, y: 0))),
      .fill(
        .ellipse(rect(80, 10, 100, 100)),
        .radialGradient(plain, center: Point(x: 130, y: 60), startRadius: 20, endRadius: 45)),
      .stroke(
        .rect(rect(190, 15, 40, 90)), Stroke(width: 10),
        .radialGradient(fading, center: Point(x: 210, y: 60), startRadius: 0, endRadius: 60)),
      .fill(.rect(rect(185, 50, 10, 10)), .linearGradient(plain, start: .zero, end: .zero)),
    ]
  }()

  private static let shadows: [DrawCommand] = {
    let box = DrawShape.roundedRect(rect(20, 20, 40, 30), CornerRadii(6))
    let wide = DrawShape.roundedRect(rect(90, 20, 40, 30), CornerRadii(6))
    let inset = DrawShape.roundedRect(rect(20, 75, 50, 35), CornerRadii(8))
    let shape = DrawShape.path(moved(star, 130, 10).applying(.identity), .nonZero)
    return [
      .shadow(box, ShapeShadow(color: Color(hex: 0, alpha: 0.5), sigma: 5, offset: Point(x: 2, y: 4))),
      .fill(box, .solid(.white)),
      .shadow(wide, ShapeShadow(color: red, sigma: 4, offset: Point(x: 0, y: 0), spread: 5, knockout: true)),
      .shadow(
        .ellipse(rect(90, 75, 30, 30)), ShapeShadow(color: blue, sigma: 0, offset: Point(x: 4, y: 3), spread: -2)),
      .fill(inset, .solid(Color(hex: 0xEEF2F6))),
      .shadow(
        inset,
        ShapeShadow(color: Color(hex: 0, alpha: 0.7), sigma: 4, offset: Point(x: 3, y: 3), spread: 2, inset: true)),
      .shadow(shape, ShapeShadow(color: blue, sigma: 3, offset: Point(x: 5, y: 5), spread: 3)),
      .shadow(shape, ShapeShadow(color: red, sigma: 0, spread: -4)),
    ]
  }()

  private static let fonts: FontLibrary = {
    let folder = Repository.path
    let file = FontFile(
      path: folder + "/.fonts/NotoSans.ttf",
      sha256: "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b", family: "Noto Sans",
      weights: 400...700, location: SourceLocation(file: "Scenes.swift"))
    return FontLibrary(files: [file], fallbacks: [])
  }()

  /// The glyphs of a text in the test font.
  static func run(_ text: String, _ x: Double, _ y: Double, size: Double, _ brush: Brush) -> DrawCommand {
    let shaper = TextShaper(library: fonts)
    let paragraph = TextParagraph([.init(text, TextStyle(family: "Noto Sans", size: size))])
    guard let line = try? shaper.layout(paragraph).lines.first, let run = line.runs.first, let face = run.face else {
      preconditionFailure("the fonts of scripts/fonts are missing")
    }
    let glyphs = run.glyphs.map {
      TextLayout.Glyph(id: $0.id, x: ((x + $0.x) * 4).rounded() / 4, y: (y + $0.y).rounded())
    }
    return .glyphs(GlyphRun(face: face, size: size, glyphs: glyphs, brush: brush, text: text))
  }

  private static let text: [DrawCommand] = {
    let stops = GradientStops([.init(position: 0, color: blue), .init(position: 1, color: red)])
    return [
      run("Hamburgefonts", 8, 40, size: 32, .solid(.black)),
      run("small words in grey", 8, 64, size: 14, .solid(Color(hex: 0x57606A))),
      run("Gradient", 8, 106, size: 40, .linearGradient(stops, start: Point(x: 8, y: 0), end: Point(x: 180, y: 0))),
    ]
  }()

  private static let images: [DrawCommand] = {
    var bitmap = Bitmap(width: 16, height: 12)
    for y in 0..<12 {
      for x in 0..<16 { bitmap[x, y] = x == y ? 0 : 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 20) }
    }
    return [
      .image(DrawImage(bitmap: bitmap, rect: rect(10, 10, 16, 12))),
      .image(DrawImage(bitmap: bitmap, rect: rect(40, 10, 96, 72), interpolation: .nearest)),
      .image(DrawImage(bitmap: bitmap, rect: rect(150, 10, 80, 100))),
    ]
  }()

  private static let pair: [DrawCommand] = [
    .fill(.rect(rect(20, 20, 60, 60)), .solid(blue)), .fill(.ellipse(rect(50, 40, 60, 60)), .solid(red)),
  ]

  private static let opacity: [DrawCommand] = [
    .group(DrawGroup(name: "pair", opacity: 0.4, commands: pair)),
    .group(DrawGroup(name: "pair", transform: .translation(x: 110, y: 0), commands: pair)),
  ]

  private static let clips: [DrawCommand] = [
    .group(DrawGroup(clip: .roundedRect(rect(30, 10, 70, 100), CornerRadii(30)), commands: pair)),
    .group(
      DrawGroup(
        transform: .translation(x: 110, y: 0), clip: .path(moved(star, 15, 10), .evenOdd), commands: pair)),
  ]

  private static let masks: [DrawCommand] = {
    let fade = GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .clear)])
    let area = DrawShape.rect(rect(0, 0, 120, 120))
    return [
      .group(
        DrawGroup(
          mask: [.fill(area, .linearGradient(fade, start: Point(x: 20, y: 0), end: Point(x: 110, y: 0)))],
          commands: pair)),
      .group(
        DrawGroup(
          transform: .translation(x: 110, y: 0),
          mask: [.fill(.path(moved(star, 15, 10), .nonZero), .solid(Color(hex: 0xFF00FF, alpha: 0.8)))], commands: pair)
      ),
    ]
  }()

  private static let blurs: [DrawCommand] = [
    .group(DrawGroup(blur: 3, commands: pair)),
    .group(
      DrawGroup(
        transform: .translation(x: 110, y: 0), opacity: 0.6, blur: 6, clip: .rect(rect(30, 30, 70, 60)), commands: pair)
    ),
  ]

  private static let dropShadows: [DrawCommand] = {
    let shadows = [
      DrawGroup.DropShadow(color: Color(hex: 0, alpha: 0.6), sigma: 3, offset: Point(x: 0, y: 4)),
      DrawGroup.DropShadow(color: blue.opacity(0.5), sigma: 0, offset: Point(x: -10, y: -10)),
    ]
    return [
      .group(DrawGroup(shadows: shadows, commands: [.fill(.path(moved(star, 10, 12), .nonZero), .solid(red))])),
      .group(
        DrawGroup(
          transform: .translation(x: 110, y: 0), opacity: 0.7, clip: .ellipse(rect(20, 20, 80, 80)), shadows: shadows,
          commands: pair)),
    ]
  }()

  private static let transforms: [DrawCommand] = {
    let turn = AffineTransform.translation(x: -60, y: -60).then(.rotation(sine: 0.5, cosine: 0.8660254))
      .then(.translation(x: 60, y: 60))
    let shrink = AffineTransform.scale(x: 0.5, y: 0.8).then(.translation(x: 130, y: 0))
    let small = run("turned", 20, 60, size: 20, .solid(.white))
    let shadow = ShapeShadow(color: .black, sigma: 4, offset: Point(x: 4, y: 4))
    return [
      .group(DrawGroup(transform: turn, commands: pair + [small])),
      .group(
        DrawGroup(
          transform: shrink,
          commands: [
            .shadow(.rect(rect(20, 20, 60, 60)), shadow),
            .group(DrawGroup(clip: .ellipse(rect(20, 20, 90, 80)), commands: pair)),
          ])),
    ]
  }()

  private static func blend(_ mode: BlendMode) -> [DrawCommand] {
    let stops = GradientStops([.init(position: 0, color: blue), .init(position: 1, color: Color(hex: 0xFFD33D))])
    return [
      .fill(.rect(rect(0, 0, 160, 120)), .linearGradient(stops, start: .zero, end: Point(x: 160, y: 0))),
      .group(DrawGroup(opacity: 0.9, blendMode: mode, commands: pair)),
      .group(
        DrawGroup(
          transform: .translation(x: 100, y: 0), blendMode: mode,
          commands: [.fill(.ellipse(rect(20, 20, 90, 80)), .solid(red.opacity(0.7)))])),
    ]
  }
}
