import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSText

extension RasterError.Fault {
  /// The fault of a rectangle on the canvas that is not finite or reaches too far; nil if there is none.
  init?(reaching bounds: Rect) {
    let worst = max(bounds.minX.magnitude, bounds.minY.magnitude, bounds.maxX.magnitude, bounds.maxY.magnitude)
    if bounds.isFinite && worst <= Limits.deviceCoordinate { return nil }
    self = bounds.isFinite && worst.isFinite ? .coordinate(worst) : .notFinite
  }
}

/// Checks every number of a list before Cairo sees one: Cairo 1.16 crashes beyond ±32,767 device units and reports
/// success for NaN. An axis-aligned rectangle may be larger, as it is cut at the canvas.
enum Coordinates {
  /// Throws the first fault of the commands below a transform.
  static func check(_ commands: [DrawCommand], under transform: AffineTransform) throws(RasterError) {
    for index in commands.indices {
      do throws(RasterError) {
        switch commands[index].kind {
        case .fill(let shape, let brush):
          try check(shape, mayBeCut: true, under: transform)
          try check(brush, under: transform)
        case .stroke(let shape, let stroke, let brush):
          try check(shape, stroke, under: transform)
          try check(brush, under: transform)
        case .shadow(let shape, let shadow): try check(shape, shadow, under: transform)
        case .backdrop(let shape, let sigma):
          try check(shape, mayBeCut: true, under: transform)
          try checkBlur(sigma, under: transform)
        case .glyphs(let run): try check(run, under: transform)
        case .image(let image): try check(.rect(image.rect), mayBeCut: false, under: transform)
        case .group(let group): try check(group, under: transform)
        }
      } catch {
        throw error.inside(index)
      }
    }
  }

  private static func fail(_ fault: RasterError.Fault) -> RasterError { .command(path: [], fault: fault) }

  private static func check(_ rect: Rect, under transform: AffineTransform) throws(RasterError) {
    // Of a NaN and a number the greater may be the number, so the rectangle itself is looked at first.
    if !rect.isFinite { throw fail(.notFinite) }
    if let fault = RasterError.Fault(reaching: transform.bounds(of: rect)) { throw fail(fault) }
  }

  private static func checkLength(_ value: Double) throws(RasterError) {
    if !value.isFinite { throw fail(.notFinite) }
    if value < 0 { throw fail(.invalidLength(value)) }
  }

