import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes a group. SVG applies filter, clip, mask, opacity and blend mode in this order, so that one element does for
  /// all effects but shadows below a clip, a mask or a blur: these need an element of their own around the rest.
  mutating func group(_ group: DrawGroup) {
    var inner = SVGElement("g")
    if group.blur > 0, let area = group.commands.bounds {
      let filter = SVGElement.filter(area.inset(by: -3 * group.blur - 2))
      inner = inner.with("filter", define("filter", filter, content: SVGElement.blur(group.blur)))
    }
    if let clip = group.clip {
      let content = clip.element(rule: "clip-rule").text + "\n"
      inner = inner.with("clip-path", define("clip", SVGElement("clipPath"), content: content))
    }
    if let mask = group.mask { inner = inner.with("mask", define(mask)) }

    var outer = SVGElement("g").with("id", group.name.map { id(for: $0) }).with("data-name", group.name)
      .with("transform", group.transform.svg)
    if !group.shadows.isEmpty, let area = group.bounds(of: group.commands) {
      outer = outer.with(
        "filter", define("filter", .filter(area), content: group.shadows.svg))
    }
    if group.opacity < 1 { outer = outer.with("opacity", max(0, group.opacity).svgFactor) }
    let blending = group.blendMode.svg.map { "mix-blend-mode:\($0)" }
    let isLayer = !group.shadows.isEmpty && !inner.isPlain
    if !isLayer { outer = outer.with(contentsOf: inner) }
    outer = outer.with("style", blending)
    if outer.isPlain { return draw(group.commands) }
    add(outer) { writer in
      if isLayer {
        writer.add(inner) { $0.draw(group.commands) }
      } else {
        writer.draw(group.commands)
      }
    }
  }

  /// Defines a mask whose alpha is that of some commands.
  private mutating func define(_ mask: [DrawCommand]) -> String {
    let content = collect { $0.draw(mask) }
    // Without an area of its own a mask would end a tenth outside the masked element.
    let area = (mask.bounds ?? Rect(x: 0, y: 0, width: 1, height: 1)).inset(by: -1)
    let element = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(area).with("style", "mask-type:alpha")
    return define("mask", element, content: content)
  }

  /// An id that no other group has: letters, digits, `_`, `.` and `-`, beginning with a letter.
  private mutating func id(for name: String) -> String {
    var id = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "_.-".unicodeScalars.contains(scalar))
      id.unicodeScalars.append(isPlain ? scalar : "-")
    }
    if !(id.unicodeScalars.first?.properties.isAlphabetic ?? false) { id = "n" + id }
    var unique = id
    var number = 2
    while !groupIDs.insert(unique).inserted {
      unique = "\(id)-\(number)"
      number += 1
    }
    return unique
  }
}

extension [DrawGroup.DropShadow] {
  /// The steps of a filter that puts the shadows behind the picture, the first on top.
  fileprivate var svg: String {
    var steps = ""
    for (index, shadow) in enumerated() {
      let blur = SVGElement("feGaussianBlur").with("in", "SourceAlpha")
        .with("stdDeviation", shadow.sigma > 0 ? shadow.sigma.svg : nil)
      let offset = SVGElement("feOffset").with("in", shadow.sigma > 0 ? nil : "SourceAlpha")
        .with("dx", shadow.offset.x.svg).with("dy", shadow.offset.y.svg).with("result", "cast\(index + 1)")
      let inside = SVGElement("feComposite").with("in2", "cast\(index + 1)").with("operator", "in")
        .with("result", "shadow\(index + 1)")
      let elements =
        (shadow.sigma > 0 ? [blur] : []) + [offset, SVGElement("feFlood").with(flood: shadow.color), inside]
      steps += elements.map { $0.text + "\n" }.joined()
    }
    let merge = SVGElement("feMerge")
    let layers = indices.reversed().map { "shadow\($0 + 1)" } + ["SourceGraphic"]
    return steps + merge.opening + layers.map { SVGElement("feMergeNode").with("in", $0).text }.joined() + merge.closing
      + "\n"
  }
}

extension DrawGroup.BlendMode {
  /// The value of `mix-blend-mode` (Compositing and Blending 1 and 2); nil for the default.
  fileprivate var svg: String? {
    switch self {
    case .normal: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .plusLighter: "plus-lighter"
    }
  }
}
