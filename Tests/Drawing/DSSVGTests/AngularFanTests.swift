import DSDisplayList
import DSGeometry
import Testing

@testable import DSSVG

/// Angular gradients in SVG are fans of wedges.
@Suite struct AngularFanTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let area = Rect(x: 0, y: 0, width: 40, height: 40)

  private func fan(_ colors: [Color], _ start: Double, _ end: Double) -> [DrawCommand] {
    let stops = colors.enumerated().map {
      GradientStops.Stop(position: Double($0) / Double(max(1, colors.count - 1)), color: $1)
    }
    return AngularFan(GradientStops(stops), center: Point(x: 20, y: 20), start: start, end: end)
      .commands(covering: area)
  }

  @Test func `a turn has a wedge for every two of 255 steps, over a ground`() {
    let wedges = fan([red, blue], 0, 360)
    #expect(wedges.count == 129)
    guard case .fill(.path(let wedge, _), .solid(let color)) = wedges[1].kind else {
      Issue.record("no wedge")
      return
    }
    #expect(wedge.elements.first == .move(Point(x: 20, y: 20)))
    #expect(color.red > 0.99 && color.blue < 0.01)
  }

  @Test func `what is left of a turn is shared by its ends`() {
    guard case .fill(.path(let last, _), .solid(let color))? = fan([red, red, blue], 0, 90).last?.kind else {
      Issue.record("no fan")
      return
    }
    #expect(color == red)
    // From the middle of the missing part, 225 degrees, to the beginning.
    guard case .line(let corner) = last.elements[1] else { return }
    #expect(abs((corner.x - 20) - (corner.y - 20)) < 1e-4 && corner.x < 20)
  }

  @Test func `one alpha is that of the whole, several have a fan as their mask`() {
    guard case .group(let group)? = fan([red.opacity(0.5), blue.opacity(0.5)], 0, 360).first?.kind,
      case .group(let masked)? = fan([red, .clear], 0, 360).first?.kind
    else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5 && masked.mask?.count == 1)
  }

  @Test func `edges between wedges are not smoothed`() {
    let stops = GradientStops([.init(position: 0, color: red), .init(position: 1, color: blue)])
    let brush = Brush.angularGradient(stops, center: Point(x: 20, y: 20), start: 0, end: 360)
    let list = DisplayList(width: 40, height: 40, scale: 1, commands: [.fill(.rect(area), brush)])
    #expect(svg(list).contains("<g shape-rendering=\"crispEdges\">"))
  }
}
