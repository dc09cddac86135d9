import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSLayout
import DSNode
import DSPaint
import DSResolve
import Testing

private let red = Color(hex: 0xFF0000)
private let blue = Color(hex: 0x0000FF)

private func commands(_ paint: ResolvedPaint, _ shape: ResolvedShape = .circle) throws -> [DrawCommand] {
  let frame = Rect(x: 0, y: 0, width: 40, height: 20)
  return try DSPaint.paint(
    PlacedNode(frame: frame, content: .shape(shape, .fill(paint))), scale: 2
  ).commands
}

private func stops(_ colors: Color...) -> [ResolvedPaint.Stop] {
  colors.enumerated().map { .init(color: $1, position: Double($0) / Double(max(1, colors.count - 1))) }
}

struct PaintPatternTests {
  @Test func `an angular gradient fills the area that the shape cuts out`() throws {
    let drawn = try commands(.angularGradient(stops(red, blue), center: .center, startAngle: 0, endAngle: 360))
    guard case .group(let group)? = drawn.first?.kind else {
      Issue.record("no group")
      return
    }
    #expect(group.clip == .ellipse(Rect(x: 20, y: 0, width: 40, height: 40)))
    guard case .fill(.rect(let area), .angularGradient(let colors, let center, 0, 360))? = group.commands.first?.kind
    else {
      Issue.record("no gradient")
      return
    }
    #expect(area == Rect(x: 0, y: 0, width: 80, height: 40) || area == Rect(x: 20, y: 0, width: 40, height: 40))
    #expect(center == Point(x: 40, y: 20) && colors.stops.map(\.color) == [red, blue])
  }

  @Test func `an angular gradient without length shows its last colour`() throws {
    let drawn = try commands(.angularGradient(stops(red, blue), center: .center, startAngle: 90, endAngle: 90))
    guard case .group(let group)? = drawn.first?.kind, case .fill(_, .solid(let color))? = group.commands.first?.kind
    else {
      Issue.record("no colour")
      return
    }
    #expect(color == blue)
  }

  @Test func `an elliptical gradient is a radial one flattened to the area`() throws {
    let drawn = try commands(
      .ellipticalGradient(stops(red, blue), center: .center, startFraction: 0, endFraction: 0.5), .rectangle)
    guard case .group(let cut)? = drawn.first?.kind, case .group(let flat)? = cut.commands.first?.kind else {
      Issue.record("no group")
      return
    }
    #expect(flat.transform.d == 0.5 && flat.transform.ty == 10)
    guard case .fill(_, .radialGradient(_, let center, _, let radius))? = flat.commands.first?.kind else { return }
    #expect(center == Point(x: 40, y: 20) && radius == 40)
  }

  @Test func `a paint's shadow follows the shape that it fills`() throws {
    let inner = ResolvedShadow(color: .black, sigma: 2, inset: true)
    let drop = ResolvedShadow(color: .black, sigma: 3, x: 1)
    let drawn = try commands(.effect(.effect(.color(red), [inner], .normal), [drop], .multiply))
    guard case .group(let blended)? = drawn.first?.kind else {
      Issue.record("no group")
      return
    }
    #expect(blended.blendMode == .multiply && blended.commands.count == 3)
    guard case .shadow(_, let first) = blended.commands[0].kind, case .shadow(_, let last) = blended.commands[2].kind
    else {
      Issue.record("no shadows")
      return
    }
    #expect(first.sigma == 6 && first.offset == Point(x: 2, y: 0) && first.knockout && last.inset)
  }

  @Test func `lines are masks of what no brush can draw`() throws {
    let line = ResolvedStroke(width: 2)
    let frame = Rect(x: 0, y: 0, width: 40, height: 20)
    let paint = ResolvedPaint.angularGradient(stops(red, blue), center: .center, startAngle: 0, endAngle: 360)
    let list = try DSPaint.paint(
      PlacedNode(frame: frame, content: .shape(.ellipse, .stroke(paint, line))), scale: 1)
    guard case .group(let group)? = list.commands.first?.kind,
      case .fill(.rect(let ground), _)? = group.commands.first?.kind
    else {
      Issue.record("no group")
      return
    }
    #expect(group.mask?.count == 1 && ground == frame.inset(by: -2))
  }

