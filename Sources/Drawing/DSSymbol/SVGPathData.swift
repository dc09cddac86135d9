import DSDiagnostics
import DSGeometry

/// The path that the `d` attribute describes, by the grammar of SVG 1.1, section 8.3.9.
///
/// Arcs become cubic curves. After `Z` a command other than a move begins a new piece at the start of the closed one.
func readPathData(_ text: String) throws(SVGProblem) -> Path {
  var reader = SVGPathReader(text)
  return try reader.read()
}

/// The path up to the first fault, which is what SVG draws of it; a path of too many segments is refused.
func readPathBeginning(_ text: String) throws(SVGProblem) -> Path {
  var reader = SVGPathReader(text)
  do throws(SVGProblem) { return try reader.read() } catch {
    if !error.isIgnorable { throw error }
    return reader.path
  }
}

/// Reads path data command by command.
private struct SVGPathReader {
  private var scanner: SVGScanner
  private(set) var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, as the smooth commands of each degree mirror it.
  private var cubicControl: Point?
  private var quadraticControl: Point?
  private var isClosed = false

  init(_ text: String) { scanner = SVGScanner(text) }

  mutating func read() throws(SVGProblem) -> Path {
    scanner.skipSpace()
    while let letter = scanner.peek {
      try checkCount()
      let command = Character(Unicode.Scalar(letter))
      guard "MmLlHhVvCcSsQqTtAaZz".contains(command) else {
        throw scanner.problem("unexpected \(scanner.found), expected a path command")
      }
      guard !path.isEmpty || command == "M" || command == "m" else {
        throw scanner.problem("the path begins with '\(command)', expected 'M'")
      }
      scanner.offset += 1
      if command == "Z" || command == "z" {
        close()
        scanner.skipSpace()
      } else {
        try repeated(command)
      }
    }
    return path
  }

  /// Ends the reading of a path of more segments than a symbol may have.
  private func checkCount() throws(SVGProblem) {
    guard path.elements.count <= Limits.symbolSegments else {
      throw SVGProblem(
        id: "too-many-segments", message: "the path has more than \(Limits.symbolSegments) segments",
        offset: scanner.offset, hint: "simplify it in the drawing program")
    }
  }

  private mutating func close() {
    path.elements.append(.close)
    current = start
    isClosed = true
    cubicControl = nil
    quadraticControl = nil
  }

  /// Reads the arguments of a command for as long as numbers follow.
  private mutating func repeated(_ command: Character) throws(SVGProblem) {
    let isRelative = command.isLowercase
    var kind = Character(command.uppercased())
    scanner.skipSpace()
    var hasComma = false
    repeat {
      try checkCount()
      try segment(kind, isRelative)
      if kind == "M" { kind = "L" }
      hasComma = scanner.skipComma()
    } while hasComma || scanner.peek.map { "+-.0123456789".utf8.contains($0) } ?? false
  }

  private mutating func segment(_ kind: Character, _ isRelative: Bool) throws(SVGProblem) {
    let origin = isRelative ? current : .zero
    if kind != "M" && isClosed { path.elements.append(.move(start)) }
    isClosed = false
    let mirroredCubic = cubicControl.map { current * 2 - $0 } ?? current
    let mirroredQuadratic = quadraticControl.map { current * 2 - $0 } ?? current
    cubicControl = nil
    quadraticControl = nil
    switch kind {
    case "M":
      current = try point(origin)
      start = current
      path.elements.append(.move(current))
    case "L": line(to: try point(origin))
    case "H": line(to: Point(x: origin.x + (try number()), y: current.y))
    case "V": line(to: Point(x: current.x, y: origin.y + (try number())))
    case "C": cubic(try point(origin), try nextPoint(origin), try nextPoint(origin))
    case "S": cubic(mirroredCubic, try point(origin), try nextPoint(origin))
    case "Q": quadratic(try point(origin), try nextPoint(origin))
    case "T": quadratic(mirroredQuadratic, try point(origin))
    default: try arc(origin)
    }
  }

  private mutating func line(to end: Point) {
    path.elements.append(.line(end))
    current = end
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    path.elements.append(.cubic(end, control1: control1, control2: control2))
    cubicControl = control2
    current = end
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    path.elements.append(.quadratic(end, control: control))
    quadraticControl = control
    current = end
  }

  private mutating func arc(_ origin: Point) throws(SVGProblem) {
    let radii = Point(x: try number(), y: try nextNumber())
    let rotation = try nextNumber()
    let isLarge = try flag()
    let isSweep = try flag()
    let end = try nextPoint(origin)
    let arc = EllipticalArc(from: current, to: end, radii: radii, degrees: rotation, isLarge: isLarge, isSweep: isSweep)
    path.elements += arc.elements
    current = end
  }

  private mutating func number() throws(SVGProblem) -> Double {
    guard let number = scanner.number() else {
      throw scanner.problem("unexpected \(scanner.found) in the path, expected a number")
    }
    return number
  }

  private mutating func nextNumber() throws(SVGProblem) -> Double {
    scanner.skipComma()
    return try number()
  }

  private mutating func flag() throws(SVGProblem) -> Bool {
    scanner.skipComma()
    guard let flag = scanner.flag() else {
      throw scanner.problem("unexpected \(scanner.found) in the path, expected the flag 0 or 1")
    }
    return flag
  }

  private mutating func point(_ origin: Point) throws(SVGProblem) -> Point {
    let x = try number()
    return Point(x: origin.x + x, y: origin.y + (try nextNumber()))
  }

  private mutating func nextPoint(_ origin: Point) throws(SVGProblem) -> Point {
    scanner.skipComma()
    return try point(origin)
  }
}
