import DSDiagnostics
import DSGeometry
import Testing

@testable import DSSymbol

/// The gradient that the only shape is filled with.
private func gradient(
  _ definition: String, _ shape: String = "<rect x='2' y='4' width='10' height='20' fill='url(#a)'/>"
)
  throws -> SymbolGradient
{
  let found = try layers(definition + shape)
  guard case .gradient(let gradient)? = found.first?.fill else {
    throw DiagnosticsError([Diagnostic("no-gradient", "\(found)", at: SourceLocation(file: "t.svg"))])
  }
  return gradient
}

/// Two stops, from red to blue.
private let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"

/// Gradients of SVG 2, chapter 14, and masks of one shape.
@Suite struct GradientTests {
  @Test func `a gradient runs over the box of what it fills, from left to right`() throws {
    let found = try gradient("<linearGradient id='a'>\(stops)</linearGradient>")
    #expect(found.shape == .linear(start: .zero, end: Point(x: 1, y: 0)))
    #expect(found.transform == AffineTransform(a: 10, d: 20, tx: 2, ty: 4))
    #expect(
      found.stops == [.init(position: 0, color: Color(hex: 0xFF0000)), .init(position: 1, color: Color(hex: 0x0000FF))])
  }

  @Test func `coordinates of the drawing are taken as they are, percentages of the view box`() throws {
    let found = try gradient(
      "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='3' y1='25%' x2='50%' gradientTransform='translate(1 2)'>"
        + "\(stops)</linearGradient>")
    #expect(found.shape == .linear(start: Point(x: 3, y: 6), end: Point(x: 12, y: 0)))
    #expect(found.transform == .translation(x: 1, y: 2))
  }

  @Test func `transforms around the shape apply to its gradient`() throws {
    let found = try gradient(
      "<linearGradient id='a' gradientUnits='userSpaceOnUse' x2='1'>\(stops)</linearGradient>",
      "<g transform='scale(2)'><path transform='translate(1 0)' d='M0 0H9V9z' fill='url(#a)'/></g>")
    #expect(found.transform == AffineTransform(a: 2, d: 2, tx: 2))
  }

  @Test func `a gradient takes from another what it does not say itself`() throws {
    let found = try gradient(
      "<linearGradient id='b' x2='0' y2='1' gradientUnits='userSpaceOnUse'>\(stops)</linearGradient>"
        + "<radialGradient id='a' href='#b' r='6' cx='5'/>")
    #expect(found.shape == .radial(center: Point(x: 5, y: 12), radius: 6))
    #expect(found.stops.count == 2)
  }

  @Test func `stops have opacity, percentages, and no position before the last one`() throws {
    let found = try gradient(
      """
      <linearGradient id='a'>
      <stop offset='50%' style='stop-color:#fff;stop-opacity:.5'/><stop offset='.25'/><stop offset='2' stop-color='#0f08'/>
      </linearGradient>
      """)
    #expect(found.stops.map(\.position) == [0.5, 0.5, 1])
    #expect(found.stops.map(\.color.alpha) == [0.5, 1, 136.0 / 255])
  }

  @Test(arguments: [
    ("<linearGradient id='a'><stop stop-color='red'/></linearGradient>", true),
    ("<linearGradient id='a' x2='0'>\(stops)</linearGradient>", true),
    ("<radialGradient id='a' r='0'>\(stops)</radialGradient>", true),
    ("<radialGradient id='a' r='-1'>\(stops)</radialGradient>", true),
    ("<linearGradient id='a'/>", false),
  ])
  func `one colour alone, and a way of no length, are a colour; none is no paint`(definition: String, paints: Bool)
    throws
  {
    let shape = "<path d='M0 0H9V9z' stroke='red' fill='url(#a)'/>"
    let fill = try layers(definition + shape)[0].fill
    if paints {
      if case .color = fill {} else { Issue.record("\(String(describing: fill))") }
    } else {
      #expect(fill == nil)
    }
  }

  @Test func `a focus outside of the circle, and a first circle around the last, are cones`() throws {
    let outside = try gradient("<radialGradient id='a' fx='-1' href='#b'>\(stops)</radialGradient>")
    #expect(
      outside.shape
        == .focal(focus: Point(x: -1, y: 0.5), startRadius: 0, center: Point(x: 0.5, y: 0.5), radius: 0.5))
    let around = try gradient("<radialGradient id='a' fr='.7'>\(stops)</radialGradient>")
    let middle = Point(x: 0.5, y: 0.5)
    #expect(around.shape == .focal(focus: middle, startRadius: 0.7, center: middle, radius: 0.5))
    let edge = try gradient("<radialGradient id='a' fr='.5'>\(stops)</radialGradient>")
    #expect(edge.shape == .focal(focus: middle, startRadius: 0.5 * (1 - 1e-6), center: middle, radius: 0.5))
  }

  @Test func `a line without an area has no box for a gradient`() throws {
    let found = try layers(
      "<linearGradient id='a'>\(stops)</linearGradient><path d='M0 0H9' fill='red' stroke='url(#a)'/>")
    #expect(found[0].stroke == nil)
  }

  @Test(arguments: [
    ("<radialGradient id='a' fx='-1' spreadMethod='repeat'>\(stops)</radialGradient>", "unsupported-svg"),
    ("<linearGradient id='a'><stop stop-color='currentColor'/></linearGradient>", "unsupported-svg"),
    ("<linearGradient id='a' color-interpolation='linearRGB'>\(stops)</linearGradient>", "unsupported-svg"),
  ])
  func `what is not drawn as its designer sees it is refused`(definition: String, id: String) {
    #expect {
      try layers(definition + "<path d='M0 0H9V9z' fill='url(#a)'/>")
    } throws: { error in
      (error as? DiagnosticsError)?.diagnostics.map(\.id).contains(id) == true
    }
  }

  @Test func `translucent colours are mixed straight, as SVG mixes them`() {
    let gradient = SymbolGradient(
      stops: [
        .init(position: 0, color: Color(hex: 0xFF0000)), .init(position: 1, color: Color(hex: 0x0000FF).opacity(0)),
      ],
      shape: .linear(start: .zero, end: Point(x: 1, y: 0)), transform: .identity)
    let middle = gradient.weightedStops[8]
    #expect(middle.position == 0.5)
    #expect(middle.color == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    #expect(gradient.weightedStops.count == 17)
  }

  // MARK: - Masks

  @Test func `a mask of one white shape is a clip of one picture, and its region another`() throws {
    let found = try layers(
      "<mask id='m' maskUnits='userSpaceOnUse' x='1' y='1' width='9' height='9'><circle r='5' fill='#fff'/></mask>"
        + "<g mask='url(#m)' transform='translate(1 0)'><path d='M0 0H24V24z'/><path d='M0 0H9V9z' stroke='red'/></g>")
    #expect(found.map(\.clips.count) == [2])
    #expect(found[0].group?.layers.count == 2)
    #expect(found[0].clips[1].path.controlBounds == Rect(x: 2, y: 1, width: 9, height: 9))
    #expect(found[0].clips[0].path.controlBounds == Rect(x: -4, y: -5, width: 10, height: 10))
  }

  @Test func `a mask by alpha takes a shape of any colour`() throws {
    let mask = "<mask id='m' style='mask-type:alpha'><path d='M0 0H9V9z' fill='#123'/></mask>"
    #expect(try layers(mask + "<path d='M0 0H24V24z' mask='url(#m)'/>")[0].clips.count == 1)
  }

  @Test(arguments: [
    "<path d='M0 0H9V9z' fill='#eee'/>", "<path d='M0 0H9V9z' fill='#fff' opacity='.5'/>",
    "<path d='M0 0H9V9z' fill='#fff'/><path d='M0 0H9V9z' fill='#fff'/>",
    "<path d='M0 0H9V9z' fill='#fff' stroke='#fff'/>", "<g fill='#fff'><path d='M0 0H9V9z'/></g>",
  ])
  func `any other mask is drawn`(content: String) throws {
    let found = try layers("<mask id='m'>\(content)</mask><path d='M0 0H24V24z' mask='url(#m)'/>")
    let mask = try #require(found[0].group?.mask)
    #expect(!mask.isByAlpha && !mask.layers.isEmpty)
    let region = try #require(mask.region?.path.controlBounds)
    #expect(abs(region.minX + 2.4) < 1e-9 && abs(region.width - 28.8) < 1e-9)
  }

  @Test func `an empty mask hides what it masks`() throws {
    #expect(try layers("<mask id='m'/><path d='M0 0H24V24z' mask='url(#m)'/>").isEmpty)
  }
}
