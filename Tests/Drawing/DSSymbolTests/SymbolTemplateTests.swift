import DSDiagnostics
import DSGeometry
import Testing

@testable import DSSymbol

/// A sheet as SF Symbols writes it: a bar of three thicknesses, 60 wide and 10 above the baseline's middle of capitals.
private func sheet(
  _ drawings: [String], guides: [String] = ["left-margin-Regular-S 1400", "right-margin-Regular-S 1480"],
  style: String = ".SFSymbolsPreviewWireframe {fill:none;stroke:black} .monochrome-0 {-sfsymbols-motion-group:0}"
) -> [UInt8] {
  let lines = guides.map { guide -> String in
    let words = guide.split(separator: " ")
    return
      #"<line id="\#(words[0])" x1="\#(words[1])" x2="\#(words[1])" y1="600" y2="720" style="fill:none;stroke:#00AEEF"/>"#
  }
  let text = """
    <svg viewBox="0 0 3300 2200" xmlns="http://www.w3.org/2000/svg"><style>\(style)</style>
    <g id="Notes"><rect width="3300" height="2200" style="fill:white"/><text x="263" y="322">Weight/Scale Variations</text></g>
    <g id="Guides">
    <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696" style="stroke:#27AAE1"/>
    <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541" style="stroke:#27AAE1"/>
    \(lines.joined())</g>
    <g id="Symbols">\(drawings.joined())</g></svg>
    """
  return Array(text.utf8)
}

/// A bar around the middle of the capitals, from 10 behind the left margin, or moved.
private func bar(_ id: String, x: Double, thickness: Double, classes: String = "monochrome-0 SFSymbolsPreviewWireframe")
  -> String
{
  let (top, bottom) = (-35.23 - thickness / 2, -35.23 + thickness / 2)
  return """
    <g id="\(id)" transform="matrix(1 0 0 1 \(x) 696)">
    <path class="\(classes)" d="M10 \(top)L70 \(top)L70 \(bottom)L10 \(bottom)Z"/></g>
    """
}

private let bars = [
  bar("Black-S", x: 2880, thickness: 20), bar("Regular-S", x: 1400, thickness: 10),
  bar("Ultralight-S", x: 520, thickness: 2),
]

private func read(_ bytes: [UInt8], weight: Double = 400, scale: SymbolScale = .small) throws -> Symbol {
  try readSymbolTemplate(bytes, name: "bar", file: "bar.svg", weight: weight, scale: scale)
}

private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

struct SymbolTemplateTests {
  @Test func `a drawing is as wide as its margins are apart, and two seventeenths of an em higher than its ink`() throws
  {
    let symbol = try read(sheet(bars))
    #expect(near(symbol.viewBox.minX, 1400) && near(symbol.viewBox.width, 80))
    #expect(near(symbol.viewBox.height, 10 + 200 / 17) && near(symbol.height ?? 0, 0.1 + 2 / 17))
    #expect(near(symbol.drop, 0))
    #expect(symbol.layers.map(\.fill) == [.currentColor] && symbol.layers.allSatisfy { $0.stroke == nil })
  }

  @Test(arguments: [
    (100.0, 2.0), (200, 3.88), (300, 6.93), (400, 10), (500, 11.27), (600, 13), (700, 15.33), (900, 20), (1_000, 20),
    (1, 2),
  ])
  func `weights between drawings are drawn between them`(weight: Double, thickness: Double) throws {
    let symbol = try read(sheet(bars), weight: weight)
    let bounds = try #require(symbol.layers[0].path.controlBounds)
    #expect(near(bounds.height, thickness), "\(bounds)")
    #expect(near(bounds.minX - symbol.viewBox.minX, 10) && near(bounds.width, 60))
  }

  @Test func `outlines of different steps are not mixed`() throws {
    let curve =
      #"<g id="Black-S" transform="translate(2880 696)"><path d="M10-45C30-45 50-45 70-45L70-25L10-25Z"/></g>"#
    let drawings = [bars[1], curve]
    #expect(try near(read(sheet(drawings), weight: 500).layers[0].path.controlBounds?.height ?? 0, 10))
    #expect(try near(read(sheet(drawings), weight: 800).layers[0].path.controlBounds?.height ?? 0, 20))
  }

  @Test func `a scale without a drawing is another one, larger or smaller`() throws {
    let small = try #require(try read(sheet(bars)).height)
    #expect(try near(read(sheet(bars), scale: .medium).height ?? 0, small / 0.78))
    #expect(try near(read(sheet(bars), scale: .large).height ?? 0, small / 0.78 * 1.29))
    let drawings = bars + [bar("Regular-L", x: 1400, thickness: 30)]
    #expect(try near(read(sheet(drawings), scale: .large).layers[0].path.controlBounds?.height ?? 0, 30))
    #expect(SymbolScale(factor: 0.8) == .small && SymbolScale(factor: 1) == .medium && SymbolScale(factor: 2) == .large)
  }

