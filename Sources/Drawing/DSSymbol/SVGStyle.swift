import DSDiagnostics
import DSGeometry

/// The properties of an element after inheritance.
struct SVGStyle {
  /// A paint before `currentColor` is looked up.
  enum Paint: Equatable {
    case none
    case currentColor
    case color(Color)
    /// The id of a gradient.
    case reference(String)
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
  /// The element's own opacity; not inherited.
  var opacity = 1.0
  /// The element's own map; not inherited.
  var transform = AffineTransform.identity
  /// Whether the element and all in it is left out; not inherited.
  var isDisplayed = true

  /// The style of an element inside one of the style `parent`; problems are reported at their attributes.
  init(_ element: SVGElement, inheriting parent: SVGStyle, _ document: inout SVGDocument) {
    self = parent
    opacity = 1
    clip = nil
    mask = nil
    masksByAlpha = false
    (stopColor, stopOpacity) = (.color(.black), 1)
    transform = .identity
    isDisplayed = true
    for name in element.attributes.keys.sorted() where name != "style" {
      let value = element.attributes[name] ?? ""
      do throws(SVGProblem) {
        try set(name, value.trimmed, parent, &document)
      } catch {
        document.report(error, in: name, of: element)
      }
    }
    guard let style = element.attributes["style"] else { return }
    do throws(SVGProblem) {
      try setAll(style, parent, &document)
    } catch {
      document.report(error, in: "style", of: element)
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
          try set(parts[0], parts[1], parent, &document)
        } else if !text.trimmed.isEmpty {
          throw SVGProblem(message: "'\(text.trimmed.prefix(40))' is not a declaration", hint: "write 'name: value'")
        }
      } catch {
        throw SVGProblem(id: error.id, message: error.message, offset: offset, hint: error.hint)
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
      case .reference: throw SVGProblem(message: "a colour is expected, and no gradient")
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
      width = try readLength(value)
      if width < 0 { throw SVGProblem(message: "the stroke's width is negative") }
    case "stroke-linecap": cap = try Self.choice(value, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin": join = try Self.choice(value, ["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit":
      miterLimit = try readLength(value, takesUnits: false)
      if miterLimit < 1 { throw SVGProblem(message: "the mitre limit is below 1") }
    case "stroke-dasharray": dash = try Self.dashes(value)
    case "stroke-dashoffset": dashPhase = try readLength(value)
    case "visibility":
      isVisible = try Self.choice(value, ["visible": true, "hidden": false, "collapse": false])
    case "display": isDisplayed = value != "none"
    case "transform": transform = try readTransform(value)
    default: try checkUnread(name, value, &document)
    }
  }

  /// `inherit` as a value: the parent's, also for properties that are not inherited automatically.
  private mutating func inherit(_ name: String, _ parent: SVGStyle) {
    switch name {
    case "opacity": opacity = parent.opacity
    case "transform": transform = parent.transform
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
      // What follows the address counts only where it leads nowhere, which is an error here.
      let end = value.firstIndex(of: ")").map { value.index(after: $0) } ?? value.endIndex
      return try reference(String(value[..<end]), to: "paint", as: "gradient").map(Paint.reference) ?? .none
    case let word where word.hasPrefix("context-"):
      throw SVGProblem(
        id: "unsupported-svg", message: "the paint '\(value.prefix(40))' is not supported in symbols",
        hint: "fill with a colour, a gradient or currentColor")
    default: return .color(try readColor(value))
    }
  }

  /// The id that `url(#id)` names; nil for `none`.
  private static func reference(
    _ value: String, to what: String, as element: String
  ) throws(SVGProblem) -> String? {
    if value == "none" { return nil }
    let inner = value.hasPrefix("url(") && value.hasSuffix(")") ? value.dropFirst(4).dropLast() : ""
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
  private static func dashes(_ value: String) throws(SVGProblem) -> [Double] {
    if value == "none" { return [] }
    let numbers = try readNumbers(value, most: Limits.dashPattern)
    if numbers.contains(where: { $0 < 0 }) { throw SVGProblem(message: "a dash has a negative length") }
    if numbers.allSatisfy({ $0 == 0 }) { return [] }
    return numbers.count % 2 == 0 ? numbers : numbers + numbers
  }

  private static func choice<Value>(_ value: String, _ words: [String: Value]) throws(SVGProblem) -> Value {
    if let choice = words[value] { return choice }
    throw SVGProblem(
      message: "no value '\(value.prefix(40))', expected \(words.keys.sorted().joined(separator: ", "))",
      hint: didYouMean(value, among: words.keys))
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    // Scalars, not characters: a value may have millions.
    let text = unicodeScalars
    guard let first = text.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = text.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
