import CCairo
import DSDiagnostics
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Draws a group. One without effects costs nothing; one that is only clipped is drawn in place; any other is drawn
  /// to a layer first.
  func group(_ group: DrawGroup, on canvas: Canvas) throws(RasterError) {
    let (transform, clip) = (canvas.transform, canvas.clip)
    defer { (canvas.transform, canvas.clip) = (transform, clip) }
    if group.transform != .identity { canvas.transform = group.transform.then(transform) }
    // A plane that became a line shows nothing, and Cairo cannot invert its map.
    if canvas.transform.determinant.magnitude < 1e-9 { return }
    if let projection = group.projection { return try project(group.commands, by: projection, on: canvas) }
    guard group.hasNoLayerEffect && !group.shieldsBlending else { return try layered(group, on: canvas) }
    guard let shape = group.clip else { return try draw(group.commands, on: canvas) }
    try clipped(coverage(shape, on: canvas), group.commands, on: canvas)
  }

  /// Draws commands and puts back what the clip leaves of the old pixels.
  ///
  /// With content G of alpha g over B and coverage m: (G + B(1 − g))·m + B·(1 − m) = G·m + B·(1 − g·m), which is the
  /// content, drawn as one picture, cut and put over B. Only pixels that the shape covers in part are kept and put
  /// back; the others are cut by the rectangle around it.
  private func clipped(
    _ coverage: Coverage, _ commands: [DrawCommand], on canvas: Canvas
  ) throws(RasterError) {
    let visible = canvas.clip.intersection(coverage.bounds)
    if visible.isEmpty { return }
    canvas.clip = visible
    let parts = coverage.softParts.map { $0.intersection(visible) }.filter { !$0.isEmpty }
    if parts.isEmpty { return try draw(commands, on: canvas) }
    let count = parts.reduce(0) { $0 + $1.width * $1.height }
    try holdLayer(pixels: count)
    defer { layerPixels -= count }
    let old = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    defer { old.deallocate() }
    canvas.beginDirect()
    var next = old
    for part in parts {
      for y in part.minY..<part.maxY {
        next.update(from: canvas.row(y) + part.minX, count: part.width)
        next += part.width
      }
    }
    try draw(commands, on: canvas)
    canvas.beginDirect()
    var bytes = [UInt8](repeating: 0, count: parts.map(\.width).max() ?? 0)
    next = old
    for part in parts {
      for y in part.minY..<part.maxY {
        bytes.withUnsafeMutableBufferPointer { bytes in
          guard let bytes = bytes.baseAddress else { return }
          coverage.write(row: y, x: part.minX, count: part.width, into: bytes)
          keepRow(canvas.row(y) + part.minX, over: next, coverage: bytes, count: part.width)
        }
        next += part.width
      }
    }
  }

  /// Draws the content to a layer, applies the effects in their order, and puts it on the canvas.
  private func layered(_ group: DrawGroup, on canvas: Canvas) throws(RasterError) {
    if group.opacity <= 0 { return }
    let transform = canvas.transform
    let blur = transform.blurReach(sigma: group.blur)
    // 1. Pixels of the canvas that the finished picture may show, and those of the content that they need.
    var needed = canvas.clip
    for shadow in group.shadows {
      let offset = transform.applyToVector(shadow.offset)
      let reach = transform.blurReach(sigma: shadow.sigma)
      needed = needed.union(
        canvas.clip.expanded(x: reach.x, y: reach.y)
          .offset(x: -Int(offset.x.rounded()), y: -Int(offset.y.rounded())).expanded(x: 1, y: 1))
    }
    let content =
      group.filter.map { PixelRect(around: transform.bounds(of: $0.area)) }
      ?? bounds(of: group.commands, under: transform)
    var area = content.intersection(needed.expanded(x: blur.x, y: blur.y)).expanded(x: blur.x, y: blur.y)
    if group.blur <= 0, let clip = group.clip {
      area = area.intersection(PixelRect(around: transform.bounds(of: clip.bounds)).expanded(x: 1, y: 1))
    }
    if area.isEmpty { return }
    // 2. The content, the blur, the clip and the mask.
    let pixels = area.width * area.height
    try holdLayer(pixels: pixels)
    defer { layerPixels -= pixels }
    let layer =
      if let filter = group.filter {
        try filtered(group.commands, by: filter, area: area, under: transform)
      } else {
        try layer(of: group.commands, area: area, under: transform)
      }
    if group.blur > 0 {
      let sigma = transform.blur(sigma: group.blur)
      BoxBlur.blur(layer, sigmaX: sigma.x, sigmaY: sigma.y)
    }
    if let matrix = group.colorMatrix { map(layer, by: matrix) }
    if let clip = group.clip {
      layer.transform = transform.moved(from: area)
      multiply(layer, by: coverage(clip, on: layer))
    }
    if let mask = group.mask {
      try holdLayer(pixels: pixels)
      defer { layerPixels -= pixels }
      multiply(layer, byAlphaOf: try self.layer(of: mask, area: area, under: transform))
    }
    // 3. The shadows and the content as one picture, then opacity and blend mode.
    let (picture, origin) = try withShadows(group.shadows, layer, area, under: transform, visible: canvas.clip)
    defer { if !group.shadows.isEmpty { layerPixels -= picture.bounds.width * picture.bounds.height } }
    if let blend = group.blendMode.mixed {
      try picture.finish()
      return put(picture, at: origin, opacity: group.opacity, by: blend, on: canvas)
    }
    if group.blendMode == .destinationOut { canvas.willLoseAlpha() }
    try put(picture, at: origin, opacity: group.opacity, by: group.blendMode.cairo, on: canvas)
  }

  /// Lets Cairo put a picture, whose first pixel is that of `area`, on the canvas.
  func put(
    _ picture: Canvas, at area: PixelRect, opacity: Double = 1, by mode: cairo_operator_t = CAIRO_OPERATOR_OVER,
    on canvas: Canvas
  ) throws(RasterError) {
    let context = canvas.cairo()
    cairo_set_operator(context, mode)
    cairo_set_source_surface(context, picture.cairoSurface(), Double(area.minX), Double(area.minY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_paint(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    try picture.finish()
  }

  /// Blends a picture, whose first pixel is that of `area`, without Cairo.
  private func put(_ picture: Canvas, at area: PixelRect, opacity: Double, by blend: ColorBlend, on canvas: Canvas) {
    let visible = area.intersection(canvas.clip)
    if visible.isEmpty { return }
    canvas.beginDirect()
    picture.beginDirect()
    for y in visible.minY..<visible.maxY {
      blend.blend(
        picture.row(y - area.minY) + (visible.minX - area.minX), opacity: Float(min(1, opacity)),
        over: canvas.row(y) + visible.minX, count: visible.width)
    }
  }

  /// The commands drawn to a layer that lies on `area` of the canvas.
  func layer(
    of commands: [DrawCommand], area: PixelRect, under transform: AffineTransform
  ) throws(RasterError) -> Canvas {
    let layer = Canvas(width: area.width, height: area.height)
    layer.transform = transform.moved(from: area)
    try draw(commands, on: layer)
    try layer.finish()
    return layer
  }

  /// The layer with its shadows behind it, the first on top, and the area of the canvas it lies on.
  private func withShadows(
    _ shadows: [DrawGroup.DropShadow], _ layer: Canvas, _ area: PixelRect, under transform: AffineTransform,
    visible: PixelRect
  ) throws(RasterError) -> (Canvas, PixelRect) {
    if shadows.isEmpty { return (layer, area) }
    let whole = shadows.reduce(area) { $0.union(area.shadow($1, under: transform)) }.intersection(visible)
    let pixels = whole.width * whole.height
    try holdLayer(pixels: pixels)
    let picture = Canvas(width: whole.width, height: whole.height)
    for shadow in shadows.reversed() {
      drop(shadow, of: layer, at: area.offset(x: -whole.minX, y: -whole.minY), on: picture, under: transform)
    }
    let context = picture.cairo()
    cairo_set_source_surface(
      context, layer.cairoSurface(), Double(area.minX - whole.minX), Double(area.minY - whole.minY))
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    return (picture, whole)
  }

  /// Counts the pixels of a layer that is about to be made.
  func holdLayer(pixels: Int) throws(RasterError) {
    layerPixels += pixels
    if layerPixels > Limits.layerPixels {
      defer { layerPixels -= pixels }
      throw .layers(pixels: layerPixels)
    }
  }

  private func multiply(_ layer: Canvas, by coverage: Coverage) {
    layer.beginDirect()
    var bytes = [UInt8](repeating: 0, count: layer.bounds.width)
    for y in 0..<layer.bounds.height {
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let bytes = bytes.baseAddress else { return }
        coverage.write(row: y, x: 0, count: layer.bounds.width, into: bytes)
        multiplyRow(layer.row(y), by: bytes, count: layer.bounds.width)
      }
    }
  }

  private func multiply(_ layer: Canvas, byAlphaOf mask: Canvas) {
    layer.beginDirect()
    mask.beginDirect()
    var bytes = [UInt8](repeating: 0, count: layer.bounds.width)
    for y in 0..<layer.bounds.height {
      let alphas = mask.row(y)
      for x in bytes.indices { bytes[x] = UInt8(alphas[x] >> 24) }
      multiplyRow(layer.row(y), by: bytes, count: layer.bounds.width)
    }
  }
}

extension AffineTransform {
  /// The transform of a layer whose first pixel is that of `area`.
  fileprivate func moved(from area: PixelRect) -> AffineTransform {
    then(.translation(x: -Double(area.minX), y: -Double(area.minY)))
  }
}

extension BlendMode {
  /// Cairo's operator of the same formula (Compositing and Blending 1, section 10).
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    // Drawn without Cairo.
    case .plusDarker: CAIRO_OPERATOR_OVER
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    }
  }
}
