import DSDisplayList
import DSGeometry
import DSResolve
import DSSymbol

/// Draws layers of a symbol under a map.
struct SymbolDrawing {
  /// The map from the layers' coordinates to device pixels.
  var map: AffineTransform
  /// The factor by which the lengths of lines grow.
  var lineFactor: Double
  /// Device pixels per point.
  let scale: Double
  /// Where the symbol is drawn, in device pixels.
  let rect: Rect
  /// What gradients of the view's paint are spread over.
  let area: Rect
  /// The view's paint.
  let paint: ResolvedPaint
  /// Whether lines are stretched with what they outline: those of a drawing in the symbol, not those of one that a view
  /// stretches.
  var stretchesLines = false

  /// The steps that draw layers, first to last.
  func commands(_ layers: [SymbolLayer]) -> [DrawCommand] { layers.flatMap(commands) }

  /// The steps that draw a layer.
  func commands(_ layer: SymbolLayer) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if let group = layer.group {
      commands = drawn(group)
    } else if let picture = layer.picture {
      commands = drawn(picture)
    } else {
      let shape = DrawShape.path(layer.path.applying(map), layer.fillRule)
      if let fill = layer.fill { commands += painted(fill, layer.fillOpacity, in: map) { .fill(shape, $0) } }
      if let stroke = layer.stroke { commands += drawn(stroke, layer, shape) }
    }
    for clip in layer.clips where !commands.isEmpty {
      commands = [.group(DrawGroup(clip: clip.shape(under: map), commands: commands))]
    }
    return commands
  }

  private func drawn(_ stroke: SymbolLayer.Stroke, _ layer: SymbolLayer, _ shape: DrawShape) -> [DrawCommand] {
    let opacity = layer.strokeOpacity
    let plain = SymbolLayer.Stroke.OwnLine(path: layer.path, transform: .identity)
    let isStretched = stretchesLines && !stroke.isNonScaling && !map.isEven
    guard let own = stroke.own ?? (isStretched ? plain : nil) else {
      let line = stroke.line(factor: stroke.isNonScaling ? scale : lineFactor)
      return painted(stroke.paint, opacity, in: map) { .stroke(shape, line, $0) }
    }
    let whole = own.transform.then(map)
    guard let inverse = whole.inverse else { return [] }
    // The paint's coordinates are the view box's, those of the line are its own.
    let line = stroke.line(factor: 1)
    let inner = painted(stroke.paint, opacity, in: map.then(inverse)) { .stroke(.path(own.path, .nonZero), line, $0) }
    return [.group(DrawGroup(transform: whole, commands: inner))]
  }

  /// The steps of a fill or a stroke.
  /// - Parameter map: the map from the paint's coordinates to those of the step.
  private func painted(
    _ source: SymbolPaint, _ opacity: Double, in map: AffineTransform, _ command: (Brush) -> DrawCommand
  ) -> [DrawCommand] {
    switch source {
    case .currentColor:
      return [command(paint.opacity(opacity).brush(in: area, pixelsPerPoint: scale) ?? .solid(.black))]
    case .color(let color): return [command(.solid(color.opacity(opacity)))]
    case .gradient(let gradient):
      let inverse = self.map.then(map.inverse ?? .identity).inverse
      return gradient.drawn(opacity, by: map, in: inverse.map { $0.bounds(of: rect) } ?? rect, command)
    case .pattern(let pattern): return tiled(pattern, opacity, in: map, command)
    }
  }

  private func tiled(
    _ pattern: SymbolPattern, _ opacity: Double, in map: AffineTransform, _ command: (Brush) -> DrawCommand
  ) -> [DrawCommand] {
    let outline = command(.solid(.black))
    guard let bounds = outline.ownBounds, let inverse = map.inverse else { return [] }
    let tiles = pattern.tiles(over: inverse.bounds(of: bounds))
    var commands: [DrawCommand] = []
    for row in tiles.rows {
      for column in tiles.columns {
        let move = AffineTransform.translation(
          x: Double(column) * pattern.tile.width, y: Double(row) * pattern.tile.height)
        var inner = self
        inner.map = move.then(pattern.transform).then(map)
        inner.lineFactor = inner.map.meanScale
        inner.stretchesLines = true
        let drawn = inner.commands(pattern.layers)
        guard let clip = pattern.clip else {
          commands += drawn
          continue
        }
        commands.append(.group(DrawGroup(clip: edge(clip, of: pattern.tile, under: inner.map), commands: drawn)))
      }
    }
    if commands.isEmpty { return [] }
    return [.group(DrawGroup(opacity: opacity, mask: [outline], commands: commands))]
  }

  /// What a tile keeps to. Along the axes its edges are those of pixels, so that what crosses from one tile to the next is not
  /// smoothed twice; tiles of a few pixels would lose too much.
  private func edge(_ clip: Rect, of tile: Rect, under map: AffineTransform) -> DrawShape {
    guard map.b == 0, map.c == 0 else { return SymbolLayer.Clip(path: Path(around: clip)).shape(under: map) }
    let (rect, whole) = (map.bounds(of: clip), map.bounds(of: tile))
    guard min(whole.width, whole.height) >= 8 else { return .rect(rect) }
    func pixel(_ place: Double) -> Double { (place + 0.5).rounded(.down) }
    return .rect(
      Rect(minX: pixel(rect.minX), minY: pixel(rect.minY), maxX: pixel(rect.maxX), maxY: pixel(rect.maxY)))
  }

  private func drawn(_ picture: SymbolPicture) -> [DrawCommand] {
    let whole = picture.transform.then(map)
    let interpolation: DrawImage.Interpolation = picture.hasHardPixels ? .nearest : .bilinear
    let keepsAxes = whole.b == 0 && whole.c == 0 && whole.a > 0 && whole.d > 0
    if keepsAxes {
      let rect = whole.bounds(of: picture.rect)
      return [.image(DrawImage(bitmap: picture.bitmap, rect: rect, interpolation: interpolation))]
    }
    let image = DrawCommand.image(
      DrawImage(bitmap: picture.bitmap, rect: picture.rect, interpolation: interpolation))
    return [.group(DrawGroup(transform: whole, commands: [image]))]
  }

  private func drawn(_ group: SymbolGroup) -> [DrawCommand] {
    let commands = group.filter.map { filtered(group.layers, by: $0) } ?? commands(group.layers)
    if commands.isEmpty { return [] }
    var drawn = DrawGroup(
      opacity: group.opacity, blendMode: group.blendMode, isIsolated: group.isIsolated, commands: commands)
    drawn.mask = group.mask.map(mask)
    return [.group(drawn)]
  }

  /// The steps that draw layers as one filtered picture, along the axes of what is filtered.
  private func filtered(_ layers: [SymbolLayer], by filter: SymbolFilter) -> [DrawCommand] {
    let whole = filter.transform.then(map)
    if whole.b == 0, whole.c == 0 {
      return [.group(DrawGroup(filter: filter.filter.scaled(by: whole), commands: commands(layers)))]
    }
    guard let shrink = whole.stretch.inverse, case let turn = shrink.then(whole), let back = turn.inverse else {
      return []
    }
    let inner = SymbolDrawing(
      map: map.then(back), lineFactor: lineFactor, scale: scale, rect: back.bounds(of: rect),
      area: back.bounds(of: area), paint: paint, stretchesLines: stretchesLines)
    let picture = DrawGroup(filter: filter.filter.scaled(by: whole.stretch), commands: inner.commands(layers))
    return [.group(DrawGroup(transform: turn, commands: [.group(picture)]))]
  }

  /// The steps whose alpha is what a mask lets through.
  private func mask(_ mask: SymbolGroup.Mask) -> [DrawCommand] {
    var commands = commands(mask.layers)
    let region = mask.region?.shape(under: map)
    if !mask.isByAlpha, mask.isLinear {
      // Colours become light before their alpha weighs them, which a black ground would do too early.
      let area = (region ?? .rect(rect)).bounds
      let steps: [PictureFilter.Kind] = [
        .colors(.source, .luminanceToAlpha), .composite(.step(0), .sourceAlpha, .inside),
      ]
      let filter = PictureFilter(steps: steps.map { .init($0, area: area, isLinear: true) }, area: area)
      commands = [.group(DrawGroup(filter: filter, commands: commands))]
    } else if !mask.isByAlpha {
      // On black the luminance of a colour is weighted by its alpha.
      let ground = DrawCommand.fill(region ?? .rect(rect), .solid(.black))
      commands = [.group(DrawGroup(colorMatrix: .luminanceToAlpha, commands: [ground] + commands))]
    }
    guard let region else { return commands }
    return [.group(DrawGroup(clip: region, commands: commands))]
  }
}

