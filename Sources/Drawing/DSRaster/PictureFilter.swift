import CCairo
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// The picture that a filter makes of commands, on an area of the canvas.
  ///
  /// Steps work in whole pixels on premultiplied colours of 8 bits, as browsers' do: along the axes of the canvas, or, where a
  /// map turns or skews, along those of a picture that is mapped afterwards.
  func filtered(
    _ commands: [DrawCommand], by filter: PictureFilter, area: PixelRect, under transform: AffineTransform
  ) throws(RasterError) -> Canvas {
    guard transform.b == 0, transform.c == 0 else {
      return try turned(commands, by: filter, area: area, under: transform)
    }
    let device = filter.scaled(by: transform)
    // What lies beyond the area can be moved or blurred into it.
    let reach = device.reach
    let whole = PixelRect(around: transform.bounds(of: filter.area))
      .intersection(area.expanded(x: reach.x, y: reach.y))
    let wide = (whole.width + 2 * reach.x) * (whole.height + 2 * reach.y)
    let pixels = whole.width * whole.height * (filter.steps.count + 2) + wide
    try holdLayer(pixels: pixels)
    defer { layerPixels -= pixels }
    if whole.isEmpty { return Canvas(width: area.width, height: area.height) }
    // Browsers and other programs disagree about what blurs where the area cuts; where the content ends in it they do not.
    let content = bounds(of: commands, under: transform)
    // They have a pixel more at each side.
    let most = PixelRect(around: transform.bounds(of: filter.area)).expanded(x: 1, y: 1)
    let isCut = !content.isEmpty && content.intersection(most) != content
    var run = FilterRun(
      source: try layer(of: commands, area: whole, under: transform), area: whole, isCut: isCut)
    for (step, own) in zip(device.steps, filter.steps) {
      run.take(step, within: PixelRect(rounding: transform.bounds(of: own.area)))
    }
    let result = Canvas(width: area.width, height: area.height)
    run.putLast(on: result, x: whole.minX - area.minX, y: whole.minY - area.minY)
    try result.finish()
    return result
  }

  /// The same where the map turns or skews.
  private func turned(
    _ commands: [DrawCommand], by filter: PictureFilter, area: PixelRect, under transform: AffineTransform
  ) throws(RasterError) -> Canvas {
    let result = Canvas(width: area.width, height: area.height)
    let stretch = transform.stretch
    guard let shrink = stretch.inverse, case let turn = shrink.then(transform), let back = turn.inverse else {
      return result
    }
    let seen = PixelRect(around: back.bounds(of: area.rect)).expanded(x: 1, y: 1)
    let own = PixelRect(around: stretch.bounds(of: filter.area)).expanded(x: 1, y: 1).intersection(seen)
    if own.isEmpty { return result }
    let pixels = own.width * own.height
    try holdLayer(pixels: pixels)
    defer { layerPixels -= pixels }
    let picture = try filtered(commands, by: filter, area: own, under: stretch)
    let context = result.cairo()
    cairo_translate(context, -Double(area.minX), -Double(area.minY))
    var matrix = cairo_matrix_t(xx: turn.a, yx: turn.b, xy: turn.c, yy: turn.d, x0: turn.tx, y0: turn.ty)
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, picture.cairoSurface(), Double(own.minX), Double(own.minY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    try result.finish()
    return result
  }
}

/// The pictures of a filter's steps so far.
private struct FilterRun {
  /// A picture, and whether its colours are mixed as light is.
  private struct Picture {
    var canvas: Canvas
    var isLinear = false
  }

  /// What is filtered.
  private let source: Canvas
  /// Where all pictures lie.
  private let area: PixelRect
  /// Whether what is filtered goes on beyond the area.
  private let isCut: Bool
  private var results: [Picture] = []

  init(source: Canvas, area: PixelRect, isCut: Bool) { (self.source, self.area, self.isCut) = (source, area, isCut) }

