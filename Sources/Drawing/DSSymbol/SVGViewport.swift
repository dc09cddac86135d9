import DSGeometry

/// How a drawing is placed in an area of other proportions.
///
/// Source: SVG 2, section 8.7.
struct SVGAspect {
  /// Where the rest of the area lies, 0 after and 1 before the drawing; nil where it is stretched.
  var place: Point? = Point(x: 0.5, y: 0.5)
  /// Whether the drawing covers the area, and not the area the drawing.
  var isSlice = false

  /// Reads a `preserveAspectRatio`.
  init(_ text: String?) throws(SVGProblem) {
    guard let text else { return }
    let words = text.split { $0.isWhitespace }.filter { $0 != "defer" }
    guard let first = words.first, words.count <= 2 else { throw SVGAspect.problem(text) }
    if words.count == 2 {
      guard words[1] == "meet" || words[1] == "slice" else { throw SVGAspect.problem(text) }
      isSlice = words[1] == "slice"
    }
    if first == "none" {
      place = nil
      return
    }
    let places = ["Min": 0, "Mid": 0.5, "Max": 1.0]
    guard first.utf8.count == 8, first.hasPrefix("x"), first.dropFirst(4).first == "Y",
      let x = places[String(first.dropFirst().prefix(3))], let y = places[String(first.suffix(3))]
    else { throw SVGAspect.problem(text) }
    place = Point(x: x, y: y)
  }

  private static func problem(_ text: String) -> SVGProblem {
    SVGProblem(
      message: "no preserveAspectRatio '\(text.prefix(40))'", hint: "write xMidYMid, xMinYMin slice, none …")
  }

  /// The map from a drawing's box to an area.
  func map(_ box: Rect, to area: Rect) -> AffineTransform {
    var factors = Size(width: area.width / box.width, height: area.height / box.height)
    if let place {
      let factor = isSlice ? max(factors.width, factors.height) : min(factors.width, factors.height)
      factors = Size(width: factor, height: factor)
      let rest = Point(x: area.width - box.width * factor, y: area.height - box.height * factor)
      return AffineTransform(
        a: factor, d: factor, tx: area.minX - box.minX * factor + rest.x * place.x,
        ty: area.minY - box.minY * factor + rest.y * place.y)
    }
    return AffineTransform(
      a: factors.width, d: factors.height, tx: area.minX - box.minX * factors.width,
      ty: area.minY - box.minY * factors.height)
  }
}

extension SVGElement {
  /// The four numbers of a `viewBox`; nil where there is none.
  func viewBox() throws(SVGProblem) -> Rect? {
    guard let text = attributes["viewBox"] else { return nil }
    let numbers = try readNumbers(text, most: 16)
    guard numbers.count == 4 else { throw SVGProblem(message: "the viewBox has \(numbers.count) numbers, expected 4") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension SymbolBuilder {
  /// Draws an `svg` inside another, or what a `use` makes of a `symbol` or an `svg`.
  /// - Parameters:
  ///   - user: the `use` whose size counts more than the element's own; nil for none.
  ///   - style: that of the element, whose units are still those around it.
  mutating func drawViewport(
    _ element: SVGElement, from user: SVGElement?, _ style: SVGStyle, _ transform: AffineTransform
  ) {
    let units = style.units
    do throws(SVGProblem) {
      let isSymbol = element.name == "symbol"
      func side(_ name: String, _ axis: SVGUnits.Axis) throws(SVGProblem) -> Double {
        let text = user?.attributes[name] ?? element.attributes[name] ?? "100%"
        return try units.length(text == "auto" ? "100%" : text, axis)
      }
      let area = Rect(
        x: isSymbol ? 0 : try element.length("x", .horizontal, units, 0),
        y: isSymbol ? 0 : try element.length("y", .vertical, units, 0), width: try side("width", .horizontal),
        height: try side("height", .vertical))
      guard !area.isEmpty else { return }
      var inner = style
      inner.units.viewport = area.size
      var map = AffineTransform.translation(x: area.minX, y: area.minY)
      if let box = try element.viewBox() {
        guard !box.isEmpty else { return }
        map = try SVGAspect(element.attributes["preserveAspectRatio"]).map(box, to: area)
        inner.units.viewport = box.size
      }
      let first = layers.count
      for child in element.children { draw(child, inner, map.then(transform)) }
      if style.isOverflowing { return }
      keep(
        layersFrom: first, to: SymbolLayer.Clip(path: .svgRect(area, rx: 0, ry: 0).applying(transform)), "viewport",
        element)
    } catch {
      document.report(error, at: element.offset)
    }
  }
}
