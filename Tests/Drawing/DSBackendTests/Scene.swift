import DSDisplayList
import DSGeometry

/// A small picture of one feature, drawn by every backend.
struct Scene {
  /// What is shown, as a sentence; unique.
  let name: String
  /// What is drawn: 60 × 40 points at two pixels a point.
  let list: DisplayList
  /// Programs that show the scene otherwise; `docs/svg.md` tells why.
  let exceptions: [Viewer: ViewerException]

  /// The name as part of a file's name.
  var fileName: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// How close a program's picture must be.
  func closeness(in viewer: Viewer) -> Closeness {
    guard case .inexact(let closeness) = exceptions[viewer] else { return viewer.closeness }
    return closeness
  }

  /// A scene on a ground.
  init(
    _ name: String, on ground: Ground = .light, exceptions: [Viewer: ViewerException] = [:], _ commands: DrawCommand...
  ) {
    self.name = name
    self.exceptions = exceptions
    list = DisplayList(width: 120, height: 80, scale: 2, commands: ground.commands + commands)
  }
}

/// What a program is known to show otherwise than it should.
enum ViewerException: Hashable {
  /// It lacks the feature: the scene is not compared.
  case unsupported
  /// It shows the feature less exactly.
  case inexact(Closeness)
}

/// What lies behind a scene.
enum Ground: String, CaseIterable {
  case light, dark, transparent

  fileprivate var commands: [DrawCommand] {
    switch self {
    case .light: [.fill(.rect(rect(0, 0, 120, 80)), .solid(.white))]
    case .dark: [.fill(.rect(rect(0, 0, 120, 80)), .solid(Color(hex: 0x16181D)))]
    case .transparent: []
    }
  }
}

extension Scene {
  /// Every scene, by feature.
  static let all: [Scene] =
    fills + strokes + dashes + gradients + shadows + dropShadows + opacities + clips + masks + projections + blurs
    + transforms
    + images + texts + blends + colors + stackings + paints
}

/// The colours of the scenes.
enum Palette {
  static let blue = Color(hex: 0x1F6FEB)
  static let red = Color(hex: 0xD1242F)
  static let yellow = Color(hex: 0xFFD33D)
  static let green = Color(hex: 0x2DA44E)
  static let gray = Color(hex: 0xD0D7DE)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawShape { .rect(rect(x, y, width, height)) }

func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> DrawShape {
  .roundedRect(rect(x, y, width, height), CornerRadii(radius))
}

func oval(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawShape {
  .ellipse(rect(x, y, width, height))
}

/// Straight lines through points.
func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
  var elements = points.enumerated().map { index, point -> Path.Element in
    let place = Point(x: point.0, y: point.1)
    return index == 0 ? .move(place) : .line(place)
  }
  if closed { elements.append(.close) }
  return Path(elements)
}

/// A star of five points that crosses itself, 70 pixels wide and high.
let star = line((60, 5), (82, 73), (24, 31), (96, 31), (38, 73), closed: true)

/// A leaf of two cubic curves and one quadratic.
let leaf = Path([
  .move(Point(x: 20, y: 40)),
  .cubic(Point(x: 100, y: 40), control1: Point(x: 30, y: -10), control2: Point(x: 90, y: 0)),
  .quadratic(Point(x: 60, y: 70), control: Point(x: 100, y: 70)),
  .cubic(Point(x: 20, y: 40), control1: Point(x: 40, y: 70), control2: Point(x: 20, y: 60)), .close,
])

func stops(_ colors: (Double, Color)...) -> GradientStops {
  GradientStops(colors.map { GradientStops.Stop(position: $0.0, color: $0.1) })
}

func linear(_ stops: GradientStops, _ start: (Double, Double), _ end: (Double, Double)) -> Brush {
  .linearGradient(stops, start: Point(x: start.0, y: start.1), end: Point(x: end.0, y: end.1))
}

func radial(_ stops: GradientStops, _ center: (Double, Double), _ start: Double, _ end: Double) -> Brush {
  .radialGradient(stops, center: Point(x: center.0, y: center.1), startRadius: start, endRadius: end)
}

/// A turn about the middle of a scene, in degrees that have exact sines here.
func turn(sine: Double, cosine: Double) -> AffineTransform {
  .translation(x: -60, y: -40).then(.rotation(sine: sine, cosine: cosine)).then(.translation(x: 60, y: 40))
}

/// A blue box and a red disc that overlap.
let pair: [DrawCommand] = [
  .fill(box(20, 15, 50, 40), .solid(Palette.blue)), .fill(oval(50, 25, 45, 45), .solid(Palette.red)),
]
