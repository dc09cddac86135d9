import SwiftUI

extension GoldenViews {
  /// Stacks, frames, paddings and spacers.
  static let stacks: [String: @MainActor () -> AnyView] = [
    "layout/root-centering": { AnyView(box("box", 50, 30)) },
    "layout/padding-default": { AnyView(fill("inner").padding().called("outer")) },
    "layout/padding-edges": {
      AnyView(
        fill("inner").padding(.leading, 30).padding(.vertical)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).called("outer"))
    },
    "layout/spacing-default": {
      AnyView(
        HStack {
          box("a", 50, 50)
          box("b", 50, 50)
          box("c", 50, 50)
        }.called("stack"))
    },
    "layout/vstack-spacing-default": {
      AnyView(
        VStack {
          box("a", 50, 50)
          box("b", 50, 50)
        }.called("stack"))
    },
    "layout/divider": {
      AnyView(
        VStack(spacing: 0) {
          box("a", 100, 20)
          Divider().called("hdivider")
          HStack(spacing: 0) {
            box("b", 20, 60)
            Divider().called("vdivider")
            box("c", 20, 60)
          }.called("hstack")
        }.called("vstack"))
    },
    "layout/hstack-distribution": {
      AnyView(
        HStack(spacing: 0) {
          fill("a")
          box("b", 50)
          fill("c")
        })
    },
    "layout/hstack-priority": {
      AnyView(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).called("a")
          Color.blue.frame(minWidth: 20).layoutPriority(1).called("b")
          box("c", 60)
        })
    },
    "layout/spacer": {
      AnyView(
        HStack {
          box("a", 50, 50)
          Spacer().called("spacer")
          box("b", 50, 50)
        }.called("stack"))
    },
    "layout/spacer-min-length": {
      AnyView(
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box("a", 250, 20)
            Spacer(minLength: 20).called("s1")
            box("b", 100, 20)
          }.called("overflow")
          HStack(spacing: 0) {
            Spacer().called("s2")
            box("c", 40, 20)
            Spacer().called("s3")
          }.called("balanced")
          Spacer().called("vspacer")
        })
    },
    "layout/vstack-alignment": {
      AnyView(
        HStack(spacing: 0) {
          column(.leading, "l").called("leading")
          column(.trailing, "t").called("trailing")
        })
    },
    "layout/hstack-alignment": {
      AnyView(
        VStack(spacing: 0) {
          line(.top, "top")
          line(.bottom, "bottom")
        })
    },
    "layout/zstack": {
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          box("a", 100, 100)
          box("b", 30, 30)
        }.called("stack"))
    },
    "layout/zstack-fill": {
      AnyView(
        ZStack(alignment: .topLeading) {
          fill("fill")
          box("b", 30, 30)
        })
    },
    "layout/frame-fixed": {
      AnyView(box("inner", 40, 40).frame(width: 120, height: 80, alignment: .topLeading).called("outer"))
    },
    "layout/frame-flex": {
      AnyView(
        VStack(spacing: 0) {
          plain(40, 20).frame(minWidth: 100).called("min")
          plain(40, 20).frame(maxWidth: 200).called("max")
          plain(40, 20).frame(minWidth: 50, maxWidth: .infinity).called("fill")
          plain(40, 20).frame(idealWidth: 150).fixedSize().called("ideal")
          Color.red.frame(maxWidth: 120, maxHeight: 20).called("clampFlexible")
          plain(250, 20).frame(maxWidth: 200).called("overflow")
        })
    },
    "layout/fixed-size": {
      AnyView(
        VStack(spacing: 0) {
          Color.red.fixedSize().called("both")
          Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).called("horizontal")
        })
    },
    "layout/alignment-guide": {
      AnyView(
        VStack(alignment: .leading, spacing: 4) {
          plain(100, 20).alignmentGuide(.leading) { $0[.trailing] }.called("a")
          box("b", 50, 20)
          plain(30, 20).alignmentGuide(.leading) { $0.width / 2 }.called("c")
        }.called("stack"))
    },
    "layout/group-modifier": {
      AnyView(
        HStack(spacing: 0) {
          Group {
            fill("a")
            fill("b")
          }.frame(width: 50, height: 50).padding(5)
          fill("c")
        })
    },
    "layout/nested-stacks": {
      AnyView(
        VStack(spacing: 10) {
          HStack(spacing: 10) {
            fill("a")
            box("b", 80)
          }.padding(10).called("row")
          HStack {
            box("c", 40, 40)
            Spacer()
            box("d", 40, 40)
          }.frame(height: 60).called("bottom")
        })
    },
    "layout/hstack-ideal": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 6) {
            box("a", 30, 30)
            box("b", 40, 30)
          }.called("row")
          box("wide", 200, 10)
        }.called("column"))
    },
    "layout/rtl-stacks": {
      AnyView(
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            box("a", 40, 30)
            box("b", 60, 30)
            Spacer()
            box("c", 30, 30)
          }.called("hstack")
          plain(50, 20).padding(.leading, 30).called("padded")
          plain(40, 20).frame(width: 120, alignment: .leading).called("framed")
          ZStack(alignment: .topLeading) {
            box("zback", 100, 40)
            box("zfront", 20, 20)
          }.called("zstack")
          HStack {
            box("ltrA", 30, 20)
            box("ltrB", 30, 20)
          }.environment(\.layoutDirection, .leftToRight).called("island")
          Text("One").called("text")
          plain(30, 20).alignmentGuide(.leading) { _ in -10 }.called("guided")
        }
        .frame(width: 300, alignment: .leading).called("vstack").environment(\.layoutDirection, .rightToLeft))
    },
    "layout/rtl-grid": {
      AnyView(
        VStack(spacing: 16) {
          Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
              box("a", 40, 30)
              box("b", 60, 30)
              box("c", 30, 30)
            }
            GridRow {
              plain(100, 30).gridCellColumns(2).called("d")
              box("e", 30, 30)
            }
            GridRow { plain(40, 30).gridColumnAlignment(.trailing).called("f") }
          }.called("grid")
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
            ForEach(0..<5) { box("l\($0)", 40, 20) }
          }.frame(width: 200).called("lazy")
        }.environment(\.layoutDirection, .rightToLeft))
    },
    "layout/rtl-scroll": {
      AnyView(
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<6) { box("s\($0)", 50, 40) } }.called("content")
        }.frame(width: 180, height: 60).called("scroll").environment(\.layoutDirection, .rightToLeft))
    },
    "lazy/stacks": {
      AnyView(
        HStack(alignment: .top, spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 6) {
            Text("Alpha").called("alpha")
            box("red", 60, 20)
            Text("Beta").called("beta")
          }.called("vstack")
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              box("green", 50, 20)
              plain(50, 20)
            } header: {
              Text("Header").called("header")
            }
          }.called("sections")
          LazyHStack(alignment: .bottom, spacing: 4) {
            box("orange", 20, 30)
            Text("Hi").called("hi")
          }.called("hstack")
        }.called("row"))
    },
    "lazy/grids": {
      AnyView(
        VStack(spacing: 16) {
          LazyVGrid(
            columns: [
              GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
            ], spacing: 4
          ) { ForEach(0..<6) { box("cell\($0)", nil, 20) } }.frame(width: 280).called("columns")
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
            ForEach(0..<5) { box("adaptive\($0)", nil, 24) }
          }.frame(width: 240).called("adaptive")
          LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
            ForEach(0..<5) { box("hcell\($0)", 40) }
          }.frame(height: 70).called("rows")
        }.called("stack"))
    },
  ]

  /// A rectangle without a name.
  private static func plain(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private static func column(_ alignment: HorizontalAlignment, _ name: String) -> some View {
    VStack(alignment: alignment, spacing: 4) {
      box(name + "1", 100, 20)
      box(name + "2", 50, 20)
    }
  }

  private static func line(_ alignment: VerticalAlignment, _ name: String) -> some View {
    HStack(alignment: alignment, spacing: 4) {
      box(name + "1", 20, 60)
      box(name + "2", 20, 30)
    }
  }
}
