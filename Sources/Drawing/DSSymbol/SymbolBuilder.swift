import DSDiagnostics
import DSGeometry
import DSOutline

/// Makes layers of a tree of elements: applies transforms, inherits properties, follows `use`.
struct SymbolBuilder {
  /// The file, with the problems found.
  var document: SVGDocument

  var layers: [SymbolLayer] = []
  /// What the symbol shows; the whole plane within a pattern.
  var box = Rect(size: .zero)
  /// The outlines that were drawn, for the boxes of elements.
  var shapes: [SVGGeometry] = []
  /// How many elements were drawn, with those that `use` repeats.
  var elementCount = 0
  private var segmentCount = 0
  private var groupCount = 0
  /// The tiles of patterns so far.
  var tileCount = 0.0
  /// The steps of clips, counted again for each layer.
  private var clipSegmentCount = 0
  /// The ids that are being followed, outermost first.
  var usedIDs: [String] = []
  /// The orders of the elements that are being drawn, outermost first.
  var open: [Int] = []
  /// What `context-fill` and `context-stroke` stand for.
  var context: SVGContext?
  /// The files that pictures may lie in, by their addresses.
  var pictures: [String: [UInt8]] = [:]
  /// Bytes of pictures so far, and how deep in drawings in pictures this one is.
  var pictureBytes = 0
  var pictureDepth = 0
  var depth = 0
  private var definitionStyles: [Int: SVGStyle] = [:]

  /// A builder for one file.
  init(_ document: SVGDocument) { self.document = document }

  /// The symbol of the root element; nil if something is wrong.
  mutating func build(_ root: SVGElement, name: String) -> Symbol? {
    var root = root
    applySheets(to: &root)
    guard let place = place(of: root) else { return nil }
    box = place.box
    var style = SVGStyle()
    style.units.viewport = place.viewport
    draw(root, style, place.map)
    if layers.isEmpty, !document.problems.hasErrors {
      document.warn(
        SVGProblem(id: "empty-symbol", message: "the symbol draws nothing", hint: "give a shape a fill or a stroke"),
        at: root.offset)
    }
    return Symbol(name: name, viewBox: box, layers: layers)
  }

  /// Gives all elements what the style sheets say of them.
  private mutating func applySheets(to root: inout SVGElement) {
    defer { document.register(root) }
    guard !document.sheets.isEmpty else { return }
    do throws(SVGProblem) {
      var sheet = try SVGSheet(document.sheets)
      try sheet.apply(to: &root)
    } catch {
      document.report(error, at: root.offset)
    }
  }

  /// What the picture shows, the map to it, and the root's own viewport.
  private typealias RootPlace = (box: Rect, map: AffineTransform, viewport: Size)

  private mutating func place(of root: SVGElement) -> RootPlace? {
    var attribute = root.attributes["viewBox"] == nil ? "width" : "viewBox"
    do throws(SVGProblem) {
      // A percentage is of what shows the picture.
      func side(_ name: String) throws(SVGProblem) -> Double? {
        guard let text = root.attributes[name], !text.hasSuffix("%"), text != "auto" else { return nil }
        return try SVGUnits().length(text, .diagonal)
      }
      let (width, height) = (try side("width"), try side("height"))
      guard let viewBox = try root.viewBox() else {
        guard let width, let height else {
          document.report(
            SVGProblem(
              message: "the symbol has neither a viewBox nor a width and height", hint: "add viewBox=\"0 0 24 24\""),
            at: root.offset)
          return nil
        }
        let box = try checked(Rect(x: 0, y: 0, width: width, height: height))
        return (box, .identity, box.size)
      }
      let box = try checked(viewBox)
      guard let width, let height, width > 0, height > 0 else { return (box, .identity, box.size) }
      attribute = "preserveAspectRatio"
      // Where the picture has other proportions than its box, it shows more or less than the box, in the box's units.
      let aspect = try SVGAspect(root.attributes["preserveAspectRatio"])
      let map = aspect.map(box, to: Rect(x: 0, y: 0, width: width, height: height))
      guard abs(width / height - box.width / box.height) > 1e-6 * width / height else {
        return (box, .identity, box.size)
      }
      let scale = map.a
      let shown = try checked(
        Rect(x: -map.tx / scale, y: -map.ty / map.a, width: width / scale, height: height / scale))
      return (shown, AffineTransform(d: map.d / scale, ty: 0), box.size)
    } catch {
      document.report(error, in: attribute, of: root)
      return nil
    }
  }

