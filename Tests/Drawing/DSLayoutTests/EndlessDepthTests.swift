import DSGeometry
import DSLayout
import Testing

struct EndlessDepthTests {
  @Test func `endless views behind one another are as flexible as one of them`() {
    let row = Node.row(0, .center, .text(1), .depth(.center, .fill(), .fill(2)), .text(3))
    #expect(
      frames(row, 140, 20) == [
        Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 10, y: 0, width: 100, height: 20),
        Rect(x: 10, y: 0, width: 100, height: 20), Rect(x: 110, y: 0, width: 30, height: 20),
      ])
  }
}
