import DSDiagnostics
import DSGeometry

/// The properties of an element after inheritance.
struct SVGStyle {
  /// A paint before `currentColor` is looked up.
  indirect enum Paint: Equatable {
    case none
    case currentColor
    case color(Color)
    /// The id of a gradient or pattern, and the paint where there is none.
    case reference(String, fallback: Paint?)
    /// The fill, or the stroke, of what the element is drawn for: the user of a `use`, the line of a marker.
    case contextFill
    case contextStroke

    /// Whether it is a gradient or a pattern.
    var isReference: Bool { if case .reference = self { true } else { false } }
  }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  /// The value of `currentColor` here; the symbol's own foreground unless the file sets it.
  var color = SymbolPaint.currentColor
  var fillRule = Path.FillRule.nonZero
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var width = 1.0
  var cap = SymbolLayer.Stroke.Cap.butt
  var join = SymbolLayer.Stroke.Join.miter
  var miterLimit = 4.0
  var dash: [Double] = []
  var dashPhase = 0.0
  var isVisible = true
  /// Which points an outline encloses that others are clipped to.
  var clipRule = Path.FillRule.nonZero
  /// The id of what the element is clipped to; not inherited.
  var clip: String?
  /// The id of what the element is masked by; not inherited.
  var mask: String?
  /// Whether a mask takes the alpha of what is in it, and not its luminance; not inherited.
  var masksByAlpha = false
  /// The colour of a gradient's stop, and its opacity; not inherited.
  var stopColor = Paint.color(.black)
  var stopOpacity = 1.0
  /// What filters the element, in turn; not inherited.
  var filters: [SVGFilterUse] = []
  /// How the element meets what is behind it; not inherited.
  var blendMode = BlendMode.normal
  /// Whether what blends inside the element does not meet what is behind it; not inherited.
  var isIsolated = false
  /// What is drawn first, the rest in the usual order.
  var paintOrder = [PaintStep.fill, .stroke, .markers]
  /// The ids of the markers at the start, in the middle and at the end of lines.
  var markers: [String?] = [nil, nil, nil]
  /// Whether lines keep their width however they are scaled; not inherited.
  var isNonScaling = false
  /// Whether a viewport shows what lies beyond it; not inherited.
  var isOverflowing = false
  /// Whether `overflow` is set; not inherited.
  var hasOverflow = false
  /// The point that the element's map leaves in place, as text; not inherited.
  var origin: String?
  /// Whether colours are mixed as light is: of gradients and masks, and of filters.
  var isLinear = false
  var filtersAreLinear = true
  /// The colour of a flood or a shadow, and its opacity; not inherited.
  var floodColor = Paint.color(.black)
  var floodOpacity = 1.0
  /// What lies behind the root; not inherited.
  var background: Color?
  /// Whether pictures keep hard pixels.
  var hasHardPixels = false
  /// What lengths are measured by.
  var units = SVGUnits()
  /// The element's own opacity; not inherited.
  var opacity = 1.0
  /// The element's own map; not inherited.
  var transform = AffineTransform.identity
  /// Whether the element and all in it is left out; not inherited.
  var isDisplayed = true

  /// A step in which a shape is drawn.
  enum PaintStep: String, CaseIterable {
    case fill, stroke, markers
  }

  /// The style of an element inside one of the style `parent`; problems are reported at their attributes.
  init(_ element: SVGElement, inheriting parent: SVGStyle, _ document: inout SVGDocument) {
    self = parent
    opacity = 1
    clip = nil
    mask = nil
    masksByAlpha = false
    (stopColor, stopOpacity) = (.color(.black), 1)
    (floodColor, floodOpacity) = (.color(.black), 1)
    (filters, blendMode, isIsolated, isNonScaling) = ([], .normal, false, false)
    (isOverflowing, hasOverflow, origin, background) = (false, false, nil, nil)
    transform = .identity
    isDisplayed = true
    // Lengths of other properties are measured by the font's size.
    var names = element.attributes.keys.sorted()
    if let first = names.firstIndex(of: "font-size") { names.insert(names.remove(at: first), at: 0) }
    for name in names where name != "style" {
      set(name, element.attributes[name] ?? "", parent, element, in: name, &document)
    }
    for rule in element.sheet where !rule.isImportant {
      set(rule.name, rule.value, parent, element, in: "class", &document)
    }
    if let style = element.attributes["style"] {
      do throws(SVGProblem) {
        try setAll(SVGSheet.withoutComments(style), parent, &document)
      } catch {
        document.report(error, in: "style", of: element)
      }
    }
    for rule in element.sheet where rule.isImportant {
      set(rule.name, rule.value, parent, element, in: "class", &document)
    }
    if let origin {
      do throws(SVGProblem) {
        let point = try Self.origin(origin, units)
        transform = AffineTransform.translation(x: -point.x, y: -point.y).then(transform)
          .then(.translation(x: point.x, y: point.y))
      } catch {
        document.report(error, in: "transform-origin", of: element)
      }
    }
  }

