import DSPreviewProgram
import SwiftUI
import Testing

/// Insets and padding of a safe area.
@MainActor struct SafeAreaRules {
  private func bar(_ height: CGFloat = 30) -> some View { box("bar", 60, height) }

  @Test func `an inset keeps eight points to the view, which is offered the rest`() throws {
    try check(
      fill("a").safeAreaInset(edge: .bottom) { bar() }.called("s"), in: 100, 200,
      ["s": [0, 0, 100, 200], "a": [0, 0, 100, 162], "bar": [20, 170, 60, 30]])
    try check(
      fill("a").safeAreaInset(edge: .top, spacing: 0) { bar() }, in: 100, 200,
      ["a": [0, 30, 100, 170], "bar": [20, 0, 60, 30]])
    try check(
      fill("a").safeAreaInset(edge: .leading, spacing: 2) { box("bar", 10, 50) }, in: 100, 200,
      ["a": [12, 0, 88, 200], "bar": [0, 75, 10, 50]])
  }

  @Test func `a view that does not fill stands at the far edge, and the inset lines up with it`() throws {
    try check(
      box("a", 40, 20).safeAreaInset(edge: .top, alignment: .trailing) { bar(10) }.called("s"),
      ["s": [70, 81, 60, 38], "a": [80, 99, 40, 20], "bar": [60, 81, 60, 10]])
    try check(
      box("a", 40, 20).safeAreaInset(edge: .bottom, alignment: .leading) { bar(10) },
      ["a": [80, 81, 40, 20], "bar": [80, 109, 60, 10]])
  }

  @Test func `an inset that stretches takes what the view can spare`() throws {
    try check(
      box("a", nil, 50).safeAreaInset(edge: .bottom, spacing: 0) { fill("bar") }, in: 100, 200,
      ["a": [0, 0, 100, 50], "bar": [0, 50, 100, 150]])
  }

  @Test func `the gap beside a text is the text's`() throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [[20, 16]]}]}"#
    try check(
      Text("t").called("t").safeAreaInset(edge: .bottom) { bar(10) }, in: nil, nil,
      ["t": [20, 0, 20, 16], "bar": [0, 16 + 8.15087890625, 60, 10]], profile: "macos26-tall", texts: texts)
  }

  @Test func `a scroll view's box keeps out of an inset, and what it shows reaches under it`() throws {
    func scroll() -> some View { ScrollView { box("c", 100, 240) }.called("s") }
    try check(
      scroll().safeAreaInset(edge: .bottom) { bar() }, in: 100, 200,
      ["s": [0, 0, 100, 162], "c": [0, 0, 100, 240], "bar": [20, 170, 60, 30]])
    try check(
      scroll().safeAreaInset(edge: .top, spacing: 0) { bar() }, in: 100, 200,
      ["s": [0, 30, 100, 170], "c": [0, 30, 100, 240]])
    try check(
      scroll().safeAreaPadding(.vertical, 20), in: 100, 200, ["s": [0, 20, 100, 160], "c": [0, 20, 100, 240]])
    try check(
      scroll().safeAreaPadding(.top, 5).safeAreaInset(edge: .top, spacing: 0) { bar() }, in: 100, 200,
      ["s": [0, 35, 100, 165], "c": [0, 35, 100, 240]])
    try check(
      scroll().padding(10).safeAreaInset(edge: .top, spacing: 0) { bar() }, in: 120, 200,
      ["s": [10, 40, 100, 150], "c": [10, 40, 100, 240]])
  }

  @Test func `what lies over a scroll view keeps out of an inset too`() throws {
    try check(
      ScrollView { box("c", 100, 240) }.overlay(alignment: .bottom) { box("over", 20, 10) }
        .background { fill("ground") }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar() }.safeAreaInset(edge: .top, spacing: 0) { bar() },
      in: 100, 200, ["over": [40, 160, 20, 10], "ground": [0, 30, 100, 140], "c": [0, 30, 100, 240]])
    try check(
      ScrollView(.horizontal) { box("c", 140, 50) }.overlay(alignment: .topLeading) { box("over", 20, 10) }
        .safeAreaInset(edge: .leading, spacing: 0) { bar() }, in: 100, 50,
      ["over": [20, 0, 20, 10], "c": [-100, 0, 140, 50]], rightToLeft: true)
  }

  @Test func `bars do not cover the content of a scroll view`() throws {
    try check(
      ScrollView {
        fill("first").ignoresSafeArea().frame(height: 40)
        GeometryReader { proxy in box("told", 10, 10 + proxy.safeAreaInsets.top) }.frame(height: 40)
      }.safeAreaInset(edge: .top, spacing: 0) { bar() }, in: 100, 200,
      ["first": [0, 30, 100, 40], "told": [0, 78, 10, 10]])
  }

  @Test func `what is written between an inset and a screen in it knows the inset`() throws {
    try check(
      NavigationStack { fill("a") }.background { fill("ground").ignoresSafeArea() }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar() }, in: 100, 200,
      ["a": [0, 0, 100, 170], "ground": [0, 0, 100, 200]], profile: "ios26")
  }

  @Test func `safe area padding is padding around other views`() throws {
    try check(fill("a").safeAreaPadding(10).called("s"), ["s": [0, 0, 200, 200], "a": [10, 10, 180, 180]])
    try check(fill("a").safeAreaPadding(.leading), ["a": [16, 0, 184, 200]])
    try check(fill("a").safeAreaPadding(.leading), ["a": [0, 0, 184, 200]], rightToLeft: true)
  }

  @Test func `a view that ignores a safe area reaches into the part of it that it touches`() throws {
    try check(
      fill("a").ignoresSafeArea().called("own").safeAreaInset(edge: .top, spacing: 0) { bar() }, in: 100, 200,
      ["own": [0, 30, 100, 170], "a": [0, 0, 100, 200], "bar": [20, 0, 60, 30]])
    try check(
      VStack(spacing: 0) {
        fill("a").ignoresSafeArea(); fill("b").ignoresSafeArea(edges: .horizontal)
      }.safeAreaPadding(EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 0)), in: 100, 200,
      ["a": [0, 0, 100, 95], "b": [0, 95, 100, 75]])
    try check(
      fill("a").ignoresSafeArea().padding(1).safeAreaPadding(20), ["a": [21, 21, 158, 158]])
    try check(
      fill("a").ignoresSafeArea().safeAreaPadding(20).safeAreaPadding(5), ["a": [0, 0, 200, 200]])
    try check(fill("a").ignoresSafeArea(), ["a": [0, 0, 200, 200]])
  }

  @Test func `a reader measures how far the safe area reaches beyond it`() throws {
    func reader() -> some View {
      GeometryReader { box("r", 1 + $0.safeAreaInsets.top, 1 + $0.safeAreaInsets.leading) }
    }
    try check(reader().safeAreaPadding(EdgeInsets(top: 7, leading: 3, bottom: 0, trailing: 0)), ["r": [3, 7, 8, 4]])
    try check(
      reader().padding(2).safeAreaPadding(EdgeInsets(top: 7, leading: 3, bottom: 0, trailing: 0)),
      ["r": [5, 9, 1, 1]])
    try check(
      reader().safeAreaPadding(EdgeInsets(top: 7, leading: 3, bottom: 0, trailing: 0)),
      ["r": [189, 7, 8, 4]], rightToLeft: true)
  }
}
