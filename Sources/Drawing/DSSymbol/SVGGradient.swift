import DSDiagnostics
import DSGeometry
import DSOutline

extension SymbolBuilder {
  /// The paint of the gradient with an id, for an outline; nil for none, or after a report.
  ///
  /// Source: SVG 2, section 14.2. Colours beyond the first and the last are theirs (`spreadMethod` pad).
  mutating func gradient(_ id: String, of geometry: SVGGeometry, _ element: SVGElement) -> SymbolPaint? {
    guard let chain = chain(from: id, element) else { return nil }
    let elements = SVGGradientElements(chain: chain)
    do throws(SVGProblem) {
      try elements.checkSpread()
      guard let stops = try stops(of: elements), let last = stops.last else { return nil }
      guard let units = try elements.units(of: geometry) else { return nil }
      let shape = try elements.shape(in: box)
      guard let shape, stops.count > 1 else { return last.color.alpha > 0 ? .color(last.color) : nil }
      return .gradient(
        SymbolGradient(stops: stops, shape: shape, transform: units.then(geometry.transform)))
    } catch {
      document.report(error, at: chain[0].offset)
      return nil
    }
  }

  /// A gradient and those that it takes from, in turn; nil after a report.
  private mutating func chain(from id: String, _ element: SVGElement) -> [SVGElement]? {
    var chain: [SVGElement] = []
    var next: String? = id
    while let id = next {
      let from = chain.last ?? element
      guard let target = definition(id, in: chain.isEmpty ? "fill" : "href", of: from) else { return nil }
      guard ["linearGradient", "radialGradient"].contains(target.name) else {
        report("unsupported-svg", "the paint '#\(id.inShort)' is no gradient", from)
        return nil
      }
      guard !chain.contains(where: { $0.offset == target.offset }), chain.count < Limits.symbolGradientLinks else {
        report("cyclic-use", "the gradient '\(id.inShort)' takes from itself, or from too many others", target)
        return nil
      }
      guard document.reads(target), target.children.allSatisfy({ document.reads($0) }) else { return nil }
      // Properties that would change the picture are refused.
      _ = SVGStyle(target, inheriting: SVGStyle(), &document)
      chain.append(target)
      next = target.attributes["href"].map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    }
    return chain
  }

  /// The colours of a gradient; nil if it has none, which paints nothing.
  private mutating func stops(of elements: SVGGradientElements) throws(SVGProblem) -> [SymbolGradient.Stop]? {
    var stops: [SymbolGradient.Stop] = []
    for stop in elements.stops {
      let style = SVGStyle(stop, inheriting: SVGStyle(), &document)
      guard case .color(let color) = style.stopColor else {
        throw SVGProblem(
          id: "unsupported-svg", message: "a gradient's stop has no colour of its own", hint: "give it a 'stop-color'")
      }
      let offset = try SVGGradientElements.fraction(stop.attributes["offset"] ?? "0")
      stops.append(
        SymbolGradient.Stop(
          position: max(min(1, max(0, offset)), stops.last?.position ?? 0), color: color.opacity(style.stopOpacity)))
    }
    return stops.isEmpty ? nil : stops
  }
}

/// A gradient with those that it takes attributes and stops from, itself first.
private struct SVGGradientElements {
  let chain: [SVGElement]

  /// The stops of the first that has some.
  var stops: [SVGElement] {
    chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty } ?? []
  }

  private func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }

  private var isOfBox: Bool { attribute("gradientUnits") != "userSpaceOnUse" }

  /// Refuses colours that begin again.
  func checkSpread() throws(SVGProblem) {
    guard let spread = attribute("spreadMethod"), spread != "pad" else { return }
    throw SVGProblem(
      id: "unsupported-svg", message: "'spreadMethod' is not supported in symbols",
      hint: "repeat the stops in the gradient itself")
  }

  /// The map from the gradient's coordinates to those of the element; nil where the element has no area to spread it over.
  func units(of geometry: SVGGeometry) throws(SVGProblem) -> AffineTransform? {
    let own = try attribute("gradientTransform").map { text throws(SVGProblem) in try readTransform(text) } ?? .identity
    guard isOfBox else { return own }
    guard let bounds = geometry.path.outlineBounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return own.then(.scale(x: bounds.width, y: bounds.height)).then(.translation(x: bounds.minX, y: bounds.minY))
  }

  /// Where the colours run; nil for a line or a circle of no size, which is the last colour alone.
  func shape(in box: Rect) throws(SVGProblem) -> SymbolGradient.Shape? {
    func number(_ name: String, _ usual: String, _ whole: Double) throws(SVGProblem) -> Double {
      let text = attribute(name) ?? usual
      return text.hasSuffix("%") ? try Self.fraction(text) * (isOfBox ? 1 : whole) : try readLength(text)
    }
    if chain[0].name == "linearGradient" {
      let start = Point(x: try number("x1", "0%", box.width), y: try number("y1", "0%", box.height))
      let end = Point(x: try number("x2", "100%", box.width), y: try number("y2", "0%", box.height))
      return start == end ? nil : .linear(start: start, end: end)
    }
    let diagonal = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
    let center = Point(x: try number("cx", "50%", box.width), y: try number("cy", "50%", box.height))
    let radius = try number("r", "50%", diagonal)
    let focus = Point(
      x: attribute("fx") == nil ? center.x : try number("fx", "", box.width),
      y: attribute("fy") == nil ? center.y : try number("fy", "", box.height))
    guard focus == center, try number("fr", "0%", diagonal) == 0 else {
      throw SVGProblem(
        id: "unsupported-svg", message: "a radial gradient with a focus beside its centre is not supported in symbols",
        hint: "remove 'fx', 'fy' and 'fr'")
    }
    if radius < 0 { throw SVGProblem(message: "the gradient's radius is negative") }
    return radius == 0 ? nil : .radial(center: center, radius: radius)
  }

  /// A number, or a percentage as a fraction.
  static func fraction(_ text: String) throws(SVGProblem) -> Double {
    guard text.hasSuffix("%") else { return try readLength(text, takesUnits: false) }
    return try readLength(String(text.dropLast()), takesUnits: false) / 100
  }
}