  private func checked(_ box: Rect) throws(SVGProblem) -> Rect {
    let limit = Limits.symbolCoordinate
    guard box.width > 0, box.height > 0,
      [box.minX, box.minY, box.width, box.height].allSatisfy({ abs($0) <= limit })
    else { throw SVGProblem(message: "the viewBox has to be larger than 0 and smaller than \(limit.text())") }
    return box
  }

  /// Draws an element and what is in it.
  mutating func draw(_ element: SVGElement, _ parent: SVGStyle, _ outer: AffineTransform) {
    guard !document.isHopeless, !SVGVocabulary.definitions.contains(element.name) else { return }
    guard counts(element), document.reads(element) else { return }
    var style = SVGStyle(element, inheriting: parent, &document)
    guard style.isDisplayed, isForReader(element) else { return }
    let transform = style.transform.then(outer)
    let mark = (layers: layers.count, shapes: shapes.count)
    if depth == 0 { style.units.rootFontSize = style.units.fontSize }
    depth += 1
    open.append(element.order)
    switch element.name {
    case "svg" where depth > 1: drawViewport(element, from: nil, style, transform)
    case "svg", "g", "a":
      if depth == 1, let color = style.background {
        layers.append(SymbolLayer(path: .svgRect(box, rx: 0, ry: 0), fill: .color(color)))
      }
      for child in element.children { draw(child, style, transform) }
    case "switch":
      // Of several alternatives the first that fits.
      let first = element.children.first { SVGVocabulary.isDrawn($0.name) && isForReader($0) }
      if let first { draw(first, style, transform) }
    case "use": use(element, style, transform)
    case "image": picture(element, style, transform)
    default:
      guard let path = readShape(element, style.units, &document) else { break }
      if style.isVisible {
        add(path, element, style, transform)
      } else {
        // Hidden shapes count for boxes too.
        shapes.append(SVGGeometry(path: path, transform: transform))
      }
    }
    depth -= 1
    open.removeLast()
    finish(element, style, transform, layersFrom: mark.layers, shapesFrom: mark.shapes)
  }

  /// Counts an element that is drawn; false if they are too many, or too deeply nested, which is reported once.
  mutating func counts(_ element: SVGElement) -> Bool {
    elementCount += 1
    if elementCount <= Limits.symbolElements, depth < Limits.syntaxDepth { return true }
    if elementCount == Limits.symbolElements + 1 || depth == Limits.syntaxDepth {
      report(
        "too-many-elements", "more than \(Limits.symbolElements) elements are drawn, or too deeply nested", element)
    }
    elementCount = Limits.symbolElements + 1
    return false
  }

  /// Whether an element is for readers of English, as the pictures of a matrix are drawn, and needs no extension.
  private func isForReader(_ element: SVGElement) -> Bool {
    if element.attributes["requiredExtensions"] != nil { return false }
    guard let languages = element.attributes["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = String(language).trimmed.lowercased()
      return tag == "en" || tag.hasPrefix("en-")
    }
  }

  /// Applies what an element does to all that is in it.
  mutating func finish(
    _ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform, layersFrom first: Int, shapesFrom shape: Int
  ) {
    filter(layersFrom: first, shapesFrom: shape, by: style, element, transform)
    if layers.count > first {
      clip(layersFrom: first, shapesFrom: shape, by: style, element, transform)
      mask(layersFrom: first, shapesFrom: shape, by: style, element, transform)
      fade(layersFrom: first, by: style.opacity, element)
    }
    guard layers.count > first, style.blendMode != .normal || style.isIsolated else { return }
    group(layersFrom: first, element) {
      $0.blendMode = style.blendMode
      $0.isIsolated = style.isIsolated
    }
  }