  private mutating func set(
    _ name: String, _ value: String, _ parent: SVGStyle, _ element: SVGElement, in place: String,
    _ document: inout SVGDocument
  ) {
    // Attributes that only style sheets and 'style' can have.
    if place == name, ["marker", "mix-blend-mode", "isolation", "background-color"].contains(name) { return }
    do throws(SVGProblem) {
      try set(name, value.trimmed, parent, &document)
    } catch {
      // A value that SVG does not know has no effect, unless it is likely to be a slip of the pen.
      if error.isIgnorable { return }
      document.report(error, in: place, of: element)
    }
  }

  /// The style of the root's parent: every property at its initial value.
  init() {}

  /// Reads the declarations of a `style` attribute, which win over attributes.
  private mutating func setAll(
    _ style: String, _ parent: SVGStyle, _ document: inout SVGDocument
  ) throws(SVGProblem) {
    var rest = style.utf8[...]
    var offset = 0
    while !rest.isEmpty {
      let declaration = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[declaration.endIndex...].dropFirst()
      let text = String(declaration) ?? ""
      let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      do throws(SVGProblem) {
        if parts.count == 2 {
          try set(parts[0].lowercased(), Self.plain(parts[1]), parent, &document)
        }
      } catch {
        if !error.isIgnorable {
          throw SVGProblem(id: error.id, message: error.message, offset: offset, hint: error.hint)
        }
      }
      offset += declaration.count + 1
    }
  }

