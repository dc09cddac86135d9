import DSDisplayList
import DSGeometry
import DSImage
import DSLayout
import DSNode
import DSPaint
import DSResolve
import DSText

extension Scene {
  /// A scene of placed views, in points.
  private init(
    _ name: String, on ground: Ground = .light, exceptions: [Viewer: ViewerException] = [:], _ nodes: PlacedNode...
  ) {
    let root = PlacedNode(frame: rect(0, 0, 60, 40), content: .container, children: nodes)
    guard let list = try? DSPaint.paint(root, scale: 2) else { preconditionFailure("a scene has a size") }
    self.init(name, on: ground, exceptions: exceptions, .group(DrawGroup(commands: list.commands)))
  }

  private static func shape(
    _ shape: ResolvedShape, _ frame: Rect, _ paint: ResolvedPaint, _ line: ResolvedStroke? = nil
  ) -> PlacedNode {
    PlacedNode(frame: frame, content: .shape(shape, line.map { .stroke(paint, $0) } ?? .fill(paint)))
  }

  /// 16 × 16 pixels: a frame of four corners of one colour each, four edges of another, and a white middle.
  static let frame: Bitmap = {
    var bitmap = Bitmap(width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 {
        let (column, row) = (x < 4 ? 0 : x < 12 ? 1 : 2, y < 4 ? 0 : y < 12 ? 1 : 2)
        let colors: [UInt32] = [
          0xFFFF_0000, 0xFF00_8000, 0xFF00_00FF, 0xFF80_8000, 0xFFFF_FFFF, 0xFF80_0080, 0xFFFF_8000, 0xFF00_8080,
          0xFF20_2020,
        ]
        bitmap[x, y] = colors[row * 3 + column]
      }
    }
    return bitmap
  }()

  private static func picture(_ change: (inout ResolvedImage) -> Void) -> ResolvedImage {
    var image = ResolvedImage(.bitmap(frame, scale: 2), resizable: true, paint: nil)
    change(&image)
    return image
  }

  private static let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

  /// The picture above, with edges of two points, in an area of 40 × 24 points.
  static let stretched = Scene(
    "a picture whose edges keep their size is stretched", on: .transparent,
    PlacedNode(frame: rect(10, 8, 40, 24), content: .image(picture { $0.capInsets = insets })))
  static let repeated = Scene(
    "a picture whose edges keep their size is repeated", on: .transparent,
    PlacedNode(frame: rect(10, 8, 40, 24), content: .image(picture { ($0.capInsets, $0.isTiled) = (insets, true) })))
  /// The lower right quarter of the picture above, a point for each of its pixels.
  static let filled = Scene(
    "a part of a picture fills a shape", on: .transparent,
    shape(
      .rectangle, rect(10, 8, 40, 24),
      .image(picture { _ in }, part: rect(0.5, 0.5, 0.5, 0.5), scale: 2, opacity: 1)))

  private static func mesh(_ colors: [Color], curved: Bool = false) -> ResolvedPaint {
    let points = [(0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.7, 0.35), (1, 0.6), (0, 1), (0.4, 1), (1, 1)]
    let places = points.map { x, y in
      let around = MeshGradientNode.Controls(
        leading: UnitPoint(x: x - 0.2, y: y - 0.1), top: UnitPoint(x: x + 0.1, y: y - 0.2),
        trailing: UnitPoint(x: x + 0.2, y: y + 0.1), bottom: UnitPoint(x: x - 0.1, y: y + 0.2))
      return MeshGradientNode.Place(UnitPoint(x: x, y: y), controls: curved ? around : nil)
    }
    return .mesh(ResolvedMesh(columns: 3, places: places, colors: colors))
  }

  private static let nine = [
    Palette.blue, Palette.yellow, Palette.red, Palette.green, .white, Palette.blue, Palette.red, Palette.gray,
    Palette.yellow,
  ]

  private static func inner(_ color: Color, _ sigma: Double, x: Double = 0, y: Double = 0) -> ResolvedPaint {
    .effect(.color(color), [ResolvedShadow(color: .black, sigma: sigma, x: x, y: y, inset: true)], .normal)
  }

  static let paints: [Scene] = [
    stretched, repeated, filled,
    Scene(
      "a translucent picture fills an ellipse",
      shape(
        .ellipse, rect(5, 4, 50, 32),
        .image(picture { _ in }, part: rect(0, 0, 1, 1), scale: 0.75, opacity: 0.6))),
    Scene("a mesh gradient", shape(.rectangle, rect(4, 4, 52, 32), mesh(nine))),
    Scene("a mesh gradient with curves", shape(.rectangle, rect(10, 10, 40, 20), mesh(nine, curved: true))),
    Scene(
      "a translucent mesh gradient", shape(.capsule, rect(4, 4, 52, 32), mesh(nine.map { $0.opacity(0.5) }))),
    Scene(
      "a mesh gradient that fades",
      shape(.rectangle, rect(4, 4, 52, 32), mesh(nine.enumerated().map { $1.opacity(Double($0) / 8) }))),
    Scene(
      "an angular gradient", exceptions: [.librsvg: .inexact(Closeness(mean: 0.45, flat: 2, far: 0.015))],
      shape(
        .circle, rect(4, 4, 52, 32),
        .angularGradient(
          [.init(color: Palette.blue, position: 0), .init(color: Palette.yellow, position: 1)],
          center: .center, startAngle: 0, endAngle: 360))),
    Scene(
      "letters with a shadow inside",
      placed("Sha", rect(4, 2, 52, 36), size: 28, weight: 700, inner(Palette.yellow, 1.5, y: 1))),
    Scene(
      "letters with a sharp shadow inside, turned",
      exceptions: [.chromium: .inexact(Closeness(mean: 0.9, flat: 2, far: 0.025))],
      PlacedNode(
        frame: rect(0, 0, 60, 40), content: .effect(.rotation(degrees: -12, anchor: .center)),
        children: [placed("Sha", rect(4, 2, 52, 36), size: 28, weight: 700, inner(Palette.red, 0, x: 1, y: 1))])),
    Scene(
      "a line with a shadow inside",
      shape(.ellipse, rect(10, 8, 40, 24), inner(Palette.green, 1, y: 1), ResolvedStroke(width: 8))),
    Scene(
      "a template picture with a shadow inside",
      PlacedNode(
        frame: rect(10, 8, 40, 24), content: .image(picture { $0.paint = inner(Palette.blue, 2, x: 1, y: 1) }))),
    Scene(
      "a turned capsule",
      PlacedNode(
        frame: rect(10, 12, 40, 16), content: .effect(.rotation(degrees: 25, anchor: .center)),
        children: [shape(.capsule, rect(0, 0, 40, 16), .color(Palette.blue))])),
    Scene(
      "a line along a turned capsule",
      PlacedNode(
        frame: rect(10, 12, 40, 16), content: .effect(.rotation(degrees: 25, anchor: .center)),
        children: [shape(.capsule, rect(0, 0, 40, 16), .color(Palette.blue), ResolvedStroke(width: 4))])),
  ]
}
