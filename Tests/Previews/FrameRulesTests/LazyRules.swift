import DSPreviewProgram
import SwiftUI
import Testing

/// Lazy stacks and grids, views that fit, and gaps of layouts of one's own.
@MainActor struct LazyRules {
  @Test func `a lazy stack offers its views nothing along it and all the space across`() throws {
    try check(
      LazyVStack(spacing: 0) {
        fill("a"); Spacer(); box("b", 20, 5); Divider().called("d")
      }.called("s"),
      [
        "s": [0, 88, 200, 24], "a": [0, 88, 200, 10], "b": [90, 106, 20, 5], "d": [0, 111, 200, 1],
      ], profile: "macos26-tall")
    try check(
      LazyHStack(alignment: .bottom, spacing: 4) {
        fill("a"); box("b", 20, 5)
      }.called("s"), ["s": [83, 0, 34, 200], "a": [83, 0, 10, 200], "b": [97, 195, 20, 5]])
  }

  @Test func `a view that is too wide does not widen a lazy stack`() throws {
    try check(
      LazyVStack(alignment: .leading) { box("a", 300, 10) }.called("s"),
      ["s": [0, 95, 200, 10], "a": [0, 95, 300, 10]])
    try check(
      LazyVStack {
        box("a", 30, 10); box("b", 50, 10)
      }.called("s"), in: nil, nil, ["s": [0, 0, 30, 28], "b": [-10, 18, 50, 10]])
  }

  @Test func `guides do not move views of a lazy stack`() throws {
    try check(
      LazyVStack(alignment: .leading) { box("a", 30, 10).alignmentGuide(.leading) { _ in -20 } },
      ["a": [0, 95, 30, 10]])
  }

  @Test func `cells of a line are as high as the line where they stretch`() throws {
    try check(
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
        box("a", 10, 50); fill("b"); fill("c")
      },
      ["a": [71, 70, 10, 50], "b": [104, 70, 40, 50], "c": [56, 120, 40, 10]])
  }

  @Test func `cells stand by their column's alignment, else by the grid's across and in the middle along it`() throws {
    try check(
      LazyVGrid(
        columns: [GridItem(.fixed(40)), GridItem(.fixed(40), alignment: .bottomTrailing), GridItem(.fixed(40))],
        alignment: .leading, spacing: 0
      ) {
        box("a", 10, 10); box("b", 10, 10); box("c", 10, 50)
      },
      ["a": [0, 95, 10, 10], "b": [78, 115, 10, 10], "c": [96, 75, 10, 50]])
  }

  @Test func `a grid that is offered no width is as wide as its first cells`() throws {
    try check(
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        box("a", 30, 10); box("b", 50, 10); box("c", 70, 10)
      }.called("g"), in: nil, nil, ["g": [0, 0, 88, 28], "a": [5, 0, 30, 10], "b": [43, 0, 50, 10]])
  }

  @Test func `lines keep the widest gap that a cell wants to the one above it`() throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [[10, 16]]}]}"#
    let found = try named(
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        Text("t").called("a"); Text("t"); Text("t").called("b"); Text("t"); box("c", 10, 10); Text("t")
      }, profile: "macos26-tall", texts: texts)
    let tops = ["a", "b", "c"].compactMap { found[$0]?[1] }
    // Texts below texts touch; a view below a text stays away from it.
    #expect(abs(tops[1] - tops[0] - 16) < 1e-6)
    #expect(abs(tops[2] - tops[1] - 16 - 8.15087890625 - 3) < 1e-6)
  }

  @Test func `a view is offered what there is on axes where it need not fit`() throws {
    let texts = """
      {"texts": [{"text": "long text", "size": 13, "sizes": [
        [60, 16], {"width": 40, "size": [30, 32]}, {"width": 30, "size": [30, 32]}
      ]}]}
      """
    func fits(_ height: CGFloat) -> some View {
      ViewThatFits(in: .vertical) {
        Text("long text").called("t"); box("b", 5, 5)
      }.frame(width: 40, height: height)
    }
    #expect(try named(fits(32), profile: "macos26-tall", texts: texts).keys.contains("t"))
    #expect(try named(fits(31), profile: "macos26-tall", texts: texts).keys.contains("b"))
  }

  @Test func `a layout of one's own names the axis of its spacers and dividers`() throws {
    try check(
      Oriented {
        Divider().called("d"); Spacer().called("s")
      }, in: 100, 50, ["d": [0, 0, 1, 50], "s": [0, 0, 100, 0]], profile: "macos26-tall")
  }

  @Test func `custom layouts set their spacing edge by edge`() throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [[10, 16]]}]}"#
    func gap(_ spacing: Spacing) throws -> Double {
      let found = try named(
        VStack {
          SpacedLayout(spacing: spacing) { Text("t") }.called("a"); Text("t").called("b"); box("c", 1, 1)
        }, profile: "macos26-tall", texts: texts)
      return try #require(found["b"])[1] - (try #require(found["a"])[1]) - 16
    }
    #expect(abs(try gap(.views)) < 1e-6, "texts keep their own distance")
    #expect(abs(try gap(.silent) - 8) < 1e-6)
    #expect(abs(try gap(.zero)) < 1e-6)
    #expect(abs(try gap(.sides) - 8) < 1e-6, "only the edges that are taken count")
  }
}

/// A row in name only: spacers and dividers in it are those of a row.
private struct Oriented: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// What a layout says of the gaps around it.
private enum Spacing { case views, silent, zero, sides }

/// A layout of one view that says something of the gaps around it.
private struct SpacedLayout: Layout {
  var spacing: Spacing

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    switch spacing {
    case .views: return subviews[0].spacing
    case .silent: return ViewSpacing()
    case .zero: return .zero
    case .sides:
      var spacing = ViewSpacing()
      spacing.formUnion(subviews[0].spacing, edges: .horizontal)
      return spacing
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
