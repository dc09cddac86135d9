import DSGeometry
import SwiftUI
import Testing
import ViewTestSupport

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Lines of views, broken where the width ends.
private struct Flow: Layout {
  var gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, arrange(subviews, bounds.width).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, _ width: CGFloat) -> (size: CGSize, origins: [CGPoint]) {
    var origins: [CGPoint] = []
    var (x, y, depth, right) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, depth) = (0, y + depth + gap, 0) }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + gap
      depth = max(depth, size.height)
      right = max(right, x - gap)
    }
    return (CGSize(width: right, height: y + depth), origins)
  }
}

/// A column in the order of priorities that asks its views for gaps and indents.
private struct Ranked: Layout {
  struct Cache { var calls = 0 }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.calls += 1
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: zip(sizes, subviews).map { $0.width + $1[Indent.self] }.max() ?? 0, height: places(subviews).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, y) in places(subviews).tops {
      subviews[index].place(
        at: CGPoint(x: subviews[index][Indent.self], y: y), anchor: .topLeading, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: SwiftUI.HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { guide == .trailing ? bounds.width / 2 : nil }

  private func places(_ subviews: Subviews) -> (tops: [(Int, CGFloat)], height: CGFloat) {
    let order = subviews.indices.sorted { subviews[$0].priority > subviews[$1].priority }
    var tops: [(Int, CGFloat)] = []
    var y: CGFloat = 0
    for (rank, index) in order.enumerated() {
      if rank > 0 { y += subviews[order[rank - 1]].spacing.distance(to: subviews[index].spacing, along: .vertical) }
      tops.append((index, y))
      y += subviews[index].dimensions(in: .unspecified).height
    }
    return (tops, y)
  }
}

/// A layout that is a view too, as public flow layouts are: what it calls with a closure is its own function.
private struct Pile: Layout, View {
  var layout = Flow(gap: 2)

  var body: some View { self { Color.red.frame(width: 10, height: 10) } }

  func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { layout { content() } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
struct LayoutProtocolTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `a layout of one's own breaks lines where its width ends`() {
    let view = {
      Flow {
        self.box(40); self.box(50); self.box(30, 20); self.box(10)
      }
    }
    #expect(
      laidOut(view, 100, 100).numbers == [[0, 0, 40, 10], [48, 0, 50, 10], [0, 18, 30, 20], [38, 18, 10, 10]])
    #expect(laidOut(view, 100, 100).size == Size(width: 98, height: 38))
    #expect(laidOut(view).size.width == 154)
  }

  @Test func `a view that is a layout calls its own function`() {
    #expect(laidOut({ Pile() }, 100, 100).size == Size(width: 10, height: 10))
  }

  @Test func `of two values of a key, and of two heights, the one nearer to the view counts`() {
    let view = {
      Ranked {
        self.box(20).layoutValue(key: Indent.self, value: 5).padding(0).layoutValue(key: Indent.self, value: 7)
      }
    }
    #expect(laidOut(view).numbers == [[5, 0, 20, 10]])
    let stack = {
      ZStack {
        Color.red.frame(width: 1, height: 1).zIndex(1).zIndex(-1)
        Color.red.frame(width: 2, height: 2)
      }
    }
    #expect(laidOut(stack).numbers.map { $0[2] } == [2, 1])
  }

  @Test func `places are mirrored where content runs right to left`() {
    let view = {
      Flow {
        self.box(40); self.box(50)
      }
    }
    #expect(laidOut(view, 100, 100, direction: .rightToLeft).numbers == [[58, 0, 40, 10], [0, 0, 50, 10]])
  }

  @Test func `a layout sees priorities, values and the gaps that views want`() {
    let view = {
      Ranked {
        self.box(10)
        self.box(20).layoutPriority(1).layoutValue(key: Indent.self, value: 5)
        Text("abc")
      }
    }
    // 20 points first; 8 below it the box of 10; the text's gap below a box is D + n = 4 + 2.
    #expect(laidOut(view, 100, 100).numbers == [[0, 18, 10, 10], [5, 0, 20, 10], [0, 34, 30, 20]])
  }

  @Test func `a container aligns a layout by the guide it sets`() {
    let result = laidOut(
      {
        VStack(alignment: .trailing, spacing: 0) {
          self.box(40)
          Ranked { self.box(20) }
        }
      }, 100, 100)
    #expect(result.numbers == [[0, 0, 40, 10], [30, 10, 20, 10]])
  }

  @Test(arguments: [false, true]) func `a layout without a type is the layout it was made of`(isVertical: Bool) {
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 6))
    let result = laidOut(
      {
        layout {
          self.box(20); self.box(10)
        }
      }, 100, 100)
    #expect(
      result.numbers == (isVertical ? [[0, 0, 20, 10], [5, 14, 10, 10]] : [[0, 0, 20, 10], [26, 0, 10, 10]]))
  }

  @Test func `a layout without a type can be one's own`() {
    let layout = AnyLayout(Flow(gap: 2))
    #expect(
      laidOut(
        {
          layout {
            self.box(60); self.box(60)
          }
        }, 100, 100
      ).numbers == [[0, 0, 60, 10], [0, 12, 60, 10]])
  }

  @Test func `a layout may call upon a stack`() {
    struct Wrapped: Layout {
      let stack = HStackLayout(alignment: .top, spacing: 3)
      func makeCache(subviews: Subviews) -> HStackLayout.Cache { stack.makeCache(subviews: subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) {
        stack.placeSubviews(in: bounds.offsetBy(dx: 1, dy: 2), proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let result = laidOut(
      {
        Wrapped {
          self.box(20, 30); Color.blue
        }
      }, 73, 30)
    #expect(result.numbers == [[1, 2, 20, 30], [24, 2, 50, 30]])
  }

  @Test func `a guide is where an author's function puts it`() {
    struct Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    let guide = SwiftUI.HorizontalAlignment(Middle.self)
    let result = laidOut(
      {
        VStack(alignment: guide, spacing: 0) {
          self.box(40)
          self.box(20).alignmentGuide(guide) { $0[.trailing] - 5 }
        }
      }, 100, 100)
    #expect(result.numbers == [[0, 0, 40, 10], [5, 10, 20, 10]])
    let row = laidOut(
      {
        HStack(alignment: .top, spacing: 0) {
          self.box(10, 30)
          self.box(10, 10).alignmentGuide(.top) { $0.height / 2 - $0[.bottom] }
        }
      }, 100, 100)
    #expect(row.numbers == [[0, 0, 10, 30], [10, 5, 10, 10]])
  }
}