  /// Does one step, whose picture is empty outside an area.
  mutating func take(_ step: PictureFilter.Step, within bounds: PixelRect) {
    var result = Picture(canvas: Canvas(width: area.width, height: area.height), isLinear: step.isLinear)
    let canvas = result.canvas
    switch step.kind {
    case .blur(let input, let x, let y):
      // Each of the averages takes what the one before put beyond the area.
      let (across, down) = isCut ? (0, 0) : (BoxBlur.reach(sigma: x), BoxBlur.reach(sigma: y))
      let wide = Canvas(width: area.width + 2 * across, height: area.height + 2 * down)
      draw(picture(input, step.isLinear), on: wide, x: across, y: down)
      BoxBlur.blur(wide, sigmaX: x, sigmaY: y)
      draw(wide, on: canvas, x: -across, y: -down)
    case .morphology(let input, let grows, let x, let y):
      draw(picture(input, step.isLinear), on: canvas)
      Morphology(grows: grows).apply(to: canvas, x: x, y: y)
    case .offset(let input, let way):
      draw(
        picture(input, step.isLinear), on: canvas, x: Int((way.x + 0.5).rounded(.down)),
        y: Int((way.y + 0.5).rounded(.down)))
    case .flood(let color):
      result.isLinear = false
      canvas.fill(canvas.bounds, with: color.premultiplied)
    case .blend(let top, let ground, let mode):
      draw(picture(ground, step.isLinear), on: canvas)
      draw(picture(top, step.isLinear), on: canvas, by: mode.cairo)
    case .composite(let top, let ground, .arithmetic(let k1, let k2, let k3, let k4)):
      arithmetic(picture(top, step.isLinear), picture(ground, step.isLinear), [k1, k2, k3, k4], on: canvas)
    case .composite(let top, let ground, let operation):
      draw(picture(ground, step.isLinear), on: canvas)
      draw(picture(top, step.isLinear), on: canvas, by: operation.cairo)
    case .colors(let input, let matrix):
      draw(picture(input, step.isLinear), on: canvas)
      map(canvas, by: matrix)
    case .transfer(let input, let tables):
      draw(picture(input, step.isLinear), on: canvas)
      canvas.transfer(by: tables)
    case .merge(let inputs):
      for input in inputs { draw(picture(input, step.isLinear), on: canvas) }
    }
    canvas.clear(outside: bounds.offset(x: -area.minX, y: -area.minY))
    results.append(result)
  }

  /// Puts the last picture on another.
  func putLast(on canvas: Canvas, x: Int, y: Int) {
    guard let last = results.last else { return }
    draw(last.isLinear ? converted(last.canvas, toLinear: false) : last.canvas, on: canvas, x: x, y: y)
  }

  private func picture(_ input: PictureFilter.Input, _ isLinear: Bool) -> Canvas {
    switch input {
    case .source: return isLinear ? converted(source, toLinear: true) : source
    case .sourceAlpha:
      let alpha = source.copy()
      alpha.mapPixels { $0 & 0xFF00_0000 }
      return alpha
    case .step(let index):
      let result = results[index]
      return result.isLinear == isLinear ? result.canvas : converted(result.canvas, toLinear: isLinear)
    }
  }

  private func converted(_ canvas: Canvas, toLinear: Bool) -> Canvas {
    let copy = canvas.copy()
    let table = toLinear ? LightTables.shared.toLight : LightTables.shared.fromLight
    let alpha = (0...255).map { UInt8($0) }
    copy.transfer(by: [table, table, table, alpha])
    return copy
  }

  private func draw(
    _ picture: Canvas, on canvas: Canvas, x: Int = 0, y: Int = 0, by operation: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) {
    let context = canvas.cairo()
    cairo_set_operator(context, operation)
    cairo_set_source_surface(context, picture.cairoSurface(), Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// k1·i1·i2 + k2·i1 + k3·i2 + k4 of each premultiplied channel, no colour above the alpha.
  private func arithmetic(_ top: Canvas, _ ground: Canvas, _ factors: [Double], on canvas: Canvas) {
    for each in [top, ground, canvas] { each.beginDirect() }
    for y in 0..<canvas.bounds.height {
      let (first, second, target) = (top.row(y), ground.row(y), canvas.row(y))
      for x in 0..<canvas.bounds.width {
        func mixed(_ shift: UInt32) -> Double {
          let (a, b) = (Double(first[x] >> shift & 255) / 255, Double(second[x] >> shift & 255) / 255)
          return min(1, max(0, factors[0] * a * b + factors[1] * a + factors[2] * b + factors[3]))
        }
        let alpha = mixed(24)
        func byte(_ value: Double) -> UInt32 { UInt32((min(value, alpha) * 255).rounded()) }
        target[x] = byte(alpha) << 24 | byte(mixed(16)) << 16 | byte(mixed(8)) << 8 | byte(mixed(0))
      }
    }
  }
}

/// The bytes of sRGB as bytes of light, and back.
private struct LightTables {
  static let shared = LightTables()
  let toLight: [UInt8]
  let fromLight: [UInt8]

  /// Rounds to bytes: no value is near enough to a half that a library's last bit would decide.
  private init() {
    toLight = (0...255).map { byte in UInt8((Self.light(Double(byte) / 255) * 255).rounded()) }
    fromLight = (0...255).map { byte in
      let light = Double(byte) / 255
      // The value whose light it is, by halving: exact to far less than a byte.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if Self.light(middle) < light { low = middle } else { high = middle }
      }
      return UInt8((high * 255).rounded())
    }
  }

  /// sRGB's curve (IEC 61966-2-1).
  private static func light(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 = base^2 · (base^2)^(1/5), the fifth root by Newton's steps: no function of a library.
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
      let power = root * root * root * root
      root = (4 * root + square / power) / 5
    }
    return square * root
  }
}

