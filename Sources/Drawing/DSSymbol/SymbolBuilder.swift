import DSDiagnostics
import DSGeometry

/// Makes layers of a tree of elements: applies transforms, inherits properties, follows `use`.
struct SymbolBuilder {
  /// The file, with the problems found.
  var document: SVGDocument

  var layers: [SymbolLayer] = []
  /// What the symbol shows.
  private(set) var box = Rect(size: .zero)
  /// How many elements were drawn, with those that `use` repeats.
  private var elementCount = 0
  private var segmentCount = 0
  /// The steps of clips, counted again for each layer.
  private var clipSegmentCount = 0
  /// The ids whose `use` is being followed, outermost first.
  private var usedIDs: [String] = []
  private var depth = 0

  /// A builder for one file.
  init(_ document: SVGDocument) { self.document = document }

  /// The symbol of the root element; nil if something is wrong.
  mutating func build(_ root: SVGElement, name: String) -> Symbol? {
    guard let viewBox = viewBox(of: root) else { return nil }
    box = viewBox
    draw(root, SVGStyle(), .identity)
    if layers.isEmpty, !document.problems.hasErrors {
      document.report(
        SVGProblem(id: "empty-symbol", message: "the symbol draws nothing", hint: "give a shape a fill or a stroke"),
        at: root.offset)
    }
    return Symbol(name: name, viewBox: viewBox, layers: layers)
  }