  /// Whether more layers can be drawn as one picture.
  var hasGroupsLeft: Bool { groupCount < Limits.symbolGroups }

  /// Makes one picture of layers.
  /// - Parameter pictures: how many are drawn for it.
  mutating func group(
    layersFrom first: Int, pictures: Int = 1, _ element: SVGElement, _ change: (inout SymbolGroup) -> Void
  ) {
    let isFirst = groupCount <= Limits.symbolGroups
    groupCount += pictures
    guard groupCount <= Limits.symbolGroups else {
      if isFirst {
        report(
          "too-many-elements", "more than \(Limits.symbolGroups) groups have opacity, masks, filters or blend", element)
      }
      return
    }
    var group = SymbolGroup(layers: Array(layers[first...]))
    change(&group)
    layers.replaceSubrange(first..., with: [SymbolLayer(group)])
  }

  /// What `body` draws, without drawing it.
  mutating func collect(_ body: (inout Self) -> Void) -> [SymbolLayer] {
    let outer = (layers, shapes)
    (layers, shapes) = ([], [])
    body(&self)
    let collected = layers
    (layers, shapes) = outer
    return collected
  }

  /// The box of what was drawn, in the coordinates that a map begins at; nil where nothing was.
  func boundingBox(shapesFrom first: Int, under transform: AffineTransform) -> Rect? {
    guard let inverse = transform.inverse else { return nil }
    return shapes[first...].reduce(nil) { all, shape in
      let map = shape.transform.then(inverse)
      guard let bounds = (map.isNearlyIdentity ? shape.path : shape.path.applying(map)).outlineBounds else {
        return all
      }
      return all?.union(bounds) ?? bounds
    }
  }

  /// What a definition inherits from the elements around it, and not from those that it is used by.
  mutating func inheritedStyle(of definition: SVGElement, _ units: SVGUnits) -> SVGStyle {
    if let style = definitionStyles[definition.order] { return style }
    var style = SVGStyle()
    style.units = units
    for ancestor in document.ancestorsOfDefinitions[definition.order] ?? [] where document.reads(ancestor) {
      style = SVGStyle(ancestor, inheriting: style, &document)
    }
    definitionStyles[definition.order] = style
    return style
  }

  /// Adds layers for an outline in its own coordinates.
  private mutating func add(_ path: Path, _ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform) {
    guard let placed = place(path, element, transform) else { return }
    let geometry = SVGGeometry(path: path, transform: transform)
    shapes.append(geometry)
    let fill = element.name == "line" ? nil : resolve(style.fill, style, geometry, element)
    let stroke = stroke(element, style, geometry)
    func add(_ fill: SymbolPaint?, _ stroke: SymbolLayer.Stroke?) {
      if fill == nil && stroke == nil { return }
      layers.append(
        SymbolLayer(
          path: placed, fillRule: style.fillRule, fill: fill, stroke: stroke, fillOpacity: style.fillOpacity,
          strokeOpacity: style.strokeOpacity))
    }
    let order = style.paintOrder
    let hasMarkers = style.markers.contains { $0 != nil } && SVGMarkers.isMarked(element)
    if order.prefix(2) == [.fill, .stroke] || (!hasMarkers && order.filter { $0 != .markers } == [.fill, .stroke]) {
      add(fill, stroke)
      if hasMarkers { markers(on: geometry, element, style) }
      return
    }
    for step in order {
      switch step {
      case .fill: add(fill, nil)
      case .stroke: add(nil, stroke)
      case .markers: if hasMarkers { markers(on: geometry, element, style) }
      }
    }
  }

