import DSDiagnostics
import DSGeometry
import Testing

@testable import DSSymbol

/// Wraps shapes in an icon of 24 × 24 units; they begin on line 2.
func svg(_ content: String, _ attributes: String = "viewBox=\"0 0 24 24\"") -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\n\(content)\n</svg>"
}

/// The layers of an icon with the given content.
func layers(_ content: String) throws -> [SymbolLayer] {
  try readSymbol(Array(svg(content).utf8), name: "t", file: "t.svg").layers
}

/// A path in a short notation with at most three digits.
func text(_ path: Path) -> String {
  func show(_ point: Point) -> String { point.x.text(digits: 3) + "," + point.y.text(digits: 3) }
  return path.elements.map { element in
    switch element {
    case .move(let end): "M" + show(end)
    case .line(let end): "L" + show(end)
    case .quadratic(let end, let control): "Q" + show(control) + " " + show(end)
    case .cubic(let end, let control1, let control2): "C" + [control1, control2, end].map(show).joined(separator: " ")
    case .close: "Z"
    }
  }.joined(separator: " ")
}

/// Elements, properties and structure.
struct ReadSymbolTests {
  @Test(
    "Basic shapes become the outlines that the SVG specification gives",
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", "M1,2 L4,2 L4,6 L1,6 Z"),
      (
        "<rect width='10' height='10' rx='2'/>",
        "M2,0 L8,0 C9.105,0 10,0.895 10,2 L10,8 C10,9.105 9.105,10 8,10 L2,10 C0.895,10 0,9.105 0,8 L0,2 "
          + "C0,0.895 0.895,0 2,0 Z"
      ),
      (
        "<circle cx='5' cy='5' r='1'/>",
        "M6,5 C6,5.552 5.552,6 5,6 C4.448,6 4,5.552 4,5 C4,4.448 4.448,4 5,4 C5.552,4 6,4.448 6,5 Z"
      ),
      (
        "<ellipse rx='2' ry='1'/>",
        "M2,0 C2,0.552 1.105,1 0,1 C-1.105,1 -2,0.552 -2,0 C-2,-0.552 -1.105,-1 0,-1 C1.105,-1 2,-0.552 2,0 Z"
      ),
      ("<line x2='3' y2='4' stroke='red'/>", "M0,0 L3,4"),
      ("<rect width='9pt' height='1in'/>", "M0,0 L12,0 L12,96 L0,96 Z"),
      ("<rect x='254mm' width='2.54CM' height='1pc'/>", "M960,0 L1056,0 L1056,16 L960,16 Z"),
      ("<polyline points='1,2 3,4,5 6'/>", "M1,2 L3,4 L5,6"),
      ("<polygon points='1,2 3,4 5-6'/>", "M1,2 L3,4 L5,-6 Z"),
    ])
  func shapes(content: String, expected: String) throws {
    #expect(try layers(content).map { text($0.path) } == [expected])
  }

  @Test("Shapes without area draw nothing")
  func empty() throws {
    let content = "<rect width='0' height='5'/><circle r='0'/><path d=''/><polygon points=''/><ellipse rx='1' ry='0'/>"
    #expect(try layers(content + "<path d='M0 0H1'/>").count == 1)
  }

  @Test("Properties are inherited, and a style attribute wins")
  func inheritance() throws {
    let found = try layers(
      """
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" style="stroke-linejoin: bevel">
        <path d="M0 0H1"/>
        <path d="M0 0H1" stroke="#f00" style="stroke: rgb(0, 0, 255); fill: currentColor; stroke-width:1px"/>
        <g fill="lime" fill-opacity="50%" stroke="none" fill-rule="evenodd"><path d="M0 0H1"/></g>
      </g>
      """)
    #expect(found.map(\.fill) == [nil, .currentColor, .color(Color(hex: 0x00FF00))])
    #expect(found.map(\.stroke?.paint) == [.currentColor, .color(Color(hex: 0x0000FF)), nil])
    #expect(found.map(\.stroke?.width) == [2, 1, nil])
    #expect(found[0].stroke?.cap == .round && found[0].stroke?.join == .bevel)
    #expect(found.map(\.fillRule) == [.nonZero, .nonZero, .evenOdd])
    #expect(found[2].fillOpacity == 0.5)
  }

  @Test("The initial values are those of SVG: black, no stroke, 'color' decides what currentColor means")
  func initialValues() throws {
    let found = try layers("<path d='M0 0H1'/><g color='red' fill='currentColor'><path d='M0 0H1'/></g>")
    #expect(found.map(\.fill) == [.color(.black), .color(Color(hex: 0xFF0000))])
    #expect(found[0].stroke == nil)
  }

  @Test("Transforms are applied to points, and to the stroke's lengths")
  func transforms() throws {
    let found = try layers(
      """
      <g transform="translate(10 20)"><path d="M1 2H3" fill="none" stroke="red" stroke-width="3"
        stroke-dasharray="1 2 3" stroke-dashoffset="1" transform="scale(2)"/></g>
      <path d="M1 0" stroke="red" transform="rotate(90)"/>
      <path d="M1 0" transform="rotate(90 1 1) matrix(1,0,0,1,5,0)"/>
      <path d="M1 1" transform="skewX(45)"/><path d="M1 1" transform="skewY(45) , scale(2,3)"/>
      """)
    #expect(found.map { text($0.path) } == ["M12,24 L16,24", "M0,1", "M2,6", "M2,1", "M2,5"])
    #expect(found[0].stroke?.width == 6)
    #expect(found[0].stroke?.dash == [2, 4, 6, 2, 4, 6])
    #expect(found[0].stroke?.dashPhase == 2)
  }

  @Test("'use' draws an element of the file again, wherever it is defined")
  func uses() throws {
    let found = try layers(
      """
      <use href="#a" x="10" y="1" fill="red"/><use xlink:href="#g" transform="scale(2)"/>
      <defs><g id="g" transform="translate(0 5)"><path id="a" d="M1 1H2"/><use href="#a" y="1"/></g></defs>
      """)
    #expect(found.map { text($0.path) } == ["M11,2 L12,2", "M2,12 L4,12", "M2,14 L4,14"])
    #expect(found.map(\.fill) == [.color(Color(hex: 0xFF0000)), .color(.black), .color(.black)])
  }

  @Test("A clip is kept in the coordinates of what it clips, and one around the whole icon changes nothing")
  func clips() throws {
    let found = try layers(
      """
      <g clip-path="url(#frame)"><path d="M0 0H1"/></g>
      <g transform="translate(2 3)" style="clip-path: url('#part')"><path d="M0 0H1"/><path d="M0 1H1"/></g>
      <path d="M0 2H1"/>
      <defs><clipPath id="frame"><rect width="24" height="24" fill="white"/></clipPath>
      <clipPath id="part"><path clip-rule="evenodd" d="M0 0H4V4Z" transform="scale(2)"/></clipPath></defs>
      """)
    #expect(found.map(\.clips.count) == [0, 1, 1, 0])
    #expect(text(found[1].clips[0].path) == "M2,3 L10,3 L10,11 Z")
    #expect(found[1].clips[0].fillRule == .evenOdd)
  }

  @Test("What has no effect on the picture is passed over")
  func ignored() throws {
    let content = """
      <!-- a comment --><title>x</title><desc>y<b/></desc><metadata><a:b xmlns:a="urn:x"><script/></a:b></metadata>
      <x:view xmlns:x="urn:tool"/><g display="none"><path d="M0 0H1"/></g><path d="M0 0H1" visibility="hidden"/>
      <path d="M0 0H1" data-name="x" aria-hidden="true" solid-color="red" class="k" clip-path="none" fill="transparent"/>
      <path d="M0 0H1" p-id="3" style="-tool-x: 1"/>
      """
    #expect(try layers(content).count == 1)
  }

  @Test("Without a view box the width and height give it")
  func sizes() throws {
    let shape = "<path d='M0 0H1'/>"
    func box(_ attributes: String) throws -> Rect {
      try readSymbol(Array(svg(shape, attributes).utf8), name: "t", file: "t.svg").viewBox
    }
    #expect(try box("width='10px' height='20'") == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(try box("viewBox='-1,-2 3 4' width='100%' height='1em'") == Rect(x: -1, y: -2, width: 3, height: 4))
  }

  @Test("Opacity that covers one fill or stroke multiplies, otherwise it is refused")
  func opacity() throws {
    let found = try layers(
      "<g opacity='0.5'><path d='M0 0H1' opacity='.5' fill-opacity='.5'/></g>")
    #expect(found[0].fillOpacity == 0.125)
  }

  @Test(
    "Colours are read in all of CSS's older forms",
    arguments: [
      ("#f80", "#ff8800"), ("#F80C", "#ff8800cc"), ("#ff8800", "#ff8800"), ("#ff880080", "#ff880080"),
      ("rgb(255,136,0)", "#ff8800"), ("rgb(100% 50% 0%)", "#ff8000"), ("rgba(255, 136, 0, .5)", "#ff880080"),
      ("rgb(255 136 0 / 50%)", "#ff880080"), ("RebeccaPurple", "#663399"), (" red ", "#ff0000"),
      ("rgb(300,-5,0)", "#ff0000"),
    ])
  func colors(value: String, expected: String) throws {
    let found = try layers("<path d='M0 0H1' fill='\(value)'/>")
    guard case .color(let color)? = found[0].fill else {
      Issue.record("\(value) is no colour")
      return
    }
    #expect(color.hexText == expected)
  }
}
