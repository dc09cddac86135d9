import DSDisplayList
import DSGeometry
import DSNode
import DSResolve

extension Painter {
  /// Draws what `make` makes of a brush, in a paint whose gradients and pictures span `rect`.
  ///
  /// What no brush can express is drawn by separate commands, cut to a filled shape or masked by anything else; shadows
  /// and blend modes of a paint become groups.
  /// - Parameters:
  ///   - paint: the paint.
  ///   - rect: the area, in device pixels.
  ///   - reach: how far what is made may lie outside the area.
  ///   - make: the commands for a brush.
  mutating func draw(
    _ paint: ResolvedPaint, in rect: Rect, reaching reach: Double = 0, _ make: (Brush) -> [DrawCommand]
  ) {
    if let brush = paint.brush(in: rect, pixelsPerPoint: scale) {
      add(make(brush))
      return
    }
    if case .backdrop(let inner, let sigma) = paint {
      // Letters and lines have no area behind which one could look.
      if let outline = outline(of: make), sigma > 0 { add(.backdrop(outline, sigma: sigma * scale)) }
      draw(inner, in: rect, reaching: reach, make)
      return
    }
    if case .effect(let inner, let shadows, let mode) = paint {
      var content = collecting { $0.draw(inner, in: rect, reaching: reach, make) }
      for shadow in shadows {
        if shadow.inset, outline(of: make) == nil {
          content += innerShadow(shadow, of: make(.solid(.black)), in: rect.inset(by: -reach))
        } else {
          content = shadowed(content, shadow, outline: outline(of: make))
        }
      }
      if mode != .normal { content = [.group(DrawGroup(blendMode: mode, commands: content))] }
      add(content)
      return
    }
    let content = pattern(paint, in: rect, covering: rect.inset(by: -reach))
    if content.isEmpty { return }
    if let outline = outline(of: make) {
      add(.group(DrawGroup(clip: outline, commands: content)))
    } else {
      add(.group(DrawGroup(mask: make(.solid(.black)), commands: content)))
    }
  }

  /// The shape, where the commands for a brush fill one and do nothing else.
  private func outline(of make: (Brush) -> [DrawCommand]) -> DrawShape? {
    let made = make(.solid(.black))
    if made.count == 1, case .fill(let shape, _) = made[0].kind { return shape }
    return nil
  }

  /// Commands with a shadow behind them, or inside the shape that they fill.
  private func shadowed(
    _ content: [DrawCommand], _ shadow: ResolvedShadow, outline: DrawShape?
  ) -> [DrawCommand] {
    guard shadow.color.alpha > 0, !content.isEmpty else { return content }
    let offset = Point(x: shadow.x, y: shadow.y) * scale
    let sigma = shadow.sigma * scale
    guard let outline else {
      let cast = DrawGroup.DropShadow(color: shadow.color, sigma: sigma, offset: offset)
      return [.group(DrawGroup(shadows: [cast], commands: content))]
    }
    let cast = ShapeShadow(
      color: shadow.color, sigma: sigma, offset: offset, inset: shadow.inset, knockout: !shadow.inset)
    return shadow.inset ? content + [.shadow(outline, cast)] : [.shadow(outline, cast)] + content
  }

  /// A shadow inside letters, lines and pictures: what their moved and blurred coverage leaves free of them.
  ///
  /// The inverse of a coverage is 1 outside of everything, so that a clear ground makes it as large as the area.
  private func innerShadow(_ shadow: ResolvedShadow, of coverage: [DrawCommand], in rect: Rect) -> [DrawCommand] {
    guard shadow.color.alpha > 0, !coverage.isEmpty else { return [] }
    let offset = Point(x: shadow.x, y: shadow.y) * scale
    let sigma = shadow.sigma * scale
    // Letters reach beyond their box, by less than its height.
    let area = rect.inset(by: -(3 * sigma + abs(offset.x) + abs(offset.y) + rect.height / 2).rounded(.up))
    let cast = DrawGroup(
      transform: .translation(x: offset.x, y: offset.y), blur: sigma, commands: coverage)
    let inverse = ColorMatrix([Double](repeating: 0, count: 18) + [-1, 1])
    let free = DrawGroup(colorMatrix: inverse, commands: [.fill(.rect(area), .solid(.clear)), .group(cast)])
    let shade = DrawGroup(mask: [.group(free)], commands: [.fill(.rect(area), .solid(shadow.color))])
    return [.group(DrawGroup(mask: coverage, commands: [.group(shade)]))]
  }

  /// Commands that cover an area with a paint that no brush can express.
  private func pattern(_ paint: ResolvedPaint, in rect: Rect, covering area: Rect) -> [DrawCommand] {
    switch paint {
    case .color, .linearGradient, .radialGradient, .effect, .backdrop: return []
    case .angularGradient(let stops, let center, let start, let end):
      if area.isEmpty { return [] }
      // A gradient without length shows its last colour.
      guard end > start else { return stops.last.map { [.fill(.rect(area), .solid($0.color))] } ?? [] }
      let colors = GradientStops(stops.map { GradientStops.Stop(position: $0.position, color: $0.color) })
      return [.fill(.rect(area), .angularGradient(colors, center: center.point(in: rect), start: start, end: end))]
    case .ellipticalGradient(let stops, let center, let start, let end):
      return ellipses(stops, center: center.point(in: rect), start: start, end: end, in: rect, covering: area)
    case .mesh(let mesh):
      let ground: [DrawCommand] =
        mesh.background.alpha > 0 ? [.fill(.rect(area), .solid(mesh.background))] : []
      return ground + MeshStrips(mesh, in: rect).commands
    case .image(let image, let part, let factor, let opacity):
      let tiles = tiles(of: image, part: part, scale: factor, in: rect, covering: area)
      return opacity < 1 ? [.group(DrawGroup(opacity: opacity, commands: tiles))] : tiles
    }
  }

  /// A radial gradient of the unit square, stretched to the area.
  private func ellipses(
    _ stops: [ResolvedPaint.Stop], center: Point, start: Double, end: Double, in rect: Rect, covering area: Rect
  ) -> [DrawCommand] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    // Circles of the width's radii, flattened about the centre: no unit square of a pixel's size is needed.
    let flat = rect.height / rect.width
    let flatten = AffineTransform.translation(x: -center.x, y: -center.y).then(.scale(x: 1, y: flat))
      .then(.translation(x: center.x, y: center.y))
    let tall = Rect(
      minX: area.minX, minY: center.y + (area.minY - center.y) / flat, maxX: area.maxX,
      maxY: center.y + (area.maxY - center.y) / flat)
    let colors = GradientStops(stops.map { GradientStops.Stop(position: $0.position, color: $0.color) })
    let brush = Brush.radialGradient(
      colors, center: center, startRadius: max(0, start) * rect.width, endRadius: max(0, end) * rect.width)
    return [.group(DrawGroup(transform: flatten, commands: [.fill(.rect(tall), brush)]))]
  }
}
