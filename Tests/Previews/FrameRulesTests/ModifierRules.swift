import DSPreviewProgram
import SwiftUI
import Testing

/// Frames, padding, ratios, and the other modifiers.
@MainActor struct ModifierRules {
  @Test func `both bounds of a frame decide, whatever the view in it`() throws {
    let wide = box("a", 300, 10)
    try check(
      wide.frame(minWidth: 0, maxWidth: .infinity).called("f"), ["f": [0, 95, 200, 10], "a": [-50, 95, 300, 10]])
    try check(wide.frame(maxWidth: .infinity).called("f"), ["f": [-50, 95, 300, 10]])
    try check(
      box("a", 20, 10).frame(maxWidth: .infinity).called("f"), ["f": [0, 95, 200, 10], "a": [90, 95, 20, 10]])
    try check(box("a", 20, 10).frame(minWidth: 50, maxWidth: 80).called("f"), ["f": [60, 95, 80, 10]])
  }

  @Test func `a lower bound follows the view up to the offer, an upper bound the offer`() throws {
    try check(box("a", 20, 10).frame(minWidth: 50).called("f"), ["f": [75, 95, 50, 10]])
    try check(box("a", 120, 10).frame(minWidth: 50).called("f"), ["f": [40, 95, 120, 10]])
    try check(box("a", 300, 10).frame(minWidth: 50).called("f"), ["f": [0, 95, 200, 10]])
    try check(fill("a").frame(maxWidth: 50).called("f"), ["f": [75, 0, 50, 200], "a": [75, 0, 50, 200]])
    try check(box("a", 90, 10).frame(maxWidth: 50).called("f"), ["f": [75, 95, 50, 10], "a": [55, 95, 90, 10]])
    try check(ZStack { fill("a").frame(maxWidth: 20).called("f") }, in: 12, 12, ["f": [0, 0, 12, 12]])
  }

  @Test func `an ideal length holds where nothing is offered`() throws {
    try check(fill("a").frame(idealWidth: 70).called("f"), in: nil, nil, ["f": [0, 0, 70, 10], "a": [0, 0, 70, 10]])
    try check(fill("a").frame(minWidth: 20, maxWidth: 50).called("f"), in: nil, nil, ["a": [0, 0, 20, 10]])
    try check(fill("a").frame(minWidth: 5, maxWidth: 50).called("f"), in: nil, nil, ["f": [0, 0, 10, 10]])
    try check(
      fill("a").frame(minWidth: 80, idealWidth: 30, maxWidth: 50).called("f"), in: nil, nil, ["f": [0, 0, 80, 10]])
  }

  @Test func `a negative bound of a frame is 0`() throws {
    try check(box("a", 20, 10).frame(minWidth: -20, maxWidth: 50).called("f"), ["f": [75, 95, 50, 10]])
    try check(fill("a").frame(maxWidth: -1).called("f"), ["f": [100, 0, 0, 200]])
  }

  @Test func `a fixed frame ignores a container without space`() throws {
    try check(
      fill("a").frame(maxWidth: .infinity).frame(width: 200, height: 200), in: 0, 0, ["a": [-100, -100, 200, 200]])
  }

  @Test(
    arguments: zip(
      [
        Alignment.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
        .bottomTrailing,
      ],
      [(50, 75), (90, 75), (130, 75), (50, 90), (90, 90), (130, 90), (50, 105), (90, 105), (130, 105)]))
  func `nine alignments of frames, overlays and backgrounds`(alignment: Alignment, place: (Int, Int)) throws {
    let expected = ["a": [Double(place.0), Double(place.1), 20, 20]]
    try check(box("a", 20, 20).frame(width: 100, height: 50, alignment: alignment), expected)
    try check(box("b", 100, 50).overlay(alignment: alignment) { box("a", 20, 20) }, expected)
    try check(box("b", 100, 50).background(alignment: alignment) { box("a", 20, 20) }, expected)
    try check(
      ZStack(alignment: alignment) {
        box("b", 100, 50); box("a", 20, 20)
      },
      expected)
  }

  @Test func `the view decides, what lies on it is offered its size`() throws {
    try check(
      box("a", 50, 30).overlay { fill("o") }.background { box("b", 90, 90) }.called("all"),
      ["all": [75, 85, 50, 30], "o": [75, 85, 50, 30], "b": [55, 55, 90, 90]])
  }

