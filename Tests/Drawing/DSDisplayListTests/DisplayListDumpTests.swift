import DSDisplayList
import DSGeometry
import DSImage
import Testing

struct DisplayListDumpTests {
  private func dump(_ commands: DrawCommand...) -> String {
    DisplayList(width: 20, height: 10, scale: 2, commands: commands).dump
  }

  @Test func `a list names its size and scale`() {
    #expect(dump() == "display list 20 × 10 at 2x\n")
  }

  @Test func `fills name their shape and colour`() {
    let rect = Rect(x: 1, y: 2, width: 3.5, height: 4)
    let radii = CornerRadii(topLeading: 1, bottomTrailing: 2)
    let path = Path([
      .move(.zero), .line(Point(x: 1, y: 0)), .quadratic(Point(x: 2, y: 2), control: Point(x: 2, y: 0)),
      .cubic(Point(x: 5, y: 5), control1: Point(x: 3, y: 3), control2: Point(x: 4, y: 4)), .close,
    ])
    #expect(
      dump(
        .fill(.rect(rect), .solid(.black)), .fill(.roundedRect(rect, CornerRadii(4)), .solid(.clear)),
        .fill(.roundedRect(rect, radii), .solid(.white)), .fill(.ellipse(rect), .solid(Color(hex: 0x102030))),
        .fill(.path(path, .evenOdd), .solid(.black)))
          == """
          display list 20 × 10 at 2x
            fill rect 1 2 3.5 4, #000000
            fill roundedRect 1 2 3.5 4 radii 4, #00000000
            fill roundedRect 1 2 3.5 4 radii 1 0 2 0, #ffffff
            fill ellipse 1 2 3.5 4, #102030
            fill path evenOdd M 0 0 L 1 0 Q 2 0 2 2 C 3 3 4 4 5 5 Z, #000000

          """)
  }

  @Test func `what stands at its default is left out`() {
    let shape = DrawShape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      dump(
        .stroke(shape, Stroke(width: 2), .solid(.black)),
        .stroke(
          shape, Stroke(width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2.5], dashPhase: 1),
          .solid(.black)),
        .shadow(shape, ShapeShadow(color: .black, sigma: 3)),
        .shadow(
          shape,
          ShapeShadow(color: .black, sigma: 3, offset: Point(x: 0, y: 2), spread: -1, inset: true, knockout: true)))
          == """
          display list 20 × 10 at 2x
            stroke rect 0 0 1 1, width 2, #000000
            stroke rect 0 0 1 1, width 2 cap round join bevel miterLimit 4 dash [1 2.5] phase 1, #000000
            shadow rect 0 0 1 1, #000000 sigma 3 offset 0 0
            shadow rect 0 0 1 1, #000000 sigma 3 offset 0 2 spread -1 inset knockout

          """)
  }

  @Test func `groups indent what is in them and show their effects in order`() {
    let shape = DrawShape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    let fill = DrawCommand.fill(shape, .solid(.black))
    let inner = DrawGroup(
      transform: .scale(x: 2, y: 2), opacity: 0.5, blendMode: .multiply, blur: 1, clip: shape, mask: [fill],
      shadows: [DrawGroup.DropShadow(color: .black, sigma: 2, offset: Point(x: 1, y: 1))], commands: [fill])
    #expect(
      dump(.group(DrawGroup(name: "card/\"title\"", isIsolated: true, commands: [.group(inner), fill])))
        == """
        display list 20 × 10 at 2x
          group "card/\\"title\\"" isolated
            group transform [2 0 0 2 0 0] blur 1 clip rect 0 0 1 1 shadow #000000 sigma 2 offset 1 1 opacity 0.5 blendMode multiply
              mask
                fill rect 0 0 1 1, #000000
              fill rect 0 0 1 1, #000000
            fill rect 0 0 1 1, #000000

        """)
  }

  @Test func `gradients and pictures are told apart by their content`() {
    let stops = GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .clear)])
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let text = dump(
      .fill(.rect(rect), .linearGradient(stops, start: .zero, end: Point(x: 1, y: 0))),
      .fill(.rect(rect), .radialGradient(stops, center: .zero, startRadius: 1, endRadius: 2)),
      .image(DrawImage(bitmap: Bitmap(width: 2, height: 1), rect: rect)),
      .image(DrawImage(bitmap: Bitmap(width: 1, height: 2), rect: rect, interpolation: .nearest)))
    let lines = text.split(separator: "\n").dropFirst().map(String.init)
    #expect(lines[0] == "  fill rect 0 0 1 1, linearGradient 0 0 to 1 0 [0 #000000, 1 #00000000]")
    #expect(lines[1] == "  fill rect 0 0 1 1, radialGradient at 0 0 1 to 2 [0 #000000, 1 #00000000]")
    #expect(lines[2] == "  image 2 × 1 \(Bitmap(width: 2, height: 1).pixelHash.text) in 0 0 1 1 bilinear")
    #expect(lines[3].hasPrefix("  image 1 × 2 ") && lines[3].hasSuffix(" nearest"))
  }
}
