import DSDisplayList
import DSGeometry
import Glibc
import Testing

@testable import DSRaster

@Suite struct CoverageRasterizerTests {
  /// The largest and the mean error, of 255, against 16 × 16 samples per pixel of a polygon of straight lines.
  private func error(of polygon: [Point], side: Int) -> (largest: Double, mean: Double) {
    let rasterizer = CoverageRasterizer()
    rasterizer.begin(width: side, height: side)
    rasterizer.move(polygon[0])
    polygon.dropFirst().forEach(rasterizer.line)
    rasterizer.close()
    let mask = rasterizer.finish()
    var (largest, sum) = (0.0, 0.0)
    for y in 0..<side {
      var counts = [Int](repeating: 0, count: side)
      for sub in 0..<16 {
        let level = Double(y) + (Double(sub) + 0.5) / 16
        var crossings: [(x: Double, turn: Int)] = []
        for (index, from) in polygon.enumerated() {
          let to = polygon[(index + 1) % polygon.count]
          if (from.y <= level) != (to.y <= level) {
            crossings.append((from.x + (level - from.y) / (to.y - from.y) * (to.x - from.x), from.y < to.y ? 1 : -1))
          }
        }
        for x in 0..<side * 16 {
          let place = (Double(x) + 0.5) / 16
          if crossings.reduce(0, { $1.x <= place ? $0 + $1.turn : $0 }) != 0 { counts[x / 16] += 1 }
        }
      }
      for x in 0..<side {
        let difference = abs(Double(counts[x]) * 255 / 256 - Double(mask.row(y)[x]))
        largest = max(largest, difference)
        sum += difference
      }
    }
    return (largest, sum / Double(side * side))
  }

  @Test(arguments: [3, 5, 7, 24])
  func `a star is within 10 of 255 of 16-fold supersampling, and within 1 on average`(points: Int) {
    // Every second corner lies further in; nothing crosses.
    let polygon = (0..<2 * points).map { index in
      let angle = Double(index) * .pi / Double(points) + 0.3
      let radius = index.isMultiple(of: 2) ? 11.3 : 5.1
      return Point(x: 12.2 + radius * cos(angle), y: 11.7 + radius * sin(angle))
    }
    let (largest, mean) = error(of: polygon, side: 24)
    #expect(largest <= 10)
    #expect(mean <= 1)
  }

  @Test(arguments: [5, 7, 24])
  func `a star that crosses itself is as close`(points: Int) {
    let polygon = (0..<points).map { index in
      let angle = Double(index * 2) * 2 * .pi / Double(points | 1) + 0.3
      return Point(x: 12.2 + 11.3 * cos(angle), y: 11.7 + 11.3 * sin(angle))
    }
    let (largest, mean) = error(of: polygon, side: 24)
    #expect(largest <= 10)
    #expect(mean <= 1)
  }

  @Test func `an edge that two overlapping contours share within a pixel is counted once`() {
    let rasterizer = CoverageRasterizer()
    rasterizer.begin(width: 12, height: 6)
    for (left, right) in [(1.0, 7.0), (4.0, 10.5)] {
      rasterizer.move(Point(x: left, y: 1.75))
      for (x, y) in [(right, 1.75), (right, 5.0), (left, 5.0)] { rasterizer.line(Point(x: x, y: y)) }
    }
    let mask = rasterizer.finish()
    #expect((1..<10).allSatisfy { mask.row(1)[$0] == 64 })
    #expect((1..<10).allSatisfy { mask.row(3)[$0] == 255 })
    #expect(mask.row(1)[10] == 32 && mask.row(3)[10] == 128 && mask.row(3)[0] == 0 && mask.row(3)[11] == 0)
  }

  @Test func `the direction of a contour does not matter`() {
    func mask(_ points: [Point]) -> [UInt8] {
      let rasterizer = CoverageRasterizer()
      rasterizer.begin(width: 9, height: 9)
      rasterizer.move(points[0])
      points.dropFirst().forEach(rasterizer.line)
      let mask = rasterizer.finish()
      return (0..<81).map { mask.row($0 / 9)[$0 % 9] }
    }
    let points = [Point(x: 1.3, y: 0.4), Point(x: 8.1, y: 3.3), Point(x: 2.9, y: 8.8)]
    #expect(mask(points) == mask(points.reversed()))
  }

  @Test func `overlapping contours of one direction are not counted twice, and a reversed one is a hole`() {
    func center(_ inner: [Point]) -> UInt8 {
      let rasterizer = CoverageRasterizer()
      rasterizer.begin(width: 9, height: 9)
      for square in [[Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9), Point(x: 0, y: 9)], inner] {
        rasterizer.move(square[0])
        square.dropFirst().forEach(rasterizer.line)
      }
      return rasterizer.finish().row(4)[4]
    }
    let inner = [Point(x: 3, y: 3), Point(x: 6, y: 3), Point(x: 6, y: 6), Point(x: 3, y: 6)]
    #expect(center(inner) == 255)
    #expect(center(inner.reversed()) == 0)
  }

  @Test func `a line through many pixels of one row has the exact area`() {
    let rasterizer = CoverageRasterizer()
    rasterizer.begin(width: 8, height: 1)
    rasterizer.move(Point(x: 0, y: 0))
    rasterizer.line(Point(x: 8, y: 0))
    rasterizer.line(Point(x: 0, y: 1))
    let mask = rasterizer.finish()
    // Pixel n of a triangle of height 1 and length 8 is covered by 1 − (2n + 1)/16.
    for pixel in 0..<8 {
      let area = 1 - Double(2 * pixel + 1) / 16
      #expect(mask.row(0)[pixel] == UInt8(area * 255 + 0.5))
    }
  }

  @Test func `points outside the picture are moved to its edge`() {
    let rasterizer = CoverageRasterizer()
    rasterizer.begin(width: 4, height: 4)
    rasterizer.move(Point(x: -100, y: -100))
    rasterizer.line(Point(x: 100, y: -100))
    rasterizer.line(Point(x: 100, y: 100))
    rasterizer.line(Point(x: -100, y: 100))
    let mask = rasterizer.finish()
    #expect((0..<16).allSatisfy { mask.row($0 / 4)[$0 % 4] == 255 })
  }
}
