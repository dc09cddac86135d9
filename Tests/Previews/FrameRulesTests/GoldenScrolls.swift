import SwiftUI

extension GoldenViews {
  /// Scroll views, pinned headers and sections of lazy grids.
  static let scrolls: [String: @MainActor () -> AnyView] = [
    "scroll/vertical": { AnyView(ScrollView { column(3).called("content") }.called("scroll")) },
    "scroll/both": {
      AnyView(
        ScrollView([.horizontal, .vertical]) { box("content", 500, 400) }.called("scroll"))
    },
    "scroll/narrow-content": {
      AnyView(
        ScrollView { box("content", 100, 400) }.called("scroll").frame(width: 250, height: 150).called("frame"))
    },
    "scroll/wide-content": { AnyView(ScrollView { box("content", 400, 400) }.called("scroll")) },
    "scroll/text": {
      AnyView(
        ScrollView {
          Text("Layout must wrap this sentence onto several lines inside a narrow frame.").called("text")
        }.called("scroll"))
    },
    "scroll/in-stack": {
      AnyView(
        VStack(spacing: 0) {
          Text("Header").called("header")
          ScrollView { column(20).called("content") }.called("scroll")
          Text("Footer").called("footer")
        }.called("stack"))
    },
    "scroll/padding": { AnyView(ScrollView { column(20).padding().called("padded") }.called("scroll")) },
    "scroll/modifiers": {
      AnyView(
        HStack(spacing: 20) {
          ScrollView(showsIndicators: false) { column(20, 80).called("contentA") }.called("scrollA")
          ScrollView { column(20, 80).called("contentB") }
            .scrollIndicators(.hidden).scrollDisabled(true).called("scrollB")
        }.called("row"))
    },
    "scroll/children": {
      AnyView(
        HStack(alignment: .top, spacing: 20) {
          ScrollView { three("v") }.called("vScroll")
          ScrollView(.horizontal) { three("h") }.called("hScroll")
        }.called("row"))
    },
    "scroll/horizontal": {
      AnyView(
        ScrollView(.horizontal) {
          HStack(spacing: 8) { ForEach(0..<12) { box("cell\($0)", 60, 40) } }.called("content")
        }.called("scroll"))
    },
    "scroll/long": {
      AnyView(
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<500) { _ in Color.red.frame(width: 200, height: 20) } }.called("content")
        }.called("scroll"))
    },
    "lazy/pinned-headers": { AnyView(pinned(.sectionHeaders)) },
    "lazy/pinned-footers": { AnyView(pinned(.sectionFooters)) },
    "lazy/pinned-both": { AnyView(pinned([.sectionHeaders, .sectionFooters])) },
    "lazy/grid-sections": {
      AnyView(
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
            Section {
              ForEach(0..<5) { box("a\($0)", nil, 20) }
            } header: {
              box("aH", nil, 24)
            } footer: {
              box("aF", nil, 16)
            }
            Section {
              ForEach(10..<14) { box("b\($0 - 10)", nil, 20) }
            } header: {
              Text("Second").called("bH")
            }
          }.called("grid")
        }.frame(width: 240).called("scroll"))
    },
    "lazy/grid-alignment": {
      AnyView(
        VStack(spacing: 16) {
          LazyVGrid(columns: unlike, alignment: .trailing, spacing: 4) {
            cells("t")
            box("t3", 20, 20)
          }.frame(width: 240).called("trailing")
          LazyVGrid(columns: unlike, alignment: .leading, spacing: 4) { cells("l") }.frame(width: 240).called("leading")
        })
    },
  ]

  private static func column(_ count: Int, _ width: CGFloat = 120) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { box("row\($0)", width, 20) } }
  }

  @ViewBuilder private static func three(_ name: String) -> some View {
    Text("Top").called(name + "Top")
    box(name + "Block", 60, 30)
    Text("Bottom").called(name + "Bottom")
  }

  private static func pinned(_ views: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: views) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Section {
            ForEach(0..<8, id: \.self) { box("\(name)\($0)", 200, 20) }
          } header: {
            box(name + "H", 200, 24)
          } footer: {
            box(name + "F", 200, 16)
          }
        }
      }
    }.called("scroll")
  }

  private static let unlike = [
    GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
  ]

  @ViewBuilder private static func cells(_ name: String) -> some View {
    box(name + "0", 20, 20)
    box(name + "1", 20, 40)
    box(name + "2", 20, 20)
  }
}