extension SymbolLayer.Clip {
  /// The outline under a map; a rectangle where that is one.
  func shape(under map: AffineTransform) -> DrawShape { .path(path.applying(map), fillRule) }
}

extension SymbolLayer.Stroke {
  /// The line, with its lengths multiplied.
  func line(factor: Double) -> Stroke {
    let cap: Stroke.Cap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Stroke.Join =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Stroke(
      width: width * factor, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 * factor },
      dashPhase: dashPhase * factor)
  }
}

extension DrawCommand {
  /// A rectangle around what a fill or a stroke draws; nil for other steps.
  fileprivate var ownBounds: Rect? {
    switch kind {
    case .fill(let shape, _): return shape.bounds
    case .stroke(let shape, let line, _):
      let reach = line.width / 2 * (line.join == .miter ? max(line.miterLimit, 1.5) : 1.5)
      let bounds = shape.bounds
      return Rect(
        minX: bounds.minX - reach, minY: bounds.minY - reach, maxX: bounds.maxX + reach, maxY: bounds.maxY + reach)
    case .shadow, .backdrop, .glyphs, .image, .group: return nil
    }
  }
}

extension AffineTransform {
  /// The factor by which areas grow, as a length.
  fileprivate var meanScale: Double { (a * d - b * c).magnitude.squareRoot() }
}

extension Path {
  /// A rectangle's outline.
  fileprivate init(around rect: Rect) {
    self.init([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }
}
