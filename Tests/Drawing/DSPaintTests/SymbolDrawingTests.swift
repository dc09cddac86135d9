import DSDisplayList
import DSGeometry
import DSLayout
import DSResolve
import DSSymbol
import Testing

@testable import DSPaint

/// What SVG icons become in the display list.
@Suite struct SymbolDrawingTests {
  /// The commands of an icon of 10 units at 10 pixels, without the first line.
  private func drawn(_ content: String, attributes: String = "viewBox='0 0 10 10'", size: Double = 10) throws
    -> [String]
  {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
    let symbol = try readSymbol(Array(text.utf8), name: "t", file: "t.svg")
    let image = ResolvedImage(.vector(symbol), resizable: true, paint: nil)
    let frame = Rect(x: 0, y: 0, width: size, height: size * symbol.viewBox.height / symbol.viewBox.width)
    let list = try paint(PlacedNode(frame: frame, content: .image(image)), scale: 1)
    return list.dump.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  private let square = "<path d='M0 0H4V4H0z'/>"
  private let drawnSquare = "fill path M 0 0 L 4 0 L 4 4 L 0 4 Z, #000000"

  @Test func `a group's opacity is that of one picture`() throws {
    #expect(
      try drawn("<g opacity='.5'>\(square)\(square)</g>") == [
        "group opacity 0.5", "  \(drawnSquare)", "  \(drawnSquare)",
      ])
  }

