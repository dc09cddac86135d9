import DSPreviewProgram
import Foundation
import SwiftUI
import Testing

/// Pixels, and content from right to left.
@MainActor struct DirectionRules {
  @Test func `edges are rounded on the pixel grid, lengths are what is between`() throws {
    let tree = VStack {
      fill("a"); fill("b");
      HStack {
        fill("c"); fill("d")
      }
    }
    try check(
      tree, ["a": [0, 0, 200, 61], "b": [0, 69, 200, 62], "c": [0, 139, 96, 61], "d": [104, 139, 96, 61]], scale: 1,
      rounded: true)
    try check(tree, ["a": [0, 0, 200, 61.3333]], scale: 1)
  }

  /// Trees whose right-to-left frames are those of left to right, mirrored in the container.
  private var mirrored: [(name: String, view: AnyView)] {
    [
      (
        "row",
        AnyView(
          HStack {
            box("a", 20, 10); box("b", 50, 20); Spacer(); box("c", 5, 5)
          })
      ),
      (
        "column",
        AnyView(
          VStack(alignment: .leading) {
            box("a", 20, 10); box("b", 50, 20)
          })
      ),
      (
        "spacer",
        AnyView(
          HStack {
            Spacer(); box("a", 50); box("b", 50)
          })
      ),
      (
        "overflow",
        AnyView(
          HStack {
            box("a", 150, 10); box("b", 150, 10)
          })
      ),
      (
        "padding",
        AnyView(box("a", 50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)).called("p"))
      ),
      ("frame", AnyView(box("a", 20, 20).frame(width: 100, alignment: .leading))),
      (
        "depth",
        AnyView(
          ZStack(alignment: .topTrailing) {
            box("a", 100, 50); box("b", 20, 20)
          })
      ),
      (
        "guide",
        AnyView(
          VStack(alignment: .leading) {
            box("a", 40, 10)
            box("b", 40, 10).alignmentGuide(.leading) { $0[.leading] + 10 }
          })
      ),
      (
        "grid",
        AnyView(
          Grid(alignment: .leading) {
            GridRow {
              box("a", 30, 10); box("b", 40, 10); box("c", 10, 10)
            }
            GridRow {
              box("d", 20, 10).gridCellColumns(2); box("e", 4, 4)
            }
          })
      ),
      (
        "lazy",
        AnyView(
          LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
            ForEach(["a", "b", "c", "d"], id: \.self) { box($0, nil, 20) }
          })
      ),
      ("custom", AnyView(FromLeft(distance: 12) { box("a", 30, 10) })),
      ("offset", AnyView(box("a", 20, 20).offset(x: 30, y: 5))),
      ("position", AnyView(box("a", 20, 20).position(x: 30, y: 40))),
      ("overlay", AnyView(box("a", 80, 40).overlay(alignment: .leading) { box("b", 10, 10) })),
      (
        "scroll",
        AnyView(
          ScrollView(.horizontal) {
            HStack {
              box("a", 150, 10); box("b", 150, 10)
            }
          })
      ),
    ]
  }

  @Test func `what is laid out is mirrored once per level`() throws {
    for (name, view) in mirrored {
      let ahead = try named(view)
      let back = try named(view, rightToLeft: true)
      #expect(!ahead.isEmpty && ahead.keys == back.keys, "\(name)")
      for (key, frame) in ahead {
        let other = try #require(back[key])
        #expect(abs(200 - frame[0] - frame[2] - other[0]) < 1e-6, "\(name)/\(key): \(frame) and \(other)")
        #expect(frame[1...] == other[1...], "\(name)/\(key)")
      }
    }
  }

  @Test func `an island is placed mirrored and runs its own way inside`() throws {
    let island = HStack(spacing: 0) {
      box("a", 20, 10); box("b", 30, 10)
    }
    .environment(\.layoutDirection, .leftToRight)
    try check(
      HStack(spacing: 0) {
        island; box("c", 10, 10)
      }.frame(width: 200, alignment: .leading),
      ["a": [150, 95, 20, 10], "b": [170, 95, 30, 10], "c": [140, 95, 10, 10]], rightToLeft: true)
    try check(
      HStack(spacing: 0) {
        box("a", 20, 10); box("b", 30, 10)
      }.environment(\.layoutDirection, .rightToLeft),
      ["a": [105, 95, 20, 10], "b": [75, 95, 30, 10]])
  }

  @Test func `a horizontal scroll view begins at its trailing end`() throws {
    try check(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box("a", 150, 10); box("b", 150, 10)
        }
      },
      ["a": [50, unsaid, 150, 10], "b": [-100, unsaid, 150, 10]], rightToLeft: true)
  }

  @Test func `bodies read the direction and the size of text`() throws {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      @Environment(\.dynamicTypeSize) private var size

      var body: some View { box(direction == .rightToLeft ? "rtl" : "ltr", size == .xLarge ? 50 : 10, 10) }
    }
    try check(Reader(), ["rtl": [75, 95, 50, 10]], rightToLeft: true, typeSize: .xLarge)
    try check(Reader(), ["ltr": [95, 95, 10, 10]])
  }
}
