import CBlend
import DSDisplayList
import DSGeometry

/// A gradient on a canvas, drawn pixel by pixel.
///
/// Cairo's gradients are pixman's, which compilers for different processors round differently: on arm64 products and sums
/// become one operation. These are rounded in the same way everywhere.
struct GradientSource {
  private let parts: [cblend_gradient_part]
  /// Where the colours of an angular gradient jump, in turns.
  private let jumps: [Double]
  /// The gradient without its parts.
  private let map: cblend_gradient

  /// The source of a brush whose coordinates are mapped by `transform`; nil for a plain colour.
  init?(_ brush: Brush, under transform: AffineTransform) {
    guard let stops = brush.stops else { return nil }
    if let map = Self.map(brush, under: transform) {
      self.map = map
      guard case .angularGradient(_, _, let start, let end) = brush else {
        (parts, jumps) = (Self.parts(stops.withStraightSegments), [])
        return
      }
      let turned = stops.aroundTurn(from: start, to: end).stops
      (parts, jumps) = (Self.parts(turned.withStraightSegments), turned.jumps)
      return
    }
    jumps = []
    // A gradient without length shows its last colour, as in SVG 1.1, section 13.2.
    map = cblend_gradient()
    parts = stops.stops.last.map { [Self.part($0)] } ?? []
  }

  /// Where the pixels of the canvas lie on a gradient; nil if its colours have no place.
  private static func map(_ brush: Brush, under transform: AffineTransform) -> cblend_gradient? {
    guard let inverse = transform.inverse else { return nil }
    // The middle of the first pixel, and the ways to the next column and the next row.
    let (across, down) = (Point(x: inverse.a, y: inverse.b), Point(x: inverse.c, y: inverse.d))
    let middle = inverse.apply(Point(x: 0.5, y: 0.5))
    var map = cblend_gradient()
    switch brush {
    case .solid: return nil
    case .linearGradient(_, let start, let end):
      let way = end - start
      (map.u_x, map.u_y, map.u_0) = (across.dot(way), down.dot(way), (middle - start).dot(way))
      map.length = way.squaredLength
    case .radialGradient(_, let center, let startRadius, let endRadius):
      (map.u_x, map.u_y, map.u_0) = (across.x, down.x, middle.x - center.x)
      (map.v_x, map.v_y, map.v_0) = (across.y, down.y, middle.y - center.y)
      (map.is_radial, map.inner, map.length) = (true, startRadius, endRadius - startRadius)
    case .focalGradient(_, let focus, let startRadius, let center, let endRadius):
      // The circle at the position t is about focus + t·way and has the radius startRadius + t·growth.
      let way = center - focus
      (map.u_x, map.u_y, map.u_0) = (across.x, down.x, middle.x - focus.x)
      (map.v_x, map.v_y, map.v_0) = (across.y, down.y, middle.y - focus.y)
      (map.is_focal, map.inner, map.growth) = (true, startRadius, endRadius - startRadius)
      (map.way_x, map.way_y) = (way.x, way.y)
      map.square = way.squaredLength - map.growth * map.growth
      map.is_cone = map.square >= 0 || map.growth < 0
      map.length = 1
    case .angularGradient(let stops, let center, let start, let end):
      (map.u_x, map.u_y, map.u_0) = (across.x, down.x, middle.x - center.x)
      (map.v_x, map.v_y, map.v_0) = (across.y, down.y, middle.y - center.y)
      (map.is_angular, map.begin) = (true, stops.aroundTurn(from: start, to: end).begin / 360)
      map.pixel = max(across.squaredLength, down.squaredLength).squareRoot()
      map.length = 1
    }
    return map.length > 0 && map.length.isFinite ? map : nil
  }

  /// Between two stops the colours lie on a line; before the first and after the last there is one colour. Of stops at
  /// one place the last counts there.
  private static func parts(_ stops: [GradientStops.Stop]) -> [cblend_gradient_part] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var parts = [part(first)]
    for (stop, next) in zip(stops, stops.dropFirst()) where next.position > stop.position {
      let slope = (lanes(next.color) - lanes(stop.color)) / Float(next.position - stop.position)
      parts.append(part(stop, slope: slope))
    }
    return parts + [part(last)]
  }

  /// The part that begins at a stop.
  private static func part(_ stop: GradientStops.Stop, slope: SIMD4<Float> = .zero) -> cblend_gradient_part {
    let color = lanes(stop.color)
    return cblend_gradient_part(
      begin: stop.position, color: (color[0], color[1], color[2], color[3]),
      slope: (slope[0], slope[1], slope[2], slope[3]))
  }

  private static func lanes(_ color: Color) -> SIMD4<Float> {
    SIMD4(Float(color.blue), Float(color.green), Float(color.red), Float(color.alpha * 255))
  }

  /// Blends the gradient over an area, through a mask that lies at a place of the canvas, or without one.
  func blend(over area: PixelRect, of canvas: Canvas, through placed: PathMaskCache.Placed?) {
    if area.isEmpty { return }
    canvas.beginDirect()
    parts.withUnsafeBufferPointer { parts in
      jumps.withUnsafeBufferPointer { jumps in
        var gradient = map
        (gradient.parts, gradient.count) = (parts.baseAddress, parts.count)
        (gradient.jumps, gradient.jump_count) = (jumps.baseAddress, jumps.count)
        let mask = placed.map { UnsafePointer($0.mask.row(area.minY - $0.y) + (area.minX - $0.x)) }
        cblend_gradient_through_mask(
          &gradient, canvas.row(area.minY) + area.minX, canvas.bounds.width, mask, placed?.mask.stride ?? 0, area.minX,
          area.minY, area.width, area.height)
      }
    }
  }
}

extension Rasterizer {
  /// Fills the inside of a shape, or draws along its outline, with a gradient.
  func fill(_ shape: DrawShape, stroke: Stroke? = nil, _ source: GradientSource, on canvas: Canvas) {
    if stroke == nil, let box = box(shape, on: canvas), box.isPlain {
      return source.blend(over: box.bounds.intersection(canvas.clip), of: canvas, through: nil)
    }
    let placed = mask(of: shape, stroke: stroke, under: canvas.transform, within: canvas.clip)
    source.blend(over: placed.bounds.intersection(canvas.clip), of: canvas, through: placed)
  }
}

extension Brush {
  /// The colours of a gradient; nil for a plain colour.
  fileprivate var stops: GradientStops? {
    switch self {
    case .solid: nil
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .focalGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops
    }
  }
}

extension GradientStops {
  /// The positions at which stops of a whole turn have two colours, its beginning included.
  fileprivate var jumps: [Double] {
    var jumps: [Double] = []
    for (stop, next) in zip(stops, stops.dropFirst()) where stop.position == next.position && stop.color != next.color {
      jumps.append(stop.position)
    }
    if let first = stops.first, let last = stops.last, first.color != last.color { jumps.append(0) }
    return jumps
  }
}