  private mutating func viewBox(of root: SVGElement) -> Rect? {
    let attribute = root.attributes["viewBox"] == nil ? "width" : "viewBox"
    do throws(SVGProblem) {
      var numbers: [Double]
      if let text = root.attributes["viewBox"] {
        numbers = try readNumbers(text, most: 16)
      } else if let width = root.attributes["width"], let height = root.attributes["height"] {
        numbers = [0, 0, try readLength(width), try readLength(height)]
      } else {
        document.report(
          SVGProblem(
            message: "the symbol has neither a viewBox nor a width and height", hint: "add viewBox=\"0 0 24 24\""),
          at: root.offset)
        return nil
      }
      guard numbers.count == 4 else {
        throw SVGProblem(message: "the viewBox has \(numbers.count) numbers, expected 4")
      }
      let limit = Limits.symbolCoordinate
      guard numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy({ abs($0) <= limit }) else {
        throw SVGProblem(message: "the viewBox has to be larger than 0 and smaller than \(limit.text())")
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } catch {
      document.report(error, in: attribute, of: root)
      return nil
    }
  }

  /// Draws an element and what is in it.
  private mutating func draw(_ element: SVGElement, _ parent: SVGStyle, _ outer: AffineTransform) {
    guard !document.isHopeless, !SVGVocabulary.definitions.contains(element.name) else { return }
    elementCount += 1
    guard elementCount <= Limits.symbolElements, depth < Limits.syntaxDepth else {
      if elementCount == Limits.symbolElements + 1 || depth == Limits.syntaxDepth {
        report(
          "too-many-elements", "more than \(Limits.symbolElements) elements are drawn, or too deeply nested", element)
      }
      elementCount = Limits.symbolElements + 1
      return
    }
    guard document.reads(element) else { return }
    let style = SVGStyle(element, inheriting: parent, &document)
    guard style.isDisplayed else { return }
    let transform = style.transform.then(outer)
    let first = layers.count
    depth += 1
    switch element.name {
    case "svg", "g":
      for child in element.children { draw(child, style, transform) }
    case "use":
      use(element, style, transform)
    default:
      if let path = readShape(element, &document), style.isVisible { add(path, element, style, transform) }
    }
    depth -= 1
    clip(layersFrom: first, by: style, element, transform)
    mask(layersFrom: first, by: style, element, transform)
    fade(layersFrom: first, by: style.opacity, element)
  }

  /// Draws the element that a `use` names, moved by its x and y.
  private mutating func use(_ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform) {
    let link = element.attributes["href"] ?? ""
    guard link.hasPrefix("#"), link.count > 1 else {
      let problem = SVGProblem(
        id: "unsupported-svg", message: "'use' refers to '\(link.prefix(80))', expected '#' and an id of this file",
        hint: "copy the other file's element into this one")
      return document.report(problem, in: "href", of: element)
    }
    let id = String(link.dropFirst())
    guard let target = document.elementsByID[id] else {
      let hint = didYouMean(id, among: document.elementsByID.keys)
      return document.report(
        SVGProblem(id: "unknown-id", message: "no element has the id '\(id.inShort)'", hint: hint), in: "href",
        of: element)
    }
    guard !document.ambiguousIDs.contains(id) else {
      return document.report(
        SVGProblem(id: "duplicate-id", message: "several elements have the id '\(id.inShort)'"), in: "href", of: element
      )
    }
    guard !usedIDs.contains(id) else {
      let cycle = (usedIDs.drop { $0 != id } + [id]).map(\.inShort).joined(separator: " -> ")
      return report("cyclic-use", "'use' refers to itself: \(cycle)", element)
    }
    var offset = Point.zero
    do throws(SVGProblem) {
      offset = Point(
        x: try readLength(element.attributes["x"] ?? "0"), y: try readLength(element.attributes["y"] ?? "0"))
    } catch {
      document.report(error, in: "x", of: element)
    }
    usedIDs.append(id)
    draw(target, style, AffineTransform.translation(x: offset.x, y: offset.y).then(transform))
    usedIDs.removeLast()
  }

  /// Adds a layer for an outline in its own coordinates.
  private mutating func add(_ path: Path, _ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform) {
    // What is too much is reported once.
    guard segmentCount <= Limits.symbolSegments else { return }
    segmentCount += path.elements.count
    guard segmentCount <= Limits.symbolSegments else {
      return report("too-many-segments", "the paths have more than \(Limits.symbolSegments) segments", element)
    }
    let placed = path.applying(transform)
    let limit = Limits.symbolCoordinate
    guard let bounds = placed.controlBounds, bounds.isFinite, placed.elements.allSatisfy({ $0.isWithin(limit) }) else {
      return report("out-of-range", "a coordinate is beyond ±\(limit.text())", element)
    }
    let geometry = SVGGeometry(path: path, transform: transform)
    let fill = element.name == "line" ? nil : resolve(style.fill, style, geometry, element)
    let stroke = stroke(element, style, geometry)
    if fill == nil && stroke == nil { return }
    layers.append(
      SymbolLayer(
        path: placed, fillRule: style.fillRule, fill: fill, stroke: stroke, fillOpacity: style.fillOpacity,
        strokeOpacity: style.strokeOpacity))
  }

  /// The stroke in view box units; a transform has to scale it alike in all directions.
  private mutating func stroke(
    _ element: SVGElement, _ style: SVGStyle, _ geometry: SVGGeometry
  ) -> SymbolLayer.Stroke? {
    guard style.width > 0, let paint = resolve(style.stroke, style, geometry, element) else { return nil }
    let transform = geometry.transform
    let across = transform.a * transform.a + transform.b * transform.b
    let down = transform.c * transform.c + transform.d * transform.d
    let slant = transform.a * transform.c + transform.b * transform.d
    let tolerance = 1e-6 * max(across, down)
    guard abs(across - down) <= tolerance, abs(slant) <= tolerance else {
      report(
        "unsupported-svg", "a stroke is stretched or skewed by a transform", element,
        hint: "apply the transform to the path, or turn the stroke into an outline, in the drawing program")
      return nil
    }
    let scale = across.squareRoot()
    let lengths = ([style.width, style.dashPhase] + style.dash).map { $0 * scale }
    guard lengths.allSatisfy({ abs($0) <= Limits.symbolCoordinate }) else {
      report("out-of-range", "a stroke's length is beyond \(Limits.symbolCoordinate.text())", element)
      return nil
    }
    guard lengths[0] > 0 else { return nil }
    return SymbolLayer.Stroke(
      paint: paint, width: lengths[0], cap: style.cap, join: style.join, miterLimit: style.miterLimit,
      dash: Array(lengths[2...]), dashPhase: lengths[1])
  }

  /// Applies an element's opacity, which is exact only where it covers a single fill or stroke.
  private mutating func fade(layersFrom first: Int, by opacity: Double, _ element: SVGElement) {
    guard opacity < 1 else { return }
    let drawn = layers[first...].reduce(0) { $0 + ($1.fill == nil ? 0 : 1) + ($1.stroke == nil ? 0 : 1) }
    guard drawn <= 1 else {
      return report(
        "unsupported-svg", "'opacity' covers more than one fill or stroke", element,
        hint: "give each shape a fill-opacity or stroke-opacity")
    }
    for index in layers.indices[first...] {
      layers[index].fillOpacity *= opacity
      layers[index].strokeOpacity *= opacity
    }
  }

  private mutating func resolve(
    _ paint: SVGStyle.Paint, _ style: SVGStyle, _ geometry: SVGGeometry, _ element: SVGElement
  ) -> SymbolPaint? {
    switch paint {
    case .none: nil
    case .currentColor: style.color
    case .color(let color): color.alpha > 0 ? .color(color) : nil
    case .reference(let id): gradient(id, of: geometry, element)
    }
  }

  /// The element that another one names, by its id; nil, and a report, where there is none.
  mutating func definition(_ id: String, in attribute: String, of element: SVGElement) -> SVGElement? {
    guard let target = document.elementsByID[id] else {
      let hint = didYouMean(id, among: document.elementsByID.keys)
      document.report(
        SVGProblem(id: "unknown-id", message: "no element has the id '\(id.inShort)'", hint: hint), in: attribute,
        of: element)
      return nil
    }
    return target
  }

  /// Takes the segments of a clip around some layers, an element's.
  /// - Returns: false if those of the symbol are too many, which is reported once.
  mutating func takesClip(of segments: Int, around layers: Int, _ element: SVGElement) -> Bool {
    guard clipSegmentCount <= Limits.symbolClipSegments else { return false }
    clipSegmentCount += segments * layers
    if clipSegmentCount <= Limits.symbolClipSegments { return true }
    report(
      "too-many-segments",
      "the clips have more than \(Limits.symbolClipSegments) segments, those around each shape added up", element,
      hint: "clip fewer shapes at once, or cut the paths themselves in the drawing program")
    return false
  }

  mutating func report(_ id: String, _ message: String, _ element: SVGElement, hint: String? = nil) {
    document.report(SVGProblem(id: id, message: message, hint: hint), at: element.offset)
  }
}

/// An outline in its element's own coordinates, and the map from these to the view box.
struct SVGGeometry {
  let path: Path
  let transform: AffineTransform
}

extension Path.Element {
  /// Whether all coordinates are numbers of at most the given size.
  func isWithin(_ limit: Double) -> Bool {
    func check(_ points: Point...) -> Bool { points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit } }
    return switch self {
    case .move(let point), .line(let point): check(point)
    case .quadratic(let point, let control): check(point, control)
    case .cubic(let point, let control1, let control2): check(point, control1, control2)
    case .close: true
    }
  }
}
