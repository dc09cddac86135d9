import DSDisplayList
import DSGeometry
import Testing

@testable import DSSVG

struct BackdropTests {
  private let ground = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .solid(.white))
  private let shape = DrawShape.rect(Rect(x: 2, y: 2, width: 4, height: 4))

  @Test func `what lies behind is used once more, blurred and cut to the shape`() {
    let text = svg(
      DisplayList(
        width: 8, height: 8, scale: 1,
        commands: [ground, .group(DrawGroup(clip: shape, commands: [.backdrop(shape, sigma: 2)]))]))
    #expect(text.contains("<g id=\"_backdrop1\">"))
    #expect(text.contains("<use href=\"#_backdrop1\" filter=\"url(#_filter1)\"/>"))
    #expect(text.contains("stdDeviation=\"2\"") && text.contains("clip-path=\"url(#_clip"))
  }

  @Test func `a layer of its own sees nothing, and a list without blurs has none`() {
    let layer = DrawCommand.group(DrawGroup(opacity: 0.5, commands: [.backdrop(shape, sigma: 2)]))
    #expect(!svg(DisplayList(width: 8, height: 8, scale: 1, commands: [ground, layer])).contains("<use"))
    #expect(!svg(DisplayList(width: 8, height: 8, scale: 1, commands: [ground])).contains("backdrop"))
  }
}
