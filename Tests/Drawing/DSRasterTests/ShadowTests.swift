import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct ShadowTests {
  private let card = DrawShape.roundedRect(Rect(x: 40, y: 40, width: 120, height: 80), CornerRadii(12))
  private let soft = ShapeShadow(color: .black.opacity(0.4), sigma: 6, offset: Point(x: 3, y: 5), spread: 2)

  /// A box whose shadow is made.
  struct Box: Sendable {
    var rect: Rect
    var radii = CornerRadii()
    var sigma: Double
  }

  @Test(arguments: [
    Box(rect: Rect(x: 0, y: 0, width: 120, height: 90), radii: CornerRadii(12), sigma: 6),
    Box(rect: Rect(x: 3.25, y: -7.5, width: 133.5, height: 71.75), sigma: 4.5),
    Box(
      rect: Rect(x: 0, y: 0, width: 90, height: 200),
      radii: CornerRadii(topLeading: 3, topTrailing: 20, bottomTrailing: 0, bottomLeading: 31), sigma: 2.2),
    Box(rect: Rect(x: 0, y: 0, width: 60, height: 60), radii: CornerRadii(30), sigma: 8),
    Box(rect: Rect(x: 0, y: 0, width: 9, height: 300), radii: CornerRadii(2), sigma: 0.8),
  ])
  func `a nine-patch mask is the full blur, bit for bit`(box: Box) throws {
    var cache = ShadowMaskCache(rasterizer: CoverageRasterizer())
    let nine = cache.box(box.rect, box.radii, sigmaX: box.sigma, sigmaY: box.sigma)
    let whole = cache.box(box.rect, box.radii, sigmaX: box.sigma, sigmaY: box.sigma, isStretched: false)
    let (kept, full) = (try #require(nine), try #require(whole))
    #expect(kept.bounds == full.bounds)
    #expect(full.mask.width == full.bounds.width)
    var differences = 0
    for y in full.bounds.minY..<full.bounds.maxY {
      let (keptRow, fullRow) = (try #require(kept.row(y)), try #require(full.row(y)))
      kept.forEachPart(keptRow, from: full.bounds.minX, to: full.bounds.maxX) { from, to, bytes, step in
        for x in from..<to where bytes[(x - from) * step] != fullRow[x - full.x] { differences += 1 }
      }
    }
    #expect(differences == 0)
  }

  @Test func `a long card's mask is kept small`() throws {
    var cache = ShadowMaskCache(rasterizer: CoverageRasterizer())
    let one = cache.box(Rect(x: 0, y: 0, width: 900, height: 500), CornerRadii(8), sigmaX: 8, sigmaY: 8)
    let two = cache.box(Rect(x: 5, y: 9, width: 700, height: 300), CornerRadii(8), sigmaX: 8, sigmaY: 8)
    let mask = try #require(one).mask
    #expect(mask === two?.mask)
    #expect(mask.width < 160)
  }

  @Test func `the blur of a wide bar is a Gaussian's integral across its edge`() throws {
    let sigma = 10.0
    let bitmap = try draw(
      400, 200, .shadow(.rect(Rect(x: 100, y: -100, width: 200, height: 400)), ShapeShadow(color: .black, sigma: sigma))
    )
    // The error function's values at 0, ½, 1 and 2 standard deviations.
    for (distance, share) in [(0.0, 0.5), (5, 0.6915), (10, 0.8413), (20, 0.9772), (-10, 0.1587)] {
      let x = 100 + Int(distance)
      let edge = (Double(bitmap[x, 100] >> 24) + Double(bitmap[x - 1, 100] >> 24)) / 2 / 255
      #expect(abs(edge - share) < 0.012)
    }
  }

  @Test func `a shadow under an opaque card is left out without a trace`() throws {
    let fill = DrawCommand.fill(card, .solid(Color(hex: 0xFFEEDD)))
    let short = try draw(200, 160, white, .shadow(card, soft), fill)
    // A clear stroke between the two hides the card from the rasterizer.
    let long = try draw(200, 160, white, .shadow(card, soft), .stroke(card, Stroke(width: 1), .solid(.clear)), fill)
    #expect(short == long)
    #expect(short[100, 125] != 0xFFFF_FFFF)
  }

  @Test func `a knocked-out shadow leaves the shape's inside free and is else the same`() throws {
    var knockout = soft
    knockout.knockout = true
    let full = try draw(200, 160, white, .shadow(card, soft))
    let ring = try draw(200, 160, white, .shadow(card, knockout))
    #expect(ring[100, 80] == 0xFFFF_FFFF)
    #expect(full[100, 80] != 0xFFFF_FFFF)
    for (x, y) in [(100, 125), (39, 80), (160, 80), (165, 121), (38, 38)] { #expect(ring[x, y] == full[x, y]) }
  }

  @Test func `a knocked-out path and a knocked-out box agree`() throws {
    var knockout = soft
    knockout.knockout = true
    let path = Path([
      .move(Point(x: 40, y: 40)), .line(Point(x: 160, y: 40)), .line(Point(x: 160, y: 120)),
      .line(Point(x: 40, y: 120)), .close,
    ])
    knockout.spread = 0
    let one = try draw(200, 160, white, .shadow(.path(path, .nonZero), knockout))
    let two = try draw(200, 160, white, .shadow(.rect(Rect(x: 40, y: 40, width: 120, height: 80)), knockout))
    #expect(one == two)
  }

  @Test func `an inset shadow lies inside, darkest at the side the offset comes from`() throws {
    let inset = ShapeShadow(color: .black.opacity(0.5), sigma: 4, offset: Point(x: 0, y: 6), spread: 0, inset: true)
    let bitmap = try draw(200, 160, white, .fill(card, .solid(.white)), .shadow(card, inset))
    #expect(bitmap[100, 39] == 0xFFFF_FFFF)
    #expect(bitmap[100, 80] == 0xFFFF_FFFF)
    #expect(channels(bitmap[100, 41])[1] < 150)
    #expect(channels(bitmap[100, 118])[1] > channels(bitmap[100, 41])[1])
    #expect(channels(bitmap[100, 118])[1] > 230)
  }

  @Test func `spread grows the shadow of an unblurred box by whole pixels`() throws {
    let hard = ShapeShadow(color: .black, sigma: 0, offset: Point(x: 1, y: 0), spread: 2)
    let bitmap = try draw(12, 1, .shadow(.rect(Rect(x: 4, y: -5, width: 3, height: 11)), hard))
    #expect(bitmap.pixels.map { $0 == 0 ? 0 : 1 } == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  }

  @Test func `the shadow of a path grows with its spread`() throws {
    let path = Path([
      .move(Point(x: 10, y: 10)), .line(Point(x: 20, y: 10)), .line(Point(x: 20, y: 20)), .line(Point(x: 10, y: 20)),
      .close,
    ])
    func area(_ spread: Double) throws -> Double {
      let shadow = ShapeShadow(color: .black, sigma: 0, spread: spread)
      return try draw(30, 30, .shadow(.path(path, .nonZero), shadow)).pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    }
    #expect(abs(try area(0) - 100) < 0.01)
    // Four sides of 10 × 3 and four quarters of a circle of radius 3.
    #expect(abs(try area(3) - (100 + 120 + 9 * Double.pi)) < 1)
    #expect(abs(try area(-3) - 16) < 0.5)
  }

  @Test func `a shadow below a scale is scaled in every length`() throws {
    let small = DrawShape.roundedRect(Rect(x: 20, y: 20, width: 60, height: 40), CornerRadii(6))
    let shadow = ShapeShadow(color: .black.opacity(0.4), sigma: 3, offset: Point(x: 1.5, y: 2.5), spread: 1)
    let scaled = try draw(
      200, 160, white, .group(DrawGroup(transform: .scale(x: 2, y: 2), commands: [.shadow(small, shadow)])))
    let plain = try draw(200, 160, white, .shadow(card, soft))
    for (a, b) in zip(scaled.pixels, plain.pixels) { #expect(abs(channels(a)[1] - channels(b)[1]) <= 2) }
  }
}
