import DSGeometry

/// Maps the colours of a layer, as SVG's `feColorMatrix` does (Filter Effects 1, section 9.6): straight colours, each
/// channel cut to 0…1 afterwards. Runs of equal pixels are mapped once.
func map(_ layer: Canvas, by matrix: ColorMatrix) {
  layer.beginDirect()
  let values = matrix.values.map(Float.init)
  let columns = (0..<5).map { SIMD4(values[$0], values[5 + $0], values[10 + $0], values[15 + $0]) }
  var (last, image) = (UInt32(0), map(0, columns))
  for y in 0..<layer.bounds.height {
    let row = layer.row(y)
    for x in 0..<layer.bounds.width {
      if row[x] != last { (last, image) = (row[x], map(row[x], columns)) }
      row[x] = image
    }
  }
}

/// A premultiplied pixel mapped.
private func map(_ pixel: UInt32, _ columns: [SIMD4<Float>]) -> UInt32 {
  let alpha = Float(pixel >> 24)
  func straight(_ shift: UInt32) -> Float { alpha > 0 ? Float(pixel >> shift & 255) / alpha : 0 }
  var color = columns[0] * straight(16) + columns[1] * straight(8) + columns[2] * straight(0)
  color += columns[3] * (alpha / 255) + columns[4]
  color.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
  return byte(color.w) << 24 | byte(color.x * color.w) << 16 | byte(color.y * color.w) << 8 | byte(color.z * color.w)
}
