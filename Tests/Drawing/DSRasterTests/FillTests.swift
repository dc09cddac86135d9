import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct FillTests {
  @Test func `a rectangle on whole pixels covers exactly its pixels`() throws {
    let bitmap = try draw(4, 3, .fill(.rect(Rect(x: 1, y: 1, width: 2, height: 1)), .solid(Color(hex: 0x123456))))
    #expect(bitmap.pixels == [0, 0, 0, 0, 0, 0xFF12_3456, 0xFF12_3456, 0, 0, 0, 0, 0])
  }

  @Test func `an edge between two pixels covers half of them`() throws {
    let bitmap = try draw(3, 1, white, .fill(.rect(Rect(x: 0.5, y: 0, width: 2, height: 1)), .solid(.black)))
    #expect(bitmap.pixels == [0xFF7F_7F7F, 0xFF00_0000, 0xFF7F_7F7F])
  }

  @Test func `a half-covered edge over nothing is half-transparent and keeps its colour`() throws {
    let bitmap = try draw(1, 1, .fill(.rect(Rect(x: 0.5, y: 0, width: 1, height: 1)), .solid(Color(hex: 0xFF8040))))
    #expect(bitmap.pixels[0] >> 24 == 0x80)
    #expect(bitmap.pixels[0] & 0xFF_0000 == 0xFF_0000)
  }

  @Test(arguments: [0.04, 0.08, 0.12, 0.3, 0.5, 0.77, 0.96], [0x00_0000, 0xFF_FFFF, 0x33_99CC] as [UInt32])
  func `a translucent colour over any ground is the nearest of 256 steps to the exact mixture`(
    alpha: Double, ground: UInt32
  ) throws {
    let color: UInt32 = 0xE0_4010
    let bitmap = try draw(
      8, 8, .fill(all(8), .solid(Color(hex: ground))),
      .fill(
        .roundedRect(Rect(x: 0, y: 0, width: 8, height: 8), CornerRadii(2)), .solid(Color(hex: color, alpha: alpha)))
    )
    for shift in [0, 8, 16] as [UInt32] {
      let exact = Double(ground >> shift & 255) * (1 - alpha) + Double(color >> shift & 255) * alpha
      for pixel in [bitmap[4, 4], bitmap[4, 0], bitmap[0, 4]] {
        #expect(abs(Double(pixel >> shift & 255) - exact) <= 0.51)
      }
    }
    #expect(bitmap[4, 4] >> 24 == 255)
    #expect(bitmap[3, 1] == bitmap[4, 4])
  }

  @Test func `a translucent colour over nothing keeps its alpha and its colour`() throws {
    let bitmap = try draw(2, 2, .fill(all(2), .solid(Color(hex: 0xFFFFFF, alpha: 0.5))))
    #expect(bitmap.pixels == Array(repeating: 0x80FF_FFFF, count: 4))
  }

  @Test func `corners of one radius are mirror images`() throws {
    let bitmap = try draw(
      20, 16, white,
      .fill(.roundedRect(Rect(x: 0, y: 0, width: 20, height: 16), CornerRadii(6.5)), .solid(.black)))
    for y in 0..<16 {
      for x in 0..<20 {
        #expect(bitmap[x, y] == bitmap[19 - x, y])
        #expect(bitmap[x, y] == bitmap[x, 15 - y])
      }
    }
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[10, 8] == 0xFF00_0000)
  }

  @Test func `every corner has a radius of its own`() throws {
    let radii = CornerRadii(topLeading: 0, topTrailing: 3, bottomTrailing: 6, bottomLeading: 9)
    let bitmap = try draw(
      30, 30, white, .fill(.roundedRect(Rect(x: 0, y: 0, width: 30, height: 30), radii), .solid(.black)))
    #expect(bitmap[0, 0] == 0xFF00_0000)
    // The diagonal of a corner of radius r is free for r · (1 − 1/√2) pixels.
    func free(_ pixels: [UInt32]) -> Int { pixels.prefix { $0 == 0xFFFF_FFFF }.count }
    #expect(free((0..<9).map { bitmap[29 - $0, $0] }) == 0)
    #expect(free((0..<9).map { bitmap[29 - $0, 29 - $0] }) == 1)
    #expect(free((0..<9).map { bitmap[$0, 29 - $0] }) == 2)
  }

  @Test func `the area of a circle is right within a thousandth`() throws {
    for shape in [
      DrawShape.ellipse(Rect(x: 2, y: 2, width: 60, height: 60)),
      .ellipse(Rect(x: 2.3, y: 2.4, width: 60, height: 60)),
      .roundedRect(Rect(x: 2, y: 2, width: 60, height: 60), CornerRadii(30)),
    ] {
      let bitmap = try draw(64, 64, .fill(shape, .solid(.black)))
      let area = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
      #expect(abs(area / (Double.pi * 900) - 1) < 0.001)
    }
  }

  @Test func `the even-odd rule leaves the inner of two nested squares free and the non-zero rule does not`() throws {
    func square(_ inset: Double) -> [Path.Element] {
      let (low, high) = (inset, 8 - inset)
      return [
        .move(Point(x: low, y: low)), .line(Point(x: high, y: low)), .line(Point(x: high, y: high)),
        .line(Point(x: low, y: high)), .close,
      ]
    }
    let path = Path(square(0) + square(2))
    #expect(try draw(8, 8, .fill(.path(path, .evenOdd), .solid(.black)))[4, 4] == 0)
    #expect(try draw(8, 8, .fill(.path(path, .nonZero), .solid(.black)))[4, 4] == 0xFF00_0000)
  }

  @Test func `a rectangle far larger than the canvas fills it`() throws {
    let scaled = DrawGroup(
      transform: .scale(x: 1e6, y: 1e6),
      commands: [.fill(.rect(Rect(x: -1, y: -1, width: 2, height: 2)), .solid(.black))])
    #expect(try draw(3, 3, .group(scaled)).pixels == Array(repeating: 0xFF00_0000, count: 9))
  }

  @Test func `a picture without commands is transparent`() throws {
    #expect(try draw(2, 2).pixels == [0, 0, 0, 0])
  }
}
