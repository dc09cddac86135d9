import CCairo
import DSDisplayList
import DSGeometry

extension Rasterizer {
  /// Makes a brush Cairo's source, its coordinates mapped by `transform`; leaves the identity matrix behind.
  func set(_ brush: Brush, on context: OpaquePointer?, under transform: AffineTransform) {
    let pattern: OpaquePointer?
    let stops: GradientStops
    switch brush {
    case .solid(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return
    case .linearGradient(let colors, let start, let end):
      if start == end { return setLast(colors, on: context) }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      stops = colors
    case .radialGradient(let colors, let center, let startRadius, let endRadius):
      if startRadius >= endRadius { return setLast(colors, on: context) }
      pattern = cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, endRadius)
      stops = colors
    }
    for stop in stops.withStraightSegments {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.position, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_set_matrix(context, &matrix)
    cairo_set_source(context, pattern)
    cairo_identity_matrix(context)
    cairo_pattern_destroy(pattern)
  }

  /// A gradient without length shows its last colour, as in SVG 1.1, section 13.2.
  private func setLast(_ stops: GradientStops, on context: OpaquePointer?) {
    let color = stops.stops.last?.color ?? .clear
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
