import DSGeometry
import DSNode
import Testing

struct MarkedFramesTests {
  private let view = LayoutMark(id: 1)
  private let page = LayoutMark(id: 2, space: "page")
  private let inner = LayoutMark(id: 3, space: "page")
  private let room = EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 20)

  private func frames(_ rect: Rect, _ areas: [MarkedFrames.SafeArea]) -> MarkedFrames {
    var frames = MarkedFrames()
    frames.places[view] = .init(frame: rect, spaces: [], safeAreas: areas)
    return frames
  }

  @Test func `the safe area reaches beyond the edges of a view that touch it, and only those`() {
    let safe = Rect(x: 10, y: 50, width: 370, height: 720)
    let area = MarkedFrames.SafeArea(frame: safe, insets: room)
    #expect(frames(safe, [area]).safeArea(beside: view) == room)
    let top = Rect(x: 10, y: 50, width: 100, height: 100)
    #expect(
      frames(top, [area]).safeArea(beside: view) == EdgeInsets(top: 50, leading: 10, bottom: 0, trailing: 0))
    let middle = Rect(x: 100, y: 100, width: 100, height: 100)
    #expect(frames(middle, [area]).safeArea(beside: view) == EdgeInsets())
    #expect(frames(safe, []).safeArea(beside: view) == EdgeInsets())
    #expect(MarkedFrames().safeArea(beside: view) == EdgeInsets())
  }

  @Test func `safe areas inside one another add up where the inner one's room touches the outer one`() {
    let outer = MarkedFrames.SafeArea(
      frame: Rect(x: 0, y: 50, width: 400, height: 750), insets: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    )
    let bar = MarkedFrames.SafeArea(
      frame: Rect(x: 0, y: 94, width: 400, height: 706), insets: EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0)
    )
    #expect(frames(bar.frame, [outer, bar]).safeArea(beside: view).top == 94)
    let apart = MarkedFrames.SafeArea(frame: Rect(x: 0, y: 95, width: 400, height: 700), insets: bar.insets)
    #expect(frames(apart.frame, [outer, apart]).safeArea(beside: view).top == 44)
  }

  @Test func `a coordinate space is the nearest of its name around a view`() {
    var frames = MarkedFrames()
    frames.places[view] = .init(frame: Rect(x: 30, y: 40, width: 5, height: 5), spaces: [page, inner])
    frames.places[page] = .init(frame: Rect(x: 0, y: 0, width: 100, height: 100), spaces: [])
    frames.places[inner] = .init(frame: Rect(x: 20, y: 20, width: 50, height: 50), spaces: [page])
    #expect(frames.space("page", around: view) == Rect(x: 20, y: 20, width: 50, height: 50))
    #expect(frames.space("page", around: inner) == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames.placeOfSpace("page", around: view)?.spaces == [page])
    #expect(frames.space("other", around: view) == nil && frames.space("page", around: page) == nil)
    // A space whose own place is not known yet has no rectangle.
    frames.places[inner] = nil
    #expect(frames.space("page", around: view) == nil)
  }

  @Test func `a content that asks where views stand is remembered, one that asks for its size alone is not`() {
    let geometry = DeferredGeometry(
      size: Size(width: 3, height: 4), frames: frames(Rect(x: 0, y: 0, width: 3, height: 4), []))
    #expect(geometry.size == Size(width: 3, height: 4))
    #expect(!geometry.asksForPlaces)
    #expect(geometry.frames.places.count == 1)
    #expect(geometry.asksForPlaces)
  }
}
