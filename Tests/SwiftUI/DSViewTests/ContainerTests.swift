import DSGeometry
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct ContainerTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `containers lower to nodes that say what they are`() {
    #expect(
      dump(
        ScrollView(.horizontal, showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.fixed(20), alignment: .top), GridItem(.adaptive(minimum: 30), spacing: 2)]) {
            ViewThatFits(in: .horizontal) { Divider() }
          }
        }) == """
          ScrollView horizontal
            .mark mark(1 space="String SwiftUI.ScrollView")
            LazyGrid vertical center-center tracks=[fixed(20 alignment=center-top), adaptive(30 inf spacing=2)]
              ViewThatFits horizontal
                Divider
          """)
    #expect(dump(GeometryReader { _ in Divider() }) == "Deferred GeometryReader mark=1 function=1")
  }

  @Test func `a lazy stack takes the room across`() {
    let result = laidOut(
      {
        HStack(spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 2) {
            self.box(10); self.box(10)
          }
          LazyVStack { self.box(10) }
          LazyHStack(alignment: .bottom) { self.box(37, 30) }
        }
      }, 320, 240)
    #expect(result.size == Size(width: 320, height: 240))
    #expect(result.frames.map(\.minX) == [0, 0, 197.25, 283])
    #expect(result.frames.last?.minY == 210)
  }

  @Test func `the first view that fits is shown`() {
    let view = {
      ViewThatFits(in: .horizontal) {
        Text("a long title"); Text("title")
      }
    }
    #expect(laidOut(view, 120, 20).size.width == 120)
    #expect(laidOut(view, 119, 20).size.width == 50)
  }

  @Test func `a margin around the content of a scroll view is part of it`() {
    let result = laidOut({ ScrollView { self.box(120, 400) }.contentMargins(16) }, 300, 200)
    #expect(result.size == Size(width: 152, height: 200))
    #expect(result.numbers == [[16, 16, 120, 400]])
  }

  @Test func `a scroll view is shown where it is anchored`() {
    #expect(
      laidOut({ ScrollView { self.box(120, 400) }.defaultScrollAnchor(.bottom) }, 300, 200).numbers == [
        [0, -200, 120, 400]
      ])
  }

  @Test func `an inset takes its room before the view beside it`() {
    let result = laidOut({ Color.blue.safeAreaInset(edge: .bottom) { self.box(50, 30) } }, 100, 100)
    #expect(result.numbers == [[0, 0, 100, 62], [25, 70, 50, 30]])
  }

  @Test func `a subtree may run right to left, and an island in it left to right`() {
    let result = laidOut(
      {
        HStack(spacing: 0) {
          self.box(40)
          HStack(spacing: 0) {
            self.box(10); self.box(20)
          }.environment(\.layoutDirection, .leftToRight)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }, 70, 10)
    #expect(result.frames.map(\.minX) == [30, 0, 10])
  }

  @Test func `a view that flips says so, for resolving to mirror it where content runs right to left`() {
    #expect(dump(Divider().flipsForRightToLeftLayoutDirection(true)) == "Divider\n  .flipsForRightToLeft")
    #expect(dump(Divider().flipsForRightToLeftLayoutDirection(false)) == "Divider")
  }

  @Test func `a length follows from the container's`() {
    let result = laidOut(
      {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 10)
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          }
        }
      }, 310, 20)
    #expect(result.frames.map(\.width) == [70, 155])
  }
}
