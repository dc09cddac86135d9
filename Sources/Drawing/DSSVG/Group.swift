import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes a group. SVG applies filter, clip, mask, opacity and blend mode in this order, so that one element does for
  /// all effects but shadows below a clip, a mask or a blur: these need a further element around the rest.
  mutating func group(_ group: DrawGroup) {
    let around = transform
    transform = group.transform.then(around)
    defer { transform = around }
    // A separate picture does not see what is behind it, and a moved group does not see it in the right place.
    if group.transform != .identity || !group.hasNoLayerEffect || group.shieldsBlending { before = [] }
    let device = deviceSpace
    var inner = SVGElement("g")
    let colors = group.colorMatrix.map(SVGElement.colors) ?? ""
    let isBlurred = group.blur > 0 && device == nil
    if isBlurred || !colors.isEmpty, let area = group.commands.bounds {
      let filter = SVGElement.filter(area.inset(by: isBlurred ? -3 * group.blur - 2 : -2))
      let steps = (isBlurred ? SVGElement.blur(group.blur) : "") + colors
      inner = inner.with("filter", define("filter", filter, content: steps))
    }
    if let filter = group.filter { inner = inner.with("filter", define(filter)) }
    if let clip = group.clip {
      let content = clip.element(rule: "clip-rule").text + "\n"
      inner = inner.with("clip-path", define("clip", SVGElement("clipPath"), content: content))
    }
    if let mask = group.mask { inner = inner.with("mask", define(mask)) }

    var outer = SVGElement("g").with("id", group.name.map { id(for: $0) }).with("data-name", group.name)
    if let semantics = group.semantics {
      outer = outer.with("role", semantics.role)
      for attribute in semantics.attributes { outer = outer.with(attribute.name, attribute.value) }
    }
    outer = outer.with("transform", group.transform.svg)
    let shadowArea = group.shadows.isEmpty ? nil : group.bounds(of: group.commands)
    if let shadowArea, device == nil {
      outer = outer.with("filter", define("filter", .filter(shadowArea), content: group.shadows.svg(under: transform)))
    }
    if group.opacity < 1 { outer = outer.with("opacity", max(0, group.opacity).svgFactor) }
    // By the specification a clip isolates what blends in it; librsvg needs it to be explicit.
    let isolation = group.shieldsBlending ? "isolation:isolate" : nil
    let style = [group.blendMode.svg.map { "mix-blend-mode:\($0)" }, isolation].compactMap { $0 }
    let isLayer = shadowArea != nil && !inner.isPlain
    if !isLayer { outer = outer.with(contentsOf: inner) }
    outer = outer.with("style", style.isEmpty ? nil : style.joined(separator: ";"))

    func body(_ writer: inout SVGWriter) {
      if let projection = group.projection { return writer.project(group.commands, by: projection) }
      guard let device, group.blur > 0, let area = group.commands.bounds else { return writer.draw(group.commands) }
      let space = SVGElement.filter(device.bounds(of: area.inset(by: -3 * group.blur - 2)))
      let filter = writer.define("filter", space, content: SVGElement.blur(group.blur, under: device))
      writer.add(SVGElement("g"), inDeviceSpace: device, filter: filter) { $0.draw(group.commands) }
    }
    func layer(_ writer: inout SVGWriter) {
      if isLayer { writer.add(inner, around: body) } else { body(&writer) }
    }
    if let device, let shadowArea {
      let steps = group.shadows.svg(under: device, inDeviceSpace: true)
      let filter = define("filter", .filter(device.bounds(of: shadowArea)), content: steps)
      add(outer, inDeviceSpace: device, filter: filter, around: layer)
    } else if outer.isPlain {
      body(&self)
    } else {
      add(outer, around: layer)
    }
  }

  /// Defines a mask whose alpha is that of some commands.
  private mutating func define(_ mask: [DrawCommand]) -> String {
    let content = collect { $0.draw(mask) }
    // Without an explicit area a mask would end a tenth outside the masked element.
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
  /// The steps of a filter that puts the shadows behind the picture, the first on top; its lengths are those of the
  /// group below `transform`, or device pixels.
  ///
  /// Offsets go to whole device pixels as in the rasterizer, since viewers round them each in its own way. The source is
  /// moved before it is blurred, as what a blur spreads beyond the filter's area is lost.
  fileprivate func svg(under transform: AffineTransform, inDeviceSpace: Bool = false) -> String {
    var steps = ""
    for (index, shadow) in enumerated() {
      let exact = transform.vector(shadow.offset)
      let whole = Point(x: (exact.x + 0.5).rounded(.down), y: (exact.y + 0.5).rounded(.down))
      let offset = inDeviceSpace ? whole : transform.inverse?.vector(whole) ?? shadow.offset
      let move = SVGElement("feOffset").with("in", "SourceAlpha").with("dx", offset.x.svg).with("dy", offset.y.svg)
      let cast = "cast\(index + 1)"
      let inside = SVGElement("feComposite").with("in2", cast).with("operator", "in")
        .with("result", "shadow\(index + 1)")
      if shadow.sigma > 0 {
        steps += move.text + "\n"
        steps += SVGElement.blur(shadow.sigma, under: inDeviceSpace ? transform : .identity, result: cast)
      } else {
        steps += move.with("result", cast).text + "\n"
      }
      steps += SVGElement("feFlood").with(flood: shadow.color).text + "\n" + inside.text + "\n"
    }
    let merge = SVGElement("feMerge")
    let layers = indices.reversed().map { "shadow\($0 + 1)" } + ["SourceGraphic"]
    return steps + merge.opening + layers.map { SVGElement("feMergeNode").with("in", $0).text }.joined() + merge.closing
      + "\n"
  }
}

extension BlendMode {
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
    // Written as masks and filters.
    case .plusDarker, .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }
}
