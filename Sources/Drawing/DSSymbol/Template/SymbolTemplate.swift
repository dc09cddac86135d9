import DSDiagnostics
import DSGeometry

/// The sheet of a symbol: its drawings and guides, found by their ids.
struct SymbolTemplate {
  private var document: SVGDocument
  private let root: SVGElement
  /// The ids of the sheet's elements.
  private let ids: Set<String>
  /// What the app's own style sheet says of layers.
  private let classes: SymbolLayerClasses

  /// The names of the weights in ids, the thinnest first.
  private static let names = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// Where the weights are between the thinnest and the bold one, by the thickness of their lines. Source: `check.svg` of
  /// exyte's Chat, a template with seven weights; the last two continue it.
  private static let places = [0, 0.124, 0.325, 0.527, 0.640, 0.793, 1, 1.207, 1.414]
  /// How tall capitals are, of the em.
  static let capHeight = 0.704_59
  /// What is beside a drawing without margins, on either side, of the em.
  private static let usualMargin = 0.088

  init(_ bytes: [UInt8], file: String) throws(DiagnosticsError) {
    try checkSize(of: bytes, file: file)
    document = SVGDocument(bytes: bytes, file: file)
    document.isTemplate = true
    guard let root = parseXML(&document), !document.problems.hasErrors else {
      throw DiagnosticsError(document.problems.sorted)
    }
    // The rest of the app's own style sheet only makes a browser show outlines.
    classes = SymbolLayerClasses(document.sheets)
    if classes.isOfApp { document.sheets = "" }
    self.root = root
    var ids: Set<String> = []
    root.collectIDs(into: &ids)
    self.ids = ids
  }

  /// The weights of a scale that have a drawing, 100 to 900, ascending.
  func weights(of scale: SymbolScale) -> [Double] {
    Self.names.indices.filter { ids.contains(Self.names[$0] + "-" + scale.rawValue) }.map { Double($0 + 1) * 100 }
  }

  /// How long the em is in the sheet, by the lines of a scale; 100 without them.
  func em(of scale: SymbolScale) -> Double {
    guard let base = guide("Baseline-" + scale.rawValue), let cap = guide("Capline-" + scale.rawValue),
      base.maxY - cap.maxY > 1
    else { return 100 }
    return (base.maxY - cap.maxY) / Self.capHeight
  }

  /// The drawing of a weight, or what is between its neighbours.
  func drawing(
    of scale: SymbolScale, weight: Double, among weights: [Double], em: Double
  ) throws(DiagnosticsError) -> SymbolDrawing {
    let lower = weights.last { $0 <= weight } ?? weights[0]
    let upper = weights.first { $0 >= weight } ?? weights[weights.count - 1]
    let first = try drawing(of: scale, weight: lower, em: em)
    guard lower < upper else { return first }
    let second = try drawing(of: scale, weight: upper, em: em)
    let (from, to) = (Self.place(of: lower), Self.place(of: upper))
    let part = (Self.place(of: weight) - from) / (to - from)
    return first.mixed(with: second, by: part) ?? (part < 0.5 ? first : second)
  }

  /// Where a weight is, 100 to 900.
  private static func place(of weight: Double) -> Double {
    let step = min(8, max(0, weight / 100 - 1))
    let index = min(7, Int(step))
    return places[index] + (places[index + 1] - places[index]) * (step - Double(index))
  }

  private func drawing(
    of scale: SymbolScale, weight: Double, em: Double
  ) throws(DiagnosticsError) -> SymbolDrawing {
    let id = Self.names[Int(weight / 100) - 1] + "-" + scale.rawValue
    let part = try part(of: id)
    let layers = marked(part.layers, as: root.element(id: id)?.shapes ?? [])
    let baseline = guide("Baseline-" + scale.rawValue)?.maxY ?? scale.usualBaseline
    // What is cut out takes no room.
    let ink =
      Symbol.extent(of: layers.filter { $0.cut != .always }) ?? Rect(origin: Point(x: 0, y: baseline), size: .zero)
    let (left, right) = margins(of: id, scale, ink: ink, em: em)
    return SymbolDrawing(
      layers: layers, ink: ink, origin: Point(x: min(left, right), y: baseline), width: abs(right - left),
      warnings: part.warnings)
  }

