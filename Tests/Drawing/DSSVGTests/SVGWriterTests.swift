import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSSVG
import Testing

private let square = DrawShape.rect(Rect(x: 1, y: 2, width: 3, height: 4))
private let fill = DrawCommand.fill(square, .solid(.black))

/// The document of some commands, line by line.
private func lines(_ commands: DrawCommand...) -> [String] {
  svg(DisplayList(width: 20, height: 10, scale: 2, commands: commands)).split(separator: "\n").map(String.init)
}

private func occurrences(_ part: String, in lines: [String]) -> Int {
  lines.reduce(0) { $0 + $1.split(separator: part, omittingEmptySubsequences: false).count - 1 }
}

struct SVGDocumentTests {
  @Test func `the size is in points and the viewBox in device pixels`() {
    #expect(
      lines() == [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"5\" viewBox=\"0 0 20 10\">", "</svg>",
      ])
  }

  @Test func `equal lists give equal bytes, whatever was written before`() {
    for scene in Scenes.all { #expect(svg(scene.list) == svg(scene.list), "\(scene.name)") }
  }

  @Test func `shapes become the elements of their kind`() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    let document = lines(
      fill, .fill(.roundedRect(rect, CornerRadii(5)), .solid(.white.opacity(0.5))),
      .fill(.roundedRect(rect, CornerRadii(topLeading: 5)), .solid(.black)), .fill(.ellipse(rect), .solid(.black)),
      .fill(.path(Path([.line(Point(x: 1, y: 1)), .line(Point(x: 0.12345, y: -3)), .close]), .evenOdd), .solid(.black)))
    #expect(
      document[1...5] == [
        "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"#000000\"/>",
        "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" rx=\"5\" fill=\"#ffffff\" fill-opacity=\"0.5\"/>",
        "<path d=\"M6 2H31V42H1V7A5 5 0 0 1 6 2Z\" fill=\"#000000\"/>",
        "<ellipse cx=\"16\" cy=\"22\" rx=\"15\" ry=\"20\" fill=\"#000000\"/>",
        "<path d=\"M1 1L1 1L0.123 -3Z\" fill-rule=\"evenodd\" fill=\"#000000\"/>",
      ])
  }

  @Test func `a line has the mitre limit of the list, not SVG's`() {
    #expect(
      lines(.stroke(square, Stroke(width: 2), .solid(.black)))[1]
        == "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\" "
        + "stroke-miterlimit=\"10\"/>")
    #expect(lines(.stroke(square, Stroke(width: 0), .solid(.black))).count == 2)
  }
}

struct SVGGroupTests {
  @Test func `a group without a name and effects leaves no trace`() {
    #expect(lines(.group(DrawGroup(commands: [fill]))) == lines(fill))
  }

  @Test func `ids are made from names, unique, and in the order of drawing`() {
    func named(_ name: String) -> DrawCommand { .group(DrawGroup(name: name, commands: [])) }
    let document = lines(
      named("button/label"), named("button/label"), named("button-label-2"), named("button/label"), named("9/ü<"),
      named(""), named("_clip1"))
    let ids = document.filter { $0.hasPrefix("<g ") }.map { $0.split(separator: "\"")[1] }
    #expect(
      ids == [
        "button-label", "button-label-2", "button-label-2-2", "button-label-3", "n9---", "n", "n_clip1",
      ])
    #expect(document[1] == "<g id=\"button-label\" data-name=\"button/label\">")
  }

  @Test func `names and texts are escaped, and what XML cannot hold is replaced`() {
    let document = lines(.group(DrawGroup(name: "a\"<&>\u{1}\n\u{FFFF}é", commands: [])))
    #expect(document[1].hasSuffix(" data-name=\"a&quot;&lt;&amp;&gt;\u{FFFD}&#10;\u{FFFD}é\">"))
  }

  @Test func `a group is isolated where something in it blends`() {
    let plain = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .solid(.black))
    let blended = DrawCommand.group(DrawGroup(blendMode: .multiply, commands: [plain]))
    let style = "style=\"isolation:isolate\""
    #expect(occurrences(style, in: lines(.group(DrawGroup(isIsolated: true, commands: [blended])))) == 1)
    #expect(occurrences(style, in: lines(.group(DrawGroup(isIsolated: true, commands: [plain])))) == 0)
    #expect(occurrences(style, in: lines(.group(DrawGroup(commands: [blended])))) == 0)
  }

  @Test func `effects apply in the order of the group's definition`() throws {
    let shadow = DrawGroup.DropShadow(color: .black, sigma: 2, offset: Point(x: 0, y: 1))
    let full = DrawGroup(
      name: "card", transform: .translation(x: 3, y: 4), opacity: 0.5, blendMode: .colorDodge, blur: 2, clip: square,
      mask: [fill], shadows: [shadow], commands: [fill])
    let document = lines(.group(full))
    let outer = try #require(document.firstIndex { $0.hasPrefix("<g id=") })
    #expect(
      document[outer]
        == "<g id=\"card\" data-name=\"card\" transform=\"translate(3 4)\" filter=\"url(#_filter2)\" opacity=\"0.5\" "
        + "style=\"mix-blend-mode:color-dodge\">")
    #expect(
      document[outer + 1]
        == "<g filter=\"url(#_filter1)\" clip-path=\"url(#_clip1)\" mask=\"url(#_mask1)\">")
    // Without shadows one element does.
    var plain = full
    plain.shadows = []
    #expect(lines(.group(plain)).filter { $0.hasPrefix("<g") }.count == 1)
  }
}

