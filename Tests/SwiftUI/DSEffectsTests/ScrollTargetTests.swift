import DSGeometry
import SwiftUI
import Testing
import ViewTestSupport

/// Twenty rows of ten points in a scroll view of fifty, or columns of ten in one of fifty.
@MainActor
struct ScrollTargetTests {
  private static func rows() -> some View {
    VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 30, height: 10) } }
  }

  /// Where the content begins: at 0, or above what is seen.
  private func start(
    _ result: LaidOut, _ edge: KeyPath<Rect, Double> = \.minY, line: SourceLocation = #_sourceLocation
  ) throws -> Double {
    #expect(result.problems == [], sourceLocation: line)
    return try #require(result.frames.first, sourceLocation: line)[keyPath: edge]
  }

  private func start(id: Int?, anchor: SwiftUI.UnitPoint? = nil) throws -> Double {
    try start(laidOut({ ScrollView { Self.rows() }.scrollPosition(id: .constant(id), anchor: anchor) }, 30, 50))
  }

  private func start(at position: ScrollPosition, anchor: SwiftUI.UnitPoint? = nil) throws -> Double {
    try start(laidOut({ ScrollView { Self.rows() }.scrollPosition(.constant(position), anchor: anchor) }, 30, 50))
  }

  @Test func `a view is shown with the least move, or with a point of it at the same point of the scroll view`() throws
  {
    #expect(try start(id: nil) == 0)
    #expect(try start(id: 4) == 0)
    #expect(try start(id: 5) == -10)
    #expect(try start(id: 9) == -50)
    #expect(try start(id: 9, anchor: .top) == -90)
    #expect(try start(id: 9, anchor: .center) == -70)
    #expect(try start(id: 9, anchor: .bottom) == -50)
    #expect(try start(id: 99) == 0)
  }

  @Test func `content is not moved beyond its ends, and not where all of it is seen`() throws {
    #expect(try start(id: 0, anchor: .bottom) == 0)
    #expect(try start(id: 19, anchor: .top) == -150)
    #expect(try start(laidOut({ ScrollView { Self.rows() }.scrollPosition(id: .constant(7)) }, 30, 300)) == 0)
  }

  @Test func `a position is a view, a point, a coordinate or an edge`() throws {
    #expect(try start(at: ScrollPosition(id: 9, anchor: .top)) == -90)
    #expect(try start(at: ScrollPosition(id: 9), anchor: .center) == -70)
    #expect(try start(at: ScrollPosition(point: CGPoint(x: 0, y: 33))) == -33)
    #expect(try start(at: ScrollPosition(y: 500)) == -150)
    #expect(try start(at: ScrollPosition(x: 7)) == 0)
    #expect(try start(at: ScrollPosition(edge: .bottom)) == -150)
    #expect(try start(at: ScrollPosition(idType: Int.self)) == 0)
  }

  @Test func `from the end the least move is upwards`() throws {
    func start(_ id: Int) throws -> Double {
      try self.start(
        laidOut({ ScrollView { Self.rows() }.defaultScrollAnchor(.bottom).scrollPosition(id: .constant(id)) }, 30, 50))
    }
    #expect(try start(16) == -150)
    #expect(try start(9) == -90)
  }

  @Test func `a view that is larger than the scroll view is seen from its beginning`() throws {
    let result = laidOut(
      {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 30, height: 70)
            Color.blue.frame(width: 30, height: 80).id("tall")
            Color.red.frame(width: 30, height: 70)
          }
        }
        .scrollPosition(id: .constant(Optional("tall")))
      }, 30, 50)
    #expect(try start(result) == -70)
  }

  @Test func `room around the content is kept free`() throws {
    let result = laidOut(
      {
        ScrollView { Self.rows() }.contentMargins(.vertical, 5, for: .scrollContent)
          .scrollPosition(id: .constant(9), anchor: .top)
      }, 30, 50)
    #expect(try start(result) == 5 - 90)
  }

  @Test(arguments: [DSGeometry.LayoutDirection.leftToRight, .rightToLeft])
  func `columns move from the leading edge`(direction: DSGeometry.LayoutDirection) throws {
    let result = laidOut(
      {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 10, height: 30) } }
        }
        .scrollPosition(id: .constant(9), anchor: .center)
      }, 50, 30, direction: direction)
    #expect(try start(result, \.minX) == (direction == .leftToRight ? -70 : 40 + 70))
  }

  @Test func `an action moves the scroll views in its reader, the last call of several`() throws {
    let appearing = laidOut(
      {
        ScrollViewReader { proxy in
          ScrollView { Self.rows() }
            .onAppear {
              proxy.scrollTo(3)
              proxy.scrollTo(9, anchor: .top)
            }
            .onTapGesture { proxy.scrollTo(19) }
        }
      }, 30, 50)
    #expect(try start(appearing) == -90)
  }

  @Test func `a scroll view in another moves with it`() throws {
    let result = laidOut(
      {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(width: 50, height: 200)
              ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<9) { Color.blue.frame(width: 10, height: 10).id("day \($0)") } }
              }
            }
          }
          .onAppear { proxy.scrollTo("day 8") }
        }
      }, 50, 50)
    #expect(try start(result) == -160)
    #expect(result.frames.last == Rect(x: 40, y: 40, width: 10, height: 10))
  }

  @Test func `what is not there, and a row of a list, is reported`() {
    let absent = laidOut(
      { ScrollViewReader { proxy in ScrollView { Self.rows() }.onAppear { proxy.scrollTo("none") } } }, 30, 50)
    #expect(Set(absent.problems) == ["ignored-scroll-to"])
    let list = laidOut(
      { ScrollViewReader { proxy in List(0..<9) { Text("\($0)") }.onAppear { proxy.scrollTo(8) } } }, 300, 90)
    #expect(Set(list.problems) == ["ignored-scroll-to"])
  }
}