  /// The margins of a drawing: its own, or as far from it as another one's are from that.
  private func margins(
    of id: String, _ scale: SymbolScale, ink: Rect, em: Double
  ) -> (left: Double, right: Double) {
    if let left = guide("left-margin-" + id), let right = guide("right-margin-" + id) { return (left.minX, right.maxX) }
    // Older templates have one pair of margins, which belongs to the drawing of the regular weight and medium scale. Margins
    // grow with the scale.
    for (suffix, other) in [scale, .small, .medium].map({ ("-Regular-" + $0.rawValue, $0) }) + [
      ("", SymbolScale.medium)
    ] {
      let reference = "Regular-" + other.rawValue
      guard let left = guide("left-margin" + suffix), let right = guide("right-margin" + suffix),
        reference != id || suffix == "",
        // One that cannot be drawn has no margins, and is reported where it is shown.
        let inner = (try? part(of: reference)).flatMap({ Symbol.extent(of: $0.layers) })
      else { continue }
      let growth = scale.factor / other.factor
      return (ink.minX - (inner.minX - left.minX) * growth, ink.maxX + (right.maxX - inner.maxX) * growth)
    }
    return (ink.minX - Self.usualMargin * em, ink.maxX + Self.usualMargin * em)
  }

  /// Where a guide is; nil if it is not there, or draws nothing.
  private func guide(_ id: String) -> Rect? {
    // Without a guide that can be drawn the usual places count.
    guard ids.contains(id), let part = try? part(of: id) else { return nil }
    return part.layers.compactMap(\.path.controlBounds).reduce(nil) { whole, part in whole?.union(part) ?? part }
  }

  /// What the element of an id draws, in the sheet's units, and what has no effect there; empty if it is not there.
  private func part(of id: String) throws(DiagnosticsError) -> (layers: [SymbolLayer], warnings: [Diagnostic]) {
    guard let pruned = root.only(id: id) else { return ([], []) }
    var builder = SymbolBuilder(document)
    let symbol = builder.build(pruned, name: id)
    guard let symbol, !builder.document.problems.hasErrors else {
      throw DiagnosticsError(builder.document.problems.sorted)
    }
    return (symbol.layers.map(\.inOnePaint), builder.document.warnings.sorted)
  }

  /// Layers with what the classes of their elements say: levels and colours, such as `hierarchical-0:secondary` and
  /// `multicolor-1:systemRedColor`, and what is cut out or hidden.
  private func marked(_ layers: [SymbolLayer], as shapes: [SVGElement]) -> [SymbolLayer] {
    guard layers.count == shapes.count else { return layers }
    return zip(layers, shapes).compactMap { layer, shape in
      var layer = layer
      for word in (shape.attributes["class"] ?? "").split(separator: " ") {
        let value = word.firstIndex(of: ":").map { word[word.index(after: $0)...] } ?? ""
        if word.hasPrefix("hierarchical-") {
          layer.level = ["primary", "secondary", "tertiary"].firstIndex(of: value) ?? 0
        } else if word.hasPrefix("multicolor-"), value.hasPrefix("system"), value.hasSuffix("Color") {
          layer.tone = value.dropFirst(6).dropLast(5).lowercased()
        } else if classes.cutting.contains(String(word)) {
          layer.cut = .always
        } else if classes.hidden.contains(String(word)) {
          return nil
        }
      }
      return layer
    }
  }
}

extension SymbolLayer {
  /// The layer in the paint of the view that shows it.
  fileprivate var inOnePaint: SymbolLayer {
    var layer = self
    if layer.fill != nil { layer.fill = .currentColor }
    if layer.stroke != nil { layer.stroke?.paint = .currentColor }
    layer.group = group.map { group in
      var group = group
      group.layers = group.layers.map(\.inOnePaint)
      return group
    }
    return layer
  }
}

extension SVGElement {
  /// Collects the ids of the element and what is in it.
  fileprivate func collectIDs(into ids: inout Set<String>) {
    if let id = attributes["id"] { ids.insert(id) }
    for child in children { child.collectIDs(into: &ids) }
  }

  /// The element of an id, in it or itself.
  fileprivate func element(id: String) -> SVGElement? {
    if attributes["id"] == id { return self }
    for child in children {
      if let found = child.element(id: id) { return found }
    }
    return nil
  }

  /// The shapes in it, in the order in which they are drawn.
  fileprivate var shapes: [SVGElement] {
    let kinds: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
    return kinds.contains(name) ? [self] : children.flatMap(\.shapes)
  }

  /// The element with one in it, what that one is in, and what it may refer to; nil if there is none of the id.
  fileprivate func only(id: String) -> SVGElement? {
    if attributes["id"] == id { return self }
    let inner = children.map { $0.only(id: id) }
    guard let place = inner.firstIndex(where: { $0 != nil }) else { return nil }
    var copy = self
    copy.children = children.indices.compactMap { index in
      if index == place { return inner[index] }
      return SVGVocabulary.definitions.contains(children[index].name) ? children[index] : nil
    }
    return copy
  }
}
