import DSDiagnostics
package import DSGeometry
import DSOutline

extension SymbolBuilder {
  /// The paint of the pattern with an id, for an outline; nil for none, or after a report.
  ///
  /// Source: SVG 2, section 14.3.
  mutating func pattern(
    _ id: String, of geometry: SVGGeometry, _ style: SVGStyle, _ element: SVGElement
  ) -> SymbolPaint? {
    var paint: SymbolPaint?
    following(id) { builder in
      guard let chain = builder.patternChain(from: id, element) else { return }
      do throws(SVGProblem) {
        paint = try builder.pattern(chain, of: geometry, style).map(SymbolPaint.pattern)
      } catch {
        builder.document.report(error, at: chain[0].offset)
      }
    }
    return paint
  }

  /// A pattern and those that it takes from, in turn; nil after a report.
  private mutating func patternChain(from id: String, _ element: SVGElement) -> [SVGElement]? {
    var chain: [SVGElement] = []
    var next: String? = id
    while let id = next {
      guard let target = definition(id, in: chain.isEmpty ? "fill" : "href", of: chain.last ?? element) else {
        return chain.isEmpty ? nil : chain
      }
      // A link to another kind of element has no effect.
      if target.name != "pattern" { return chain }
      // A link that leads back has no effect.
      if chain.contains(where: { $0.order == target.order }) { return chain }
      guard chain.count < Limits.symbolGradientLinks else {
        report("too-many-links", "the pattern '\(id.inShort)' takes from too many others", target)
        return nil
      }
      guard document.reads(target) else { return nil }
      chain.append(target)
      next = target.attributes["href"].map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    }
    return chain
  }

  private mutating func pattern(
    _ chain: [SVGElement], of geometry: SVGGeometry, _ style: SVGStyle
  ) throws(SVGProblem) -> SymbolPattern? {
    // What a pattern does not have it takes from the next.
    var whole = chain[0]
    for element in chain.dropFirst() {
      for (name, value) in element.attributes where whole.attributes[name] == nil { whole.attributes[name] = value }
    }
    guard let owner = chain.first(where: { !$0.children.isEmpty }) else { return nil }
    let bounds = geometry.path.outlineBounds
    let isOfBox = whole.attributes["patternUnits"] != "userSpaceOnUse"
    if isOfBox || whole.attributes["patternContentUnits"] == "objectBoundingBox" { try geometry.checkBox() }
    if isOfBox, bounds?.isEmpty ?? true { return nil }
    let tile = try whole.area(of: isOfBox ? bounds : nil, style.units, usual: ["0", "0", "0", "0"])
    guard !tile.isEmpty else { return nil }
    var content = AffineTransform.identity
    var own = SVGStyle(owner, inheriting: inheritedStyle(of: owner, style.units), &document)
    own.opacity = 1
    if let box = try whole.viewBox() {
      guard !box.isEmpty else { return nil }
      content = try SVGAspect(whole.attributes["preserveAspectRatio"]).map(box, to: tile)
      own.units.viewport = box.size
    } else if whole.attributes["patternContentUnits"] == "objectBoundingBox" {
      guard let bounds, !bounds.isEmpty else { return nil }
      content = .scale(x: bounds.width, y: bounds.height)
    }
    // Without a view box the content's origin is the tile's.
    if whole.attributes["viewBox"] == nil { content = content.then(.translation(x: tile.minX, y: tile.minY)) }
    var map =
      try whole.attributes["patternTransform"].map { text throws(SVGProblem) in try readKnownTransform(text) }
      ?? .identity
    guard map.inverse != nil else {
      throw SVGProblem(id: "unsupported-svg", message: "the pattern's transform makes it a line or a point")
    }
    if let origin = whole.attributes["transform-origin"] {
      let place = try SVGStyle.origin(origin, style.units)
      map = AffineTransform.translation(x: -place.x, y: -place.y).then(map).then(.translation(x: place.x, y: place.y))
    }
    let transform = map.then(geometry.transform)
    let outer = (box, context)
    box = Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    let layers = collect { builder in
      for child in owner.children { builder.draw(child, own, content) }
    }
    (box, context) = outer
    if layers.isEmpty { return nil }
    let pattern = SymbolPattern(
      layers: layers, tile: tile, transform: transform,
      clip: own.isOverflowing && own.hasOverflow ? nil : edges(of: layers, in: tile))
    guard let placed = geometry.path.applying(geometry.transform).controlBounds else { return nil }
    let tiles = Double(pattern.tiles(over: placed.intersection(box)).count)
    tileCount += max(1, tiles) * layers.reduce(0) { $0 + $1.drawnCount }
    guard tiles <= Limits.symbolTiles, tileCount <= Limits.symbolTiles else {
      throw SVGProblem(
        id: "too-many-tiles",
        message: "the patterns draw more than \(Limits.symbolTiles.text()) shapes, those of all tiles added up",
        hint: "repeat a larger tile")
    }
    return pattern
  }
}

