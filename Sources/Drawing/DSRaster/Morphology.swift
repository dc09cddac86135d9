import DSGeometry

/// Lets what is opaque grow or shrink, as SVG's `feMorphology`: every channel of a pixel becomes the greatest or the least of
/// a rectangle around it. What lies beyond the canvas is transparent.
///
/// Distances are whole pixels, as browsers round them. Source: Filter Effects 1, section 9.13.
struct Morphology {
  /// Whether the greatest value counts.
  let grows: Bool

  /// A distance in whole pixels; none is longer than pictures are wide.
  static func pixels(_ distance: Double) -> Int { Int(min(max(distance.rounded(), 0), 1e5)) }

  /// Changes a canvas, along each axis by a distance in pixels.
  func apply(to canvas: Canvas, x: Double, y: Double) {
    canvas.beginDirect()
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    if width == 0 || height == 0 { return }
    let pixels = canvas.row(0)
    for row in 0..<height { change(pixels + row * width, step: 1, count: width, by: Self.pixels(x)) }
    for column in 0..<width { change(pixels + column, step: width, count: height, by: Self.pixels(y)) }
  }

  /// Changes a line of pixels that lie some steps apart.
  ///
  /// The extreme of 2k pixels is that of two runs of k, so that a window of any length takes few passes.
  private func change(_ first: UnsafeMutablePointer<UInt32>, step: Int, count: Int, by distance: Int) {
    let reach = min(distance, count)
    if reach == 0 { return }
    // The line with what lies beyond it, which is transparent.
    var line = [SIMD4<UInt8>](repeating: .zero, count: count + 2 * reach)
    for index in 0..<count { line[reach + index] = unsafeBitCast(first[index * step], to: SIMD4<UInt8>.self) }
    let window = 2 * reach + 1
    var run = 1
    while run < window {
      let shift = min(run, window - run)
      for index in 0..<(line.count - shift) { line[index] = extreme(line[index], line[index + shift]) }
      run += shift
    }
    for index in 0..<count { first[index * step] = unsafeBitCast(line[index], to: UInt32.self) }
  }

  private func extreme(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> SIMD4<UInt8> {
    grows ? pointwiseMax(one, other) : pointwiseMin(one, other)
  }
}
