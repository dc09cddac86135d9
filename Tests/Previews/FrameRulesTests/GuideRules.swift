import DSPreviewProgram
import SwiftUI
import Testing

/// Guides of one's own, and guides in nested containers.
@MainActor struct GuideRules {
  @Test func `a made-up guide's place may be a number of points, or another guide of the view`() throws {
    try check(
      VStack(alignment: .twelve, spacing: 0) {
        box("a", 40, 10); box("b", 20, 10)
      }.called("s"),
      ["s": [80, 90, 40, 20], "a": [80, 90, 40, 10], "b": [80, 100, 20, 10]])
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [{"size": [10, 16], "baselines": [13, 13]}]}]}"#
    try check(
      HStack(alignment: .underBaseline, spacing: 0) {
        Text("t").called("t"); box("a", 10, 10)
      },
      // Two points below the text's baseline, and two below the box.
      ["t": [90, 92, 10, 16], "a": [100, 95, 10, 10]], profile: "macos26-tall", texts: texts)
  }

  @Test func `a made-up guide lines up views of different stacks`() throws {
    try check(
      HStack(alignment: .tie, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 10, 30); box("tied", 10, 10).alignmentGuide(.tie) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          box("other", 10, 20).alignmentGuide(.tie) { $0[VerticalAlignment.center] }; box("b", 10, 30)
        }
      }.called("s"),
      [
        "s": [90, 62.5, 20, 75], "a": [90, 62.5, 10, 30], "tied": [90, 92.5, 10, 10], "other": [100, 87.5, 10, 20],
        "b": [100, 107.5, 10, 30],
      ])
  }

  @Test func `guides are asked for the size that a frame offers`() throws {
    try check(
      ZStack(alignment: .topLeading) {
        fill("a").alignmentGuide(.leading) { $0.width / 4 }.frame(width: 40, height: 10); box("b", 10, 10)
      }.called("s"), ["s": [80, 95, 40, 10], "a": [80, 95, 40, 10], "b": [90, 95, 10, 10]])
  }

  @Test func `the lowest last baseline and the uppermost first one are those of a stack`() throws {
    let texts = """
      {"texts": [
        {"text": "one", "sizes": [{"size": [20, 16], "baselines": [13, 13]}]},
        {"text": "big", "sizes": [{"size": [20, 40], "baselines": [30, 30]}]}
      ]}
      """
    func column() -> some View {
      VStack(spacing: 0) {
        Text("one").called("x"); Text("one").called("y")
      }
    }
    try check(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("big").called("big"); column()
      },
      ["big": [80, 75.5, 20, 40], "x": [100, 92.5, 20, 16], "y": [100, 108.5, 20, 16]], profile: "macos26-tall",
      texts: texts)
    try check(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("big").called("big"); column()
      },
      ["big": [80, 80, 20, 40], "x": [100, 81, 20, 16], "y": [100, 97, 20, 16]], profile: "macos26-tall", texts: texts)
  }

  @Test func `a grid hands up the baselines of its cells`() throws {
    let texts = #"{"texts": [{"text": "t", "sizes": [{"size": [20, 16], "baselines": [13, 13]}]}]}"#
    try check(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("a", 10, 10)
        Grid(verticalSpacing: 0) {
          GridRow { box("b", 20, 20) }
          GridRow { Text("t").called("t") }
        }
      }, ["a": [85, 105, 10, 10], "b": [95, 82, 20, 20], "t": [95, 102, 20, 16]], profile: "macos26-tall", texts: texts)
  }

  @Test func `a layout that sets no guide has its usual one, one that does not say leaves it to its views`() throws {
    func row(_ layout: some Layout) -> some View {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        layout { box("a", 10, 30).alignmentGuide(.firstTextBaseline) { _ in 5 } }; box("b", 10, 20)
      }
    }
    try check(row(Whole()), ["a": [90, 92.5, 10, 30], "b": [100, 77.5, 10, 20]])
    try check(row(Unguided()), ["a": [90, 85, 10, 30], "b": [100, 95, 10, 20]])
  }
}

private enum Twelve: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 12 }
}

private enum UnderBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.firstTextBaseline] + 2 }
}

private enum Tie: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension HorizontalAlignment {
  fileprivate static let twelve = HorizontalAlignment(Twelve.self)
}

extension VerticalAlignment {
  fileprivate static let underBaseline = VerticalAlignment(UnderBaseline.self)
  fileprivate static let tie = VerticalAlignment(Tie.self)
}

/// Puts its only view over itself.
private struct Whole: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// The same, but keeps the view's vertical guides to itself.
private struct Unguided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { nil }
}

/// What readers and anchors measure where views around are turned or scaled.
@MainActor struct TurnedRules {
  private func measured(_ space: some CoordinateSpaceProtocol, _ change: (AnyView) -> some View) throws -> [Double] {
    // The rectangle becomes the size and the place of a box, so that it can be read off the frames.
    let reader = GeometryReader { proxy in
      let frame = proxy.frame(in: space)
      box("r", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
    }.frame(width: 40, height: 20)
    let tree = change(AnyView(reader)).coordinateSpace(.named("around"))
    let found = try #require(try named(tree)["r"])
    return [found[2], found[3]]
  }

  @Test func `a reader in a turned or scaled view measures the box around what is drawn`() throws {
    #expect(try measured(.global) { $0.scaleEffect(2) } == [80, 40])
    let turned = try measured(.global) { $0.rotationEffect(.degrees(90)) }
    #expect(zip(turned, [20, 40]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(try measured(.local) { $0.scaleEffect(2) } == [40, 20])
    #expect(try measured(.named("around")) { $0.scaleEffect(x: 3, y: 1) } == [120, 20])
  }
}
