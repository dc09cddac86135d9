import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes the shadow of a shape: the grown shape, moved and blurred by a filter.
  mutating func shadow(_ shape: DrawShape, _ shadow: ShapeShadow) {
    if shadow.color.alpha <= 0 { return }
    let reach = 3 * shadow.sigma + 2
    if shadow.inset {
      let cast = shape.moved(by: shadow.offset)
      let area = shape.bounds.union(cast.bounds).inset(by: -reach)
      let filter = define("filter", .filter(area), content: SVGElement.invertedBlur(shadow.sigma, shadow.color))
      let clip = define("clip", SVGElement("clipPath"), content: shape.element(rule: "clip-rule").text + "\n")
      add(SVGElement("g").with("clip-path", clip)) {
        $0.add(cast, grownBy: -shadow.spread, with: [("filter", filter)])
      }
      return
    }
    let cast = shape.moved(by: shadow.offset)
    let area = cast.bounds.inset(by: -max(0, shadow.spread) - reach)
    var attributes = [("fill", Color(hex: shadow.color.argb & 0xFF_FFFF).hexText)]
    if !shadow.color.isOpaque { attributes.append(("opacity", shadow.color.alpha.svgFactor)) }
    if shadow.sigma > 0 {
      attributes.append(("filter", define("filter", .filter(area), content: SVGElement.blur(shadow.sigma))))
    }
    if shadow.knockout {
      let hole = [
        SVGElement("rect").with(area.union(shape.bounds)).with("fill", "#ffffff"), shape.element(),
      ]
      let mask = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(area.union(shape.bounds))
      attributes.append(("mask", define("mask", mask, content: hole.map { $0.text + "\n" }.joined())))
    }
    add(cast, grownBy: shadow.spread, with: attributes)
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

extension SVGElement {
  /// A filter that works on an area, in sRGB as everything here.
  static func filter(_ area: Rect) -> SVGElement {
    SVGElement("filter").with("filterUnits", "userSpaceOnUse").with(area)
      .with("color-interpolation-filters", "sRGB")
  }

  /// A Gaussian blur.
  static func blur(_ sigma: Double) -> String {
    SVGElement("feGaussianBlur").with("stdDeviation", sigma.svg).text + "\n"
  }

  /// What a blur of the alpha leaves free, in a colour.
  fileprivate static func invertedBlur(_ sigma: Double, _ color: Color) -> String {
    let inverse = SVGElement("feComponentTransfer").with("result", "inverse")
    let table = SVGElement("feFuncA").with("type", "table").with("tableValues", "1 0")
    let flood = SVGElement("feFlood").with(flood: color)
    let inside = SVGElement("feComposite").with("in2", "inverse").with("operator", "in")
    return (sigma > 0 ? blur(sigma) : "") + inverse.opening + table.text + inverse.closing + "\n" + flood.text + "\n"
      + inside.text + "\n"
  }

  /// The element with the colour of a flood.
  func with(flood color: Color) -> SVGElement {
    with("flood-color", Color(hex: color.argb & 0xFF_FFFF).hexText)
      .with("flood-opacity", color.isOpaque ? nil : color.alpha.svgFactor)
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