extension PictureFilter {
  /// How far a pixel can get, in pixels along each axis.
  fileprivate var reach: (x: Int, y: Int) {
    steps.reduce((0, 0)) { reach, step in
      switch step.kind {
      case .blur(_, let x, let y): (reach.0 + BoxBlur.reach(sigma: x), reach.1 + BoxBlur.reach(sigma: y))
      case .morphology(_, _, let x, let y):
        // Nothing is farther away than the area is wide.
        (reach.0 + Morphology.pixels(min(x, area.width)), reach.1 + Morphology.pixels(min(y, area.height)))
      case .offset(_, let way):
        (reach.0 + Int(way.x.magnitude.rounded(.up)), reach.1 + Int(way.y.magnitude.rounded(.up)))
      case .flood, .blend, .composite, .colors, .transfer, .merge: reach
      }
    }
  }
}

extension PictureFilter.Composition {
  /// Cairo's operator; that of arithmetic is not used.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .over, .arithmetic: CAIRO_OPERATOR_OVER
    case .inside: CAIRO_OPERATOR_IN
    case .outside: CAIRO_OPERATOR_OUT
    case .atop: CAIRO_OPERATOR_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .lighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension PixelRect {
  /// The pixels whose middles a rectangle has.
  fileprivate init(rounding rect: Rect) {
    func whole(_ value: Double) -> Int { Int(min(1e6, max(-1e6, value)).rounded()) }
    self.init(minX: whole(rect.minX), minY: whole(rect.minY), maxX: whole(rect.maxX), maxY: whole(rect.maxY))
  }
}

extension Color {
  /// The pixel with premultiplied alpha.
  fileprivate var premultiplied: UInt32 {
    let argb = argb
    let alpha = argb >> 24
    func channel(_ shift: UInt32) -> UInt32 { ((argb >> shift & 255) * alpha + 127) / 255 }
    return alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
  }
}

extension Canvas {
  /// Fills an area, whatever is there.
  fileprivate func fill(_ area: PixelRect, with pixel: UInt32) {
    beginDirect()
    for y in area.minY..<area.maxY { (row(y) + area.minX).update(repeating: pixel, count: area.width) }
  }

  /// Makes everything transparent but an area.
  fileprivate func clear(outside area: PixelRect) {
    let kept = area.intersection(bounds)
    if kept == bounds { return }
    beginDirect()
    for y in 0..<bounds.height {
      guard !kept.isEmpty, y >= kept.minY, y < kept.maxY else {
        row(y).update(repeating: 0, count: bounds.width)
        continue
      }
      row(y).update(repeating: 0, count: kept.minX)
      (row(y) + kept.maxX).update(repeating: 0, count: bounds.width - kept.maxX)
    }
  }

  /// Another canvas with the same pixels.
  fileprivate func copy() -> Canvas {
    let copy = Canvas(width: bounds.width, height: bounds.height)
    beginDirect()
    copy.beginDirect()
    copy.row(0).update(from: row(0), count: bounds.width * bounds.height)
    return copy
  }

  /// Maps every pixel; runs of equal ones once.
  fileprivate func mapPixels(_ image: (UInt32) -> UInt32) {
    beginDirect()
    let pixels = row(0)
    var (last, mapped) = (UInt32(0), image(0))
    for index in 0..<(bounds.width * bounds.height) {
      if pixels[index] != last { (last, mapped) = (pixels[index], image(pixels[index])) }
      pixels[index] = mapped
    }
  }

  /// Maps red, green, blue and alpha, each by a table of straight values.
  fileprivate func transfer(by tables: [[UInt8]]) {
    mapPixels { pixel in
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> Int {
        alpha == 0 ? 0 : Int(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
      }
      let mapped = UInt32(tables[3][Int(alpha)])
      func channel(_ table: Int, _ shift: UInt32) -> UInt32 {
        (UInt32(tables[table][straight(shift)]) * mapped + 127) / 255
      }
      return mapped << 24 | channel(0, 16) << 16 | channel(1, 8) << 8 | channel(2, 0)
    }
  }
}