  /// An outline in view box units; nil after a report, or where there are too many.
  mutating func place(_ path: Path, _ element: SVGElement, _ transform: AffineTransform) -> Path? {
    // What is too much is reported once.
    guard segmentCount <= Limits.symbolSegments else { return nil }
    segmentCount += path.elements.count
    guard segmentCount <= Limits.symbolSegments else {
      report("too-many-segments", "the paths have more than \(Limits.symbolSegments) segments", element)
      return nil
    }
    let placed = path.applying(transform)
    let limit = Limits.symbolCoordinate
    guard let bounds = placed.controlBounds, bounds.isFinite, placed.elements.allSatisfy({ $0.isWithin(limit) }) else {
      report("out-of-range", "a coordinate is beyond ±\(limit.text())", element)
      return nil
    }
    return placed
  }

  /// The stroke in view box units, or in the outline's own where a transform stretches or skews it.
  private mutating func stroke(
    _ element: SVGElement, _ style: SVGStyle, _ geometry: SVGGeometry
  ) -> SymbolLayer.Stroke? {
    guard style.width > 0, let paint = resolve(style.stroke, style, geometry, element) else { return nil }
    let transform = geometry.transform
    let isEven = transform.isEven
    let scale =
      style.isNonScaling || !isEven ? 1 : (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let lengths = ([style.width, style.dashPhase] + style.dash).map { $0 * scale }
    guard lengths.allSatisfy({ abs($0) <= Limits.symbolCoordinate }) else {
      report("out-of-range", "a stroke's length is beyond \(Limits.symbolCoordinate.text())", element)
      return nil
    }
    guard lengths[0] > 0 else { return nil }
    var stroke = SymbolLayer.Stroke(
      paint: paint, width: lengths[0], cap: style.cap, join: style.join, miterLimit: style.miterLimit,
      dash: Array(lengths[2...]), dashPhase: lengths[1])
    stroke.isNonScaling = style.isNonScaling
    if !isEven, !style.isNonScaling {
      // A drawing that a map makes a line of has no lines.
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return nil }
      stroke.own = SymbolLayer.Stroke.OwnLine(path: geometry.path, transform: transform)
    }
    return stroke
  }

  /// Applies an element's opacity.
  private mutating func fade(layersFrom first: Int, by opacity: Double, _ element: SVGElement) {
    guard opacity < 1 else { return }
    let drawn = layers[first...].reduce(0) { count, layer in
      let isWhole = layer.group == nil && layer.picture == nil
      return count + (isWhole ? (layer.fill == nil ? 0 : 1) + (layer.stroke == nil ? 0 : 1) : 2)
    }
    guard drawn <= 1 else { return group(layersFrom: first, element) { $0.opacity = opacity } }
    for index in layers.indices[first...] {
      layers[index].fillOpacity *= opacity
      layers[index].strokeOpacity *= opacity
    }
  }

  private mutating func resolve(
    _ paint: SVGStyle.Paint, _ style: SVGStyle, _ geometry: SVGGeometry, _ element: SVGElement
  ) -> SymbolPaint? {
    switch paint {
    case .none: return nil
    case .currentColor: return style.color
    case .color(let color): return color.alpha > 0 ? .color(color) : nil
    case .reference(let id, let fallback):
      guard fallback == nil || document.elementsByID[id] != nil else {
        return fallback.flatMap { resolve($0, style, geometry, element) }
      }
      let found =
        document.elementsByID[id]?.name == "pattern"
        ? pattern(id, of: geometry, style, element) : gradient(id, of: geometry, style, element)
      return found ?? fallback.flatMap { resolve($0, style, geometry, element) }
    case .contextFill, .contextStroke:
      guard let context else { return nil }
      let asked = paint == .contextFill ? context.style.fill : context.style.stroke
      // What has no area has no box to spread a gradient over.
      if asked.isReference, context.geometry == nil { return nil }
      let outer = self.context
      defer { self.context = outer }
      self.context = context.outer.first
      return resolve(asked, context.style, context.geometry ?? geometry, element)
    }
  }

