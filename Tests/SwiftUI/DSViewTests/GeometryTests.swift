import DSGeometry
import SwiftUI
import Testing
import ViewTestSupport

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Two boxes as wide as the wider of them: the usual way to hand a width up and use it.
private struct EqualWidths: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      box(30)
      box(50)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }

  private func box(_ ideal: CGFloat) -> some View {
    Color.red.frame(width: max(ideal, width), height: 10)
      .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
  }
}

/// A view that grows whenever it is laid out.
private struct Restless: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0 + 1
    }
  }
}

@MainActor
struct GeometryTests {
  @Test func `a geometry reader takes its offer, and its content depends on the size it gets`() {
    let result = laidOut(
      {
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
      }, 200, 100)
    #expect(result.size == Size(width: 200, height: 100))
    #expect(result.numbers == [[0, 0, 100, 25]])
    #expect(result.rounds == 1)
  }

  @Test func `views in a geometry reader lie over one another in its corner, each offered all of it`() {
    let result = laidOut(
      {
        GeometryReader { _ in
          Color.red
          Color.blue.frame(width: 20, height: 10)
        }
      }, 80, 40)
    #expect(result.numbers == [[0, 0, 80, 40], [0, 0, 20, 10]])
  }

  @Test func `a geometry reader that is offered nothing is 10 by 10 points`() {
    #expect(laidOut({ GeometryReader { _ in Color.red }.fixedSize() }, 200, 100).size == Size(width: 10, height: 10))
  }

  @Test func `a reader knows its place in the picture and in a space that a view around has named`() {
    var found: [CGRect] = []
    _ = laidOut(
      {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 30)
          HStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 20)
            GeometryReader { proxy in
              let _ =
                found = [
                  proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("row")),
                  proxy.bounds(of: .named("row")) ?? .null,
                ]
              Color.green
            }
          }
          .coordinateSpace(.named("row"))
        }
      }, 100, 60)
    #expect(
      found == [
        CGRect(x: 40, y: 30, width: 60, height: 30), CGRect(x: 0, y: 0, width: 60, height: 30),
        CGRect(x: 40, y: 0, width: 60, height: 30), CGRect(x: -40, y: 0, width: 100, height: 30),
      ])
  }

  @Test func `the environment of a reader's place holds for its content`() {
    struct Side: View {
      @Environment(\.layoutDirection) var direction
      var body: some View { Color.red.frame(width: direction == .rightToLeft ? 30 : 60, height: 10) }
    }
    let result = laidOut(
      { GeometryReader { _ in Side() }.environment(\.layoutDirection, .rightToLeft) }, 100, 10)
    #expect(result.numbers == [[70, 0, 30, 10]])
  }

  @Test func `what a reader hands up reaches an action around it, and the view is drawn as the action leaves it`() {
    let result = laidOut({ EqualWidths() }, 200, 100)
    #expect(result.numbers.filter { $0[2] == 50 }.count == 4)
    #expect(result.size == Size(width: 50, height: 20))
    // The second layout hands up other widths than the first; the third confirms that nothing follows from them.
    #expect(result.rounds == 3)
  }

  @Test func `an action that follows from a view's place is followed`() {
    struct Half: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0 / 2
          }
          Color.blue.frame(height: height)
        }
      }
    }
    #expect(laidOut({ Half() }, 100, 100).numbers == [[0, 0, 100, 40], [0, 40, 100, 20]])
  }

  @Test func `a view that never settles stops`() {
    #expect(laidOut({ Restless() }, 100, 100).rounds == 10)
  }

  @Test func `an anchor is resolved in the coordinates of the reader that asks`() {
    let result = laidOut(
      {
        HStack(spacing: 10) {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 40).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .padding(5)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let rect = proxy[anchors[index]]
              Rectangle().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
            }
          }
        }
      }, 200, 100)
    #expect(result.numbers.last == [35, 5, 30, 40])
  }

  @Test func `readers in readers without end are left empty at some point, with a warning`() {
    struct Endless: View {
      var body: some View {
        GeometryReader { _ in
          Endless()
          Endless()
        }
      }
    }
    #expect(laidOut({ Endless() }, 100, 100).problems == ["too-many-contents"])
  }

  @Test func `a view that asks for its place, and moves in every layout, is drawn at some point, with a warning`() {
    var moves: CGFloat = 0
    let result = laidOut(
      {
        GeometryReader { _ in
          GeometryReader { proxy in
            let _ = moves += proxy.frame(in: .global).minX * 0 + 1
            Color.red
          }
          .padding(.leading, moves)
        }
      }, 100, 100)
    #expect(result.problems == ["unsettled-places"])
  }
}