/// What layers of a tile are kept to; nil where they lie within it. Beyond edges that nothing crosses it goes on for a tile: such
/// an edge would be smoothed twice where tiles meet.
private func edges(of layers: [SymbolLayer], in tile: Rect) -> Rect? {
  var bounds = Rect?.none
  for layer in layers {
    guard let own = layer.fillBounds else { return tile }
    bounds = bounds?.union(own) ?? own
  }
  guard let bounds else { return nil }
  let slack = 1e-9 * (tile.width + tile.height + abs(tile.minX) + abs(tile.minY))
  let crossed = [
    bounds.minX < tile.minX - slack, bounds.minY < tile.minY - slack, bounds.maxX > tile.maxX + slack,
    bounds.maxY > tile.maxY + slack,
  ]
  if !crossed.contains(true) { return nil }
  return Rect(
    minX: tile.minX - (crossed[0] ? 0 : tile.width), minY: tile.minY - (crossed[1] ? 0 : tile.height),
    maxX: tile.maxX + (crossed[2] ? 0 : tile.width), maxY: tile.maxY + (crossed[3] ? 0 : tile.height))
}

extension SymbolPattern {
  /// The tiles that an area of the view box needs, by their columns and rows.
  package func tiles(over area: Rect) -> (columns: Range<Int>, rows: Range<Int>, count: Double) {
    if !repeats { return (0..<1, 0..<1, 1) }
    guard let inverse = transform.inverse else { return (0..<0, 0..<0, 0) }
    let own = inverse.bounds(of: area)
    let edges = [
      (own.minX - tile.minX) / tile.width, (own.maxX - tile.minX) / tile.width, (own.minY - tile.minY) / tile.height,
      (own.maxY - tile.minY) / tile.height,
    ]
    guard edges.allSatisfy({ abs($0) < 1e6 }) else { return (0..<0, 0..<0, .infinity) }
    func range(_ from: Double, _ to: Double) -> Range<Int> {
      let first = Int((from + 1e-9).rounded(.down))
      return first..<max(first, Int((to - 1e-9).rounded(.up)))
    }
    let (columns, rows) = (range(edges[0], edges[1]), range(edges[2], edges[3]))
    return (columns, rows, Double(columns.count) * Double(rows.count))
  }
}

extension SymbolLayer {
  /// A rectangle around an outline that is only filled; nil for other layers.
  fileprivate var fillBounds: Rect? { group == nil && picture == nil && stroke == nil ? path.controlBounds : nil }

  /// How many shapes drawing it takes, those of patterns as often as they are repeated.
  fileprivate var drawnCount: Double {
    guard let group else { return 1 }
    return 1 + group.layers.reduce(0) { $0 + $1.drawnCount }
      + (group.mask?.layers ?? []).reduce(0) { $0 + $1.drawnCount }
  }
}
