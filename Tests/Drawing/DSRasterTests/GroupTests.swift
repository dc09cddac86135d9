import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct GroupTests {
  private let red = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 6, height: 6)), .solid(Color(hex: 0xFF0000)))
  private let blue = DrawCommand.fill(.rect(Rect(x: 4, y: 4, width: 6, height: 6)), .solid(Color(hex: 0x0000FF)))

  @Test func `a group without effects is its commands`() throws {
    let group = DrawGroup(name: "button/label", commands: [red, .group(DrawGroup(commands: [blue]))])
    #expect(try draw(10, 10, white, .group(group)) == draw(10, 10, white, red, blue))
  }

  @Test func `the opacity of a group is not that of its items`() throws {
    let group = try draw(10, 10, white, .group(DrawGroup(opacity: 0.5, commands: [red, blue])))
    let items = try draw(
      10, 10, white, .group(DrawGroup(opacity: 0.5, commands: [red])),
      .group(DrawGroup(opacity: 0.5, commands: [blue])))
    #expect(group[0, 0] == items[0, 0])
    #expect(channels(group[0, 0]) == [255, 255, 127, 127])
    // Where the two overlap a group shows the upper one alone.
    #expect(channels(group[5, 5]) == [255, 127, 127, 255])
    #expect(group[5, 5] != items[5, 5])
  }

  @Test func `a group of no opacity draws nothing`() throws {
    #expect(try draw(10, 10, white, .group(DrawGroup(opacity: 0, commands: [red]))) == draw(10, 10, white))
  }

  @Test func `a translation by whole pixels gives the same bytes as moved commands`() throws {
    let shape = DrawShape.roundedRect(Rect(x: 2, y: 2, width: 9, height: 7), CornerRadii(3))
    let moved = DrawShape.roundedRect(Rect(x: 7, y: 4, width: 9, height: 7), CornerRadii(3))
    let group = DrawGroup(
      transform: .translation(x: 5, y: 2), opacity: 0.5, commands: [.fill(shape, .solid(.black))])
    let plain = DrawGroup(opacity: 0.5, commands: [.fill(moved, .solid(.black))])
    #expect(try draw(20, 20, white, .group(group)) == draw(20, 20, white, .group(plain)))
  }

  @Test func `transforms of nested groups apply from the inside out`() throws {
    let dot = DrawCommand.fill(.rect(Rect(x: 1, y: 0, width: 1, height: 1)), .solid(.black))
    let turned = DrawGroup(transform: .rotation(sine: 1, cosine: 0), commands: [dot])
    let bitmap = try draw(6, 6, .group(DrawGroup(transform: .translation(x: 4, y: 2), commands: [.group(turned)])))
    // (1…2, 0…1) turns to (−1…0, 1…2) and moves to (3…4, 3…4).
    let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0 }
    #expect(inked == [3 * 6 + 3])
  }

  @Test func `a transform that flattens the plane draws nothing`() throws {
    let flat = DrawGroup(
      transform: .scale(x: 1, y: 0), commands: [red, .group(DrawGroup(opacity: 0.5, commands: [blue]))])
    #expect(try draw(4, 4, white, .group(flat)) == draw(4, 4, white))
  }

  @Test func `a rectangular clip cuts exactly`() throws {
    let bitmap = try draw(
      6, 6, .group(DrawGroup(clip: .rect(Rect(x: 1, y: 2, width: 3, height: 2)), commands: [red])))
    for y in 0..<6 {
      for x in 0..<6 { #expect((bitmap[x, y] != 0) == ((1..<4).contains(x) && (2..<4).contains(y))) }
    }
  }

  @Test(arguments: [false, true])
  func `a clipped picture of a plain colour is the clip's shape in that colour`(isTranslucent: Bool) throws {
    let ground: [DrawCommand] = isTranslucent ? [] : [white]
    for shape in [
      DrawShape.roundedRect(Rect(x: 2, y: 1, width: 25, height: 20), CornerRadii(7)),
      .ellipse(Rect(x: 2.5, y: 1, width: 25, height: 17)),
    ] {
      let fill = DrawCommand.fill(all(40), .solid(Color(hex: 0x336699)))
      let clipped = try drawList(ground + [.group(DrawGroup(clip: shape, commands: [fill]))])
      let filled = try drawList(ground + [.fill(shape, .solid(Color(hex: 0x336699)))])
      for (a, b) in zip(clipped.pixels, filled.pixels) {
        for (one, other) in zip(channels(a), channels(b)) where a >> 24 > 32 { #expect(abs(one - other) <= 4) }
        #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1)
      }
    }
  }

  @Test func `two layers below one clip show no seam of what is behind`() throws {
    let shape = DrawShape.roundedRect(Rect(x: 0, y: 0, width: 30, height: 30), CornerRadii(15))
    let black = DrawCommand.fill(all(40), .solid(.black))
    let once = try draw(40, 30, white, .group(DrawGroup(clip: shape, commands: [black])))
    let twice = try draw(40, 30, white, .group(DrawGroup(clip: shape, commands: [black, black, black])))
    #expect(once == twice)
  }

  @Test func `nested clips both cut`() throws {
    let inner = DrawGroup(clip: .rect(Rect(x: 3, y: 0, width: 9, height: 9)), commands: [red])
    let bitmap = try draw(
      10, 10, .group(DrawGroup(clip: .rect(Rect(x: 0, y: 2, width: 5, height: 2)), commands: [.group(inner)])))
    #expect(bitmap.pixels.count { $0 != 0 } == 4)
    #expect(bitmap[3, 2] != 0 && bitmap[4, 3] != 0)
  }

  @Test func `a mask multiplies by the alpha of its commands`() throws {
    let mask: [DrawCommand] = [
      .fill(.rect(Rect(x: 0, y: 0, width: 2, height: 6)), .solid(.white)),
      .fill(.rect(Rect(x: 2, y: 0, width: 2, height: 6)), .solid(.black.opacity(0.5))),
    ]
    let bitmap = try draw(6, 6, .group(DrawGroup(mask: mask, commands: [red])))
    #expect((0..<6).map { bitmap[$0, 3] } == [0xFFFF_0000, 0xFFFF_0000, 0x80FF_0000, 0x80FF_0000, 0, 0])
    #expect(try draw(6, 6, .group(DrawGroup(mask: [], commands: [red]))).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a blur keeps the weight of what is drawn and a clip cuts it afterwards`() throws {
    let dot = DrawCommand.fill(.rect(Rect(x: 18, y: 18, width: 4, height: 4)), .solid(.black))
    let blurred = try draw(40, 40, .group(DrawGroup(blur: 3, commands: [dot])))
    let weight = blurred.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(weight - 16) < 0.6)
    #expect(blurred[20, 20] >> 24 < 120)
    let cut = try draw(
      40, 40, .group(DrawGroup(blur: 3, clip: .rect(Rect(x: 0, y: 0, width: 20, height: 40)), commands: [dot])))
    #expect(cut[19, 20] == blurred[19, 20])
    #expect(cut[20, 20] == 0)
  }

  @Test func `what lies outside the picture still blurs and casts shadows into it`() throws {
    let outside = DrawCommand.fill(.rect(Rect(x: -20, y: 0, width: 20, height: 20)), .solid(.black))
    let blurred = try draw(20, 20, .group(DrawGroup(blur: 4, commands: [outside])))
    #expect(abs(Int(blurred[0, 10] >> 24) - 115) < 15)
    let shadow = DrawGroup.DropShadow(color: .black, sigma: 0, offset: Point(x: 8, y: 0))
    let cast = try draw(20, 20, .group(DrawGroup(shadows: [shadow], commands: [outside])))
    #expect((0..<20).map { cast[$0, 10] >> 24 } == Array(repeating: 255, count: 8) + Array(repeating: 0, count: 12))
  }

  @Test func `drop shadows have the content's alpha and lie behind it, the first on top`() throws {
    let dot = DrawCommand.fill(.rect(Rect(x: 4, y: 4, width: 4, height: 4)), .solid(.black.opacity(0.5)))
    let shadows = [
      DrawGroup.DropShadow(color: Color(hex: 0xFF0000), sigma: 0, offset: Point(x: 3, y: 0)),
      DrawGroup.DropShadow(color: Color(hex: 0x00FF00), sigma: 0, offset: Point(x: 6, y: 0)),
    ]
    let bitmap = try draw(16, 12, .group(DrawGroup(shadows: shadows, commands: [dot])))
    #expect(bitmap[4, 5] == 0x8000_0000)
    #expect(bitmap[8, 5] == 0x80FF_0000)
    #expect(bitmap[13, 5] == 0x8000_FF00)
    // Both shadows at x = 10: red at one half over green at one half.
    let both = channels(bitmap[10, 5])
    #expect(abs(both[0] - 192) <= 1 && abs(both[1] - 170) <= 2 && abs(both[2] - 85) <= 2)
  }

  @Test func `opacity applies to shadows and content as one picture`() throws {
    let shadow = DrawGroup.DropShadow(color: .black, sigma: 0, offset: Point(x: 2, y: 0))
    let bitmap = try draw(10, 10, .group(DrawGroup(opacity: 0.5, shadows: [shadow], commands: [red])))
    #expect(bitmap[3, 3] == 0x80FF_0000)
    #expect(bitmap[7, 3] == 0x8000_0000)
  }
}
