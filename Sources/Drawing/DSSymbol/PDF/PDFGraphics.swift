import DSDiagnostics
import DSGeometry

/// What the operators of a page's drawing have set (ISO 32000-1, section 8.4).
struct PDFGraphics {
  /// From the drawing's own plane to the view box, y down.
  var transform: AffineTransform
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fill = SymbolPaint.color(.black)
  var stroke = SymbolPaint.color(.black)
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var width = 1.0
  var cap = SymbolLayer.Stroke.Cap.butt
  var join = SymbolLayer.Stroke.Join.miter
  var miterLimit = 10.0
  var dash: [Double] = []
  var dashPhase = 0.0
  /// The areas outside which nothing is drawn, in view box units.
  private(set) var clips: [SymbolLayer.Clip] = []
  /// The steps of their outlines.
  private(set) var clipSegments = 0

  /// How what is drawn meets what is behind it.
  var blendMode = BlendMode.normal
  /// What lets through what is drawn, apart from clips; nil for everything.
  var mask: SymbolGroup.Mask?
  /// The steps of drawing the mask.
  var maskSteps = 0

  /// How the outline is drawn in view box units.
  ///
  /// - Throws: if the transform stretches it, which no stroke here can be, or makes it too long.
  func line() throws(PDFProblem) -> SymbolLayer.Stroke {
    let across = transform.a * transform.a + transform.b * transform.b
    let down = transform.c * transform.c + transform.d * transform.d
    let slant = transform.a * transform.c + transform.b * transform.d
    let tolerance = 1e-6 * max(across, down)
    guard abs(across - down) <= tolerance, abs(slant) <= tolerance else {
      throw PDFProblem(message: "has a stretched line, which is not supported in a PDF")
    }
    let scale = across.squareRoot()
    // A width of zero is the thinnest line of the device.
    let line = SymbolLayer.Stroke(
      paint: stroke, width: width > 0 ? width * scale : 0.5, cap: cap, join: join, miterLimit: miterLimit,
      dash: dash.map { $0 * scale }, dashPhase: dashPhase * scale)
    let limit = Limits.symbolCoordinate
    guard ([line.width, line.dashPhase] + line.dash).allSatisfy({ abs($0) <= limit }) else {
      throw PDFProblem(message: "has a line of a length beyond \(limit.text())")
    }
    return line
  }

  /// Keeps to the inside of an outline, in view box units; one around all that is shown changes nothing.
  mutating func clip(to path: Path, _ rule: Path.FillRule, showing box: Rect) throws(PDFProblem) {
    if let rectangle = path.rectangle, rectangle.covers(box) { return }
    guard path.elements.allSatisfy({ $0.isWithin(Limits.symbolCoordinate) }) else {
      throw PDFProblem(message: "has a coordinate beyond ±\(Limits.symbolCoordinate.text())")
    }
    try clip(to: SymbolLayer.Clip(path: path, fillRule: rule))
  }

  /// Keeps to the inside of an area.
  mutating func clip(to clip: SymbolLayer.Clip) throws(PDFProblem) {
    if clips.contains(clip) { return }
    guard clips.count < Limits.symbolClips else {
      throw PDFProblem(message: "has more than \(Limits.symbolClips) nested clips")
    }
    clips.append(clip)
    clipSegments += clip.path.elements.count
  }

  /// Applies an `ExtGState`, except its mask.
  mutating func take(_ entries: [String: PDFValue], in file: PDFFile) throws(PDFProblem) {
    func number(_ key: String) -> Double? { file.resolve(entries[key]).number }
    fillAlpha = number("ca") ?? fillAlpha
    strokeAlpha = number("CA") ?? strokeAlpha
    width = number("LW") ?? width
    miterLimit = number("ML") ?? miterLimit
    if let style = number("LC") { setCap(style) }
    if let style = number("LJ") { setJoin(style) }
    let mode = file.resolve(entries["BM"])
    // The first that is known counts; programs write one or two.
    let modes = (mode.array ?? [mode]).prefix(16).compactMap { file.resolve($0).name }
    guard let first = modes.first else { return }
    guard let known = modes.lazy.compactMap({ Self.blendModes[$0] }).first else {
      throw PDFProblem(message: "has the blend mode '\(first.inShort)', which PDF does not know")
    }
    blendMode = known
  }

  /// The names of ISO 32000-1, tables 136 and 137.
  private static let blendModes: [String: BlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay,
    "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
    "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference, "Exclusion": .exclusion,
    "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
  ]

  mutating func setCap(_ style: Double) { cap = style == 1 ? .round : style == 2 ? .square : .butt }
  mutating func setJoin(_ style: Double) { join = style == 1 ? .round : style == 2 ? .bevel : .miter }
}
