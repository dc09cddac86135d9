import DSDiagnostics

/// Which elements and properties are drawn, ignored or refused.
enum SVGVocabulary {
  /// Elements that draw something or hold others.
  private static let drawn: Set<String> = [
    "svg", "g", "a", "defs", "use", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "path", "rect",
    "circle", "ellipse", "line", "polyline", "polygon", "symbol", "switch", "pattern", "marker", "image", "style",
    "filter",
  ]
  /// Elements that draw nothing where they are: others refer to them.
  static let definitions: Set<String> = [
    "defs", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "symbol", "pattern", "marker", "style",
    "filter",
  ]
  /// Whether an element of a name draws something where it is.
  static func isDrawn(_ name: String) -> Bool { drawn.contains(name) && !definitions.contains(name) }

  /// Elements that have no effect on the picture.
  private static let ignored: Set<String> = ["title", "desc", "metadata"]
  /// Elements that browsers leave out of pictures too, and why.
  private static let leftOut = [
    "script": "pictures run no scripts", "link": "style sheets of other files are not read",
  ]
  /// Elements that would have one, and what to do instead.
  private static let refused: [String: String] = {
    var hints: [String: String] = [:]
    for name in ["meshgradient", "hatch"] { hints[name] = "fill with a colour, a gradient or currentColor" }
    for name in ["text", "tspan", "textPath", "tref", "font"] { hints[name] = "convert text to outlines" }
    for name in ["animate", "animateTransform", "animateMotion", "set"] {
      hints[name] = "remove it; put fill and stroke on the shapes as attributes"
    }
    for name in ["foreignObject", "view", "cursor"] {
      hints[name] = "draw it with paths and basic shapes"
    }
    return hints
  }()

  /// Whether an element is read further; reports one that cannot be drawn.
  static func admits(_ element: SVGElement, isRoot: Bool, _ document: inout SVGDocument) -> Bool {
    let name = element.name
    if isRoot, name != "svg" {
      let message = "the root element is '\(name.inShort)', expected 'svg'"
      document.report(SVGProblem(id: "svg-root", message: message), at: element.offset)
      return false
    }
    for attribute in element.attributes.keys.sorted() where attribute.hasPrefix("on") {
      let problem = SVGProblem(
        id: "unsupported-svg", message: "the script in '\(attribute.inShort)' is not allowed", offset: nil,
        hint: "remove it")
      document.report(problem, in: attribute, of: element)
    }
    // What a filter does is looked at where it is used.
    if drawn.contains(name) || name.hasPrefix("fe") { return true }
    if ignored.contains(name) { return false }
    if let reason = leftOut[name] {
      document.warn(
        SVGProblem(id: "left-out-element", message: "'\(name)' is left out: \(reason)", hint: "remove it"),
        at: element.offset)
      return false
    }
    if document.isTemplate, refused[name] != nil { return false }
    if let hint = refused[name] {
      let problem = SVGProblem(id: "unsupported-svg", message: "'\(name)' is not supported in symbols", hint: hint)
      document.report(problem, at: element.offset)
    } else {
      // An element that SVG does not know draws nothing, unless its name is likely to be a slip of the pen; what is in it can be
      // drawn by others.
      guard let hint = didYouMean(name, among: drawn) else { return true }
      document.report(
        SVGProblem(id: "unknown-element", message: "no element '\(name.inShort)'", hint: hint), at: element.offset)
    }
    return false
  }

  /// Properties that change a picture in ways that symbols cannot, with the values that do not.
  static let inertValues: [String: Set<String>] = [
    "pathLength": [], "transform-box": ["view-box"], "clip": ["auto"],
  ]

  /// Properties that are read; a name near one of them is a slip of the pen.
  static let read: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "opacity", "color", "display",
    "visibility", "transform", "clip-path", "clip-rule", "mask", "mask-type", "stop-color", "stop-opacity",
    "filter", "mix-blend-mode", "isolation", "paint-order", "marker", "marker-start", "marker-mid", "marker-end",
    "vector-effect", "overflow", "color-interpolation", "color-interpolation-filters", "flood-color", "flood-opacity",
    "image-rendering", "transform-origin", "font-size",
  ]

  /// Attributes of the shapes, and others that are known and need no complaint.
  static let plain: Set<String> = [
    "id", "style", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height",
    "points", "href", "viewBox", "version", "role", "clipPathUnits", "fill-role", "preserveAspectRatio",
    "patternUnits", "patternContentUnits", "patternTransform", "markerUnits", "markerWidth", "markerHeight", "refX",
    "refY", "orient", "systemLanguage", "requiredFeatures", "requiredExtensions", "filterUnits", "primitiveUnits",
    "enable-background",
    "type", "media", "solid-color", "solid-opacity", "class", "shape-rendering", "text-rendering", "color-rendering",
    "maskUnits", "maskContentUnits", "gradientUnits", "gradientTransform", "spreadMethod", "offset", "fx", "fy", "fr",
    // Those of texts, which have no effect on shapes, and those of early versions of Inkscape.
    "font", "font-family", "font-style", "font-weight", "font-variant", "font-stretch", "font-size-adjust",
    "font-kerning",
    "line-height", "letter-spacing", "word-spacing", "text-anchor", "text-align", "text-decoration", "text-indent",
    "text-transform", "writing-mode", "direction", "unicode-bidi", "kerning", "baseline-shift", "dominant-baseline",
    "alignment-baseline", "block-progression", "filter-blend-mode", "filter-gaussianBlur-deviation",
  ]
}
