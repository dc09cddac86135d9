import DSPreviewProgram
import SwiftUI
import Testing

/// Ratios in frames, frames in ratios, and what lies on a view.
@MainActor struct RatioRules {
  @Test func `a ratio in a frame takes the frame's offer, one around it offers the frame its own`() throws {
    try check(
      fill("r").aspectRatio(1, contentMode: .fit).frame(width: 60).called("f"),
      ["r": [70, 70, 60, 60], "f": [70, 70, 60, 60]])
    try check(box("f", 60).aspectRatio(2, contentMode: .fit), ["f": [70, 50, 60, 100]])
    try check(fill("r").aspectRatio(1, contentMode: .fit).frame(maxWidth: 50), ["r": [75, 75, 50, 50]])
    try check(
      fill("r").frame(maxWidth: 50).called("f").aspectRatio(1, contentMode: .fit), ["f": [75, 0, 50, 200]])
    try check(
      fill("r").frame(minWidth: 150).called("f").aspectRatio(0.5, contentMode: .fit), ["f": [25, 0, 150, 200]])
    try check(
      fill("r").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50).called("f"),
      ["r": [50, 50, 100, 100], "f": [50, 75, 100, 50]])
  }

  @Test func `without a ratio the ideal size gives it`() throws {
    try check(
      Color.red.frame(idealWidth: 30, idealHeight: 60).called("r").scaledToFit(), ["r": [50, 0, 100, 200]])
    try check(fill("r").scaledToFit(), in: 300, 200, ["r": [50, 0, 200, 200]])
  }

  @Test func `equal ideal sides give the ratio 1, even where they are nothing`() throws {
    try check(
      fill("r").frame(idealWidth: 0, idealHeight: 0).aspectRatio(contentMode: .fit), in: 100, 60,
      ["r": [20, 0, 60, 60]])
  }

  @Test func `one offered length is enough for a ratio, none leaves the ideal size`() throws {
    try check(ScrollView { fill("r").aspectRatio(2, contentMode: .fit) }, in: 200, 300, ["r": [0, 0, 200, 100]])
    try check(
      fill("r").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: true, vertical: false), in: 300, 60,
      ["r": [90, 0, 120, 60]])
    try check(fill("r").aspectRatio(2, contentMode: .fit).fixedSize(), ["r": [95, 95, 10, 10]])
  }

  @Test func `in a stack a ratio is as flexible as the other axis allows`() throws {
    try check(
      HStack(spacing: 0) {
        fill("a").aspectRatio(1, contentMode: .fit); fill("b")
      }, in: 200, 50,
      ["a": [0, 0, 50, 50], "b": [50, 0, 150, 50]])
    try check(
      VStack(spacing: 0) {
        fill("a").aspectRatio(1, contentMode: .fit); fill("b")
      }, in: 100, 300,
      ["a": [0, 0, 100, 100], "b": [0, 100, 100, 200]])
  }

  @Test(arguments: [false, true]) func `what lies on a view stands at nine places`(rightToLeft: Bool) throws {
    let places: [(Alignment, Double, Double)] = [
      (.topLeading, 50, 70), (.top, 90, 70), (.topTrailing, 130, 70), (.leading, 50, 95), (.center, 90, 95),
      (.trailing, 130, 95), (.bottomLeading, 50, 120), (.bottom, 90, 120), (.bottomTrailing, 130, 120),
    ]
    for (alignment, x, y) in places {
      let wanted: [String: [Double]] = [
        "on": [rightToLeft ? 180 - x : x, y, 20, 10], "view": [50, 70, 100, 60],
      ]
      try check(
        box("view", 100, 60).overlay(alignment: alignment) { box("on", 20, 10) }, wanted, rightToLeft: rightToLeft)
      try check(
        box("view", 100, 60).background(alignment: alignment) { box("on", 20, 10) }, wanted,
        rightToLeft: rightToLeft)
    }
  }

  @Test func `several views on a view are a depth stack of its own middle, and guides move what lies on it`() throws {
    try check(
      box("view", 100, 60).overlay(alignment: .bottom) {
        box("a", 10, 10); box("b", 20, 20)
      },
      ["a": [95, 115, 10, 10], "b": [90, 110, 20, 20]])
    try check(
      box("view", 100, 60).background(alignment: .topLeading) {
        box("a", 10, 40); box("b", 20, 20)
      },
      ["a": [55, 70, 10, 40], "b": [50, 80, 20, 20]])
    try check(
      box("view", 100, 60).overlay(alignment: .topTrailing) {
        box("badge", 20, 20).alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }, ["badge": [140, 60, 20, 20]])
  }

  @Test func `a place is counted from the view's own corner, nested places from their own`() throws {
    try check(
      HStack(spacing: 0) {
        box("a", 50, 50); box("b", 20, 20).position(x: 10, y: 10)
      },
      ["a": [0, 75, 50, 50], "b": [50, 0, 20, 20]])
    try check(box("b", 20, 20).position(x: 50, y: 60).fixedSize(), ["b": [130, 140, 20, 20]])
    try check(box("b", 20, 20).position(x: 10, y: 10).position(x: 100, y: 100), ["b": [0, 0, 20, 20]])
    try check(box("b", 20, 20).position(x: 50, y: 60), ["b": [140, 50, 20, 20]], rightToLeft: true)
    try check(box("b", 20, 20).offset(x: 10), ["b": [80, 90, 20, 20]], rightToLeft: true)
  }

  @Test func `readers in readers measure their own sizes`() throws {
    try check(
      HStack(spacing: 0) {
        GeometryReader { outer in box("a", outer.size.width / 2) }
        GeometryReader { outer in
          GeometryReader { inner in box("b", inner.size.width / 4, outer.size.height / 2) }
            .frame(width: outer.size.width / 2)
        }
      }, ["a": [0, 0, 50, 200], "b": [100, 0, 12.5, 100]])
    try check(
      GeometryReader { box("b", $0.frame(in: .global).minX + 5, 10) }.padding(20), ["b": [20, 20, 25, 10]])
    try check(ScrollView { GeometryReader { _ in fill("b") } }, ["b": [0, 0, 200, 10]])
  }
}
