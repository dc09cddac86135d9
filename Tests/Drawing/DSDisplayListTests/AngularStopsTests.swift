import DSGeometry
import Testing

@testable import DSDisplayList

/// The colours of an angular gradient around a whole turn.
@Suite struct AngularStopsTests {
  private let stops = GradientStops([.init(position: 0, color: .white), .init(position: 1, color: .black)])

  private func turn(_ start: Double, _ end: Double) -> (Double, [Double], [Color]) {
    let (begin, turned) = stops.aroundTurn(from: start, to: end)
    return (begin, turned.stops.map(\.position), turned.stops.map(\.color))
  }

  @Test func `a whole turn begins at its first colour`() {
    #expect(turn(-90, 270) == (-90, [0, 1, 1], [.white, .black, .black]))
  }

  @Test func `half of what is left of a turn has the last colour, half the first`() {
    let (begin, positions, colors) = turn(0, 180)
    #expect(begin == 0 && positions == [0, 0.5, 0.5, 0.75, 0.75, 1])
    #expect(colors == [.white, .black, .black, .black, .white, .white])
  }

  @Test func `of two turns the last one shows`() {
    let (begin, positions, colors) = turn(0, 720)
    #expect(begin == 360 && positions == [0, 1, 1])
    #expect(abs(colors[0].red - 0.5) < 1e-9 && colors[2] == .black)
  }
}
