import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct GradientTests {
  private func stops(_ first: Color, _ last: Color) -> GradientStops {
    GradientStops([.init(position: 0, color: first), .init(position: 1, color: last)])
  }

  @Test func `a linear gradient has its first colour at the start, its last at the end, and goes on with them`() throws
  {
    let brush = Brush.linearGradient(
      stops(Color(hex: 0xFF0000), Color(hex: 0x0000FF)), start: Point(x: 10, y: 0), end: Point(x: 90, y: 0))
    let bitmap = try draw(100, 1, .fill(all(100), brush))
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[9, 0] == 0xFFFF_0000)
    #expect(bitmap[90, 0] == 0xFF00_00FF)
    #expect(bitmap[99, 0] == 0xFF00_00FF)
    let middle = channels(bitmap[49, 0])
    #expect(abs(middle[1] - 128) <= 2)
    #expect(abs(middle[3] - 127) <= 2)
  }

  @Test func `a radial gradient has its first colour inside the inner circle and its last outside the outer`() throws {
    let brush = Brush.radialGradient(
      stops(.white, .black), center: Point(x: 50, y: 50), startRadius: 10, endRadius: 40)
    let bitmap = try draw(100, 100, .fill(all(100), brush))
    #expect(bitmap[50, 50] == 0xFFFF_FFFF)
    #expect(bitmap[57, 50] == 0xFFFF_FFFF)
    #expect(bitmap[91, 50] == 0xFF00_0000)
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(abs(channels(bitmap[74, 50])[1] - 128) <= 5)
  }

  @Test func `a fade to transparent keeps its colour`() throws {
    let brush = Brush.linearGradient(stops(Color(hex: 0xFF0000), .clear), start: .zero, end: Point(x: 100, y: 0))
    let bitmap = try draw(100, 1, .fill(all(100), brush))
    for x in stride(from: 0, to: 95, by: 10) {
      let pixel = channels(bitmap[x, 0])
      #expect(abs(pixel[0] - Int(255 * (1 - (Double(x) + 0.5) / 100))) <= 2)
      #expect(pixel[1] == 255 && pixel[2] == 0 && pixel[3] == 0)
    }
  }

  @Test func `a gradient without length shows its last colour`() throws {
    let point = Point(x: 5, y: 5)
    let colors = stops(Color(hex: 0xFF0000), Color(hex: 0x00FF00))
    #expect(try draw(2, 2, .fill(all(2), .linearGradient(colors, start: point, end: point)))[0, 0] == 0xFF00_FF00)
    let circle = Brush.radialGradient(colors, center: point, startRadius: 3, endRadius: 3)
    #expect(try draw(2, 2, .fill(all(2), circle))[0, 0] == 0xFF00_FF00)
  }

  @Test func `a gradient moves, turns and grows with its group`() throws {
    let brush = Brush.linearGradient(stops(.black, .white), start: .zero, end: Point(x: 10, y: 0))
    let fill = DrawCommand.fill(all(10), brush)
    let plain = try draw(10, 10, fill)
    let turned = try draw(
      10, 10,
      .group(
        DrawGroup(
          transform: AffineTransform.rotation(sine: 1, cosine: 0).then(.translation(x: 10, y: 0)), commands: [fill])))
    for index in 0..<10 { #expect(abs(channels(plain[index, 3])[1] - channels(turned[6, index])[1]) <= 1) }
  }

  @Test func `between two circles beside one another only their cone has colours`() throws {
    let brush = Brush.focalGradient(
      stops(Color(hex: 0xFF0000), Color(hex: 0x0000FF)), focus: Point(x: 10, y: 20), startRadius: 0,
      center: Point(x: 40, y: 20), endRadius: 10)
    let bitmap = try draw(60, 40, .fill(.rect(Rect(x: 0, y: 0, width: 60, height: 40)), brush))
    // On the way 15 from the point, which the circle at 0.75 reaches with its near side and that at 0.375 with its far one.
    let middle = channels(bitmap[25, 20])
    #expect(abs(middle[1] - 62) <= 5 && abs(middle[3] - 193) <= 5 && middle[0] == 255, "\(middle)")
    #expect(bitmap[55, 20] == 0xFF00_00FF)
    #expect(bitmap[2, 20] == 0 && bitmap[25, 30] == 0 && bitmap[25, 10] == 0)
  }

  @Test func `of circles that become smaller, the last is the innermost`() throws {
    let middle = Point(x: 20, y: 20)
    let brush = Brush.focalGradient(
      stops(Color(hex: 0xFF0000), Color(hex: 0x0000FF)), focus: middle, startRadius: 18, center: middle, endRadius: 6)
    let bitmap = try draw(40, 40, .fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), brush))
    #expect(bitmap[20, 20] == 0xFF00_00FF && bitmap[0, 0] == 0xFFFF_0000)
    #expect(abs(channels(bitmap[32, 20])[3] - 117) <= 6)
  }
}
