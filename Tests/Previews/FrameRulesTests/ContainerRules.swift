import DSPreviewProgram
import SwiftUI
import Testing

/// Scroll views with margins, lengths that follow from them, and layouts of one's own.
@MainActor struct ContainerRules {
  @Test func `a length follows from the scroll view, less its margins and safe area`() throws {
    try check(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          fill("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
          fill("b").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        }
      }, ["a": [0, 0, 60, 200], "b": [70, 0, 130, 200]])
    let page = ScrollView(.horizontal) { fill("a").containerRelativeFrame(.horizontal) }
    try check(page.contentMargins(.horizontal, 20), ["a": [20, 0, 160, 200]])
    try check(page.safeAreaPadding(.horizontal, 20), ["a": [20, 0, 160, 200]])
    try check(
      ScrollView(.horizontal) { fill("a").containerRelativeFrame(.horizontal) { length, _ in length / 4 } },
      ["a": [0, 0, 50, 200]])
    try check(
      VStack(spacing: 0) {
        box("t", 10, 40); ScrollView { fill("a").containerRelativeFrame(.vertical) }
      },
      ["a": [0, 40, 200, 160]])
  }

  @Test func `margins inset the content inside the scroll view`() throws {
    try check(
      ScrollView { fill("a") }.contentMargins(20).called("s"), ["s": [0, 0, 200, 200], "a": [20, 20, 160, 10]])
    try check(ScrollView { box("a", 50, 20) }.contentMargins(.top, 30), ["a": [75, 30, 50, 20]])
    try check(ScrollView { fill("a") }.contentMargins(20, for: .scrollIndicators), ["a": [0, 0, 200, 10]])
    try check(
      ScrollView(.horizontal) { box("a", 50, 20) }.contentMargins(.leading, 30), ["a": [120, 90, 50, 20]],
      rightToLeft: true)
    try check(
      ScrollView { box("a", 10, 400) }.contentMargins(.bottom, 20).defaultScrollAnchor(.bottom),
      ["a": [95, -220, 10, 400]])
  }

  @Test func `content that may be moved both ways stands in the middle where it is smaller`() throws {
    try check(ScrollView([.horizontal, .vertical]) { box("a", 20, 400) }, ["a": [90, 0, 20, 400]])
    try check(
      ScrollView([.horizontal, .vertical]) { box("a", 20, 20) }.defaultScrollAnchor(.topLeading),
      ["a": [0, 0, 20, 20]])
  }

  @Test func `a frame without a length that makes sense is none`() throws {
    try check(fill("a").frame(width: .infinity).frame(height: -5).called("f"), ["f": [0, 0, 200, 200]])
    try check(Color.red.frame(minWidth: 80, maxWidth: 40).frame(height: 5).called("f"), ["f": [60, 97.5, 80, 5]])
  }

  @Test func `a layout reads values and priorities, and keeps a cache`() throws {
    try check(
      InARow {
        box("a", nil, 10).layoutValue(key: Share.self, value: 30)
        box("b", nil, 10)
        box("c", nil, 10).layoutValue(key: Share.self, value: 50).layoutPriority(1)
      }.called("l"),
      ["l": [56.5, 85, 87, 30], "c": [56.5, 95, 50, 10], "a": [106.5, 95, 30, 10], "b": [136.5, 95, 7, 10]])
    try check(
      InARow {
        box("a", nil, 10).layoutValue(key: Share.self, value: 30); box("b", nil, 10)
      },
      ["a": [88.5, 95, 30, 10], "b": [81.5, 95, 7, 10]], rightToLeft: true)
  }

  @Test func `a layout asks for the least, the most and the ideal`() throws {
    try check(
      Probes { Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 70) }.called("l"), ["l": [40, 95, 120, 10]])
  }
}

/// How wide a view is in a row of shares.
private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 7 }

/// Views side by side, each as wide as it asks for, those of higher priority first.
private struct InARow: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Share.self] } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    CGSize(width: cache.reduce(0, +), height: 30)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
    var x = bounds.minX
    let order = subviews.indices.sorted { (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1) }
    for index in order {
      let offer = ProposedViewSize(width: cache[index], height: bounds.height)
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      x += cache[index]
    }
  }
}

/// As wide as its view's least, greatest and ideal width together.
private struct Probes: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offers: [ProposedViewSize] = [.zero, .infinity, .unspecified]
    return CGSize(width: offers.map { subviews[0].sizeThatFits($0).width }.reduce(0, +), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