  @Test func `insets of 10, 20, 30 and 15 points around 50 × 30`() throws {
    try check(
      box("child", 50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
        .background { fill("back") },
      ["back": [57.5, 65, 85, 70], "child": [77.5, 75, 50, 30]])
    try check(fill("a").padding().called("p"), ["a": [16, 16, 168, 168], "p": [0, 0, 200, 200]])
    try check(fill("a").padding(120).called("p"), ["a": [100, 100, 0, 0], "p": [-20, -20, 240, 240]])
    try check(box("a", 20, 20).padding(-30).called("p"), ["p": [100, 100, 0, 0]])
  }

  @Test(arguments: [(true, false, 10.0, 100.0), (false, true, 100.0, 10.0), (true, true, 10.0, 10.0)])
  func `fixed sizes ask for the ideal`(horizontal: Bool, vertical: Bool, width: Double, height: Double) throws {
    try check(
      fill("a").fixedSize(horizontal: horizontal, vertical: vertical).frame(width: 100, height: 100),
      ["a": [100 - width / 2, 100 - height / 2, width, height]])
  }

  @Test func `ratios in 100 × 100`() throws {
    let wide = CGFloat(16) / 9
    try check(fill("a").aspectRatio(wide, contentMode: .fit), in: 100, 100, ["a": [0, 21.875, 100, 56.25]])
    try check(fill("a").aspectRatio(wide, contentMode: .fill), in: 100, 100, ["a": [-38.8889, 0, 177.7778, 100]])
    try check(fill("a").aspectRatio(1.5, contentMode: .fit), in: 100, 100, ["a": [0, 16.6667, 100, 66.6667]])
    try check(fill("a").aspectRatio(1.5, contentMode: .fill), in: 100, 100, ["a": [-25, 0, 150, 100]])
    try check(
      fill("a").frame(idealWidth: 30, idealHeight: 20).aspectRatio(contentMode: .fit), in: 120, 120,
      ["a": [0, 20, 120, 80]])
    try check(fill("a").aspectRatio(wide, contentMode: .fit), in: nil, nil, ["a": [0, 0, 10, 10]])
    // The modifier reports what its view answers.
    try check(
      box("a", 30, 30).aspectRatio(2, contentMode: .fit).called("m"), in: 100, 100, ["m": [35, 35, 30, 30]])
  }

  @Test func `a scroll view offers nothing along its axis`() throws {
    try check(ScrollView { fill("a") }.frame(width: 200, height: 300), in: 200, 300, ["a": [0, 0, 200, 10]])
    try check(
      ScrollView { box("a", 50, 500) }.called("s"), ["s": [75, 0, 50, 200], "a": [75, 0, 50, 500]])
    try check(ScrollView(.horizontal) { fill("a") }.called("s"), ["a": [0, 0, 10, 200], "s": [0, 0, 200, 200]])
  }

  @Test func `a geometry reader takes its offer, and its views overlap in its corner`() throws {
    try check(
      GeometryReader { proxy in
        box("a", proxy.size.width / 4, 10)
        fill("b")
      }.called("g"), ["g": [0, 0, 200, 200], "a": [0, 0, 50, 10], "b": [0, 0, 200, 200]])
    try check(
      GeometryReader { _ in fill("b") }.called("g"), in: nil, nil, ["g": [0, 0, 10, 10], "b": [0, 0, 10, 10]])
  }

  @Test func `a position takes its offer and centres its view on a point`() throws {
    try check(box("a", 20, 20).position(x: 30, y: 40).called("p"), ["p": [0, 0, 200, 200], "a": [20, 30, 20, 20]])
    try check(
      HStack(spacing: 0) {
        box("b", 50); box("a", 20, 20).position(x: 30, y: 40).called("p")
      },
      ["p": [50, 0, 150, 200], "a": [70, 30, 20, 20]])
    try check(fill("a").position(x: 30, y: 40), in: nil, nil, ["a": [25, 35, 10, 10]])
    try check(box("a", 20, 20).offset(x: 10, y: -5).called("o"), ["a": [100, 85, 20, 20]])
  }

  @Test func `the first view that fits is shown, else the last`() throws {
    func choice(_ width: Double) throws -> [String] {
      try named(
        ViewThatFits(in: .horizontal) {
          box("wide", 300); box("middle", 150); box("small", 100)
        }, in: width, 50
      ).keys.sorted()
    }
    #expect(try choice(400) == ["wide"])
    #expect(try choice(200) == ["middle"])
    #expect(try choice(20) == ["small"])
    try check(
      ViewThatFits {
        fill("a").frame(idealWidth: 30); box("b", 1, 1)
      }, in: 40, 40, ["a": [0, 0, 40, 40]])
  }

  @Test func `priorities survive what keeps the view's bounds`() throws {
    let ranked = Color.red.layoutPriority(1)
    func width(_ view: some View) throws -> Double? {
      try named(
        HStack(spacing: 0) {
          view.called("a"); Color.blue
        })["a"]?[2]
    }
    #expect(try width(ranked) == 200)
    #expect(try width(ranked.fixedSize(horizontal: false, vertical: true)) == 200)
    #expect(try width(ranked.background(Color.green)) == 200)
    #expect(try width(ranked.overlay { Color.green }) == 200)
    #expect(try width(ranked.offset(x: 3)) == 200)
    #expect(try width(ranked.border(Color.green)) == 200)
    #expect(try width(ranked.opacity(0.5)) == 200)
    #expect(try width(ranked.frame(height: 10)) == 100)
    #expect(try width(ranked.padding(.vertical, 4)) == 100)
    #expect(try width(ranked.aspectRatio(1, contentMode: .fit)) == 100)
    #expect(try width(ranked.position(x: 0, y: 0)) == 100)
  }

  @Test func `a guide moves a view, and modifiers hand it up from their place`() throws {
    let moved = box("b", 40, 10).alignmentGuide(.leading) { _ in 10 }
    try check(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10); moved
      },
      ["a": [85, 90, 40, 10], "b": [75, 100, 40, 10]])
    try check(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10); moved.frame(width: 60, alignment: .trailing).padding(.leading, 5)
      },
      // 5 and 20 points from the padding's edge, and 10 more.
      ["a": [97.5, 90, 40, 10], "b": [87.5, 100, 40, 10]])
  }

  @Test func `a view that a layout does not place stands in its middle and is offered its size`() throws {
    try check(
      Unplaced(size: CGSize(width: 80, height: 60)) {
        fill("a"); box("b", 10, 20)
      }.called("l"),
      ["l": [60, 70, 80, 60], "a": [60, 70, 80, 60], "b": [95, 90, 10, 20]])
  }

  @Test func `a second layout follows what a view learns of its own size`() throws {
    try check(Learner(), ["reader": [0, 0, 200, 150], "bar": [50, 150, 100, 50]])
  }

  /// A bar half as wide as what stands above it, a number that only a layout gives.
  private struct Learner: View {
    @State private var width: CGFloat = 10

    var body: some View {
      VStack(spacing: 0) {
        fill("reader").onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        box("bar", width / 2, 50)
      }
    }
  }
}