  @Test func `a mask's luminance lets through`() throws {
    let mask = "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='5' height='5'>"
    #expect(
      try drawn("\(mask)<path d='M0 0H4V4H0z' fill='red'/></mask><g mask='url(#m)'>\(square)</g>") == [
        "group", "  mask", "    group clip path M 0 0 L 5 0 L 5 5 L 0 5 Z",
        "      group colors [0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.2125 0.7154 0.0721 0 0]",
        "        fill path M 0 0 L 5 0 L 5 5 L 0 5 Z, #000000", "        fill path M 0 0 L 4 0 L 4 4 L 0 4 Z, #ff0000",
        "  \(drawnSquare)",
      ])
  }

  @Test func `a clip of several shapes is a mask of their inside, and one of none hides`() throws {
    let clip = "<clipPath id='c'>\(square)<circle r='0'/><path d='M5 5H9V9z'/></clipPath>"
    #expect(
      try drawn("\(clip)<g clip-path='url(#c)'>\(square)</g>") == [
        "group", "  mask", "    \(drawnSquare)", "    fill path M 5 5 L 9 5 L 9 9 Z, #000000", "  \(drawnSquare)",
      ])
    let hidden = "<clipPath id='c'><path visibility='hidden' d='M2 2h20v20H2z'/></clipPath>"
    #expect(try drawn("\(hidden)\(square)<g clip-path='url(#c)'>\(square)</g>") == [drawnSquare])
  }

  @Test func `the rule of a clip is inherited from what is around it`() throws {
    let clip = "<g clip-rule='evenodd'><clipPath id='c'>\(square)</clipPath></g>"
    #expect(
      try drawn("\(clip)<g clip-path='url(#c)'>\(square)</g>") == [
        "group clip path evenOdd M 0 0 L 4 0 L 4 4 L 0 4 Z", "  \(drawnSquare)",
      ])
  }

  @Test func `style sheets go by their selectors' weight, and below style`() throws {
    let sheet = """
      <style>/* a { } */ #i { fill: #010101 } .k { fill: #020202 } path { fill: #030303 } g > .k { fill: #040404 }
      .k { stroke: none !important } path:first-child { fill-opacity: .5 } rect:hover { fill: red }</style>
      """
    func color(_ element: String) throws -> String? {
      try drawn(sheet + element).first?.split(separator: " ").last.map(String.init)
    }
    #expect(try color("<g><g/><path d='M0 0H4V4z'/></g>") == "#030303")
    #expect(try color("<g><path d='M0 0H4V4z'/></g>") == "#03030380")
    #expect(try color("<g><g/><path class='a k' d='M0 0H4V4z' stroke='red'/></g>") == "#040404")
    #expect(try color("<g><g/><path class='k' id='i' d='M0 0H4V4z'/></g>") == "#010101")
    #expect(try color("<g><g/><path id='i' d='M0 0H4V4z' style='/* x */ fill: green'/></g>") == "#008000")
  }

  @Test func `a line that is stretched is drawn in its own coordinates`() throws {
    #expect(
      try drawn("<line x2='4' stroke='red' transform='scale(1 2)'/>") == [
        "group transform [1 0 0 2 0 0]", "  stroke path M 0 0 L 4 0, width 1 miterLimit 4, #ff0000",
      ])
    #expect(
      try drawn("<line x2='4' stroke='red' transform='scale(2)' vector-effect='non-scaling-stroke'/>", size: 20) == [
        "stroke path M 0 0 L 16 0, width 1 miterLimit 4, #ff0000"
      ])
  }

  private func pattern(_ content: String, _ attributes: String = "") -> String {
    "<pattern id='p' width='2' height='4' patternUnits='userSpaceOnUse' \(attributes)>\(content)</pattern>"
      + "<path d='M0 0H4V4H0z' fill='url(#p)'/>"
  }

  @Test func `a pattern is drawn for each tile, within the outline`() throws {
    // What lies within a tile needs no clip.
    #expect(
      try drawn(pattern("<path d='M0 0H1V1z'/>")) == [
        "group", "  mask", "    \(drawnSquare)", "  fill path M 0 0 L 1 0 L 1 1 Z, #000000",
        "  fill path M 2 0 L 3 0 L 3 1 Z, #000000",
      ])
    // Only edges that are crossed cut.
    #expect(
      try drawn(pattern("<path d='M0 0H3V1z'/>")) == [
        "group", "  mask", "    \(drawnSquare)", "  group clip rect -2 -4 4 12",
        "    fill path M 0 0 L 3 0 L 3 1 Z, #000000", "  group clip rect 0 -4 4 12",
        "    fill path M 2 0 L 5 0 L 5 1 Z, #000000",
      ])
  }

  @Test func `tiles between pixels keep to whole ones and share their edges`() throws {
    let lines = try drawn(pattern("<path d='M-1-1H3V5z'/>", "patternTransform='scale(.7 1)'"), size: 60)
    #expect(
      lines.filter { $0.hasPrefix("  group clip") } == [
        "  group clip rect 0 0 8 24", "  group clip rect 8 0 9 24", "  group clip rect 17 0 8 24",
      ])
    let turned = try drawn(pattern("<path d='M-1-1H3V5z'/>", "patternTransform='rotate(45)'"))
    #expect(turned.contains { $0.hasPrefix("  group clip path") })
  }

  @Test func `lines of a drawing in a symbol are stretched with it`() throws {
    let inner = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><path d='M0 1H2' stroke='red'/></svg>"
    let text = base64(Array(inner.utf8))
    func image(_ height: Int) -> String {
      "<image width='4' height='\(height)' preserveAspectRatio='none' href='data:image/svg+xml;base64,\(text)'/>"
    }
    #expect(try drawn(image(8)).contains { $0.contains("group transform") })
    #expect(try drawn(image(4)).contains { $0.contains("width 2 ") })
  }

  private func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var bits = bytes.flatMap { byte in (0..<8).map { byte >> UInt8(7 - $0) & 1 } }
    while bits.count % 6 != 0 { bits.append(0) }
    return String(
      stride(from: 0, to: bits.count, by: 6).map { digits[bits[$0..<$0 + 6].reduce(0) { $0 * 2 + Int($1) }] })
  }

  @Test func `a mask in linear light takes the luminance of light, and then the alpha`() throws {
    let mask = "<mask id='m' color-interpolation='linearRGB' maskUnits='userSpaceOnUse' width='5' height='5'>"
    let lines = try drawn("\(mask)<path d='M0 0H4V4H0z' fill='red'/></mask><g mask='url(#m)'>\(square)</g>")
    #expect(lines.contains { $0.contains("filter") } && !lines.contains { $0.contains("group colors") }, "\(lines)")
  }

  @Test func `markers lie at the points of a line, turned along it`() throws {
    let marker = "<marker id='m' orient='auto' overflow='visible'><line x2='1' stroke='red'/></marker>"
    #expect(
      try drawn("\(marker)<path d='M1 1V5' fill='none' marker-start='url(#m)' marker-end='url(#m)'/>") == [
        "stroke path M 1 1 L 1 2, width 1 miterLimit 4, #ff0000",
        "stroke path M 1 5 L 1 6, width 1 miterLimit 4, #ff0000",
      ])
  }

  @Test func `colours of a gradient go on as its spread says`() throws {
    func brush(_ spread: String) throws -> String? {
      try drawn(
        "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='5' spreadMethod='\(spread)'><stop stop-color='#fff'/>"
          + "<stop offset='1'/></linearGradient><path d='M0 0H10V10H0z' fill='url(#g)'/>"
      ).first?.components(after: "Z, ")
    }
    #expect(try brush("pad") == "linearGradient 0 0 to 5 0 [0 #ffffff, 1 #000000]")
    #expect(
      try brush("reflect")
        == "linearGradient 0 0 to 10 0 [0 #ffffff, 0.5 #000000, 0.5 #000000, 0.5 #000000, 1 #ffffff, 1 #ffffff]")
    #expect(
      try brush("repeat")
        == "linearGradient 0 0 to 10 0 [0 #ffffff, 0.5 #000000, 0.5 #000000, 0.5 #ffffff, 0.5 #ffffff, 1 #000000, 1 #000000]"
    )
  }

  @Test func `a gradient may begin beside its centre`() throws {
    let gradient =
      "<radialGradient id='g' fx='.25' fr='.1'><stop stop-color='#fff'/><stop offset='1'/></radialGradient>"
    #expect(
      try drawn("\(gradient)<path d='M0 0H10V10H0z' fill='url(#g)'/>") == [
        "fill path M 0 0 L 10 0 L 10 10 L 0 10 Z, focalGradient from 2.5 5 1 to 5 5 5 [0 #ffffff, 1 #000000]"
      ])
  }

  @Test func `an svg in another, and a symbol, are clipped to their viewport`() throws {
    let inner = "viewBox='0 0 2 2'><path d='M0 0H1V1z'/>"
    let clip = "group clip path M 0 0 L 4 0 L 4 8 L 0 8 Z"
    let triangle = "  fill path M 0 2 L 2 2 L 2 4 Z, #000000"
    #expect(try drawn("<svg width='4' height='8' \(inner)</svg>") == [clip, triangle])
    #expect(try drawn("<symbol id='s' \(inner)</symbol><use href='#s' width='4' height='8'/>") == [clip, triangle])
  }

  @Test func `a picture of other proportions than its box shows more or less of it`() throws {
    let wide = "viewBox='0 0 10 10' width='20' height='10'"
    #expect(try drawn(square, attributes: wide, size: 20) == ["fill path M 5 0 L 9 0 L 9 4 L 5 4 Z, #000000"])
    #expect(
      try drawn(square, attributes: wide + " preserveAspectRatio='none'", size: 20) == [
        "fill path M 0 0 L 8 0 L 8 4 L 0 4 Z, #000000"
      ])
  }

  @Test func `of alternatives the first that fits is drawn`() throws {
    let content =
      "<switch><path systemLanguage='de' d='M0 0'/><path requiredExtensions='x' d='M0 0'/>\(square)<g/></switch>"
    #expect(try drawn(content) == [drawnSquare])
  }

  @Test func `blend modes and isolation are those of groups`() throws {
    #expect(
      try drawn("<g style='isolation:isolate'><g style='mix-blend-mode:multiply'>\(square)</g></g>") == [
        "group isolated", "  group blendMode multiply", "    \(drawnSquare)",
      ])
  }

  @Test func `filters are steps of pictures, with lengths in pixels`() throws {
    let filter = """
      <filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='5' height='5'><feGaussianBlur in='SourceAlpha'
      stdDeviation='1'/><feOffset dx='1' result='o'/><feFlood flood-color='red' flood-opacity='.5'/>
      <feComposite in2='o' operator='in'/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter>
      """
    #expect(
      try drawn("\(filter)<g filter='url(#f)'>\(square)</g>", size: 20) == [
        "group", "  group", "    filter in 0 0 10 10", "      blur alpha 2 2 in 0 0 10 10 linear",
        "      offset step 1 by 2 0 in 0 0 10 10 linear", "      flood #ff000080 in 0 0 10 10 linear",
        "      composite step 3 and step 2 in in 0 0 10 10 linear", "      merge step 4 source in 0 0 10 10 linear",
        "    fill path M 0 0 L 8 0 L 8 8 L 0 8 Z, #000000",
      ])
    func says(_ morphology: String, _ said: String, units: String = "userSpaceOnUse") throws -> Bool {
      let filter = "<filter id='f' primitiveUnits='\(units)'><feMorphology \(morphology)/></filter>"
      return try drawn("\(filter)<g filter='url(#f)'>\(square)</g>", size: 20).contains { $0.contains("  \(said) in ") }
    }
    #expect(try says("radius='1'", "shrink source 2 2") && says("radius='1 2' operator='dilate'", "grow source 2 4"))
    #expect(try says("radius='0.5'", "shrink source 4 4", units: "objectBoundingBox"))
    // What is no radius has no effect.
    for text in ["", "radius=''", "radius='-1'", "radius='1 2 3'"] { #expect(try says(text, "shrink source 0 0")) }
    #expect(
      try drawn("<g style='filter: grayscale(1)'>\(square)</g>").dropFirst(3).first?.hasPrefix(
        "      colors source [0.213")
        == true)
  }
}

extension String {
  /// What follows a text; nil where it is not there.
  fileprivate func components(after text: String) -> String? {
    ranges(of: text).first.map { String(self[$0.upperBound...]) }
  }
}
