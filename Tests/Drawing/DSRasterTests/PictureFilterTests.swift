import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

/// Steps of filters, pixel by pixel.
@Suite struct PictureFilterTests {
  private let area = Rect(x: 0, y: 0, width: 8, height: 8)

  /// The pixels of a filtered red square of 4 × 4 pixels in the corner, on 8 × 8 pixels.
  private func drawn(
    _ steps: [PictureFilter.Kind], in part: Rect? = nil, isLinear: Bool = false,
    content: DrawCommand = .fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .solid(Color(hex: 0xFF0000)))
  ) throws -> [UInt32] {
    let filter = PictureFilter(
      steps: steps.map { PictureFilter.Step($0, area: part ?? area, isLinear: isLinear) }, area: area)
    let bitmap = try draw(8, 8, .group(DrawGroup(filter: filter, commands: [content])))
    return (0..<8).flatMap { y in (0..<8).map { bitmap[$0, y] } }
  }

  private func count(_ pixels: [UInt32], _ pixel: UInt32) -> Int { pixels.count { $0 == pixel } }

  @Test func `an offset moves, and what leaves the area of a step is lost`() throws {
    let moved = try drawn([.offset(.source, Point(x: 2, y: 1))])
    #expect(count(moved, 0xFFFF_0000) == 16 && moved[8 + 2] == 0xFFFF_0000 && moved[8 + 1] == 0)
    let cut = try drawn([.offset(.source, Point(x: 2, y: 1))], in: Rect(x: 0, y: 0, width: 3, height: 8))
    #expect(count(cut, 0xFFFF_0000) == 4 && count(cut, 0) == 60)
  }

  @Test func `what is opaque grows or shrinks by whole pixels along each axis, and no farther than its area`() throws {
    func reds(_ grows: Bool, _ x: Double, _ y: Double, in part: Rect? = nil) throws -> Int {
      count(try drawn([.morphology(.source, grows: grows, x: x, y: y)], in: part), 0xFFFF_0000)
    }
    // A square of 4 × 4 pixels in the corner of 8 × 8.
    #expect(try reds(true, 1, 2) == 5 * 6 && reds(true, 0, 3) == 4 * 7 && reds(true, 100, 100) == 64)
    #expect(try reds(false, 1, 0) == 2 * 4 && reds(false, 2, 2) == 0 && reds(false, 1e4, 0) == 0)
    #expect(try reds(true, 0, 0) == 16 && reds(true, 0.4, 0.4) == 16 && reds(true, 0.6, 0) == 20)
    #expect(try reds(true, 2, 2, in: Rect(x: 0, y: 0, width: 5, height: 5)) == 25)
    // Each channel by itself, of pixels with premultiplied alpha; the bitmap has them without.
    let mixed = try drawn(
      [.morphology(.source, grows: true, x: 1, y: 0)],
      content: .group(
        DrawGroup(commands: [
          .fill(.rect(Rect(x: 2, y: 0, width: 1, height: 8)), .solid(Color(hex: 0xFF0000))),
          .fill(.rect(Rect(x: 4, y: 0, width: 1, height: 8)), .solid(Color(hex: 0x0000FF, alpha: 0.5))),
        ])))
    let row = mixed.prefix(6).map { String($0, radix: 16) }
    #expect(row == ["0", "ffff0000", "ffff0000", "ffff0080", "800000ff", "800000ff"])
  }

  @Test func `a flood fills the area of its step, in its own colour whatever the space`() throws {
    for isLinear in [false, true] {
      let flooded = try drawn(
        [.flood(Color(hex: 0x336699))], in: Rect(x: 1, y: 1, width: 2, height: 3), isLinear: isLinear)
      #expect(count(flooded, 0xFF33_6699) == 6 && count(flooded, 0) == 58)
    }
  }

  @Test func `pictures are composed as Porter and Duff have it`() throws {
    let green = PictureFilter.Kind.flood(Color(hex: 0x00FF00))
    func count(_ operation: PictureFilter.Composition) throws -> [Int] {
      let pixels = try drawn([green, .composite(.source, .step(0), operation)])
      return [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_FF00, 0].map { self.count(pixels, $0) }
    }
    #expect(try count(.over) == [16, 48, 0, 0])
    #expect(try count(.inside) == [16, 0, 0, 48])
    #expect(try count(.outside) == [0, 0, 0, 64])
    #expect(try count(.atop) == [16, 48, 0, 0])
    #expect(try count(.xor) == [0, 48, 0, 16])
    #expect(try count(.lighter) == [0, 48, 16, 0])
    #expect(try count(.arithmetic(0, 1, 0, 0)) == [16, 0, 0, 48])
  }

  @Test func `light is mixed as light where a step says so`() throws {
    let half = DrawCommand.fill(.rect(area), .solid(Color(hex: 0x808080)))
    let matrix = PictureFilter.Kind.colors(.source, .channels(slope: 0.5, intercept: 0))
    #expect(try drawn([matrix], content: half)[0] == 0xFF40_4040)
    // 128 is 55 of 255 of the light, and 28 are 93.
    #expect(try drawn([matrix], isLinear: true, content: half)[0] == 0xFF5D_5D5D)
  }

  @Test func `channels are mapped by their tables, and layers are merged in turn`() throws {
    let same = (0...255).map { UInt8($0) }
    let swapped = try drawn([.transfer(.source, [Array(repeating: 0, count: 256), same.reversed(), same, same])])
    #expect(swapped[0] == 0xFF00_FF00 && swapped[63] == 0)
    let merged = try drawn([.flood(Color(hex: 0x0000FF)), .merge([.step(0), .source])])
    #expect(count(merged, 0xFFFF_0000) == 16 && count(merged, 0xFF00_00FF) == 48)
  }

  @Test func `at the edge of a filled area a blur is half of what it is in the middle`() throws {
    let place = Rect(x: 10, y: 0, width: 60, height: 80)
    let filter = PictureFilter(
      steps: [PictureFilter.Kind.flood(.black), .blur(.step(0), x: 6, y: 0)].map {
        PictureFilter.Step($0, area: place, isLinear: false)
      }, area: place)
    let bitmap = try draw(80, 80, .group(DrawGroup(filter: filter, commands: [])))
    let alpha = (0..<80).map { Int(bitmap[$0, 40] >> 24) }
    // The integral of the normal distribution half a pixel and six pixels from the edge, which three averages are near to.
    #expect(abs(alpha[10] - 136) <= 3 && abs(alpha[16] - 219) <= 5, "\(alpha)")
    #expect(alpha[40] == 255 && alpha[9] == 0 && alpha[70] == 0)
  }

  @Test func `where an area cuts what is filtered, a blur loses more at the edge`() throws {
    let place = Rect(x: 10, y: 0, width: 60, height: 80)
    let step = PictureFilter.Step(.blur(.source, x: 6, y: 0), area: place, isLinear: false)
    let filter = PictureFilter(steps: [step], area: place)
    let wide = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 80, height: 80)), .solid(.black))
    let bitmap = try draw(80, 80, .group(DrawGroup(filter: filter, commands: [wide])))
    #expect(bitmap[10, 40] >> 24 < 120 && bitmap[40, 40] >> 24 == 255)
  }

  @Test func `what is turned is filtered along its own axes`() throws {
    let square = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .solid(.black))
    let place = Rect(x: -20, y: -20, width: 60, height: 60)
    let filter = PictureFilter(
      steps: [PictureFilter.Step(.offset(.source, Point(x: 12, y: 0)), area: place, isLinear: false)], area: place)
    // A quarter turn, after which what was moved to the right is moved down.
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let bitmap = try draw(
      40, 40, .group(DrawGroup(transform: turn, commands: [.group(DrawGroup(filter: filter, commands: [square]))])))
    let alpha = { (x: Int, y: Int) in bitmap[x, y] >> 24 }
    #expect(alpha(35, 17) == 255 && alpha(31, 13) == 255 && alpha(38, 20) == 255)
    #expect(alpha(35, 5) == 0 && alpha(35, 24) == 0 && alpha(27, 17) == 0)
  }

  @Test func `a blur spreads what lies beyond the picture too`() throws {
    let outside = DrawCommand.fill(.rect(Rect(x: -4, y: 0, width: 4, height: 8)), .solid(.black))
    let filter = PictureFilter(
      steps: [
        PictureFilter.Step(.blur(.source, x: 2, y: 0), area: Rect(x: -9, y: 0, width: 20, height: 8), isLinear: false)
      ],
      area: Rect(x: -9, y: 0, width: 20, height: 8))
    let bitmap = try draw(8, 8, .group(DrawGroup(filter: filter, commands: [outside])))
    #expect(bitmap[0, 4] >> 24 > 60 && bitmap[7, 4] == 0)
  }

  @Test func `bytes of sRGB become bytes of light and come back`() throws {
    let identity = PictureFilter.Kind.colors(.source, .saturation(1))
    for value in [UInt32(0), 64, 128, 200, 255] {
      let content = DrawCommand.fill(.rect(area), .solid(Color(hex: value << 16 | value << 8 | value)))
      let back = try drawn([identity], isLinear: true, content: content)[0] & 255
      #expect(abs(Int(back) - Int(value)) <= 2)
    }
  }

  @Test func `a filter of numbers that are none is refused`() {
    let steps: [PictureFilter.Kind] = [
      .blur(.source, x: .nan, y: 1), .blur(.source, x: 1e9, y: 1), .offset(.source, Point(x: .infinity, y: 0)),
      .morphology(.source, grows: true, x: .nan, y: 0), .morphology(.source, grows: false, x: 0, y: .infinity),
      .composite(.source, .source, .arithmetic(.nan, 0, 0, 0)),
    ]
    for step in steps { #expect(throws: RasterError.self) { try drawn([step]) } }
  }
}