  /// The element that another one names, by its id; nil, and a warning, where there is none: then the reference has no effect,
  /// as in browsers.
  mutating func definition(_ id: String, in attribute: String, of element: SVGElement) -> SVGElement? {
    guard let target = document.elementsByID[id] else {
      let hint = didYouMean(id, among: document.elementsByID.keys)
      document.warn(
        SVGProblem(
          id: "unknown-id", message: "no element has the id '\(id.inShort)', so the reference has no effect", hint: hint
        ),
        in: attribute, of: element)
      return nil
    }
    return target
  }

  /// Takes the segments of a clip around some layers, an element's.
  /// - Returns: false if those of the symbol are too many, which is reported once.
  mutating func takesClip(of segments: Int, around layers: Int, _ element: SVGElement) -> Bool {
    guard clipSegmentCount <= Limits.symbolClipSegments else { return false }
    clipSegmentCount += segments * layers
    if clipSegmentCount <= Limits.symbolClipSegments { return true }
    report(
      "too-many-segments",
      "the clips have more than \(Limits.symbolClipSegments) segments, those around each shape added up", element,
      hint: "clip fewer shapes at once, or cut the paths themselves in the drawing program")
    return false
  }

  mutating func report(_ id: String, _ message: String, _ element: SVGElement, hint: String? = nil) {
    document.report(SVGProblem(id: id, message: message, hint: hint), at: element.offset)
  }
}

/// An outline in its element's own coordinates, and the map from these to the view box.
struct SVGGeometry {
  let path: Path
  let transform: AffineTransform
  /// Whether it is the box of shapes that are turned: programs disagree whether that is the box of these or of their boxes.
  var hasUnclearBox = false

  init(path: Path, transform: AffineTransform) { (self.path, self.transform) = (path, transform) }

  /// Refuses what depends on a box that is not clear.
  func checkBox() throws(SVGProblem) {
    guard hasUnclearBox else { return }
    throw SVGProblem(
      id: "unsupported-svg",
      message: "a gradient or pattern by the box of turned shapes that a 'use' shows is not supported in symbols",
      hint: "give it the units userSpaceOnUse")
  }
}

/// What `context-fill` and `context-stroke` stand for.
struct SVGContext {
  /// The style of what is drawn.
  let style: SVGStyle
  /// The outline that gradients spread over; nil for that of what asks.
  let geometry: SVGGeometry?
  /// The map of the user to the view box.
  let transform: AffineTransform
  /// The context around it, if there is one.
  let outer: [SVGContext]
  /// Whether a line asks for its markers, and not a `use` for what it shows.
  var isOfMarker = false
}

extension AffineTransform {
  /// Whether it scales in all directions alike.
  package var isEven: Bool {
    let across = a * a + b * b
    let down = c * c + d * d
    let tolerance = 1e-6 * max(across, down)
    return abs(across - down) <= tolerance && abs(a * c + b * d) <= tolerance
  }

  /// Whether rectangles along the axes stay such rectangles, but for rounding.
  var keepsAxes: Bool {
    let most = 1e-9 * max(abs(a), abs(b), abs(c), abs(d))
    return abs(b) <= most && abs(c) <= most || abs(a) <= most && abs(d) <= most
  }

  /// Whether it is the identity but for rounding.
  var isNearlyIdentity: Bool {
    abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && abs(b) < 1e-9 && abs(c) < 1e-9 && abs(tx) < 1e-9 && abs(ty) < 1e-9
  }
}

extension Path.Element {
  /// Whether all coordinates are numbers of at most the given size.
  func isWithin(_ limit: Double) -> Bool {
    func check(_ points: Point...) -> Bool { points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit } }
    return switch self {
    case .move(let point), .line(let point): check(point)
    case .quadratic(let point, let control): check(point, control)
    case .cubic(let point, let control1, let control2): check(point, control1, control2)
    case .close: true
    }
  }
}
