import DSDisplayList
import DSGeometry
import DSImage
import Foundation
import TestRandom
import Testing

@testable import DSRaster

/// Every pixel of an angular gradient has the colour of its middle's angle, at every size.
@Suite struct AngularGradientTests {
  private static let ramps: [[UInt32]] = [
    [0xFF3B30, 0xFFCC00, 0x34C759, 0x007AFF, 0xFF3B30], [0xFF0000, 0x0000FF], [0xFFFFFF, 0x000000, 0xFFFFFF],
  ]
  private static let turns: [(Double, Double)] = [(0, 360), (-90, 270), (30, 300), (0, 90), (-45, 500), (700, 1060)]

  private func stops(_ ramp: [UInt32]) -> GradientStops {
    GradientStops(
      ramp.enumerated().map {
        GradientStops.Stop(position: Double($0) / Double(ramp.count - 1), color: Color(hex: $1))
      })
  }

  /// The colour of an angle, in turns from the gradient's beginning, without any arithmetic of the renderer; nil where it
  /// jumps nearby.
  private func expected(_ ramp: [UInt32], _ start: Double, _ end: Double, _ point: Point) -> [Double]? {
    let sweep = end - start
    let begin = max(start, end - 360)
    let angle = atan2(point.y, point.x) * 180 / .pi
    let distance = (angle - begin).truncatingRemainder(dividingBy: 360)
    let turn = distance < 0 ? distance + 360 : distance
    let radius = point.squaredLength.squareRoot()
    var share = (begin - start + turn) / sweep
    let jump = sweep < 360 ? (sweep + 360) / 2 : 0
    let apart = abs((turn - jump + 540).truncatingRemainder(dividingBy: 360) - 180)
    if radius * sin(min(apart, 90) * .pi / 180) < 1.5 { return nil }
    if sweep < 360, turn > sweep { share = turn < jump ? 1 : 0 }
    let place = share * Double(ramp.count - 1)
    let index = min(Int(place), ramp.count - 2)
    return [16, 8, 0].map { shift in
      let (a, b) = (Double(ramp[index] >> shift & 255), Double(ramp[index + 1] >> shift & 255))
      return a + (b - a) * (place - Double(index))
    }
  }

  @Test(arguments: [20, 33, 40, 80, 160, 400])
  func `every pixel is within one step of the formula`(size: Int) throws {
    let middle = Double(size) / 2
    for ramp in Self.ramps {
      for (start, end) in Self.turns {
        let brush = Brush.angularGradient(stops(ramp), center: Point(x: middle, y: middle), start: start, end: end)
        let bitmap = try draw(size, size, .fill(all(Double(size)), brush))
        var worst = 0.0
        for y in 0..<size {
          for x in 0..<size {
            let point = Point(x: Double(x) + 0.5 - middle, y: Double(y) + 0.5 - middle)
            guard let colors = expected(ramp, start, end, point) else { continue }
            for (channel, value) in zip(channels(bitmap[x, y]).dropFirst(), colors) {
              worst = max(worst, abs(Double(channel) - value))
            }
          }
        }
        #expect(worst <= 0.51, "\(ramp) \(start) \(end)")
      }
    }
  }

  @Test func `a turned and stretched gradient has the colours of its own angles`() throws {
    var random = SeededRandom(seed: 71)
    for _ in 0..<20 {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let map = AffineTransform(
        a: number(0.5...2), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.5...2), tx: number(-9...9),
        ty: number(-9...9))
      let center = Point(x: number(5...30), y: number(5...20))
      let ramp = Self.ramps[2]
      let brush = Brush.angularGradient(stops(ramp), center: center, start: 20, end: 380)
      let bitmap = try drawList([
        .group(
          DrawGroup(
            transform: map,
            commands: [.fill(.rect(Rect(x: -500, y: -500, width: 1000, height: 1000)), brush)]))
      ])
      let inverse = try #require(map.inverse)
      for y in 0..<30 {
        for x in 0..<40 {
          let point = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) - center
          guard point.squaredLength > 4, let colors = expected(ramp, 20, 380, point) else { continue }
          #expect(abs(Double(channels(bitmap[x, y])[1]) - colors[0]) <= 0.51)
        }
      }
    }
  }

  @Test func `where colours jump the edge is smooth`() throws {
    let brush = Brush.angularGradient(stops([0x000000, 0xFFFFFF]), center: Point(x: 40, y: 40.5), start: 0, end: 360)
    let bitmap = try draw(80, 80, .fill(all(80), brush))
    // The beginning runs through the middles of a row: black below it, white above.
    #expect(abs(channels(bitmap[70, 40])[1] - 128) <= 3)
    #expect(channels(bitmap[70, 39])[1] > 250 && channels(bitmap[70, 41])[1] < 5)
  }
}
