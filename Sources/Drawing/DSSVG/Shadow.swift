import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes the shadow of a shape: the grown shape, moved and blurred by a filter.
  mutating func shadow(_ shape: DrawShape, _ shadow: ShapeShadow) {
    if shadow.color.alpha <= 0 { return }
    let reach = 3 * shadow.sigma + 2
    let cast = shape.moved(by: shadow.offset)
    if shadow.inset { return inset(shape, shadow, cast: cast, reach: reach) }
    let area = cast.bounds.inset(by: -max(0, shadow.spread) - reach)
    let fill = ("fill", Color(hex: shadow.color.argb & 0xFF_FFFF).hexText)
    var effects: [(name: String, value: String)] = []
    if !shadow.color.isOpaque { effects.append(("opacity", shadow.color.alpha.svgFactor)) }
    var mask: (name: String, value: String)?
    if shadow.knockout {
      let hole = [
        SVGElement("rect").with(area.union(shape.bounds)).with("fill", "#ffffff"), shape.element(),
      ]
      let element = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(area.union(shape.bounds))
      mask = ("mask", define("mask", element, content: hole.map { $0.text + "\n" }.joined()))
    }
    let all = [fill] + effects
    guard shadow.sigma > 0 else {
      return add(cast, grownBy: shadow.spread, with: all + (mask.map { [$0] } ?? []))
    }
    guard let space = deviceSpace else {
      let filter = define("filter", .filter(area), content: SVGElement.blur(shadow.sigma))
      return add(
        cast, grownBy: shadow.spread, with: all + [("filter", filter)] + (mask.map { [$0] } ?? []))
    }
    let filter = define(
      "filter", .filter(space.bounds(of: area)), content: SVGElement.blur(shadow.sigma, under: transform))
    let outer = (effects + (mask.map { [$0] } ?? [])).reduce(SVGElement("g")) { $0.with($1.name, $1.value) }
    add(outer, inDeviceSpace: space, filter: filter) { $0.add(cast, grownBy: shadow.spread, with: [fill]) }
  }

  /// Writes a shadow inside a shape: what the blurred cast leaves free of it.
  private mutating func inset(_ shape: DrawShape, _ shadow: ShapeShadow, cast: DrawShape, reach: Double) {
    let grown = cast.bounds.inset(by: shadow.spread - reach)
    // Chromium draws no filter whose source lies wholly outside the clip.
    if grown.intersection(shape.bounds).isEmpty { return fill(shape, .solid(shadow.color)) }
    let clip = define("clip", SVGElement("clipPath"), content: shape.element(rule: "clip-rule").text + "\n")
    let clipped = SVGElement("g").with("clip-path", clip)
    let area = shape.bounds.union(cast.bounds).inset(by: -max(0, -shadow.spread) - reach)
    guard let space = deviceSpace, shadow.sigma > 0 else {
      let steps = SVGElement.invertedBlur(shadow.sigma, shadow.color, under: .identity)
      let filter = define("filter", .filter(area), content: steps)
      add(clipped) { $0.add(cast, grownBy: -shadow.spread, with: [("filter", filter)]) }
      return
    }
    let steps = SVGElement.invertedBlur(shadow.sigma, shadow.color, under: transform)
    let filter = define("filter", .filter(space.bounds(of: area)), content: steps)
    add(clipped, inDeviceSpace: space, filter: filter) { $0.add(cast, grownBy: -shadow.spread, with: []) }
  }

  /// Writes a shape, grown or shrunk, with some attributes.
  ///
  /// A path grows by the outer half of a line along it, and shrinks by a mask that takes the inner half away.
  private mutating func add(
    _ shape: DrawShape, grownBy spread: Double, with attributes: [(name: String, value: String)]
  ) {
    func attributed(_ element: SVGElement) -> SVGElement {
      attributes.reduce(element) { $0.with($1.name, $1.value) }
    }
    let element = shape.grown(by: spread).element()
    guard let line = shape.growth(spread) else { return add(attributed(element)) }
    if spread > 0 {
      let color = attributes.first { $0.name == "fill" }?.value
      return add(attributed(element.with("stroke", color ?? "#000000").with(line)))
    }
    let loss = element.with("fill", "#ffffff").with("stroke", "#000000").with(line)
    let mask = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(shape.bounds)
    let reference = define("mask", mask, content: loss.text + "\n")
    add(attributed(SVGElement("g"))) { $0.add(element.with("mask", reference)) }
  }
}

extension DrawShape {
  /// The shape moved by a vector.
  fileprivate func moved(by vector: Point) -> DrawShape {
    if vector == .zero { return self }
    switch self {
    case .rect(let rect): return .rect(rect.offset(by: vector))
    case .roundedRect(let rect, let radii): return .roundedRect(rect.offset(by: vector), radii)
    case .ellipse(let rect): return .ellipse(rect.offset(by: vector))
    case .path(let path, let rule): return .path(path.applying(.translation(x: vector.x, y: vector.y)), rule)
    }
  }
}
