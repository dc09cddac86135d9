import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct StrokeTests {
  @Test func `a border inside a view covers its outermost pixels and no other`() throws {
    let line = DrawShape.rect(Rect(x: 1, y: 1, width: 6, height: 4))
    let bitmap = try draw(8, 6, .stroke(line, Stroke(width: 2), .solid(.black)))
    for y in 0..<6 {
      for x in 0..<8 {
        let isFrame = x < 2 || x >= 6 || y < 2 || y >= 4
        #expect(bitmap[x, y] == (isFrame ? 0xFF00_0000 : 0))
      }
    }
  }

  @Test func `a rounded border drawn as masks is the one that Cairo draws, to a fifteenth of a pixel`() throws {
    let line = DrawShape.roundedRect(Rect(x: 1, y: 1, width: 38, height: 28), CornerRadii(9))
    let fast = try draw(40, 30, .stroke(line, Stroke(width: 2), .solid(.black)))
    // Dashes longer than the outline: the same line, filled by Cairo.
    let slow = try draw(40, 30, .stroke(line, Stroke(width: 2, dash: [1000, 1]), .solid(.black)))
    for (a, b) in zip(fast.pixels, slow.pixels) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 17) }
    #expect(fast[20, 0] == slow[20, 0])
    #expect(fast[20, 2] == 0)
  }

  @Test func `a border and its fill share their outer edge`() throws {
    let box = Rect(x: 0, y: 0, width: 40, height: 30)
    let filled = try draw(40, 30, .fill(.roundedRect(box, CornerRadii(10)), .solid(.black)))
    let framed = try draw(
      40, 30, .stroke(.roundedRect(box.inset(by: 1), CornerRadii(9)), Stroke(width: 2), .solid(.black)))
    #expect((0..<40).allSatisfy { filled[$0, 0] == framed[$0, 0] })
    #expect((0..<30).allSatisfy { filled[0, $0] == framed[0, $0] })
  }

  @Test func `a line that is not on whole pixels is spread over its neighbours`() throws {
    let path = Path([.move(Point(x: 0, y: 1)), .line(Point(x: 4, y: 1))])
    let bitmap = try draw(4, 2, white, .stroke(.path(path, .nonZero), Stroke(width: 1), .solid(.black)))
    #expect(bitmap[2, 0] == bitmap[2, 1])
    #expect(abs(channels(bitmap[2, 0])[1] - 128) <= 8)
  }

  @Test func `dashes and gaps take turns, from the phase on`() throws {
    let path = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 12, y: 0.5))])
    func row(_ dash: [Double], _ phase: Double) throws -> String {
      let stroke = Stroke(width: 1, dash: dash, dashPhase: phase)
      return try draw(12, 1, .stroke(.path(path, .nonZero), stroke, .solid(.black))).pixels
        .map { $0 == 0 ? "-" : "#" }.joined()
    }
    #expect(try row([3, 1], 0) == "###-###-###-")
    #expect(try row([3, 1], 2) == "#-###-###-##")
    // A pattern of one length is that of dash and gap, and its phase may be any number of periods further.
    #expect(try row([2], 0) == "##--##--##--")
    #expect(try row([2], 4_000_000) == "##--##--##--")
  }

  @Test func `caps lengthen a line by half its width`() throws {
    let path = Path([.move(Point(x: 4, y: 2)), .line(Point(x: 8, y: 2))])
    func columns(_ cap: Stroke.Cap) throws -> Int {
      let bitmap = try draw(12, 4, .stroke(.path(path, .nonZero), Stroke(width: 4, cap: cap), .solid(.black)))
      return (0..<12).count { bitmap[$0, 1] >> 24 > 128 }
    }
    #expect(try columns(.butt) == 4)
    #expect(try columns(.square) == 8)
    #expect(try columns(.round) == 8)
  }

  @Test func `a scale below a group scales the pen`() throws {
    let path = Path([.move(Point(x: 0, y: 1)), .line(Point(x: 2, y: 1))])
    let line = DrawCommand.stroke(.path(path, .nonZero), Stroke(width: 1), .solid(.black))
    let bitmap = try draw(4, 8, .group(DrawGroup(transform: .scale(x: 2, y: 4), commands: [line])))
    #expect((0..<8).map { bitmap[1, $0] >> 24 } == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func `a line of no width draws nothing`() throws {
    #expect(try draw(4, 4, .stroke(all(4), Stroke(width: 0), .solid(.black))).pixels.allSatisfy { $0 == 0 })
  }
}
