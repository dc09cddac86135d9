import DSDiagnostics
import DSGeometry
import DSOutline

extension SymbolBuilder {
  /// Follows a reference, unless that leads back to itself: such a reference has no effect.
  ///
  /// Source: SVG 2, sections 5.6 and 13.8; resvg and browsers do the same for clips, masks and patterns.
  mutating func following(_ id: String, _ body: (inout Self) -> Void) {
    guard !usedIDs.contains(id) else { return }
    usedIDs.append(id)
    body(&self)
    usedIDs.removeLast()
  }

  /// Draws the element that a `use` names, moved by its x and y.
  mutating func use(_ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform) {
    let link = element.attributes["href"] ?? ""
    guard link.hasPrefix("#"), link.count > 1 else {
      let problem = SVGProblem(
        id: "unsupported-svg", message: "'use' refers to '\(link.prefix(80))', expected '#' and an id of this file",
        hint: "copy the other file's element into this one")
      return document.report(problem, in: "href", of: element)
    }
    let id = String(link.dropFirst())
    guard let target = definition(id, in: "href", of: element) else { return }
    if document.ambiguousIDs.contains(id) {
      document.warn(
        SVGProblem(
          id: "duplicate-id", message: "several elements have the id '\(id.inShort)', and the first is drawn",
          hint: "give each its own id"), in: "href", of: element)
    }
    // What shows itself is not drawn, not even once.
    guard !open.contains(target.order) else { return }
    var offset = Point.zero
    do throws(SVGProblem) {
      offset = Point(
        x: try element.length("x", .horizontal, style.units, 0), y: try element.length("y", .vertical, style.units, 0))
    } catch {
      document.report(error, in: "x", of: element)
    }
    let moved = AffineTransform.translation(x: offset.x, y: offset.y).then(transform)
    let outer = context
    defer { context = outer }
    let reaches = document.hasContextPaints && (style.fill.isReference || style.stroke.isReference)
    if context?.isOfMarker != true {
      // Gradients and patterns for all that it shows are spread over the box of that, which is known only afterwards.
      let geometry = reaches ? outline(under: transform) { $0.show(target, id, for: element, style, moved) } : nil
      context = SVGContext(style: style, geometry: geometry, transform: transform, outer: outer.map { [$0] } ?? [])
    }
    show(target, id, for: element, style, moved)
  }

  /// The box of what is drawn, as an outline in the coordinates of a map, and nothing else of it.
  private mutating func outline(under transform: AffineTransform, of body: (inout Self) -> Void) -> SVGGeometry? {
    var copy = self
    (copy.layers, copy.shapes) = ([], [])
    body(&copy)
    // What was drawn counts, so that trials in trials end.
    elementCount = copy.elementCount
    document.takeBudget(of: copy.document)
    // So does what ended it.
    if copy.document.problems.hasErrors { document.problems = copy.document.problems }
    let box = copy.boundingBox(shapesFrom: 0, under: transform)
    let isTurned = copy.shapes.contains { !$0.transform.then(transform.inverse ?? .identity).keepsAxes }
    return box.map { box in
      var geometry = SVGGeometry(path: .svgRect(box, rx: 0, ry: 0), transform: transform)
      geometry.hasUnclearBox = isTurned
      return geometry
    }
  }

  /// Draws what a `use` names.
  private mutating func show(
    _ target: SVGElement, _ id: String, for element: SVGElement, _ style: SVGStyle, _ moved: AffineTransform
  ) {
    following(id) { builder in
      guard target.name == "symbol" || target.name == "svg" else { return builder.draw(target, style, moved) }
      guard builder.counts(target), builder.document.reads(target) else { return }
      let inner = SVGStyle(target, inheriting: style, &builder.document)
      let mark = (layers: builder.layers.count, shapes: builder.shapes.count)
      // SVG 1.1 ignores the transform of a symbol.
      let place = target.name == "symbol" ? moved : inner.transform.then(moved)
      builder.depth += 1
      builder.drawViewport(target, from: element, inner, place)
      builder.depth -= 1
      builder.finish(target, inner, place, layersFrom: mark.layers, shapesFrom: mark.shapes)
    }
  }
}