struct SVGDefinitionTests {
  @Test func `equal gradients, clips and filters are defined once`() {
    let stops = GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .white)])
    let brush = Brush.linearGradient(stops, start: .zero, end: Point(x: 9, y: 0))
    let clipped = DrawCommand.group(DrawGroup(clip: square, commands: [.fill(square, brush)]))
    let shadow = DrawCommand.shadow(square, ShapeShadow(color: .black, sigma: 2, knockout: true))
    let document = lines(clipped, clipped, shadow, shadow)
    for kind in ["<linearGradient", "<clipPath", "<filter", "<mask"] {
      #expect(occurrences(kind, in: document) == 1, "\(kind)")
    }
    #expect(occurrences("url(#_gradient1)", in: document) == 2)
  }

  @Test func `a gradient without length is its last colour`() {
    let stops = GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .white)])
    for brush in [
      Brush.linearGradient(stops, start: .zero, end: .zero),
      .radialGradient(stops, center: .zero, startRadius: 3, endRadius: 3),
    ] {
      #expect(lines(.fill(square, brush))[1].hasSuffix("fill=\"#ffffff\"/>"))
    }
  }

  @Test func `a radial gradient that begins outside its centre moves its stops`() {
    let stops = GradientStops([.init(position: 0, color: .black), .init(position: 1, color: .white)])
    let document = lines(.fill(square, .radialGradient(stops, center: .zero, startRadius: 1, endRadius: 4)))
    #expect(document.contains("<stop offset=\"0.25\" stop-color=\"#000000\"/>"))
  }

  @Test func `a glyph is defined once for all its sizes, and a text is a label`() {
    let document = lines(
      Scenes.run("noon & \"co\"", 0, 10, size: 10, .solid(.black)), Scenes.run("no", 0, 30, size: 20, .solid(.black)))
    #expect(occurrences("<path id=\"_f1g", in: document) == 5)
    #expect(occurrences("<use ", in: document) == 11)
    #expect(
      document.contains {
        $0.hasPrefix("<g role=\"img\" aria-label=\"noon &amp; &quot;co&quot;\" transform=\"scale(0.01)\"")
      })
  }

  @Test func `a picture of hard pixels that becomes very large keeps its size, with a warning`() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    func drawn(_ side: Double) -> (result: [String], warnings: [Diagnostic]) {
      let image = DrawImage(bitmap: bitmap, rect: Rect(x: 0, y: 0, width: side, height: side), interpolation: .nearest)
      return ReachedLimits.collecting(at: SourceLocation(file: "Card.swift")) { lines(.image(image)) }
    }
    #expect(drawn(20).warnings.isEmpty && drawn(20).result.contains { $0.contains("width=\"20\"") })
    let large = drawn(3_000)
    #expect(large.warnings.map(\.id) == ["picture-too-large"])
    #expect(!large.result.contains { $0.contains("width=\"3000\"") })
  }

  @Test func `a picture stands in the document once`() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFF00_0000, 0xFF00_FF00, 0, 0x8000_00FF])
    let small = DrawCommand.image(DrawImage(bitmap: bitmap, rect: Rect(x: 0, y: 0, width: 2, height: 2)))
    let large = DrawCommand.image(DrawImage(bitmap: bitmap, rect: Rect(x: 4, y: 0, width: 8, height: 6)))
    let document = lines(small, large, .image(DrawImage(bitmap: bitmap, rect: Rect(size: .zero))))
    #expect(occurrences("data:image/png;base64,iVBORw0KGgo", in: document) == 1)
    #expect(document.contains("<use href=\"#_image1\" transform=\"matrix(4 0 0 3 4 0)\"/>"))
  }

  @Test func `what cannot be seen is not written`() {
    let clear = ShapeShadow(color: .clear, sigma: 3)
    #expect(lines(.shadow(square, clear)).count == 2)
  }
}
