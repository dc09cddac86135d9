import DSDiagnostics
import DSGeometry

extension SymbolBuilder {
  /// Keeps layers to the outline that an element's `clip-path` names, in the element's own coordinates.
  ///
  /// - Partial: a `clipPath` has one basic shape or path, which is how drawing programs export the frame of an icon.
  mutating func clip(layersFrom first: Int, by style: SVGStyle, _ element: SVGElement, _ transform: AffineTransform) {
    guard let id = style.clip else { return }
    guard let target = definition(id, in: "clip-path", of: element) else { return }
    guard document.reads(target), target.children.allSatisfy({ document.reads($0) }) else { return }
    let own = SVGStyle(target, inheriting: SVGStyle(), &document)
    guard target.name == "clipPath", own.clip == nil, target.children.count == 1, let shape = target.children.first,
      shape.isShape,
      target.attributes["clipPathUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse"
    else {
      return report(
        "unsupported-svg", "the clip '\(id.inShort)' is more than one shape in the units of what it clips", element,
        hint: "cut the paths themselves in the drawing program")
    }
    let shapeStyle = SVGStyle(shape, inheriting: own, &document)
    guard shapeStyle.clip == nil, let path = readShape(shape, &document) else {
      return report("unsupported-svg", "the clip '\(id.inShort)' encloses nothing", element)
    }
    let placed = path.applying(shapeStyle.transform.then(own.transform).then(transform))
    keep(
      layersFrom: first, to: SymbolLayer.Clip(path: placed, fillRule: shapeStyle.clipRule), "clip '\(id.inShort)'",
      element)
  }

  /// Keeps layers to an outline in view box units, unless that has the whole symbol.
  /// - Parameter what: what the outline is of, for messages.
  mutating func keep(layersFrom first: Int, to clip: SymbolLayer.Clip, _ what: String, _ element: SVGElement) {
    if let rectangle = clip.path.rectangle, rectangle.covers(box) { return }
    let limit = Limits.symbolCoordinate
    guard clip.path.elements.allSatisfy({ $0.isWithin(limit) }) else {
      return report("out-of-range", "a coordinate of the \(what) is beyond ±\(limit.text())", element)
    }
    guard takesClip(of: clip.path.elements.count, around: layers.count - first, element) else { return }
    for index in layers.indices[first...] { layers[index].clips.append(clip) }
  }
}

extension SVGElement {
  /// Whether it is a path or a basic shape.
  var isShape: Bool { !["g", "use", "svg"].contains(name) && !SVGVocabulary.definitions.contains(name) }
}

extension Rect {
  /// Whether it has all of a rectangle, but for the rounding of drawing programs.
  func covers(_ box: Rect) -> Bool {
    let slack = 1e-3
    return minX <= box.minX + slack && minY <= box.minY + slack && maxX >= box.maxX - slack && maxY >= box.maxY - slack
  }
}

extension Path {
  /// The rectangle that the path is, with edges along the axes; nil for any other.
  var rectangle: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point) where points.isEmpty, .line(let point): points.append(point)
      case .close: break
      case .move, .quadratic, .cubic: return nil
      }
    }
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return nil }
    let sides = zip(points, points.dropFirst() + points.prefix(1))
    guard sides.allSatisfy({ abs($0.x - $1.x) < 1e-6 || abs($0.y - $1.y) < 1e-6 }),
      abs(points[0].x + points[2].x - points[1].x - points[3].x) < 1e-6,
      abs(points[0].y + points[2].y - points[1].y - points[3].y) < 1e-6
    else { return nil }
    return Rect(
      minX: min(points[0].x, points[2].x), minY: min(points[0].y, points[2].y), maxX: max(points[0].x, points[2].x),
      maxY: max(points[0].y, points[2].y))
  }
}
