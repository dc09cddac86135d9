import DSGeometry

extension SVGWriter {
  /// The map of what is written next to the viewBox, where filters cannot work in its coordinates; nil if they can.
  ///
  /// librsvg maps the two deviations of a blur as if they were one vector, so that a turned picture is blurred along
  /// the wrong axes. Below anything but a scale, filters work in device pixels, as the rasterizer's do.
  var deviceSpace: AffineTransform? {
    if transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 { return nil }
    return transform.inverse == nil ? nil : transform
  }

  /// Writes an element around what `content` writes, filtered in device pixels: one group undoes the transform, and one
  /// inside it, which the filter takes for its source, applies it again.
  mutating func add(
    _ element: SVGElement, inDeviceSpace space: AffineTransform, filter: String,
    around content: (inout SVGWriter) -> Void
  ) {
    let device = SVGElement("g").with("transform", space.inverse?.svg).with("filter", filter)
    func write(_ writer: inout SVGWriter) {
      writer.add(device) { $0.add(SVGElement("g").with("transform", space.svg), around: content) }
    }
    if element.isPlain { write(&self) } else { add(element, around: write) }
  }
}

extension AffineTransform {
  /// The map back; nil if the plane became a line.
  var inverse: AffineTransform? {
    let determinant = a * d - b * c
    if determinant.magnitude < 1e-9 { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The map of vectors: the same without the move.
  func vector(_ vector: Point) -> Point { Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y) }

  /// The deviations along the axes, as a `stdDeviation`, of a blur whose lengths the transform maps.
  fileprivate func deviations(_ sigma: Double) -> String {
    let (x, y) = ((sigma * (a * a + c * c).squareRoot()).svg, (sigma * (b * b + d * d).squareRoot()).svg)
    return x == y ? x : "\(x) \(y)"
  }
}

extension SVGElement {
  /// A filter that works on an area, in sRGB as everything here.
  static func filter(_ area: Rect) -> SVGElement {
    SVGElement("filter").with("filterUnits", "userSpaceOnUse").with(area)
      .with("color-interpolation-filters", "sRGB")
  }

  /// A Gaussian blur whose lengths are mapped by a transform.
  static func blur(_ sigma: Double, under transform: AffineTransform = .identity, result: String? = nil) -> String {
    SVGElement("feGaussianBlur").with("stdDeviation", transform.deviations(sigma)).with("result", result).text + "\n"
  }

  /// A map of colours.
  static func colors(_ matrix: ColorMatrix) -> String {
    let values = matrix.values.map(\.svgFactor).joined(separator: " ")
    return SVGElement("feColorMatrix").with("type", "matrix").with("values", values).text + "\n"
  }

  /// What a blur of the alpha leaves free, in a colour.
  static func invertedBlur(_ sigma: Double, _ color: Color, under transform: AffineTransform) -> String {
    let inverse = SVGElement("feComponentTransfer").with("result", "inverse")
    let table = SVGElement("feFuncA").with("type", "table").with("tableValues", "1 0")
    let flood = SVGElement("feFlood").with(flood: color)
    let inside = SVGElement("feComposite").with("in2", "inverse").with("operator", "in")
    return (sigma > 0 ? blur(sigma, under: transform) : "") + inverse.opening + table.text + inverse.closing + "\n"
      + flood.text + "\n"
      + inside.text + "\n"
  }

  /// The element with the colour of a flood.
  func with(flood color: Color) -> SVGElement {
    with("flood-color", Color(hex: color.argb & 0xFF_FFFF).hexText)
      .with("flood-opacity", color.isOpaque ? nil : color.alpha.svgFactor)
  }
}
