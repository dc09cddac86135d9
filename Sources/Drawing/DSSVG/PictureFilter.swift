import DSGeometry

extension SVGWriter {
  /// Defines a filter of several steps.
  mutating func define(_ filter: PictureFilter) -> String {
    let steps = filter.steps.enumerated().map { index, step in
      step.svg.with(step.area).with("color-interpolation-filters", step.isLinear ? "linearRGB" : nil)
        .with("result", "step\(index + 1)").closed(around: step.kind.svgContent)
    }
    return define("filter", .filter(filter.area), content: steps.joined())
  }
}

extension SVGElement {
  /// The element's text with what is in it.
  fileprivate func closed(around content: String) -> String {
    content.isEmpty ? text + "\n" : opening + content + closing + "\n"
  }
}

extension PictureFilter.Step {
  fileprivate var svg: SVGElement {
    switch kind {
    case .blur(let input, let x, let y):
      SVGElement("feGaussianBlur").with("in", input.svg).with("stdDeviation", x == y ? x.svg : "\(x.svg) \(y.svg)")
    case .morphology(let input, let grows, let x, let y):
      // Whole pixels, so that no two viewers round them differently.
      SVGElement("feMorphology").with("in", input.svg).with("operator", grows ? "dilate" : "erode")
        .with("radius", "\(x.rounded().svg) \(y.rounded().svg)")
    case .offset(let input, let way):
      SVGElement("feOffset").with("in", input.svg).with("dx", way.x.svg).with("dy", way.y.svg)
    case .flood(let color): SVGElement("feFlood").with(flood: color)
    case .blend(let top, let ground, let mode):
      SVGElement("feBlend").with("in", top.svg).with("in2", ground.svg).with("mode", mode.filterMode)
    case .composite(let top, let ground, let operation):
      operation.applied(to: SVGElement("feComposite").with("in", top.svg).with("in2", ground.svg))
    case .colors(let input, let matrix):
      SVGElement("feColorMatrix").with("in", input.svg).with("type", "matrix")
        .with("values", matrix.values.map(\.svgFactor).joined(separator: " "))
    case .transfer(let input, _): SVGElement("feComponentTransfer").with("in", input.svg)
    case .merge: SVGElement("feMerge")
    }
  }
}

extension PictureFilter.Kind {
  /// The elements in that of the step.
  fileprivate var svgContent: String {
    switch self {
    case .merge(let inputs): return inputs.map { SVGElement("feMergeNode").with("in", $0.svg).text }.joined()
    case .transfer(_, let tables):
      return zip(["R", "G", "B", "A"], tables).map { name, table in
        let values = table.map { (Double($0) / 255).svgFactor }.joined(separator: " ")
        return SVGElement("feFunc" + name).with("type", "table").with("tableValues", values).text
      }.joined()
    case .blur, .morphology, .offset, .flood, .blend, .composite, .colors: return ""
    }
  }
}

extension PictureFilter.Input {
  fileprivate var svg: String {
    switch self {
    case .source: "SourceGraphic"
    case .sourceAlpha: "SourceAlpha"
    case .step(let index): "step\(index + 1)"
    }
  }
}

extension PictureFilter.Composition {
  fileprivate func applied(to element: SVGElement) -> SVGElement {
    switch self {
    case .over: element.with("operator", "over")
    case .inside: element.with("operator", "in")
    case .outside: element.with("operator", "out")
    case .atop: element.with("operator", "atop")
    case .xor: element.with("operator", "xor")
    case .lighter: element.with("operator", "lighter")
    case .arithmetic(let k1, let k2, let k3, let k4):
      element.with("operator", "arithmetic").with("k1", k1.svgFactor).with("k2", k2.svgFactor).with("k3", k3.svgFactor)
        .with("k4", k4.svgFactor)
    }
  }
}

extension BlendMode {
  /// The mode's name in a filter.
  fileprivate var filterMode: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    default: rawValue
    }
  }
}
