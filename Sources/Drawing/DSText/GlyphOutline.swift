import CHarfBuzz
package import DSGeometry

extension FontFace {
  /// The outline of a glyph in font units, y down, from the glyph's origin on the baseline; empty for a space.
  ///
  /// Unhinted, with the weight of this face applied; filled by the non-zero rule.
  package func outline(of glyph: UInt32) -> Path { outlines?.outline(of: glyph) ?? harfBuzzOutline(of: glyph) }

  /// The outline that HarfBuzz has.
  func harfBuzzOutline(of glyph: UInt32) -> Path {
    var path = Path()
    withUnsafeMutablePointer(to: &path) { hb_font_outline_glyph(font, glyph, Self.pen, $0) }
    return path
  }

  /// The callbacks that append to the `Path` they are given; immutable, so that threads may share them.
  nonisolated(unsafe) private static let pen: OpaquePointer? = {
    let pen = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pen, { _, path, _, x, y, _ in append(.move(point(x, y)), to: path) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pen, { _, path, _, x, y, _ in append(.line(point(x, y)), to: path) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      pen, { _, path, _, cx, cy, x, y, _ in append(.quadratic(point(x, y), control: point(cx, cy)), to: path) }, nil,
      nil)
    hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, path, _, ax, ay, bx, by, x, y, _ in
        append(.cubic(point(x, y), control1: point(ax, ay), control2: point(bx, by)), to: path)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(pen, { _, path, _, _ in append(.close, to: path) }, nil, nil)
    hb_draw_funcs_make_immutable(pen)
    return pen
  }()
}

/// A point of HarfBuzz, whose y axis points up.
private func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x), y: y == 0 ? 0 : -Double(y)) }

/// Adds a step to the path that a callback was given.
private func append(_ element: Path.Element, to path: UnsafeMutableRawPointer?) {
  path?.assumingMemoryBound(to: Path.self).pointee.elements.append(element)
}