  private static func check(
    _ shape: DrawShape, mayBeCut: Bool, under transform: AffineTransform
  ) throws(RasterError) {
    switch shape {
    case .rect(let rect):
      if mayBeCut && transform.keepsAxes {
        if !rect.isFinite || !transform.bounds(of: rect).isFinite { throw fail(.notFinite) }
        return
      }
    case .roundedRect(_, let radii):
      for radius in [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading] {
        try checkLength(radius)
        try check(Rect(size: Size(width: radius, height: radius)), under: transform.withoutMove)
      }
    case .ellipse: break
    case .path(let path, _):
      // A NaN hides in the smallest and the largest value of many, so every point is looked at.
      let isFinite = path.elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isFinite
        case .quadratic(let point, let control): point.isFinite && control.isFinite
        case .cubic(let point, let control1, let control2):
          point.isFinite && control1.isFinite && control2.isFinite
        case .close: true
        }
      }
      if !isFinite { throw fail(.notFinite) }
    }
    try check(shape.bounds, under: transform)
  }

  private static func check(
    _ shape: DrawShape, _ stroke: Stroke, under transform: AffineTransform
  ) throws(RasterError) {
    try check(shape, mayBeCut: false, under: transform)
    for length in [stroke.width, stroke.miterLimit, stroke.dashPhase.magnitude] + stroke.dash {
      try checkLength(length)
    }
    let reach = stroke.reach(under: transform)
    if let fault = RasterError.Fault(reaching: transform.bounds(of: shape.bounds).inset(by: -reach)) {
      throw fail(fault)
    }
    if stroke.dash.isEmpty { return }
    let period = stroke.dash.reduce(0, +)
    if period <= 0 { throw fail(.invalidLength(period)) }
    let count = (shape.outlineLength / period).rounded(.up) * Double(stroke.dash.count)
    if !(count <= Double(Limits.dashes)) { throw fail(.dashes(count)) }
  }

  private static func check(
    _ shape: DrawShape, _ shadow: ShapeShadow, under transform: AffineTransform
  ) throws(RasterError) {
    try check(shape, mayBeCut: false, under: transform)
    if !shadow.spread.isFinite || !shadow.offset.isFinite { throw fail(.notFinite) }
    let grown = shape.bounds.inset(by: -shadow.spread.magnitude)
    try check(grown, under: transform)
    try check(grown.offset(by: shadow.offset), under: transform)
    try checkBlur(shadow.sigma, under: transform)
  }

  private static func checkBlur(_ sigma: Double, under transform: AffineTransform) throws(RasterError) {
    try checkLength(sigma)
    let (x, y) = transform.blur(sigma: sigma)
    let widest = max(x, y)
    // The reach is below three standard deviations and a pixel; that many pixels need not be counted first.
    if !(widest <= Limits.blurRadius) { throw fail(.blur(widest * 3)) }
    let reach = BoxBlur.reach(sigma: widest)
    if reach > Int(Limits.blurRadius) { throw fail(.blur(Double(reach))) }
  }

  private static func check(_ run: GlyphRun, under transform: AffineTransform) throws(RasterError) {
    try checkLength(run.size)
    try check(Rect(size: Size(width: run.size, height: run.size)), under: transform.withoutMove)
    for glyph in run.glyphs {
      let place = transform.apply(Point(x: glyph.x, y: glyph.y))
      if place.x.magnitude <= Limits.deviceCoordinate && place.y.magnitude <= Limits.deviceCoordinate { continue }
      try check(Rect(x: glyph.x, y: glyph.y, width: 0, height: 0), under: transform)
      throw fail(.notFinite)
    }
    try check(run.brush, under: transform)
  }

  private static func check(_ brush: Brush, under transform: AffineTransform) throws(RasterError) {
    switch brush {
    case .solid: return
    case .linearGradient(let stops, let start, let end):
      if !start.isFinite || !end.isFinite { throw fail(.notFinite) }
      try check(Rect(origin: start, size: .zero), under: transform)
      try check(Rect(origin: end, size: .zero), under: transform)
      try check(stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      try checkLength(startRadius)
      try checkLength(endRadius)
      if !center.isFinite { throw fail(.notFinite) }
      try check(Rect(origin: center, size: .zero).inset(by: -max(startRadius, endRadius)), under: transform)
      try check(stops)
    case .focalGradient(let stops, let focus, let startRadius, let center, let endRadius):
      try checkLength(startRadius)
      try checkLength(endRadius)
      if !center.isFinite || !focus.isFinite { throw fail(.notFinite) }
      try check(Rect(origin: center, size: .zero).inset(by: -max(startRadius, endRadius)), under: transform)
      try check(Rect(origin: focus, size: .zero).inset(by: -startRadius), under: transform)
      try check(stops)
    case .angularGradient(let stops, let center, let start, let end):
      if !center.isFinite || !start.isFinite || !end.isFinite { throw fail(.notFinite) }
      try check(Rect(origin: center, size: .zero), under: transform)
      try check(stops)
    }
  }

  private static func check(_ stops: GradientStops) throws(RasterError) {
    var last = 0.0
    for stop in stops.stops {
      if !(stop.position >= last && stop.position <= 1) { throw fail(.gradientStops) }
      last = stop.position
    }
    if stops.stops.isEmpty { throw fail(.gradientStops) }
  }

  private static func check(_ filter: PictureFilter, under transform: AffineTransform) throws(RasterError) {
    if !filter.area.isFinite || !transform.bounds(of: filter.area).isFinite { throw fail(.notFinite) }
    for step in filter.steps {
      if !step.area.isFinite { throw fail(.notFinite) }
      switch step.kind {
      case .blur(_, let x, let y):
        try checkBlur(x, under: transform)
        try checkBlur(y, under: transform)
      case .morphology(_, _, let x, let y):
        try check(Rect(origin: Point(x: x, y: y), size: .zero), under: transform.withoutMove)
      case .offset(_, let way):
        if !way.isFinite { throw fail(.notFinite) }
        try check(Rect(origin: way, size: .zero), under: transform.withoutMove)
      case .composite(_, _, .arithmetic(let a, let b, let c, let d)):
        guard [a, b, c, d].allSatisfy(\.isFinite) else { throw fail(.notFinite) }
      case .colors(_, let matrix):
        guard matrix.values.allSatisfy(\.isFinite) else { throw fail(.notFinite) }
      case .flood, .blend, .composite, .transfer, .merge: break
      }
    }
  }

  private static func check(_ group: DrawGroup, under outer: AffineTransform) throws(RasterError) {
    let own = group.transform
    guard [own.a, own.b, own.c, own.d, own.tx, own.ty, group.opacity].allSatisfy(\.isFinite) else {
      throw fail(.notFinite)
    }
    var transform = own.then(outer)
    if let projection = group.projection {
      guard projection.isFinite else { throw fail(.notFinite) }
      // The content is drawn flat, at up to twice its size, and mapped as a picture.
      transform = .scale(x: Rasterizer.projectedScale, y: Rasterizer.projectedScale)
    }
    if group.blur != 0 { try checkBlur(group.blur, under: transform) }
    if let clip = group.clip { try check(clip, mayBeCut: true, under: transform) }
    if let filter = group.filter { try check(filter, under: transform) }
    for shadow in group.shadows {
      if !shadow.offset.isFinite { throw fail(.notFinite) }
      try check(Rect(origin: shadow.offset, size: .zero), under: transform.withoutMove)
      try checkBlur(shadow.sigma, under: transform)
    }
    try check(group.commands, under: transform)
    if let mask = group.mask {
      do throws(RasterError) {
        try check(mask, under: transform)
      } catch {
        throw error.following(group.commands.count)
      }
    }
  }
}

extension AffineTransform {
  /// The linear part.
  fileprivate var withoutMove: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d) }
}

extension DrawShape {
  /// A length that the outline does not exceed: that of its control polygon.
  var outlineLength: Double {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return 2 * (rect.width + rect.height)
    case .path(let path, _):
      var measure = PolygonLength()
      path.trace(under: .identity, into: &measure)
      return measure.length
    }
  }
}

/// Adds up the sides of an outline's control polygon.
private struct PolygonLength: OutlineSink {
  private(set) var length = 0.0
  private var start = Point.zero
  private var current = Point.zero

  mutating func move(_ point: Point) { (start, current) = (point, point) }

  mutating func line(_ point: Point) {
    let step = point - current
    length += (step.x * step.x + step.y * step.y).squareRoot()
    current = point
  }

  mutating func cubic(_ point: Point, _ control1: Point, _ control2: Point) {
    line(control1)
    line(control2)
    line(point)
  }

  mutating func close() { line(start) }
}
