import DSDiagnostics
import DSGeometry
import DSOutline

extension SymbolBuilder {
  /// The paint of the gradient with an id, for an outline; nil for none, or after a report.
  ///
  /// Source: SVG 2, section 14.2.
  mutating func gradient(
    _ id: String, of geometry: SVGGeometry, _ style: SVGStyle, _ element: SVGElement
  ) -> SymbolPaint? {
    guard let chain = chain(from: id, element) else { return nil }
    var elements = SVGGradientElements(chain: chain)
    if let owner = elements.owner {
      elements.style = SVGStyle(owner, inheriting: inheritedStyle(of: owner, style.units), &document)
    }
    do throws(SVGProblem) {
      guard let stops = try stops(of: elements), let last = stops.last else { return nil }
      guard let units = try elements.units(of: geometry, style.units) else { return nil }
      let shape = try elements.shape(style.units)
      guard let shape, stops.count > 1 else { return last.color.alpha > 0 ? .color(last.color) : nil }
      if inheritedStyle(of: chain[0], style.units).isLinear || chain[0].attributes["color-interpolation"] == "linearRGB"
      {
        throw SVGProblem(
          id: "unsupported-svg", message: "a gradient with 'color-interpolation' linearRGB is not supported in symbols")
      }
      var gradient = SymbolGradient(stops: stops, shape: shape, transform: units.then(geometry.transform))
      gradient.spread = elements.spread
      return .gradient(gradient)
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
      guard let target = definition(id, in: chain.isEmpty ? "fill" : "href", of: from) else {
        return chain.isEmpty ? nil : chain
      }
      guard ["linearGradient", "radialGradient"].contains(target.name) else {
        // A link to another kind of element has no effect.
        if !chain.isEmpty { return chain }
        document.warn(
          SVGProblem(
            id: "no-paint", message: "'#\(id.inShort)' is neither a gradient nor a pattern, so it paints nothing"),
          in: "fill", of: from)
        return nil
      }
      // A link that leads back has no effect.
      if chain.contains(where: { $0.order == target.order }) { return chain }
      guard chain.count < Limits.symbolGradientLinks else {
        report("too-many-links", "the gradient '\(id.inShort)' takes from too many others", target)
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
      let style = SVGStyle(stop, inheriting: elements.style, &document)
      let paint = style.stopColor == .currentColor ? style.color : nil
      let own: Color? =
        if case .color(let color) = style.stopColor { color } else if case .color(let color)? = paint { color } else {
          nil
        }
      guard let color = own else {
        throw SVGProblem(
          id: "unsupported-svg", message: "a gradient's stop has no colour of its own", hint: "give it a 'stop-color'")
      }
      let offset = (try? readFraction((stop.attributes["offset"] ?? "0").trimmed)) ?? 0
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
  /// The style that the stops inherit.
  var style = SVGStyle()

  init(chain: [SVGElement]) { self.chain = chain }

  /// The element that the stops are in.
  var owner: SVGElement? { chain.first { $0.children.contains { $0.name == "stop" } } }

  /// The stops of the first that has some.
  var stops: [SVGElement] {
    chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty } ?? []
  }

  private func attribute(_ name: String) -> String? {
    // Where colours run is taken only from gradients of the same kind.
    let own = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"].contains(name)
    return chain.lazy.filter { !own || $0.name == chain[0].name }.compactMap { $0.attributes[name] }.first
  }

  private var isOfBox: Bool { attribute("gradientUnits") != "userSpaceOnUse" }

  /// What is beyond the first and the last colour.
  var spread: SymbolGradient.Spread {
    switch attribute("spreadMethod") ?? "pad" {
    case "reflect": .reflect
    case "repeat": .again
    default: .pad
    }
  }

  /// The map from the gradient's coordinates to those of the element; nil where the element has no area to spread it over.
  func units(of geometry: SVGGeometry, _ units: SVGUnits) throws(SVGProblem) -> AffineTransform? {
    var own =
      try attribute("gradientTransform").map { text throws(SVGProblem) in try readKnownTransform(text) } ?? .identity
    guard own.inverse != nil else {
      throw SVGProblem(id: "unsupported-svg", message: "the gradient's transform makes it a line or a point")
    }
    if let origin = attribute("transform-origin") {
      let box = SVGUnits(viewport: Size(width: 1, height: 1), fontSize: units.fontSize)
      let point = try SVGStyle.origin(origin, isOfBox ? box : units)
      own = AffineTransform.translation(x: -point.x, y: -point.y).then(own).then(.translation(x: point.x, y: point.y))
    }
    guard isOfBox else { return own }
    try geometry.checkBox()
    guard let bounds = geometry.path.outlineBounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return own.then(.scale(x: bounds.width, y: bounds.height)).then(.translation(x: bounds.minX, y: bounds.minY))
  }

  /// Where the colours run; nil for a line or a circle of no size, which is the last colour alone.
  func shape(_ units: SVGUnits) throws(SVGProblem) -> SymbolGradient.Shape? {
    func number(_ name: String, _ usual: String, _ axis: SVGUnits.Axis) throws(SVGProblem) -> Double {
      let text = attribute(name) ?? usual
      return isOfBox ? try readFraction(text) : try units.length(text, axis)
    }
    if chain[0].name == "linearGradient" {
      let start = Point(x: try number("x1", "0%", .horizontal), y: try number("y1", "0%", .vertical))
      let end = Point(x: try number("x2", "100%", .horizontal), y: try number("y2", "0%", .vertical))
      return start == end ? nil : .linear(start: start, end: end)
    }
    let center = Point(x: try number("cx", "50%", .horizontal), y: try number("cy", "50%", .vertical))
    let radius = try number("r", "50%", .diagonal)
    let focus = Point(
      x: attribute("fx") == nil ? center.x : try number("fx", "", .horizontal),
      y: attribute("fy") == nil ? center.y : try number("fy", "", .vertical))
    let start = try number("fr", "0%", .diagonal)
    if radius <= 0 { return nil }
    if focus == center, start <= 0 { return .radial(center: center, radius: radius) }
    let distance = ((focus.x - center.x) * (focus.x - center.x) + (focus.y - center.y) * (focus.y - center.y))
      .squareRoot()
    guard spread == .pad || start < radius && distance + start <= radius * (1 + 1e-9) else {
      throw SVGProblem(
        id: "unsupported-svg",
        message: "a repeated gradient with a focus outside of its circle is not supported in symbols",
        hint: "move 'fx' and 'fy' into the circle, and make 'fr' smaller")
    }
    // Two equal circles are the edge between the first colour and the last.
    let isEdge = distance < 1e-9 * radius && abs(radius - start) < 1e-9 * radius
    return .focal(
      focus: focus, startRadius: isEdge ? radius * (1 - 1e-6) : max(0, start), center: center, radius: radius)
  }

}
