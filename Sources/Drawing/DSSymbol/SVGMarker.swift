import DSDiagnostics
import DSGeometry
import Glibc

/// Where the markers of a line lie.
enum SVGMarkers {
  /// A point of a line, and the directions in which the line comes and goes, not 0 unless it has no direction.
  struct Vertex {
    var point: Point
    var incoming: Point?
    var outgoing: Point?
  }

  /// Whether an element can have markers.
  static func isMarked(_ element: SVGElement) -> Bool { element.isShape }

  /// The points of a path.
  ///
  /// Source: SVG 2, section 13.5.
  static func vertices(of path: Path) -> [Vertex] {
    var vertices: [Vertex] = []
    var start = 0
    func way(_ points: Point...) -> Point? {
      for (from, to) in zip(points, points.dropFirst()) where from != to { return points.first.map { _ in to - from } }
      return nil
    }
    func add(_ point: Point, out: Point?, into: Point?) {
      vertices[vertices.count - 1].outgoing = out
      vertices.append(Vertex(point: point, incoming: into))
    }
    for element in path.elements {
      guard let last = vertices.last?.point else {
        if case .move(let point) = element { vertices.append(Vertex(point: point)) }
        continue
      }
      switch element {
      case .move(let point):
        start = vertices.count
        vertices.append(Vertex(point: point))
      case .line(let point): add(point, out: way(last, point), into: way(last, point))
      case .quadratic(let point, let control):
        add(point, out: way(last, control, point), into: way(point, control, last).map { $0 * -1 })
      case .cubic(let point, let control1, let control2):
        add(
          point, out: way(last, control1, control2, point),
          into: way(point, control2, control1, last).map { $0 * -1 })
      case .close:
        let first = vertices[start].point
        let direction = way(last, first)
        let initial = vertices[start].outgoing
        add(first, out: direction, into: direction ?? vertices[vertices.count - 1].incoming)
        vertices[vertices.count - 1].outgoing = initial
        vertices[start].incoming = direction ?? vertices[vertices.count - 1].incoming
        start = vertices.count - 1
      }
    }
    return vertices
  }

  /// The direction of a marker at a point, as cosine and sine.
  static func direction(at vertex: Vertex) -> (cosine: Double, sine: Double) {
    func unit(_ vector: Point?) -> Point? {
      guard let vector else { return nil }
      let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
      return length > 0 ? vector * (1 / length) : nil
    }
    switch (unit(vertex.incoming), unit(vertex.outgoing)) {
    case (let way?, nil), (nil, let way?): return (way.x, way.y)
    case (let into?, let out?):
      guard let middle = unit(into + out) else { return (-into.y, into.x) }
      return (middle.x, middle.y)
    case (nil, nil): return (1, 0)
    }
  }
}

extension SymbolBuilder {
  /// Draws the markers of a line.
  mutating func markers(on geometry: SVGGeometry, _ element: SVGElement, _ style: SVGStyle) {
    let vertices = SVGMarkers.vertices(of: geometry.path)
    guard vertices.count > 1 || !vertices.isEmpty && geometry.path.elements.count > 1 else { return }
    for (kind, id) in style.markers.enumerated() {
      guard let id, document.elementsByID[id] != nil else { continue }
      let places: Range<Int> =
        switch kind {
        case 0: 0..<1
        case 1: 1..<max(1, vertices.count - 1)
        default: vertices.count - 1..<vertices.count
        }
      guard let target = definition(id, in: "marker", of: element) else { return }
      guard target.name == "marker" else { continue }
      for index in places {
        let outer = (usedIDs, context)
        following(id) { builder in
          builder.context = SVGContext(
            style: style, geometry: geometry, transform: geometry.transform, outer: outer.1.map { [$0] } ?? [],
            isOfMarker: true)
          builder.draw(marker: target, at: vertices[index], isStart: kind == 0, geometry, style)
        }
        context = outer.1
      }
    }
  }

  private mutating func draw(
    marker target: SVGElement, at vertex: SVGMarkers.Vertex, isStart: Bool, _ geometry: SVGGeometry, _ line: SVGStyle
  ) {
    guard document.reads(target) else { return }
    var own = SVGStyle(target, inheriting: inheritedStyle(of: target, line.units), &document)
    do throws(SVGProblem) {
      let size = Size(
        width: try target.length("markerWidth", .horizontal, own.units, 3),
        height: try target.length("markerHeight", .vertical, own.units, 3))
      guard size.width > 0, size.height > 0 else { return }
      var map = AffineTransform.identity
      let box = try target.viewBox()
      var area = Rect(size: size)
      if let box {
        guard !box.isEmpty else { return }
        map = try SVGAspect(target.attributes["preserveAspectRatio"]).map(box, to: area)
        own.units.viewport = box.size
      }
      func reference(_ name: String, _ axis: SVGUnits.Axis) throws(SVGProblem) -> Double {
        let text = target.attributes[name] ?? "0"
        let words = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1.0]
        if let part = words[text] {
          let sides = box ?? area
          return axis == .horizontal ? sides.minX + sides.width * part : sides.minY + sides.height * part
        }
        return try own.units.length(text, axis)
      }
      let point = map.apply(Point(x: try reference("refX", .horizontal), y: try reference("refY", .vertical)))
      map = map.then(.translation(x: -point.x, y: -point.y))
      area = area.offset(by: point * -1)
      var turn = AffineTransform.identity
      switch target.attributes["orient"] ?? "0" {
      case let orient where orient == "auto" || orient == "auto-start-reverse":
        let (cosine, sine) = SVGMarkers.direction(at: vertex)
        let sign: Double = orient != "auto" && isStart ? -1 : 1
        turn = .rotation(sine: sine * sign, cosine: cosine * sign)
      case let orient:
        let (sine, cosine) = stableSineAndCosine(degrees: try readAngle(orient))
        turn = .rotation(sine: sine, cosine: cosine)
      }
      let factor = target.attributes["markerUnits"] == "userSpaceOnUse" ? 1 : line.width
      let place = turn.then(.scale(x: factor, y: factor)).then(.translation(x: vertex.point.x, y: vertex.point.y))
        .then(geometry.transform)
      let first = layers.count
      let mark = shapes.count
      for child in target.children { draw(child, own, map.then(place)) }
      // A line's box is that of the line alone.
      shapes.removeSubrange(mark...)
      if own.hasOverflow, own.isOverflowing || layers.count == first { return }
      keep(
        layersFrom: first, to: SymbolLayer.Clip(path: .svgRect(area, rx: 0, ry: 0).applying(place)), "marker", target)
    } catch {
      document.report(error, at: target.offset)
    }
  }
}

/// An angle in degrees, or in one of the units of CSS.
func readAngle(_ text: String) throws(SVGProblem) -> Double {
  var scanner = SVGScanner(text)
  scanner.skipSpace()
  guard let number = scanner.number() else { throw scanner.problem("unexpected \(scanner.found), expected an angle") }
  let units = ["": 1, "deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360]
  guard let factor = units[scanner.word().lowercased()], scanner.peek == nil else {
    throw SVGProblem(message: "'\(text.prefix(40))' is not an angle", hint: "write degrees")
  }
  return number * factor
}
