import CCairo
import DSDisplayList
import DSGeometry
import DSImage
import TestRandom
import Testing

@testable import DSRaster

/// What holds of any gradient: its pixels are those of another evaluation, and of Cairo's, to the last bit but one.
@Suite struct GradientPropertyTests {
  /// A random gradient, its transform, and the part of the way at a point of the gradient's own space.
  private struct Sample {
    let brush: Brush
    let stops: GradientStops
    let transform: AffineTransform
    let position: (Point) -> Double
  }

  private func samples(_ seed: Int, isOpaque: Bool) -> [Sample] {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    return (0..<40).map { index in
      // Sixteenths: Cairo's positions have steps of 1/65,536, which show between stops that are close.
      let places = (0...16).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map { Double($0) / 16 } + [1]
      let stops = GradientStops(
        places.map { place in
          GradientStops.Stop(
            position: place,
            color: Color(
              red: number(0...1), green: number(0...1), blue: number(0...1), alpha: isOpaque ? 1 : number(0...1)))
        })
      let transform = AffineTransform(
        a: number(0.5...2), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.5...2), tx: number(-9...9),
        ty: number(-9...9))
      let (start, end) = (Point(x: number(0...40), y: number(0...30)), Point(x: number(0...40), y: number(0...30)))
      if index.isMultiple(of: 2) {
        let way = end - start
        return Sample(
          brush: .linearGradient(stops, start: start, end: end), stops: stops, transform: transform,
          position: { ($0 - start).dot(way) / way.squaredLength })
      }
      let (inner, outer) = (number(0...5), number(10...30))
      if index % 4 == 1 {
        let way = Point(x: number(-3...3), y: number(-3...3))
        let growth = outer - inner
        return Sample(
          brush: .focalGradient(stops, focus: start, startRadius: inner, center: start + way, endRadius: outer),
          stops: stops, transform: transform,
          position: { point in
            // The circle through the point, found by halving: circles lie in one another.
            var (low, high) = (-inner / growth, 100.0)
            for _ in 0..<80 {
              let middle = (low + high) / 2
              let distance = (point - start - way * middle).squaredLength.squareRoot()
              if distance > inner + growth * middle { low = middle } else { high = middle }
            }
            return low
          })
      }
      return Sample(
        brush: .radialGradient(stops, center: start, startRadius: inner, endRadius: outer), stops: stops,
        transform: transform, position: { (($0 - start).squaredLength.squareRoot() - inner) / (outer - inner) })
    }
  }

  private func picture(_ sample: Sample) throws -> Bitmap {
    let fill = DrawCommand.fill(.rect(Rect(x: -500, y: -500, width: 1000, height: 1000)), sample.brush)
    return try drawList([white, .group(DrawGroup(transform: sample.transform, commands: [fill]))])
  }

  @Test(arguments: [true, false])
  func `every pixel has the colour at its middle`(isOpaque: Bool) throws {
    for sample in samples(21, isOpaque: isOpaque) {
      let bitmap = try picture(sample)
      let inverse = try #require(sample.transform.inverse)
      let stops = sample.stops.withStraightSegments
      for y in 0..<30 {
        for x in 0..<40 {
          let position = sample.position(inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
          let above = stops.firstIndex { $0.position > position } ?? stops.count
          let (low, high) = (stops[max(0, above - 1)], stops[min(above, stops.count - 1)])
          let length = high.position - low.position
          let share = length > 0 ? min(max((position - low.position) / length, 0), 1) : 0
          func mix(_ key: KeyPath<Color, Double>) -> Double {
            low.color[keyPath: key] * (1 - share) + high.color[keyPath: key] * share
          }
          let alpha = mix(\.alpha)
          let expected = [\Color.red, \.green, \.blue].map { 255 * (mix($0) * alpha + 1 - alpha) }
          for (channel, value) in zip(channels(bitmap[x, y]).dropFirst(), expected) {
            // Rounded once to bytes, and again over what is behind.
            #expect(abs(Double(channel) - value) <= (isOpaque ? 0.5001 : 1.01), "\(sample.brush) \(x) \(y)")
          }
        }
      }
    }
  }

  @Test func `every pixel is that of Cairo's gradient, or one step from it`() throws {
    for sample in samples(22, isOpaque: true) {
      let bitmap = try picture(sample)
      let theirs = Canvas(width: 40, height: 30)
      let context = theirs.cairo()
      let pattern: OpaquePointer?
      switch sample.brush {
      case .solid, .angularGradient: continue
      case .linearGradient(_, let start, let end):
        pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radialGradient(_, let center, let inner, let outer):
        pattern = cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)
      case .focalGradient(_, let focus, let inner, let center, let outer):
        pattern = cairo_pattern_create_radial(focus.x, focus.y, inner, center.x, center.y, outer)
      }
      for stop in sample.stops.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.position, stop.color.red, stop.color.green, stop.color.blue, 1)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let map = sample.transform
      var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_set_matrix(context, &matrix)
      cairo_set_source(context, pattern)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
      try theirs.finish()
      for y in 0..<30 {
        for x in 0..<40 {
          for (own, other) in zip(channels(bitmap[x, y]), channels(theirs.row(y)[x])) {
            #expect(abs(own - other) <= 1, "\(sample.brush) \(x) \(y)")
          }
        }
      }
    }
  }

  @Test func `a pixel whose middle lies on two stops at one place has the colour of the second`() throws {
    let stops = GradientStops([
      .init(position: 0, color: .white), .init(position: 0.5, color: .white), .init(position: 0.5, color: .black),
      .init(position: 1, color: .black),
    ])
    // An odd number of pixels, so that the middle of one is that of the gradient.
    for count in [3, 7, 49, 103] {
      let brush = Brush.linearGradient(stops, start: .zero, end: Point(x: Double(count), y: 0))
      let bitmap = try draw(count, 1, .fill(all(Double(count)), brush))
      #expect((0..<count).map { bitmap[$0, 0] == 0xFF00_0000 } == (0..<count).map { $0 >= count / 2 })
    }
  }

  @Test func `what is half covered shows half of what is behind, in rows of any length`() throws {
    let brush = Brush.linearGradient(
      GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .black)]), start: .zero,
      end: Point(x: 1, y: 0))
    for width in [1, 7, 8, 9, 63, 64, 65, 130] {
      let shape = DrawShape.rect(Rect(x: 0, y: 0, width: Double(width), height: 0.5))
      let bitmap = try draw(width + 1, 2, white, .fill(shape, brush))
      #expect((0..<width).allSatisfy { abs(channels(bitmap[$0, 0])[1] - 128) <= 1 })
      #expect(bitmap[width, 0] == 0xFFFF_FFFF && bitmap[0, 1] == 0xFFFF_FFFF)
    }
  }

  @Test func `a translucent gradient over an opaque ground stays opaque, whatever its colours`() throws {
    var random = SeededRandom(seed: 23)
    for _ in 0..<200 {
      func color() -> Color {
        Color(
          red: 1, green: Double.random(in: 0.99...1, using: &random), blue: 1, alpha: .random(in: 0...1, using: &random)
        )
      }
      let stops = GradientStops([.init(position: 0, color: color()), .init(position: 1, color: color())])
      let brush = Brush.linearGradient(stops, start: .zero, end: Point(x: 64, y: 0))
      let bitmap = try draw(64, 1, .fill(all(64), .solid(.white)), .fill(all(64), brush))
      #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 && $0 >> 16 & 255 == 255 && $0 & 255 == 255 })
    }
  }
}