  private mutating func set(
    _ name: String, _ value: String, _ parent: SVGStyle, _ document: inout SVGDocument
  ) throws(SVGProblem) {
    if value == "inherit" { return inherit(name, parent) }
    switch name {
    case "fill": fill = try Self.paint(value)
    case "stroke": stroke = try Self.paint(value)
    case "color":
      switch try Self.paint(value) {
      case .none: throw SVGProblem(message: "no colour 'none'")
      case .currentColor: color = parent.color
      case .color(let value): color = .color(value)
      case .reference, .contextFill, .contextStroke:
        throw SVGProblem(message: "a colour is expected, and no gradient")
      }
    case "fill-rule": fillRule = try Self.choice(value, ["nonzero": .nonZero, "evenodd": .evenOdd])
    case "clip-rule": clipRule = try Self.choice(value, ["nonzero": .nonZero, "evenodd": .evenOdd])
    case "clip-path": clip = try Self.reference(value, to: "clip", as: "clipPath")
    case "mask": mask = try Self.reference(value, to: "mask", as: "mask")
    case "mask-type": masksByAlpha = try Self.choice(value, ["luminance": false, "alpha": true])
    case "stop-color": stopColor = try Self.paint(value)
    case "stop-opacity": stopOpacity = try Self.opacity(value)
    case "fill-opacity": fillOpacity = try Self.opacity(value)
    case "stroke-opacity": strokeOpacity = try Self.opacity(value)
    case "opacity": opacity = try Self.opacity(value)
    case "stroke-width":
      let wide = try units.length(value, .diagonal)
      if wide < 0 { throw SVGProblem(message: "the stroke's width is negative") }
      width = wide
    case "stroke-linecap": cap = try Self.choice(value, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin": join = try Self.choice(value, ["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit":
      let limit = try readLength(value, takesUnits: false)
      if limit < 1 { throw SVGProblem(message: "the mitre limit is below 1") }
      miterLimit = limit
    case "stroke-dasharray": dash = try dashes(value)
    case "stroke-dashoffset": dashPhase = try units.length(value, .diagonal)
    case "visibility":
      isVisible = try Self.choice(value, ["visible": true, "hidden": false, "collapse": false])
    case "display": isDisplayed = value != "none"
    case "transform": transform = try readTransform(value)
    default: try setMore(name, value, parent, &document)
    }
  }

  /// Properties that few icons have.
  private mutating func setMore(
    _ name: String, _ value: String, _ parent: SVGStyle, _ document: inout SVGDocument
  ) throws(SVGProblem) {
    switch name {
    case "transform-origin": origin = value
    case "font-size":
      let keywords = ["medium": 16.0, "small": 13, "large": 18, "x-large": 24, "x-small": 10, "xx-small": 9]
      if let size = keywords[value] {
        units.fontSize = size
      } else if value.hasSuffix("%") {
        units.fontSize = parent.units.fontSize * (try readFraction(value))
      } else if let size = try? parent.units.length(value, .diagonal), size >= 0 {
        units.fontSize = size
      }
    case "filter":
      filters = try Self.filters(value)
    case "mix-blend-mode": blendMode = try Self.blendMode(value)
    case "isolation": isIsolated = try Self.choice(value, ["auto": false, "isolate": true])
    case "paint-order": paintOrder = try Self.paintOrder(value)
    case "marker": markers = Array(repeating: try Self.reference(value, to: "marker", as: "marker"), count: 3)
    case "marker-start": markers[0] = try Self.reference(value, to: "marker", as: "marker")
    case "marker-mid": markers[1] = try Self.reference(value, to: "marker", as: "marker")
    case "marker-end": markers[2] = try Self.reference(value, to: "marker", as: "marker")
    case "vector-effect":
      isNonScaling = try Self.choice(value, ["none": false, "non-scaling-stroke": true])
    case "background-color":
      if case .color(let color) = try Self.paint(value) { background = color }
    case "overflow":
      hasOverflow = true
      isOverflowing = try Self.choice(value, ["visible": true, "auto": true, "hidden": false, "scroll": false])
    case "color-interpolation":
      isLinear = try Self.choice(value, ["sRGB": false, "srgb": false, "auto": false, "linearRGB": true])
    case "color-interpolation-filters":
      filtersAreLinear = try Self.choice(
        value, ["sRGB": false, "srgb": false, "auto": true, "linearRGB": true, "linearrgb": true])
    case "flood-color": floodColor = try Self.paint(value)
    case "flood-opacity": floodOpacity = try Self.opacity(value)
    case "image-rendering":
      hasHardPixels = ["optimizeSpeed", "pixelated", "crisp-edges"].contains(value)
    default: try checkUnread(name, value, &document)
    }
  }

  /// `inherit` as a value: the parent's, also for properties that are not inherited automatically.
  private mutating func inherit(_ name: String, _ parent: SVGStyle) {
    switch name {
    case "opacity": opacity = parent.opacity
    case "transform": transform = parent.transform
    case "fill": fill = parent.fill
    case "stroke": stroke = parent.stroke
    case "color": color = parent.color
    case "stroke-width": width = parent.width
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "fill-rule": fillRule = parent.fillRule
    case "stop-color": stopColor = parent.stopColor
    case "stop-opacity": stopOpacity = parent.stopOpacity
    case "flood-color": floodColor = parent.floodColor
    case "flood-opacity": floodOpacity = parent.floodOpacity
    case "visibility": isVisible = parent.isVisible
    case "overflow": (isOverflowing, hasOverflow) = (parent.isOverflowing || !parent.hasOverflow, true)
    default: break
    }
  }

  /// Refuses what would change the picture, and names that are probably misspelt.
  private func checkUnread(_ name: String, _ value: String, _ document: inout SVGDocument) throws(SVGProblem) {
    if let inert = SVGVocabulary.inertValues[name] {
      guard !inert.contains(value) else { return }
      throw SVGProblem(
        id: "unsupported-svg", message: "'\(name)' is not supported in symbols",
        hint: "flatten the effect into paths in the drawing program")
    }
    if SVGVocabulary.plain.contains(name) || document.foreignNames.contains(name) { return }
    if let hint = didYouMean(name, among: SVGVocabulary.read) {
      throw SVGProblem(
        id: "unknown-attribute", message: "no attribute '\(name.inShort)'", offset: nil, hint: hint)
    }
    document.foreignNames.insert(name)
    guard document.foreignNames.count <= Limits.symbolForeignNames else {
      throw SVGProblem(
        id: "too-many-attributes",
        message: "there are more than \(Limits.symbolForeignNames) names of attributes that are not part of SVG",
        offset: nil, hint: "export the picture without the drawing program's own data")
    }
  }

  private static func paint(_ value: String) throws(SVGProblem) -> Paint {
    switch value.lowercased() {
    case "none": return .none
    case "currentcolor": return .currentColor
    case let word where word.hasPrefix("url("):
      // What follows the address counts where it leads nowhere.
      let end = value.firstIndex(of: ")").map { value.index(after: $0) } ?? value.endIndex
      let rest = String(value[end...]).trimmed
      guard let id = try reference(String(value[..<end]), to: "paint", as: "gradient") else { return .none }
      if rest.contains("icc-color") { _ = try readColor(rest) }
      return .reference(id, fallback: rest.isEmpty ? nil : try? paint(rest))
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default:
      return .color(try readColor(value))
    }
  }

  /// A value without `!important`.
  private static func plain(_ value: String) -> String {
    guard value.lowercased().hasSuffix("important"), let mark = value.lastIndex(of: "!") else { return value }
    return String(value[..<mark]).trimmed
  }

  /// The mode of a name.
  static func blendMode(_ value: String) throws(SVGProblem) -> BlendMode { try choice(value, blendModes) }

  /// The functions and references of a `filter`.
  private static func filters(_ value: String) throws(SVGProblem) -> [SVGFilterUse] {
    if value == "none" { return [] }
    var scanner = SVGScanner(value)
    var uses: [SVGFilterUse] = []
    scanner.skipSpace()
    while scanner.peek != nil {
      let name = scanner.word()
      guard !name.isEmpty, scanner.take("(") else { throw SVGProblem(message: "no filter '\(value.prefix(40))'") }
      var depth = 1
      let content = scanner.text { byte in
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        return depth == 0
      }
      guard scanner.take(")") else { throw SVGProblem(message: "no filter '\(value.prefix(40))'") }
      if name == "url" {
        if let id = try reference("url(\(content))", to: "filter", as: "filter") { uses.append(.reference(id)) }
      } else {
        uses.append(.function(name, words(content)))
      }
      guard uses.count <= Limits.symbolFilterSteps else { throw SVGProblem(message: "the list of filters is too long") }
      scanner.skipSpace()
    }
    return uses
  }

  /// Words with white space between them, those in parentheses whole.
  private static func words(_ text: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character.isWhitespace {
        if words.last != "" { words.append("") }
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight,
    "soft-light": .softLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
    "saturation": .saturation, "color": .color, "luminosity": .luminosity,
  ]

  private static func paintOrder(_ value: String) throws(SVGProblem) -> [PaintStep] {
    if value == "normal" { return PaintStep.allCases }
    var steps: [PaintStep] = []
    for word in value.split(separator: " ") {
      guard let step = PaintStep(rawValue: String(word)), !steps.contains(step) else {
        throw SVGProblem(message: "no paint-order '\(value.prefix(40))'", hint: "write fill, stroke and markers")
      }
      steps.append(step)
    }
    return steps + PaintStep.allCases.filter { !steps.contains($0) }
  }

  /// The point of a `transform-origin`, of the viewport.
  static func origin(_ value: String, _ units: SVGUnits) throws(SVGProblem) -> Point {
    var words = value.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    guard (1...3).contains(words.count) else { throw SVGProblem(message: "no origin '\(value.prefix(40))'") }
    if ["top", "bottom"].contains(words[0]) || words.count > 1 && ["left", "right"].contains(words[1]) {
      if words.count == 1 { words.insert("center", at: 0) } else { words.swapAt(0, 1) }
    }
    let fractions = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1.0]
    func place(_ word: String, _ axis: SVGUnits.Axis) throws(SVGProblem) -> Double {
      if let fraction = fractions[word] { return fraction * units.whole(axis) }
      return try units.length(word, axis)
    }
    return Point(x: try place(words[0], .horizontal), y: try place(words.count > 1 ? words[1] : "center", .vertical))
  }

  /// The id that `url(#id)` names; nil for `none`.
  private static func reference(
    _ value: String, to what: String, as element: String
  ) throws(SVGProblem) -> String? {
    if value == "none" { return nil }
    // At the end of a value CSS closes what is open.
    let closed = value.hasSuffix(")") ? value : value + ")"
    let inner = value.hasPrefix("url(") ? closed.dropFirst(4).dropLast() : ""
    let link = inner.trimmingPrefix { "\"' ".contains($0) }
    let id = link.dropFirst().prefix { !"\"' ".contains($0) }
    guard link.hasPrefix("#"), !id.isEmpty else {
      throw SVGProblem(
        id: "unsupported-svg", message: "the \(what) '\(value.prefix(40))' is not supported in symbols",
        hint: "name a \(element) of this file, by url(#id)")
    }
    return String(id)
  }

  private static func opacity(_ value: String) throws(SVGProblem) -> Double {
    let isPercentage = value.hasSuffix("%")
    let number = try readLength(isPercentage ? String(value.dropLast()) : value, takesUnits: false)
    return min(1, max(0, isPercentage ? number / 100 : number))
  }

  /// Dashes and gaps in turn; an odd number of lengths counts twice, and zeros alone make a whole line.
  private func dashes(_ value: String) throws(SVGProblem) -> [Double] {
    if value == "none" { return [] }
    let numbers = try units.lengths(value, .diagonal, most: Limits.dashPattern)
    if numbers.contains(where: { $0 < 0 }) { throw SVGProblem(message: "a dash has a negative length") }
    if numbers.allSatisfy({ $0 == 0 }) { return [] }
    return numbers.count % 2 == 0 ? numbers : numbers + numbers
  }

  private static func choice<Value>(_ value: String, _ words: [String: Value]) throws(SVGProblem) -> Value {
    if let choice = words[value] { return choice }
    throw SVGProblem(
      message: "no value '\(value.prefix(40))', expected \(words.keys.sorted().joined(separator: ", "))",
      hint: didYouMean(value, among: words.keys), isSlip: true)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    // Scalars, not characters: a value may have millions.
    let text = unicodeScalars
    guard let first = text.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = text.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