  @Test func `a drawing above the middle of the capitals stays there`() throws {
    let raised =
      #"<g id="Regular-S" transform="translate(1400 686)"><path d="M10-40.23L70-40.23L70-30.23L10-30.23Z"/></g>"#
    #expect(try near(read(sheet([raised])).drop, -0.1))
    #expect(try near(read(sheet([raised]), scale: .medium).drop, -0.1 / 0.78))
  }

  @Test func `a drawing without margins has another one's, or the usual ones`() throws {
    // The regular drawing has 10 on either side.
    let black = try read(sheet(bars), weight: 900)
    #expect(near(black.viewBox.minX, 2880) && near(black.viewBox.width, 80))
    let old = sheet(
      bars + [bar("Regular-M", x: 1400, thickness: 10)], guides: ["left-margin 1405", "right-margin 1490"])
    let medium = try read(old, scale: .medium)
    #expect(near(medium.viewBox.minX, 1405) && near(medium.viewBox.width, 85))
    #expect(try near(read(old).viewBox.width, 60 + 25 * 0.78), "margins grow with the scale")
    #expect(try near(read(sheet(bars, guides: [])).viewBox.width, 60 + 2 * 8.8))
  }

  @Test func `classes name levels and colours`() throws {
    let drawing = """
      <g id="Regular-S" transform="translate(1400 696)">
      <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0-70L10-70L10-60Z"/>
      <g><rect class="multicolor-1:tintColor hierarchical-1:primary" x="0" y="-50" width="10" height="10"/></g>
      <circle class="hierarchical-2:tertiary" cx="5" cy="-10" r="5"/></g>
      """
    let symbol = try read(sheet([drawing]))
    #expect(symbol.layers.map(\.level) == [1, 0, 2] && symbol.layers.map(\.tone) == ["red", nil, nil])
  }

  @Test func `layers are cut out or hidden as the app's style sheet says`() throws {
    let drawing = """
      <g id="Regular-S" transform="translate(1400 696)"><rect class="monochrome-0" x="0" y="-60" width="60" height="60"/>
      <rect class="monochrome-1" x="40" y="-80" width="40" height="40"/><rect class="monochrome-2" x="45" y="-75" width="30" height="30"/>
      <rect class="monochrome-3" x="0" y="-10" width="300" height="5"/></g>
      """
    let style = """
      .monochrome-0 {-sfsymbols-motion-group:1} .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
      .monochrome-3 { opacity: 0.0; } .hierarchical-2:primary {opacity:0.0}
      """
    let symbol = try read(sheet([drawing], style: style))
    #expect(symbol.layers.map(\.cut) == [.never, .always, .never])
    // What is cut out takes no room.
    #expect(near(symbol.viewBox.height, 75 + 200 / 17))
  }

  @Test(arguments: [
    ".SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}",
    ".monochrome-0 {fill:#000000} .multicolor-0:tintColor {fill:#007AFF}",
  ])
  func `an older style sheet of the app says no more`(style: String) throws {
    #expect(try read(sheet(bars, style: style)) == read(sheet(bars)))
  }

  @Test func `a drawing of nothing is reported`() throws {
    let symbol = try read(sheet([#"<g id="Regular-S"/>"#]))
    #expect(symbol.warnings.map(\.id) == ["empty-symbol"])
  }

  @Test func `a style sheet of another program counts, and decides what is drawn`() throws {
    let drawing = """
      <g id="Regular-S" transform="translate(1400 696)"><rect class="st0" x="0" y="-80" width="80" height="80"/>
      <path class="st1" d="M10-45L70-45L70-25L10-25Z"/></g>
      """
    let symbol = try read(sheet([drawing], style: ".st0 {fill:none} .st1 {fill:#f00}"))
    #expect(symbol.layers.count == 1 && symbol.layers[0].fill == .currentColor)
  }

  @Test func `a group around the sheet's parts, as drawing programs export it, changes nothing`() throws {
    let plain = try read(sheet(bars))
    let text = String(decoding: sheet(bars), as: UTF8.self)
      .replacing("<g id=\"Notes\">", with: "<g id=\"Icon\"><g id=\"Notes\">").replacing("</svg>", with: "</g></svg>")
    #expect(try read(Array(text.utf8)) == plain)
  }

  @Test(arguments: [
    (
      "<svg viewBox=\"0 0 24 24\" xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0h24v24z\"/></svg>",
      "symbol-template"
    ),
    ("<svg", "syntax-error"),
  ])
  func `a file without a drawing is refused`(text: String, id: String) {
    let error = #expect(throws: DiagnosticsError.self) { try read(Array(text.utf8)) }
    #expect(error?.diagnostics.map(\.id) == [id] && error?.diagnostics.first?.location.file == "bar.svg")
  }

  @Test func `a part that cannot be drawn is reported with its place`() {
    let drawing = #"<g id="Regular-S"><image href="boat.png"/></g>"#
    let error = #expect(throws: DiagnosticsError.self) { try read(sheet([drawing], style: "")) }
    #expect(error?.diagnostics.first?.location.line ?? 0 > 5, "\(String(describing: error))")
  }
}
