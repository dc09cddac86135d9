import DSDiagnostics
import DSGeometry

extension SymbolBuilder {
  /// Keeps layers to what an element's `clip-path` names.
  ///
  /// A clip of one shape is an outline; that of several, or of shapes that are clipped themselves, is a mask of their inside.
  mutating func clip(
    layersFrom first: Int, shapesFrom shape: Int, by style: SVGStyle, _ element: SVGElement,
    _ transform: AffineTransform
  ) {
    guard let id = style.clip else { return }
    guard let target = definition(id, in: "clip-path", of: element) else { return }
    guard target.name == "clipPath" else {
      return report("unsupported-svg", "the clip '\(id.inShort)' is a '\(target.name.inShort)'", element)
    }
    following(id) { builder in
      builder.clip(layersFrom: first, shapesFrom: shape, to: target, id, element, transform, style.units)
    }
  }

  private mutating func clip(
    layersFrom first: Int, shapesFrom shape: Int, to target: SVGElement, _ id: String, _ element: SVGElement,
    _ transform: AffineTransform, _ units: SVGUnits
  ) {
    guard document.reads(target), target.children.allSatisfy({ document.reads($0) }) else { return }
    let own = SVGStyle(target, inheriting: inheritedStyle(of: target, units), &document)
    var map = own.transform
    if target.attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let box = boundingBox(shapesFrom: shape, under: transform), !box.isEmpty else {
        return layers.removeSubrange(first...)
      }
      map = AffineTransform.scale(x: box.width, y: box.height).then(.translation(x: box.minX, y: box.minY)).then(map)
    }
    let outlines = collect { builder in
      for child in target.children { builder.addToClip(child, own, map.then(transform)) }
    }
    if outlines.isEmpty {
      layers.removeSubrange(first...)
    } else if outlines.count == 1, outlines[0].group == nil, outlines[0].clips.isEmpty {
      keep(
        layersFrom: first, to: SymbolLayer.Clip(path: outlines[0].path, fillRule: outlines[0].fillRule),
        "clip '\(id.inShort)'", element)
    } else {
      group(layersFrom: first, element) {
        $0.mask = SymbolGroup.Mask(layers: outlines, isByAlpha: true, region: nil)
      }
    }
    // A clip may be clipped itself.
    clip(layersFrom: first, shapesFrom: shape, by: own, target, transform)
  }

  /// Adds what a child of a `clipPath` encloses.
  private mutating func addToClip(_ child: SVGElement, _ parent: SVGStyle, _ outer: AffineTransform) {
    guard document.reads(child) else { return }
    let style = SVGStyle(child, inheriting: parent, &document)
    guard style.isDisplayed else { return }
    let transform = style.transform.then(outer)
    let mark = (layers: layers.count, shapes: shapes.count)
    if child.name == "use" {
      let id = String((child.attributes["href"] ?? "").dropFirst())
      guard let target = definition(id, in: "href", of: child), target.isShape else { return }
      do throws(SVGProblem) {
        let offset = AffineTransform.translation(
          x: try child.length("x", .horizontal, style.units, 0), y: try child.length("y", .vertical, style.units, 0))
        addToClip(target, style, offset.then(transform))
      } catch {
        document.report(error, at: child.offset)
      }
    } else if child.isShape, style.isVisible, let path = readShape(child, style.units, &document),
      let placed = place(path, child, transform)
    {
      shapes.append(SVGGeometry(path: path, transform: transform))
      layers.append(SymbolLayer(path: placed, fillRule: style.clipRule, fill: .color(.black)))
    }
    if layers.count > mark.layers {
      clip(layersFrom: mark.layers, shapesFrom: mark.shapes, by: style, child, transform)
    }
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
  var isShape: Bool {
    !["g", "a", "use", "svg", "switch", "image"].contains(name) && !SVGVocabulary.definitions.contains(name)
  }
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
