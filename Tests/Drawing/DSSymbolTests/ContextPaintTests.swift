import DSGeometry
import Testing

@testable import DSSymbol

/// Paints that what a `use` shows takes from the `use`.
struct ContextPaintTests {
  private let gradient =
    "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
  private let shapes =
    "<g id='s'><path d='M0 0H2V2z' fill='context-fill'/><path d='M8 8H10V10z' fill='context-fill'/></g>"

  private func gradients(_ content: String) throws -> [SymbolGradient] {
    try layers(content).compactMap { if case .gradient(let gradient)? = $0.fill { gradient } else { nil } }
  }

  @Test func `a gradient is spread over all that the use shows`() throws {
    let found = try gradients(gradient + "<defs>\(shapes)</defs><use href='#s' fill='url(#g)'/>")
    #expect(found.count == 2 && found[0] == found[1])
    #expect(found.first?.transform == AffineTransform.scale(x: 10, y: 10))
  }

  @Test func `the box is that in the coordinates of the use`() throws {
    let found = try gradients(
      gradient + "<defs>\(shapes)</defs><use href='#s' fill='url(#g)' transform='scale(2)' x='1'/>")
    #expect(found.first?.transform == AffineTransform(a: 20, d: 20, tx: 2, ty: 0))
  }

  @Test func `what has no area takes no gradient`() throws {
    let line = "<defs><path id='s' d='M0 0H9' fill='context-fill' stroke='red'/></defs>"
    #expect(try layers(gradient + line + "<use href='#s' fill='url(#g)'/>").map(\.fill) == [nil])
  }

  @Test func `uses in one another that each need a box end`() throws {
    var content = gradient + "<defs><path id='s0' d='M0 0H9V9z' fill='context-fill'/>"
    for level in 1...40 { content += "<g id='s\(level)'><use href='#s\(level - 1)' fill='url(#g)'/></g>" }
    // Each level is drawn twice, which the count of elements bounds.
    #expect(throws: (any Error).self) { try layers(content + "</defs><use href='#s40' fill='url(#g)'/>") }
  }
}