  @Test func `a mesh is strips that reach under the next ones, over its ground`() throws {
    let places = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { MeshGradientNode.Place(UnitPoint(x: $0.0, y: $0.1)) }
    var mesh = ResolvedMesh(columns: 2, places: places, colors: [red, blue, red, blue], background: .black)
    guard case .group(let group)? = try commands(.mesh(mesh), .rectangle).first?.kind else {
      Issue.record("no group")
      return
    }
    // 40 pixels high: strips of two, and the ground.
    #expect(group.commands.count == 21)
    guard case .fill(.path(let strip, _), .linearGradient(let stops, let start, let end)) = group.commands[1].kind
    else {
      Issue.record("no strip")
      return
    }
    #expect(strip.controlBounds == Rect(x: 0, y: 0, width: 80, height: 4))
    #expect(abs(start.x) < 1e-9 && abs(start.y - 1) < 1e-9 && abs(end.x - 80) < 1e-9 && abs(end.y - 1) < 1e-9)
    #expect(stops.stops.first?.color == red && stops.stops.last?.color == blue && stops.stops.count == 9)
    mesh.colors = mesh.colors.map { $0.opacity(0.5) }
    mesh.background = .clear
    guard case .group(let clipped)? = try commands(.mesh(mesh), .rectangle).first?.kind,
      case .group(let translucent)? = clipped.commands.first?.kind
    else {
      Issue.record("no group")
      return
    }
    #expect(translucent.opacity == 0.5 && clipped.commands.count == 1)
  }

  @Test func `a shadow inside a line is what the moved line leaves free of it`() throws {
    let paint = ResolvedPaint.effect(
      .color(red), [ResolvedShadow(color: .black, sigma: 1, x: 2, inset: true)], .normal)
    let list = try DSPaint.paint(
      PlacedNode(
        frame: Rect(x: 0, y: 0, width: 40, height: 20),
        content: .shape(.ellipse, .stroke(paint, ResolvedStroke(width: 2)))), scale: 1)
    guard list.commands.count == 2, case .group(let shadow) = list.commands[1].kind,
      case .group(let shade)? = shadow.commands.first?.kind, case .group(let free)? = shade.mask?.first?.kind,
      case .group(let cast)? = free.commands.last?.kind
    else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.mask?.count == 1 && cast.blur == 1 && cast.transform == .translation(x: 2, y: 0))
    #expect(free.colorMatrix?.apply(.clear).alpha == 1 && free.colorMatrix?.apply(red).alpha == 0)
  }

  @Test(arguments: [(1, 1, true), (0.01, 1, true), (10, 10_000, false)])
  func `a picture of too many tiles, or too small ones, is stretched with a warning`(
    tile: Double, drawn: Int, warns: Bool
  ) throws {
    var dot = ResolvedImage(.bitmap(Bitmap(width: 1, height: 1), scale: 1 / tile), resizable: true, paint: nil)
    dot.isTiled = true
    let view = PlacedNode(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000), content: .image(dot))
    let (list, warnings) = ReachedLimits.collecting(at: SourceLocation(file: "Card.swift")) {
      try? DSPaint.paint(view, scale: 1)
    }
    #expect(warnings.map(\.id) == (warns ? ["too-many-tiles"] : []))
    #expect(try #require(list).commands.map(\.images).reduce(0, +) == drawn)
  }
}

extension DrawCommand {
  /// How many pictures the command draws.
  fileprivate var images: Int {
    switch kind {
    case .image: 1
    case .group(let group): group.commands.map(\.images).reduce(0, +)
    default: 0
    }
  }
}
