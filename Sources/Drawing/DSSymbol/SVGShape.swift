import DSDiagnostics
import DSGeometry

/// The outline of a basic shape or path in its own coordinates; nil if it draws nothing.
///
/// Circles and ellipses are four cubic curves; their error is 0.03 % of the radius.
func readShape(
  _ element: SVGElement, _ units: SVGUnits, _ document: inout SVGDocument
) -> Path? {
  var isValid = true
  func read<Value>(_ attribute: String, _ parse: (String) throws(SVGProblem) -> Value) -> Value? {
    guard let text = element.attributes[attribute] else { return nil }
    do throws(SVGProblem) {
      return try parse(text)
    } catch {
      // As SVG has it, an unknown value counts as missing.
      if error.isIgnorable { return nil }
      document.report(error, in: attribute, of: element)
      isValid = false
      return nil
    }
  }
  func axis(_ attribute: String) -> SVGUnits.Axis {
    switch attribute {
    case "x", "cx", "rx", "width", "x1", "x2": .horizontal
    case "r": .diagonal
    default: .vertical
    }
  }
  func length(_ attribute: String) -> Double? {
    read(attribute) { (text) throws(SVGProblem) in try units.length(text, axis(attribute)) }
  }
  func extent(_ attribute: String) -> Double? {
    read(attribute) { (text) throws(SVGProblem) in
      if text == "auto" && (attribute == "rx" || attribute == "ry") { return Double.nan }
      let value = try units.length(text, axis(attribute))
      return value < 0 && (attribute == "rx" || attribute == "ry") ? Double.nan : value
    }.flatMap { $0.isNaN ? nil : $0 }
  }

  var path: Path?
  switch element.name {
  case "path": path = read("d", readPathBeginning)
  case "rect":
    let rect = Rect(
      x: length("x") ?? 0, y: length("y") ?? 0, width: extent("width") ?? 0, height: extent("height") ?? 0)
    let (rx, ry) = (extent("rx"), extent("ry"))
    if rect.width > 0, rect.height > 0 { path = .svgRect(rect, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0) }
  case "circle":
    let radius = extent("r") ?? 0
    let center = Point(x: length("cx") ?? 0, y: length("cy") ?? 0)
    if radius > 0 { path = .svgEllipse(center, rx: radius, ry: radius) }
  case "ellipse":
    let (rx, ry) = (extent("rx"), extent("ry"))
    let center = Point(x: length("cx") ?? 0, y: length("cy") ?? 0)
    let across = rx ?? ry ?? 0
    let down = ry ?? rx ?? 0
    if across > 0, down > 0 { path = .svgEllipse(center, rx: across, ry: down) }
  case "line":
    path = Path([
      .move(Point(x: length("x1") ?? 0, y: length("y1") ?? 0)),
      .line(Point(x: length("x2") ?? 0, y: length("y2") ?? 0)),
    ])
  case "polyline", "polygon":
    path = read("points") { (text) throws(SVGProblem) in
      polyline(
        try readNumbers(text, most: 2 * Limits.symbolSegments, isLenient: true), isClosed: element.name == "polygon")
    }
  default: break
  }
  return isValid && path?.isEmpty == false ? path : nil
}

/// A last coordinate without its other is left out, as SVG has it.
private func polyline(_ numbers: [Double], isClosed: Bool) -> Path {
  var path = Path()
  if numbers.count < 4 { return path }
  for index in stride(from: 0, to: numbers.count - 1, by: 2) {
    let point = Point(x: numbers[index], y: numbers[index + 1])
    path.elements.append(index == 0 ? .move(point) : .line(point))
  }
  if isClosed && !path.isEmpty { path.elements.append(.close) }
  return path
}

extension Path {
  /// How far a quarter circle's control points lie from its ends, in radii: 4/3·(√2 − 1).
  private static let quarterReach = 0.552_284_749_830_793_4

  /// An ellipse that begins on the right and runs clockwise, by SVG 1.1, section 9.4.
  static func svgEllipse(_ center: Point, rx: Double, ry: Double) -> Path {
    let right = Point(x: center.x + rx, y: center.y)
    var path = Path([.move(right)])
    for quarter in [(1.0, 0.0, 0.0, 1.0), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)] {
      path.addQuarter(around: center, rx: rx, ry: ry, quarter)
    }
    path.elements.append(.close)
    return path
  }

  /// A rectangle with elliptical corners, from the upper left corner's end clockwise, by SVG 1.1, section 9.2.
  static func svgRect(_ rect: Rect, rx: Double, ry: Double) -> Path {
    let rx = min(rx, rect.width / 2)
    let ry = min(ry, rect.height / 2)
    guard rx > 0, ry > 0 else {
      return Path([
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
      ])
    }
    let (left, right, top, bottom) = (rect.minX + rx, rect.maxX - rx, rect.minY + ry, rect.maxY - ry)
    var path = Path([.move(Point(x: left, y: rect.minY)), .line(Point(x: right, y: rect.minY))])
    path.addQuarter(around: Point(x: right, y: top), rx: rx, ry: ry, (0, -1, 1, 0))
    path.elements.append(.line(Point(x: rect.maxX, y: bottom)))
    path.addQuarter(around: Point(x: right, y: bottom), rx: rx, ry: ry, (1, 0, 0, 1))
    path.elements.append(.line(Point(x: left, y: rect.maxY)))
    path.addQuarter(around: Point(x: left, y: bottom), rx: rx, ry: ry, (0, 1, -1, 0))
    path.elements.append(.line(Point(x: rect.minX, y: top)))
    path.addQuarter(around: Point(x: left, y: top), rx: rx, ry: ry, (-1, 0, 0, -1))
    path.elements.append(.close)
    return path
  }

  /// Adds a quarter of an ellipse from one direction to another, both as unit vectors.
  private mutating func addQuarter(
    around center: Point, rx: Double, ry: Double, _ turn: (fromX: Double, fromY: Double, toX: Double, toY: Double)
  ) {
    func place(_ x: Double, _ y: Double) -> Point { Point(x: center.x + rx * x, y: center.y + ry * y) }
    let reach = Self.quarterReach
    elements.append(
      .cubic(
        place(turn.toX, turn.toY), control1: place(turn.fromX + reach * turn.toX, turn.fromY + reach * turn.toY),
        control2: place(turn.toX + reach * turn.fromX, turn.toY + reach * turn.fromY)))
  }
}
