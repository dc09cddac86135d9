import DSPreviewProgram
import SwiftUI
import Testing

/// Offers, the root, stacks, spacers and dividers.
@MainActor struct StackRules {
  @Test func `the root is offered the container and centred in it`() throws {
    try check(fill("a").fixedSize().called("b"), in: 1000, 1000, ["a": [495, 495, 10, 10], "b": [495, 495, 10, 10]])
    try check(fill("a"), ["a": [0, 0, 200, 200]])
    try check(box("a", 300, 220), ["a": [-50, -10, 300, 220]])
  }

  @Test func `nothing offered is ten points`() throws {
    try check(fill("a"), in: nil, nil, ["a": [0, 0, 10, 10]])
    try check(fill("a"), in: 50, nil, ["a": [0, 0, 50, 10]])
    try check(FromLeft(distance: 0) { box("a", 4, 4) }.called("b"), in: nil, nil, ["b": [0, 0, 10, 10]])
  }

  @Test func `three fills share 300 points`() throws {
    try check(
      HStack(spacing: 0) {
        fill("a"); fill("b"); fill("c")
      }, in: 300, 100,
      ["a": [0, 0, 100, 100], "b": [100, 0, 100, 100], "c": [200, 0, 100, 100]])
  }

  @Test func `the less flexible view is served first`() throws {
    try check(
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 100); fill("b").frame(minWidth: 100)
      }.frame(width: 150),
      ["a": [12.5, 0, 75, 200], "b": [87.5, 0, 100, 200]])
    try check(
      HStack(spacing: 7.5) {
        fill("a").frame(minWidth: 100)
        fill("b").frame(width: 30)
        fill("c").frame(maxWidth: 50)
      }.frame(width: 150),
      ["a": [2.5, 0, 100, 200], "b": [110, 0, 30, 200], "c": [147.5, 0, 50, 200]])
  }

  @Test func `a column that overflows is centred`() throws {
    try check(
      VStack(spacing: 0) {
        fill("a").frame(minHeight: 5, maxHeight: 100)
        fill("b").frame(minHeight: 80)
      }, in: 100, 85, ["a": [0, -18.75, 100, 42.5], "b": [0, 23.75, 100, 80]])
  }

  @Test func `nested stacks keep eight points`() throws {
    try check(
      VStack {
        fill("a"); fill("b");
        HStack {
          fill("c"); fill("d")
        }
      },
      [
        "a": [0, 0, 200, 61.3333], "b": [0, 69.3333, 200, 61.3333], "c": [0, 138.6667, 96, 61.3333],
        "d": [104, 138.6667, 96, 61.3333],
      ])
  }

  @Test func `a higher priority takes everything`() throws {
    try check(
      VStack {
        fill("a"); fill("b").layoutPriority(1);
        HStack {
          fill("c"); fill("d")
        }
      },
      ["a": [0, 0, 200, 0], "b": [0, 8, 200, 184], "c": [0, 200, 96, 0]])
    try check(
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 100).layoutPriority(1)
        fill("b").frame(maxWidth: 100)
      }.frame(width: 150), ["a": [25, 0, 100, 200], "b": [125, 0, 50, 200]])
  }

  @Test func `views of the same flexibility keep their order`() throws {
    try check(
      HStack(spacing: 10) {
        Half { Color.red }.called("x"); fill("a"); fill("b")
      }, in: 620, 100,
      ["x": [0, 0, 100, 100], "a": [110, 0, 250, 100], "b": [370, 0, 250, 100]])
    try check(
      HStack(spacing: 10) {
        fill("a"); Half { Color.red }.called("x"); fill("b")
      }, in: 620, 100,
      ["a": [0, 0, 200, 100], "x": [210, 0, 100, 100], "b": [320, 0, 300, 100]])
  }

  @Test func `a fixed view leaves its share to the others`() throws {
    try check(
      VStack(spacing: 20) {
        fill("a"); box("b", 10, 10); fill("c")
      },
      ["a": [0, 0, 200, 75], "b": [95, 95, 10, 10], "c": [0, 125, 200, 75]])
  }

  @Test func `six views of different bounds share 375 points`() throws {
    try check(
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 76)
        fill("b").frame(minWidth: 14, maxWidth: 94)
        fill("c").frame(maxWidth: 93)
        fill("d").frame(maxWidth: 77)
        fill("e").frame(minWidth: 86)
        fill("f").frame(minWidth: 7)
      }, in: 375, 50,
      [
        "a": [0, 0, 62.5, 50], "b": [62.5, 0, 62.5, 50], "c": [125, 0, 62.5, 50], "d": [187.5, 0, 62.5, 50],
        "e": [250, 0, 86, 50], "f": [336, 0, 39, 50],
      ])
  }

  @Test func `the range across a stack includes its guide`() throws {
    try check(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 10).alignmentGuide(.leading) { _ in -20 }
        box("x", 10, 0).alignmentGuide(.leading) { _ in -20 }
      }.called("s"),
      ["s": [85, 95, 30, 10], "a": [105, 95, 10, 10]])
  }

  @Test func `across a stack that was offered nothing its own size is offered`() throws {
    try check(
      HStack(spacing: 0) {
        fill("a"); box("b", 20, 40)
      }, in: 100, nil, ["a": [0, 0, 80, 40], "b": [80, 0, 20, 40]])
  }

  @Test func `a stack hands up the mean of what its views say of a made-up guide`() throws {
    let row = HStack(spacing: 0) {
      box("a", 20, 10).alignmentGuide(.mark) { _ in 10 }
      box("b", 20, 10).alignmentGuide(.mark) { _ in 5 }
    }
    // 10, and 20 + 5: 17.5 in the mean.
    try check(
      VStack(alignment: .mark, spacing: 0) {
        row.called("row"); box("c", 40, 10)
      }.called("s"),
      ["s": [71.25, 90, 57.5, 20], "row": [71.25, 90, 40, 10], "c": [88.75, 100, 40, 10]])
  }

  @Test func `the edges of a stack are its own, whatever its views say of theirs`() throws {
    let row = HStack(spacing: 0) {
      box("a", 20, 10).alignmentGuide(.leading) { _ in 10 }; box("b", 20, 10)
    }
    try check(
      VStack(alignment: .leading, spacing: 0) {
        row.called("row"); box("c", 40, 10)
      }.called("s"),
      ["s": [80, 90, 40, 20], "row": [80, 90, 40, 10], "c": [80, 100, 40, 10]])
  }

  @Test func `a stack around one view is that view, its priority and its guides included`() throws {
    try check(
      HStack(spacing: 0) {
        VStack { fill("a").layoutPriority(1) }; fill("b")
      },
      ["a": [0, 0, 200, 200], "b": [200, 0, 0, 200]])
    try check(
      HStack(spacing: 0) {
        HStack { Spacer() }; fill("a")
      },
      ["a": [8, 0, 192, 200]])
    try check(
      VStack(alignment: .leading, spacing: 0) {
        ZStack { box("a", 20, 10).alignmentGuide(.leading) { _ in 10 } }; box("b", 20, 10)
      },
      ["a": [85, 90, 20, 10], "b": [95, 100, 20, 10]])
  }

  @Test func `a stack without views wants no gaps`() throws {
    try check(
      VStack {
        box("a", 10, 10); HStack {}; box("b", 10, 10)
      }, ["a": [95, 90, 10, 10], "b": [95, 100, 10, 10]])
  }

  @Test func `a spacer is eight points long and takes no gaps`() throws {
    try check(
      VStack {
        Spacer(); box("a", nil, 2); Spacer(); box("b", nil, 2); Spacer()
      }, in: 12, 12,
      ["a": [0, 0, 12, 2], "b": [0, 10, 12, 2]])
    try check(
      HStack {
        box("a", 50); Spacer(minLength: 50); box("b", 50)
      }.frame(width: 180),
      ["a": [10, 0, 50, 200], "b": [140, 0, 50, 200]])
    try check(
      HStack {
        Spacer(); box("a", 50); box("b", 50)
      }.frame(width: 200),
      ["a": [92, 0, 50, 200], "b": [150, 0, 50, 200]])
    try check(Spacer().called("s"), ["s": [0, 0, 200, 200]])
    try check(HStack { Spacer().called("s") }, ["s": [0, 100, 200, 0]])
  }

  @Test func `a spacer or divider that lies on a view of a stack runs as in that stack`() throws {
    func row(_ lying: some View) -> some View {
      HStack(spacing: 0) {
        box("v", 20, 30).overlay { lying }; fill("f")
      }
    }
    try check(row(Spacer().called("s")), ["s": [0, 100, 20, 0]])
    try check(row(Divider().called("d")), ["d": [9.5, 85, 1, 30]], profile: "macos26-tall")
    // Several views are a depth stack, in which a spacer runs both ways.
    try check(
      row(
        Group {
          Spacer().called("s"); box("b", 12, 10)
        }), ["s": [4, 95, 12, 10]])
    try check(
      HStack(spacing: 0) {
        box("v", 20, 30).background { Spacer().called("s") }; fill("f")
      }, ["s": [0, 100, 20, 0]])
  }

  @Test(arguments: [
    ("macos26-tall", 2.0, 1.0), ("ios26-tall", 2.0, 0.5), ("ios-classic", 2.0, 0.5), ("ios26-tall", 3.0, 1.0 / 3),
  ])
  func `a divider has the platform's thickness`(profile: String, scale: Double, thickness: Double) throws {
    let middle = 100 - thickness / 2
    try check(
      VStack { Divider().called("d") }, ["d": [0, middle, 200, thickness]], profile: profile, scale: scale)
    try check(
      HStack { Divider().called("d") }, ["d": [middle, 0, thickness, 200]], profile: profile, scale: scale)
    try check(
      ZStack { Divider().called("d") }, ["d": [0, middle, 200, thickness]], profile: profile, scale: scale)
  }

  @Test func `on iOS a divider is a point thick where text is very large`() throws {
    try check(
      VStack { Divider().called("d") }, ["d": [0, 99.5, 200, 1]], profile: "ios26-tall", typeSize: .accessibility1)
  }

  @Test func `a depth stack counts its highest priority only`() throws {
    try check(
      ZStack(alignment: .leading) {
        box("a", 100, 100).layoutPriority(-0.1)
        box("b", 60, 60)
        box("c", 40, 40).layoutPriority(1)
      }.called("z"),
      ["z": [80, 80, 40, 40], "a": [80, 50, 100, 100], "b": [80, 70, 60, 60], "c": [80, 80, 40, 40]])
    try check(
      ZStack {
        fill("a"); box("b", 30, 20).layoutPriority(1)
      }, ["a": [85, 90, 30, 20]])
  }
}
